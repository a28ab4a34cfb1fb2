# Ligas y torneos

title = Ligas y torneos
intro = Una liga entre amigos, una copa, una hora de arena: alguien la abre, los demás entran con el enlace y Liza sienta a cada cual a su mesa.
new = Abrir un torneo
mine = Mis torneos
open = Puedes entrar
running = Se están jugando
over = Terminados
none = Ahora no hay ninguno.
to-list = Todos los torneos

entrants = { $count ->
    [one] 1 participante
   *[other] { $count } participantes
}
entrants-of = { $count } de { $most }
tables-of = mesas de { $sizes }
format-round_robin = Liga
format-swiss = Suizo
format-elimination = Eliminatoria
format-arena = Arena
about-round_robin = Todos juegan contra todos. Lo mejor para un grupo de amigos.
about-swiss = Unas cuantas rondas: en cada una te sientas con quien va como tú, y no repites rival mientras se pueda.
about-elimination = De cada mesa pasa la mejor mitad, hasta la final.
about-arena = Durante un rato, quien termina una partida empieza otra. Se puede entrar y salir cuando se quiera.

name-of = Nombre del torneo
name-hint = Liga de los jueves
game = Juego
sizes = Personas en cada mesa
format = Cómo se juega
rounds = Rondas
meetings = Veces que se cruza cada pareja
together = Todas las rondas a la vez, como conviene si se juega por días
minutes = Minutos que dura
clock = Tiempo para pensar
clock-why = Hace falta un reloj: sin él, una sola mesa podría detener a todas. A quien se le acaba, un bot le guarda el sitio.
stand-in = Nivel de los bots que completan mesas
most = Plazas
who = Quién puede entrar
who-link = Quien tenga el enlace
who-public = Cualquiera: sale en la lista
begin-new = Abrir el torneo

enter = Entrar
enter-name = Tu nombre en el torneo
enter-late = Ya ha empezado, pero todavía puedes entrar: juegas desde la próxima ronda.
entered = Estás dentro como { $name }.
wait-begin = Empieza cuando lo diga quien organiza. Puedes cerrar esta página: tus mesas te esperan también en la portada.
wait-round = La próxima mesa sale cuando acabe la ronda.
wait-arena = Buscamos con quién sentarte.
your-table = Tu mesa te espera
your-tables = Tus mesas te esperan
go-with = Jugar con { $names }
withdraw = Dejar el torneo
withdraw-sure = Si lo dejas no podrás volver: un bot jugará en tu lugar las mesas que falten. ¿Lo dejas?
withdrawn = Has dejado el torneo.
yes = Sí
no = No

organise = Organizas tú
organise-about = Este torneo solo lo puede empezar este navegador.
invite = Enlace para entrar
begin = Empezar
begin-few = Hacen falta al menos dos participantes.
begin-sure = { $count ->
    [one] Solo hay una persona.
   *[other] Empieza con { $count } participantes. Después { $late ->
        [yes] se podrá entrar tarde.
       *[no] ya no podrá entrar nadie.
    }
}
close = Terminar antes de tiempo
close-sure = Lo que se esté jugando ya no contará. ¿Lo terminas?
remove = Quitar a { $name }

standings = Clasificación
rank = Puesto
player = Participante
points = Puntos
played = Mesas
won = Ganadas
direct = Entre sí
opposition = Rivales
reached = Ronda
gone = se fue
you = tú
points-about = En cada mesa ganas la parte de rivales que dejas atrás: 1 punto si quedas por delante de todos, medio por empatar en una mesa de dos.
ties-about = A iguales puntos deciden, por este orden: los puntos entre quienes empatan, si todos se han cruzado; la media de puntos de los rivales; las mesas ganadas; el sorteo. Quien abandona una mesa queda detrás de quienes siguen.
ties-elimination = Primero cuenta la ronda a la que llegas y el puesto en ella; después, los puntos.
csv = Hoja de cálculo (CSV)
trf = Informe de emparejamientos (TRF)
print = Imprimir

round = Ronda { $number }
round-of = Ronda { $number } de { $total }
final = Final
watch = Mirar
replay = Repetición
bot = bot
status-open = Se puede entrar
status-running = Se está jugando
status-over = Terminado
until = Salen mesas nuevas hasta las { $time }
winner = Gana { $name }
