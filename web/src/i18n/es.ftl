# Lo que dice la estantería: todo lo que no es de ningún juego.

liza = Liza
motto = Cinco cajas, una mesa.
skip = Ir al contenido
loading = Un momento…
close = Cerrar
cancel = Mejor no
back = Volver
copy = Copiar
copied = Copiado
yes = Sí
no = No
more = Más

## Cabecera y pie

home = Inicio
about = Acerca de
settings = Ajustes
you-page = Tú
you-more = Un nombre que sea solo tuyo, y en qué navegadores se te conoce
own-name = Nombre propio: nadie más puede usarlo
rules = Reglas
language = Idioma
light-switch = Cambiar la luz
light-to-dark = Apagar la luz (nogal)
light-to-light = Encender la luz (papel)

## Inicio

home-title = ¿A qué jugamos?
home-text = Sin cuentas y sin instalar nada: abre una caja, siéntate con amigos o con bots, y a jugar.
players = { $from ->
    [one] 1 jugador
   *[other] { $from } jugadores
  }
players-range = { $from }–{ $to } jugadores
minutes = { $minutes } min
minutes-range = { $from } a { $to } min
from-age = desde { $age } años
play = Jugar
play-hint = Contra bots, ahora mismo
first-time = Mi primera partida
new-table = Mesa nueva
my-tables = Mis mesas
my-turn = Te toca
their-turn = Le toca a { $seats }
waiting-people = Falta gente
finished = Terminada
go-on = Seguir
forget = Olvidar esta mesa
open-tables = Mesas abiertas
open-none = Ahora no hay ninguna mesa esperando. Abre una y manda el enlace.
free-seats = { $free ->
    [one] Queda 1 sitio
   *[other] Quedan { $free } sitios
  }
sit = Sentarme
watch = Mirar
recent = Últimas partidas
recent-none = Aquí aparecerán las partidas terminadas.
replay-it = Ver
join-by-link = Entrar con un enlace
join-placeholder = Pega aquí el enlace de la mesa
join = Entrar
join-bad = Eso no es un enlace de esta casa.
no-games = No se ha encontrado ningún juego.

## Mesa nueva

new-title = Mesa nueva
new-game = Juego
new-seats = Quién se sienta
seat-number = Sitio { $number }
seat-me = Yo
seat-open = Alguien
seat-bot = Bot
bot-numbered = { $name } { $number }
bot-level = Nivel
level-chosen = Nivel de los bots: { $level }
level-gentle = Perdona mucho: para la primera partida.
level-lively = Ve lo que tiene delante, pero se despista.
level-shrewd = Piensa lo que hace y regala poco.
level-tough = Calcula: hay que jugar bien para ganarle.
level-fierce = Busca a fondo antes de cada jugada.
level-steps = Cada nivel gana al anterior unas dos de cada tres veces.
bot-listed = { $name } (bot)
bot-gentle = Amable
bot-lively = Despierto
bot-shrewd = Astuto
bot-tough = Duro
bot-fierce = Feroz
bot-random = Al azar
bot-soft = Benévolo
bot-sober = Sobrio
bot-greedy = Goloso
bot-ismcts = Pensador
bot-exact = Perfecto
new-options = Cómo se juega
new-clock = Reloj
clock-own = En vivo, a mi medida…
clock-own-slow = Lenta, a mi medida…
clock-own-minutes = Minutos para toda la partida
clock-own-increment = Segundos más por jugada
clock-own-hours = Horas por decisión
clock-own-reserve = Horas de reserva
clock-none = Sin reloj
new-who = Quién puede entrar
who-link = Solo quien tenga el enlace
who-public = Cualquiera
your-name = Tu nombre
your-name-hint = Como quieras que te llamen
open-table = Abrir la mesa
need-me = Siéntate tú también: elige tu sitio.

## La mesa

table = Mesa
turn-yours = Te toca a ti
title-yours = ● Te toca · { $game }
notice-yours = Te toca en { $game }
you = tú
bot = bot
bot-for-away = bot hasta que vuelva
bot-for-here = bot hasta que vuelva; está mirando
thinking = pensando…
away = se ha ido un momento
departed = ha dejado la partida
here = en la mesa
seat-away = ausente
seat-free = sitio libre
waiting-start = Esperando a que se llene la mesa
invite = Manda este enlace a quien quieras que se siente
invite-watch = Enlace para mirar
invite-seat = Enlace para sentarse
connecting = Conectando…
lost = Se ha cortado la conexión. Volvemos a intentarlo; no se pierde nada.
withdrawn = Se cortó la conexión y tu jugada no llegó a tiempo: no ha contado.
spectating = Estás mirando
story = Relato
chat = Charla
chat-say = Di algo
chat-send = Enviar
chat-none = Aquí todavía no ha hablado nadie.
chat-watch = Quien mira no puede hablar.
story-none = Aún no ha pasado nada.
story-start = Empieza la partida
all-options = Todas las opciones
options = Lo que puedes hacer
by-ear = Para jugar de oído
by-ear-go = Ir a lo que puedes hacer
by-ear-position = La posición en una frase
position = La posición
position-you = tú
table-in-words = La mesa en palabras
undo = Deshacer
undo-hint = Hasta que confirmes, puedes echarte atrás
next-show = Sigue
next-hint = A lo siguiente (espacio, o un toque en la mesa)
skip-show = Saltar
skip-hint = Hasta lo último que ha pasado (S)
open-show = Verlo
open-hint = Ver paso a paso lo que se ha resumido (V)
onward = Ir directo a mi decisión: lo que los demás hacen entre ellos se resume
onward-suggest = Esperas a menudo. ¿Ir directo a tu decisión? Lo que te afecta se sigue contando.
onward-yes = Sí, siempre
onward-no = No, gracias
answered-for-you = Solo había una respuesta y la hemos dado por ti: { $choice }.
story-there = Ver la mesa como estaba entonces
story-past = Así estaba la mesa entonces.
story-back = Volver a la partida
hint = Pista
hint-ask = ¿Qué haría Feroz? (H)
hint-said = { $who } haría esto: { $choice }.
hint-exact = Es lo mejor: este juego está resuelto.
hint-sure = Lo tiene claro ({ $percent } %).
hint-fairly = Está bastante seguro ({ $percent } %).
hint-unsure = Duda entre varias cosas ({ $percent } %).
key-open = ver paso a paso lo resumido
key-hint = pedir una pista (contra bots)
catch-up = Repetir lo último
why-not = ¿Por qué no?
why-later = Todavía se está contando lo que ha pasado. Pregunta cuando termine, o sáltalo.
why-rule = Regla { $rule }
why-source-printed = Impresa
why-source-differs = Impresa, con una diferencia
why-source-derived = Se sigue de lo impreso
why-source-ours = Decisión nuestra
why-unless = Qué haría falta
why-book = Leerlo en el reglamento
why-live = Verla en la mesa
why-mode = Pulsa algo apagado para saber por qué no se puede
more-menu = Más cosas de la mesa
resign = Rendirme
resign-sure = ¿Seguro que te rindes?
offer-draw = Proponer tablas
offer-undo = Pedir que se deshaga la última jugada
offer-replace = Pedir que un bot ocupe el sitio de { $who }
offer-stalling = Pedir que siga un bot por { $who }: lleva { $minutes } minutos sin elegir
offer-retire = Pedir que { $who } quede fuera de la partida
offer-end = Proponer dejarlo aquí
offer-rematch = Revancha
offered-draw = { $who } propone tablas.
offered-undo = { $who } pide deshacer la última jugada.
offered-end = { $who } propone dejar la partida aquí.
offered-rematch = { $who } quiere la revancha.
offered-replace = { $who } propone que un bot ocupe el sitio de { $target }.
offered-retire = { $who } propone que { $target } quede fuera de la partida, como mandan las reglas.
offered-mine = Has hecho una propuesta; falta que contesten.
accept = De acuerdo
decline = No, gracias
leave-guide = Salir de la guía
keys = Teclas
keys-title = Con el teclado
key-numbers = elegir una opción por su número
key-tab = pasar de una cosa a otra
key-enter = elegir, soltar o confirmar
key-escape = soltar lo elegido, cerrar
key-undo = deshacer
key-catch = repetir lo que han hecho los demás
key-next = pasar a lo siguiente
key-skip = saltar hasta lo último
key-why = preguntar por qué no
key-list = ver todas las opciones
key-go = ir a lo que puedes hacer
key-position = oír la posición en una frase
key-words = leer la mesa en palabras
key-rules = abrir el reglamento
zone-empty = vacío
pieces-count = { $count ->
    [one] 1 pieza
   *[other] { $count } piezas
  }
die-name = d{ $sides }: { $value }
round-clock = Reloj de { $who }

## Amigos

cancelled = Quien abrió la mesa la ha anulado.
cancel-table = Anular la mesa
cancel-sure = ¿Seguro? Sí, anularla
fill-one = Que se siente un bot
new-fill = Bots en todos los sitios libres
fill-all = Empezar ya, con bots en los sitios libres
ready-title = Ya estáis todos. ¿Empezamos?
ready-say = Sí, empecemos
ready-wait = Por contestar: { $names }.
ready-yes = a punto
ready-not = aún no ha contestado
gather-title = La revancha empieza cuando estéis todos
gather-wait = Por llegar: { $names }.
gather-not = aún no ha llegado
fill-absent = Seguir con un bot hasta que vuelva
host = Invita
host-tag = abrió la mesa
players-title = Se sientan
players-seated = { $free ->
    [0] { $names }
    [one] { $names } · queda 1 sitio
   *[other] { $names } · quedan { $free } sitios
  }
option-usual = { $value } (lo normal)
option-printed = { $value } (impreso)
options-as-printed = Como está impreso
options-as-printed-about = Pone cada opción en lo que dice el libro; donde calla o se contradice, deja lo que hay.
options-usual = Como dice el reglamento
options-plain = Sin opciones cambiadas
options-changed = { $count ->
    [one] 1 cambio
   *[other] { $count } cambios
  }
language-own = Español o inglés: cada cual lee la mesa en el suyo
invited = Te invitan a { $game }
invited-by = { $host } te invita a { $game }
invite-said = ¿Echamos una partida de { $game }?
join-full = Ya no queda sitio en esta mesa, pero puedes mirar.
qr = Código para la cámara: { $what }
return-title = Seguir en otro dispositivo
return-text = Este enlace lleva a tu sitio, desde cualquier dispositivo. No se lo des a nadie: quien lo tenga juega por ti.
return-link = Enlace a tu sitio
unread = Mensajes sin leer:
watchers = { $count } mirando
see-result = Ver el resultado
news-left = { $who } se ha levantado de la mesa.
news-back = { $who } ha vuelto a su sitio.
news-time = A { $who } se le ha acabado el tiempo: un bot juega en su sitio hasta que vuelva.
news-replaced = Un bot juega por { $who } hasta que vuelva.
news-gone = { $who } deja la partida; un bot ocupa su sitio.
news-resigned = { $who } se ha rendido.
news-resigned-you = Te has rendido.
news-draw-offered = { $who } propone tablas.
news-draw-offered-you = Propones tablas.
news-draw-declined = { $who } no acepta las tablas.
news-draw-declined-you = No aceptas las tablas.
news-draw-withdrawn = { $who } retira su propuesta de tablas.
news-draw-withdrawn-you = Retiras tu propuesta de tablas.
news-draw-agreed = Hay acuerdo: la partida acaba en tablas.
news-declined = { $who } no está de acuerdo con la propuesta.
news-withdrawn = { $who } retira su propuesta.
news-left-you = Te has levantado de la mesa.
news-back-you = Has vuelto a tu sitio.
news-time-you = Se te ha acabado el tiempo: un bot juega en tu sitio hasta que vuelvas.
news-replaced-you = Un bot juega por ti hasta que vuelvas.
news-gone-you = Dejas la partida; un bot ocupa tu sitio.
news-hurry = { $seconds ->
    [one] Te queda 1 segundo. Si se acaba
   *[other] Te quedan { $seconds } segundos. Si se acaban
  }, un bot sigue por ti hasta que vuelvas.
replaced = Un bot juega por ti.
come-back = Volver a mi sitio
news-away = { $who } ha perdido la conexión.
news-left-out = La parte del azar de { $who } no llegó a tiempo: la partida empieza sin ella.
news-left-out-you = Tu parte del azar no llegó a tiempo: la partida empieza sin ella.
news-here = { $who } está otra vez en la mesa.
news-sat = { $who } se sienta a la mesa.
clock-fischer = { $minutes } min + { $more } s por jugada
clock-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
  }

## Después

over = Fin de la partida. { $verdict }.
you-won = Has ganado
you-lost = Has perdido
you-drew = Empate
winner-is = { $winning ->
    [one] Gana { $winners }
   *[other] Ganan { $winners }
  }
nobody-wins = Empate
score = Puntos
place = Puesto
result-table = Clasificación
see-replay = Ver la partida
rematch = Revancha
rematch-there = La revancha os espera en otra mesa.
rematch-others = La revancha se juega en otra mesa.
rematch-go = Ir a la revancha
rematch-waits = Te esperan para la revancha
share = Compartir
share-none = No hay enlace para compartir
share-link = Enlace a la partida
download = Descargar
verify = Comprobar los dados
verify-about = Antes de la primera tirada, la mesa publicó la huella de su semilla. Tu navegador la ha calculado de nuevo y ha buscado en la semilla las tiradas del relato.
verify-about-engine = Antes de la primera tirada, la mesa publicó la huella de su semilla. Tu navegador ha jugado otra vez toda la partida con el propio motor, a partir de esa semilla.
verify-promise-seen = La semilla es la que se prometió: este navegador guardó la huella antes del final
verify-promise-told = La semilla corresponde a la huella que enseña la mesa; este navegador no estaba antes del final para guardarla
verify-prepared = La semilla es la de este reparto, que estaba preparado: aquí se comprueba que todo salió de ella, no que fuera un secreto
verify-rolls = Tiradas que salen de ella: { $found } de { $count }
verify-choices = Jugadas repetidas, todas posibles: { $count }
verify-chance = Salen de la semilla: { $dice ->
    [one] 1 tirada de dado
   *[other] { $dice } tiradas de dado
  }, { $shuffles ->
    [one] 1 mazo barajado
   *[other] { $shuffles } mazos barajados
  } y { $draws ->
    [one] 1 sorteo más
   *[other] { $draws } sorteos más
  }
verify-told = Lo que la mesa contó y enseñó, paso a paso, coincide: { $count } de { $count }
verify-end = El final es el mismo
verify-not = Sin comprobar aquí: barajar, repartir y lo que el relato no cuenta dado a dado. Descarga la partida y «python3 run.py verify» la repite entera.
verify-good = { $count ->
    [one] Cuadra: la única tirada del relato sale de la semilla prometida.
   *[other] Cuadran las { $count } tiradas del relato: salen de la semilla prometida.
  }
verify-engine = Todo cuadra: la partida entera, jugada otra vez, sale igual.
verify-engine-no-chance = La partida, jugada otra vez, sale igual; en ella no se dejó nada al azar, así que no había dados que comprobar.
verify-unchecked = La semilla es la prometida, pero aquí no se ha comprobado ninguna tirada.
verify-unable = No se ha podido comprobar nada: { $what }.
verify-bad = No cuadra: { $what }.
secrets = ¿Se contó algo de más?
secrets-running = Mirando otros mundos…
secrets-good = A nadie se le contó nada que no pudiera saber.
secrets-none = En esta partida no había nada oculto.
secrets-bad = Tras la jugada { $step } se contó algo que no se podía saber: { $where }
secrets-tried = Se han mirado { $positions } posiciones, cada una desde un sitio, y se ha comparado todo lo enviado en { $worlds } mundos donde lo oculto estaba de otra manera, con { $reasons } explicaciones y { $choices } jugadas repetidas.
transcript = Transcripción firmada
transcript-same = Lo que recibió esta página es lo que el sitio ha firmado: { $same } de { $count } mensajes.
transcript-other = El sitio ha firmado otra cosa que lo que recibió esta página: solo coinciden { $same } de { $count } mensajes.
entropy-awaited = Cada jugador añade su parte al azar…
entropy-added = El azar salió de la semilla del sitio y de lo que añadieron antes de la primera carta: { $names }. Nadie pudo elegirlo solo.
entropy-own = Lo de este navegador está entre ello.
entropy-silent = Lo prometieron y no llegó a tiempo: { $names }.
entropy-none = Ningún jugador añadió nada al azar: el sitio eligió la semilla solo.
entropy-here = Este dispositivo eligió el azar solo.
entropy-prepared = El reparto estaba preparado: nadie añadió nada al azar.
transcript-unheard = Esta página no vio la partida: no hay nada que comparar con la transcripción.
verifier = Verificador
site-keys = Llaves del sitio
verify-secret = La semilla se publica cuando acaba la partida.
verify-running = Comprobando…
verify-no-rolls = hay una tirada que no sale de la semilla
verify-fault-damaged = el registro de la partida está dañado
verify-fault-game = este motor no conoce el juego
verify-fault-rules = se jugó con otra versión de las reglas
verify-fault-seed = la semilla no corresponde a la huella de la partida
verify-fault-promise = la semilla no es la que se prometió
verify-fault-entropy = la partida no se jugó con los bytes que enseñaron los jugadores
verify-fault-choice = la jugada { $at } no era posible
verify-fault-told =
    { $at ->
        [0] el reparto no fue el que se contó
       *[other] lo que se contó de la jugada { $at } no es lo que pasó
    }
verify-fault-end = la partida no acabó como se dijo
seed = Semilla
commitment = Huella
reason-resigned = { $you ->
    [winner] { $losing ->
        [one] Ganas porque { $losers } se ha rendido.
       *[other] Ganas porque { $losers } se han rendido.
    }
    [loser] { $winners } gana porque te has rendido.
   *[nobody] { $losing ->
        [one] { $winners } gana porque { $losers } se ha rendido.
       *[other] { $winners } gana porque { $losers } se han rendido.
    }
}
decided-choice = Se decidió en la jugada { $step } de { $of }. { $who }: { $choice }. Desde ahí, según el cálculo del juego, { $winner } fue siempre por delante.
decided-last = No se decidió hasta la jugada { $step } de { $of }, la última, según el cálculo del juego. { $who }: { $choice }.
decided-gradually = No se decidió en una sola jugada: según el cálculo del juego, { $winner } tomó la delantera en la { $step } de { $of } y ya no la soltó.
decided-leaving = Se decidió cuando { $who } dejó la partida: desde ahí, según el cálculo del juego, { $winner } fue siempre por delante.
decided-throughout = Según el cálculo del juego, { $winner } fue por delante de principio a fin.
reason-agreed = Tablas, de común acuerdo.
reason-time = A alguien se le acabó el tiempo.

## Repetición

replay = Repetición
replay-step = Jugada { $at } de { $count }
replay-first = Al principio
replay-previous = Jugada anterior
replay-next = Jugada siguiente
replay-last = Al final
replay-run = Reproducir
replay-stop = Parar
replay-of = { $game }, { $names }

## Mirar atrás

analysis = Análisis
analysis-about = Mira la partida otra vez: qué fue suerte, qué fueron decisiones y qué habría sido mejor, con lo que cada cual podía saber.
analysis-open-about = La misma partida con todas las cartas a la vista: nadie en la mesa sabía tanto. Es otro análisis.
analysis-begin = Analizar
analysis-here = Analizar en este navegador
analysis-here-about = Rápido y sin esperar turno: menos ensayos por jugada que en el sitio, y también sin conexión.
analysis-waiting = Preparando el análisis…
analysis-working = Analizando: { $percent } %
analysis-cancel = Dejarlo
analysis-exact = Valores exactos: lo que cada cual puede esperar si nadie más se equivoca.
analysis-estimated = Desde cada posición se ha jugado { $playouts } veces hasta el final para ver cómo suele acabar: son estimaciones, y lo que lleva «≈» podría ser algo más o algo menos.
analysis-scale = Cada posición vale de 0 puntos (derrota segura) a 100 (victoria segura).
analysis-whose = La partida de
analysis-reading = Cómo se mira
analysis-known = Con lo que se podía saber
analysis-open = Todo a la vista
analysis-graph = Cómo estaba cada cual a lo largo de la partida; en grueso, { $who }
analysis-luck = Suerte
analysis-choices = Decisiones, propias y ajenas
analysis-start = Al empezar
analysis-own = Decisiones propias
analysis-others = Decisiones de otros
analysis-luck-sum = Suerte
analysis-end = Al final
analysis-story = Lo que más contó, según el análisis: la jugada { $step } de { $of }. { $who }: { $choice }. A { $winner } le valió unos { $points } puntos de 100.
analysis-story-luck = Lo que más contó, según el análisis: la suerte tras la jugada { $step } de { $of }. { $who }: { $choice }. A { $winner } le valió unos { $points } puntos de 100.
analysis-story-none = Según el análisis, no se decidió en una sola jugada: { $winner } ganó poco a poco.
analysis-moments = Lo que más contó
analysis-no-moments = Nada pesa más que el error de la estimación.
analysis-moment-choice = Decisión propia: { $choice }
analysis-moment-other = { $who } decidió: { $choice }
analysis-moment-luck = Suerte, tras: { $choice }
analysis-own-title = Lo que regaló { $who }
analysis-all = Todas las decisiones, también las buenas
analysis-no-errors = Ninguna decisión regaló nada que se note.
analysis-better = Mejor: { $choice }
analysis-why = Ver cómo seguiría
analysis-leaves = Deja la partida
analysis-resigned = Se rinde
imagined = Así podría haber seguido
imagined-step = Así podría haber seguido, jugada { $at } de { $count }
imagined-back = Volver a la partida

## Ejercicios

exercises = Ejercicios
exercises-of = Ejercicios de { $game }
exercises-about = Posiciones de partidas de verdad en las que una jugada es claramente mejor que las demás; las que llevan a lo mismo valen todas.
exercises-none = Para este juego todavía no hay ejercicios.
exercises-all = Todos
exercise-daily = El ejercicio de hoy: { $game }
exercise-number = Ejercicio { $number }, dificultad { $difficulty } de 5
exercise-ask = Juegas { $who }: ¿qué es lo mejor?
exercise-right = ¡Eso es!
exercise-wrong = Había algo mejor
exercise-worth = Lo que vale cada jugada
exercise-yours = (tu respuesta)
exercise-best = (la mejor)
exercise-estimated = Valores estimados: { $bot } sigue jugando desde aquí muchas veces; ± es el error de la distancia a la mejor.
exercise-found = Lo encuentran:
exercise-next = Otro
exercise-again = Probar otra vez
exercise-solved = resuelto
exercise-missed = fallado

## Mis partidas

my-games = Mis partidas
my-games-about = Las partidas que has jugado en este dispositivo. No están en ningún otro sitio: si borras los datos del navegador, se pierde la lista.
my-games-everywhere = Las partidas de este dispositivo y las acabadas en cualquier otro, siempre que allí seas la misma persona.
my-games-name = Con quién
my-games-more = Más antiguas
my-games-all = Todas
my-games-went = Cómo fue
my-games-against = contra { $names }
my-games-missed = { $count ->
    [0] nada regalado
    [one] 1 decisión que regaló algo
   *[other] { $count } decisiones que regalaron algo
  }
my-games-open = Abrir una partida descargada
file-opening = Abriendo la partida…
file-huge = Ese archivo es demasiado grande para ser una partida.
file-none = Ese archivo no es una partida.
file-damaged = Ese archivo está dañado o incompleto: descarga la partida otra vez.
file-format = Esa partida la escribió otra versión de Liza, que aquí no se puede leer.
file-game = Esa partida es de un juego que no está aquí.
file-rules = Esa partida se jugó con otra versión de las reglas, y con estas sería otra.
file-cards = Esa partida se jugó con otras cartas, y con estas sería otra.
file-unfinished = Esa partida no está acabada. Cuando acabe, descárgala otra vez.
file-sealed = A esa partida le falta la semilla, que se publica al acabar. Descárgala otra vez.
file-left = Alguien dejó esa partida a medias, y aquí no se puede repetir.
file-drawn = Esa partida quedó en tablas de común acuerdo, y aquí no se puede repetir.
my-games-download = Descargar todas ({ $count })
my-games-none = Aquí aparecerán tus partidas.
went-going = en juego
went-won = ganada
went-lost = perdida
went-drew = empate
went-off = anulada

## Grupos

my-groups = Mis grupos
groups-about = Un grupo es para quienes jugáis juntos desde lejos: un enlace, vuestras mesas y cómo os va.
groups-none = Aún no estás en ningún grupo.
group-found = Fundar un grupo
group-title = Nombre del grupo
group-enter = Entrar
group-invited = Te invitan a un grupo
group-link = Enlace para invitar
group-link-anew = Hacer un enlace nuevo
group-link-anew-about = Si se ha perdido el enlace, haz otro: el anterior dejará de valer.
group-link-once = Guárdalo ahora: con él entra quien lo tenga, y no se vuelve a mostrar.
group-said = Entra en nuestro grupo de Liza
group-members = Quiénes
group-who = Quién
group-games = Partidas
group-won = Ganadas
group-ratings = Puntuación
group-tables = Mesas
group-tables-none = Aún no hay mesas.
group-open = Abrir una mesa
group-table = La mesa es del grupo: quienes están en él pueden sentarse sin enlace.
group-leave = Salir del grupo
group-leave-sure = ¿Salir? Para volver hará falta el enlace.

## Puntuación

my-ratings = Mi puntuación
ratings-about = Una partida puntúa si así se decidió al abrir la mesa. Las demás nunca cuentan. Si alguien la deja, se calcula lo que daba su posición: solo pierde quien se va, y nadie gana por irse.
rated-tag = puntúa
rated-title = Puntuación
rated-facts = La partida puntúa: sin consejos y sin deshacer jugadas de común acuerdo.
rated-wanted = La partida puntúa
rated-about = Con reloj, las cartas y las opciones de siempre, cada quien en su dispositivo. Sin consejos y sin deshacer jugadas de común acuerdo.
rating-own = Tú
rating-none = Aún no has jugado ninguna partida que puntúe. La primera ya dirá algo, también si es contra bots.
rating-beats = Quedas por delante del { $share } % de quienes juegan.
rating-between = (entre el { $low } y el { $high } %)
rating-provisional = Provisional: se han jugado pocas partidas para saberlo mejor.
rating-picture = Tu puntuación en los últimos { $count } pasos
rating-caption = De izquierda a derecha, tus partidas. La franja es lo que aún no se sabe; la línea de puntos, la mitad de quienes juegan.
rating-why = Por qué ha cambiado
rating-now = { $share } %
rating-night = Esa noche se miraron todas las partidas a la vez, y se supo más de con quién has jugado.
rating-departed = Dejaste la partida: cuenta como el último puesto.
rating-left = Dejaste la partida cuando tu posición te daba un { $chance } % (entre { $low } y { $high }). Cuenta como derrota en lo que te faltaba: un { $lost } %.
rating-back = Un bot decidió por ti mientras no estabas, en una posición que te daba un { $chance } %. La victoria cuenta hasta el { $low } %; la derrota, entera.
rating-they-left = { $name } dejó la partida cuando su posición le daba un { $chance } % (entre { $low } y { $high }): contra su sitio cuenta lo demás, acabara como acabara.
leaving-waits = Se está valorando la posición de quien dejó la partida; después se moverá la puntuación.
leaving-left = { $who } dejó la partida cuando su posición daba un { $chance } % (entre { $low } y { $high }). Eso es lo que cuenta para la puntuación.
leaving-back = Un bot decidió por { $who } en una posición que daba un { $chance } % (entre { $low } y { $high }). Más no puede ganar con esta partida.
leaving-exact = Calculado con juego perfecto.
leaving-played = Según { $count } partidas que los bots siguieron desde ahí.
rating-unnamed = otra persona
rating-ahead = Quedaste por delante de { $name }; se esperaba en el { $share } % de los casos.
rating-behind = Quedaste por detrás de { $name }; en el { $share } % de los casos se esperaba lo contrario.
rating-tied = Empataste con { $name }.
board-title = { $count ->
    [0] Nadie tiene puntuación todavía
    [one] 1 persona tiene puntuación
   *[other] { $count } personas tienen puntuación
  }
board-before = (antes { $name })
board-about = Solo salen quienes han elegido un nombre y de quienes ya se sabe bastante. Los bots están para comparar.
board-who = Quién
board-beats = Por delante de

## Reglamento

rulebook = Reglamento
rulebook-search = Buscar en las reglas
rulebook-contents = Contenido
rulebook-picture = Una posición de la partida
rulebook-undrawn = Ahora no se puede dibujar.
rulebook-table = Tabla
rulebook-apart = Abrir el reglamento entero en otra pestaña
rulebook-whole = El reglamento entero
rulebook-back = Volver a tu mesa
rule-source = De dónde viene
rule-printed = Impresa en el reglamento, en
rule-derived = Se sigue de lo que imprime el reglamento en
rule-ours = Es una decisión nuestra: ahí el reglamento calla, o se puede leer de más de una manera.
rule-differs = En qué se aparta de lo impreso
rule-outside = En la pantalla no hace falta
rule-related = Tiene que ver con
rule-told = Dónde la cuenta el reglamento
rule-live = Verla en la mesa
rule-try = Probar: { $act }
rule-again = Volver atrás
rule-next = Siguiente: { $who }, { $act }
rule-step = { $at } de { $of }
example-open = Verlo en el tablero, paso a paso
example-close = Cerrar el tablero
rule-refused = «{ $act }» no se puede ({ $rule }).
rule-test = Es la posición de la prueba que lo comprueba:
rule-unknown = No hay ninguna regla { $rule }.
rulebook-none = Nada con esas palabras.
rulebook-lines = Todas las reglas, una a una
rulebook-ours = Decisión nuestra.
rulebook-outside = En la pantalla no hace falta: { $why }

## Guía

guide = Primera partida
guide-step = Paso { $at }
guide-next = Entendido
guide-more = Sigue
guide-out = Salir
guide-yours = Sigue a tu aire; te aviso cuando haya algo nuevo.
guide-do = Hazlo en la mesa
guide-watch = Mira lo que pasa; te aviso cuando haya algo nuevo.
guide-done = Cerrar la guía

## Ajustes y acerca de

almanac = Almanaque
almanac-lead = Todas las cartas y piezas con las que se juega aquí: { $printed } vienen impresas en el reglamento, { $partly } en parte y { $original } son nuestras, porque el reglamento no las enumera.
almanac-search = Buscar por nombre o por lo que hace
almanac-chapter = Capítulo
almanac-origin = Procedencia
almanac-all = Todo
almanac-printed = Impreso
almanac-partly = En parte
almanac-original = Nuestro
almanac-count = { $count ->
    [0] Nada coincide con lo que buscas.
    [one] Una entrada
   *[other] { $count } entradas
}
almanac-rules = Reglas
almanac-about = Reglas que hablan de esto
almanac-measured = En { $games } partidas entre bots ({ $bots }) la tuvo el { $had } % de los jugadores y la usó el { $played } %.
almanac-wins = Victorias de quien la tuvo, comparadas con las de los demás: { $wins } puntos (entre { $low } y { $high }, 95 veces de cada 100). Va con ganar; no tiene por qué ser la causa.
almanac-here = Lo que hay en la mesa
almanac-look = Señala, pulsa un momento o recorre con el teclado cualquier cosa de la mesa: aquí se lee entera.
almanac-open = En el almanaque
almanac-copies = { $count ->
    [one] 1 copia
   *[other] { $count } copias
}

speed = Velocidad
speed-calm = Tranquila
speed-normal = Normal
speed-fast = Rápida
speed-instant = Al instante
sounds = Sonidos
lone = Contestar por mí cuando solo hay una respuesta
lone-first = En tus dos primeras partidas de cada juego contestas tú.
notices = Avisarme cuando me toque, con la página abierta
light = Luz
light-auto = Como mi dispositivo
light-paper = Papel
light-walnut = Nogal
about-title = Acerca de Liza
about-text = La liza es el terreno donde se encuentran los que combaten. Aquí es la mesa donde viven cinco juegos de combate fantástico escritos en español, para jugarlos, estudiarlos y equilibrarlos.
about-icons = Los iconos vienen de game-icons.net (Lorc, Delapouite y colaboradores), con licencia CC BY 3.0, recoloreados.
about-fonts = Letras, con licencia OFL: Alegreya y Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), { $fonts }.
about-fair = Los dados son honrados: cada mesa publica la huella de su semilla antes de empezar y la semilla al acabar, y tu navegador lo puede comprobar.
about-dice = Los dados de este sitio, contados
about-licence = Liza es libre: puedes usarla, cambiarla y compartirla con la licencia
about-authors = Los juegos son de sus autores: { $authors }; los demás reglamentos no nombran a los suyos. Cada carta dice qué está impreso en su caja y qué es nuestro.
about-developers = Para quien dibuja tableros
gallery = Muestrario de piezas
gallery-text = Todas las piezas con las que se dibuja una mesa.
not-found = Aquí no hay nada
not-found-text = Ese enlace no lleva a ninguna parte. Puede que la mesa ya no exista.
error-title = Algo no ha ido bien
error-retry = Probar otra vez
server-answers = El servidor contesta { $status }. Prueba otra vez dentro de un rato.

# Sin servidor
engine-loading = Preparando el motor de juego: { $percent } %
engine-starting = Arrancando el motor de juego…
engine-failed = El motor de juego no ha podido arrancar ({ $why }). Vuelve a cargar la página.
engine-no-wasm = Este navegador no puede con el motor de juego: le falta WebAssembly. Prueba con otro, o con una versión más nueva.
engine-unreached = No se ha podido descargar el motor de juego. Comprueba la conexión e inténtalo otra vez.
engine-none = Este sitio no tiene el motor de juego para navegadores.
server-away = No hay conexión con el sitio. Prueba otra vez dentro de un rato.
played-here = En este dispositivo
who-here = Nadie más: la partida se queda en este dispositivo y sigue aunque no haya conexión

# Sin conexión con el sitio
away = Jugar sin conexión
away-offered = Guarda en este dispositivo el motor, los textos y los tableros (unos 8 MB) para jugar contra bots aunque no haya conexión con el sitio.
away-impossible = Aquí no es posible: los navegadores solo guardan páginas que llegan por https.
away-keeping = Guardando…
away-kept = Guardado: sin conexión puedes jugar contra bots en este dispositivo, y leer el reglamento y el almanaque.
away-failed = No se ha podido guardar. Puede que este sitio no tenga el motor para navegadores, o que falte conexión o espacio.
away-keep = Guardar en este dispositivo
away-lost = No hay conexión con el sitio, y este dispositivo no tiene guardado el juego. En cuanto vuelva la conexión podrás jugar; en Ajustes puedes guardarlo para la próxima vez.
away-home = No hay conexión con el sitio. Puedes jugar contra bots o con quien esté a tu lado: la partida se queda en este dispositivo.
away-new = No hay conexión con el sitio: la partida se queda en este dispositivo.

# Varias personas en una pantalla
seat-here = Alguien en esta pantalla
seat-called = Cómo se llama
hand-next = Decide { $name }.
hand-on = Pasar la pantalla a { $name }
hand-title = Turno de { $name }
hand-text = Que nadie más mire: lo que viene es solo para quien juega.
hand-take = Soy { $name }

# Imprimir.
print = Imprimir
print-lead = Todo lo que hay en la caja, a su tamaño de verdad. Imprime al 100 %, sin ajustar a la página.
print-paper = Papel
print-bleed = Sangre
print-no-bleed = Sin sangre
print-backs = Dorsos
print-flip-long = A dos caras, girando por el borde largo
print-flip-short = A dos caras, girando por el borde corto
print-no-backs = Sin dorsos
print-grey = Ahorrar tinta: gris sobre blanco
print-changed = Solo las cartas nuevas o cambiadas ({ $count })
print-what = Qué
print-cards = Cartas
print-sheets = Hojas de personaje
print-tokens = Fichas
print-boards = Tablero
print-summary = Hoja de resumen
print-rules = Reglamento
print-pack = Con tus propias cartas (un archivo .toml):
print-button = Imprimir
print-count = { $count ->
    [one] 1 página, y el texto
   *[other] { $count } páginas, y el texto
}
print-hint = En la ventana de impresión elige el mismo papel, escala 100 %, márgenes ninguno y gráficos de fondo. Corta por las marcas: una carta mide 63 × 88 mm. Lo que traigas se lee para dibujarlo y se olvida al cerrar la pestaña.
print-images-go = Imágenes para otras mesas: Tabletop Simulator y Screentop
print-images = Imágenes para otras mesas
print-image = Imagen de una carta
print-images-lead = Un zip con una imagen por mazo (diez cartas por fila), su dorso y tres listas. En Tabletop Simulator: sube las imágenes, di abajo dónde están y copia tabletop-simulator.json en «Saved Objects». En Screentop: trae cada imagen como cuadrícula con las columnas y filas que dice manifest.json. Todo se dibuja en este navegador.
print-images-where = Dirección donde estarán las imágenes (opcional)
print-images-save = Descargar las imágenes
print-image-save = Descargar PNG
print-images-wait = Dibujo { $at } de { $of }…
print-images-file = imagenes
print-images-failed = Este navegador no ha podido dibujarlas ({ $detail }).
print-own-cards = cartas de Liza
print-page = página { $page }
print-side-front = frente
print-side-back = dorso
print-tile = parte { $at } de { $of }

## Taller

workshop = Taller
tournaments = Ligas y torneos
to-tournament = Volver al torneo
to-daily = Ver cómo les fue a los demás
daily-deal = El reparto del día
workshop-change = Cambiar cartas en el taller
new-cards = Cartas
cards-usual = Las de siempre
cards-changed = Cambiadas
cards-differing = { $count ->
    [one] 1 distinta
   *[other] { $count } distintas
  }
cards-own = Las de mi taller: { $name }

## El tiempo en una mesa lenta

span-days = { $count ->
    [one] 1 día
   *[other] { $count } días
  }
span-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
  }
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
  }
moment-today = hoy a las { $hour }
moment-tomorrow = mañana a las { $hour }
moment-weekday = el { $day } a las { $hour }
moment-date = el { $day } a las { $hour }
clock-slow = { $span } por decisión
clock-slow-reserve = { $span } por decisión y { $reserve } de reserva
clock-nights = las noches no cuentan
clock-weekends = los fines de semana no cuentan
slow-title = Mesa lenta
slow-about = Cada cual decide cuando puede: nadie tiene que estar presente.
slow-nights = Las noches no cuentan: de 23:00 a 8:00, donde vive cada cual
slow-weekends = Los fines de semana no cuentan
slow-bot = Si alguien no llega a tiempo, este bot decide por esa persona, solo esa vez
slow-mine = Tienes { $span } para decidir: hasta { $until }.
slow-missed = Si no llegas, un bot decide por ti esta vez; a la tercera seguida se queda con tu asiento hasta que vuelvas.
slow-last = Has dejado pasar dos plazos seguidos: si pasa este, un bot se queda con tu asiento hasta que vuelvas.
slow-last-rated = Y como la partida puntúa, contará como dejada en ese momento.
slow-third = A la tercera seguida el bot se queda con el asiento hasta que la persona vuelva; si la partida puntúa, cuenta como dejada en ese momento.
slow-until = hasta { $until }
slow-paused = El reloj está parado para todos.
slow-resume = Que vuelva a correr
slow-away = { $who } ha avisado: estará fuera { $until }.
slow-away-you = Tienes anunciada una ausencia { $until }.
slow-from-to = desde { $begin } hasta { $end }
slow-back = Ya he vuelto
slow-cancel = Anular la ausencia
slow-menu = Mi tiempo
slow-holiday = Anunciar una ausencia
slow-holiday-about = Tu reloj se para mientras dura. Se avisa al menos un día antes y dura tres semanas como mucho.
slow-begin = Desde
slow-end = Hasta, inclusive
slow-announce = Anunciar
offer-slow = Proponer seguir sin prisa
offer-live = Proponer seguir en vivo
offer-pause = Proponer una pausa
offer-resume = Proponer que el reloj vuelva a correr
offered-pace = { $who } propone cambiar de reloj: { $clock }.
offered-pause = { $who } propone parar el reloj para todos.
offered-resume = { $who } propone que el reloj vuelva a correr.

## Mis mesas

seen-ago = visto { $ago }
next-decision = Siguiente decisión: { $game }
next-decision-left = quedan { $span }
