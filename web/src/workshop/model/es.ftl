# El taller: cambiar las cartas de un juego, probarlas y saber qué hacen.

title = Taller
lead = Cambia una carta o inventa otra, mira su cara mientras escribes, juega con ella y pregunta qué hace. Tu borrador se queda en este navegador: el sitio comprueba lo que escribes y no guarda nada hasta que lo compartas.
loading = Un momento: preparo el banco de trabajo…
almanac = Almanaque
home-draft = «{ $name }», { $when }
home-unnamed = sin nombre
home-none = Sin cambios todavía
lang-es = español
lang-en = inglés

tabs = Partes del taller
tab-cards = Cartas
tab-changes = Cambios
tab-files = Archivos y versiones
tab-play = Jugar y probar
tab-fair = Hacerlo justo
tab-box = Mi caja
box-about = ¿Tienes el juego en casa? Aquí hay un sitio para cada carta de la caja. Abre una, escribe lo que pone en la tuya y márcala como copiada. El sitio comprueba lo que escribes y no guarda nada: se queda en este navegador mientras no lo compartas.
box-count = { $typed } de { $slots }
box-next = Escribir la siguiente: { $name }
box-copied = Copiada
undo = Deshacer
redo = Rehacer
state-fine = Todo encaja.
state-checking = Comprobando…
state-faults =
    { $count ->
        [one] Hay un fallo: se explica junto a su campo.
       *[other] Hay { $count } fallos: cada uno se explica junto a su campo.
    }
not-kept = Este navegador no guarda nada: descarga el archivo antes de irte.
elsewhere = También falla algo en:

list = Cartas del juego
list-kind = Clase
list-search = Buscar
list-fault = fallo
list-touched = cambiada
list-fixed = El juego necesita exactamente estas: puedes cambiarlas, pero no añadir otras.
list-empty = Aquí todavía no hay nada: valen las cantidades de siempre.
entry-copy = Nueva a partir de esta
entry-new = Añadir
entry-remove = Quitar esta
range = de { $low } a { $high }
optional = opcional
field-remove = Quitar
part-add = Añadir { $name }
part-remove = Quitar { $name }
parts-add = Añadir otra parte a { $name }
parts-remove = Quitar { $name } { $number }
origin-printed = impresa en el reglamento
origin-partly = impresa en parte
origin-original = original
word-as-on = Como en «{ $name }»: { $text }
word-all = Las { $count } palabras, con un ejemplo de cada una

face = La carta
face-none = Cuando no haya fallos, aquí se verá la carta.
face-stale = Así era antes del último fallo.

changes-none = Todavía es el paquete de siempre.
changes-more = { $count ->
    [one] Y un cambio más.
   *[other] Y { $count } cambios más.
  }
change-new = nueva
change-gone = fuera
change-changed = cambia
change-open = Seguir con ella
change-restore = Dejarla como siempre

files-pack = El archivo
files-pack-about = Solo dice lo que cambia. Es el mismo que usan «liza pack» y «liza lab» en la terminal. Al abrir otro ves antes qué cambia.
toml-save = Descargar TOML
toml-open = Abrir TOML
toml-show = Ver el archivo
files-sheet = Hoja de cálculo
files-sheet-about = Una clase de cartas como tabla. Al traerla de vuelta ves antes qué cambia.
sheet-kind = Clase
csv-save = Descargar CSV
csv-open = Traer CSV
csv-column = Este juego no conoce la columna «{ $name }»: se deja fuera.
csv-row = La fila { $name } no dice de qué carta habla: se deja fuera.
csv-empty = Eso no es una tabla con la columna «{ $name }».
csv-long = Son demasiadas filas: como mucho { $name }.
ahead = Esto cambiaría
ahead-take = Quedármelo
ahead-leave = Mejor no
ahead-none = Ese archivo dice lo mismo que ya tienes.
ahead-looks = Cambian además imágenes, colores o frases de ambiente.
file-taken = Hecho. Puedes deshacerlo.
file-refused = No he podido leer ese archivo; lo tuyo sigue como estaba.
file-large = Ese archivo es demasiado grande para ser un paquete.
versions = Versiones
versions-about = Guarda cómo está ahora, con una nota, antes de probar otra cosa.
version-note = Nota
version-keep = Guardar esta versión
version-plain = Sin nota
version-back = Volver a ella
version-forget = Olvidarla
clear = Volver al paquete de siempre

play = Jugar este paquete
play-about = Abre una mesa con tus cartas. Quien reciba el enlace juega con ellas, y la partida guardada las lleva consigo.
pack-name = Nombre del paquete
play-faults = Arregla antes los fallos.
play-large = El paquete tiene { $letters } letras y en una mesa caben { $most }.
play-bots = Jugar contra bots ({ $level })
play-friend = Mesa con enlace para un amigo
play-more = Elegir asientos, opciones y reloj

print = Imprimirlo
print-go = A la imprenta
print-tables = Imágenes para Tabletop Simulator y Screentop

study = ¿Qué hace?
study-about = Los bots juegan los mismos mundos con tu paquete y con el de siempre. Cada cambio se prueba además por separado: el azar decide quién tiene la carta, así que lo que se ve es lo que hace.
study-size = Cuántas partidas
study-quick = Pocas: una primera idea
study-usual = Las de costumbre: unos minutos
study-thorough = Muchas: para lo que apenas se nota, ocho minutos como mucho
study-same = Todavía no cambia nada.
study-begin = Averiguarlo
study-cancel = Dejarlo
study-queue = { $ahead ->
    [one] Hay otro estudio delante.
   *[other] Hay { $ahead } estudios delante.
  }
study-preparing = Preparo las partidas…
study-working = Jugando: { $share } %
study-stopped = El estudio se ha parado.
study-older = El paquete ha cambiado desde entonces: esto habla de cómo era.
study-played = { $games } partidas con cada paquete y hasta { $pairs } parejas para cada cambio, con { $seats } bots «{ $bots }».
study-things = Qué hace cada cambio
study-things-none = Ningún cambio se aparta de lo que haría el azar en estas partidas.
study-left-out = { $count ->
    [one] Un cambio más no se ha probado por separado.
   *[other] { $count } cambios más no se han probado por separado.
  }
study-whole = La partida entera
study-whole-none = Nada cambia más de lo que puede el azar.
study-rest = Lo que no está claro ({ $count })
study-note = Entre corchetes, dónde está la verdad 95 de cada 100 veces; la raya la dibuja y la línea de puntos es «ningún cambio». Marcado, lo que no parece azar. Entre personas puede ser otra cosa.

fair = Hacerlo justo
fair-about = Deja libres unos números, di cómo quieres las partidas y los bots buscan: prueban valores, y los mejores pasan una última prueba en partidas nuevas, que es la que cuenta.
fair-numbers = Números libres
fair-number = Número
fair-entry = De
fair-low = Desde
fair-high = Hasta
fair-now = ahora { $value }
fair-add = Dejar libre otro número
fair-remove = Quitar { $name }
fair-none = Deja libre al menos un número.
fair-aims = Metas
fair-aim = Qué
fair-aim-add = Añadir una meta
fair-aim-none = Pon al menos una meta, con un número a un lado o a los dos.
fair-wrong = «Desde» tiene que ser menor que «Hasta».
aim-seat_advantage = Ventaja del asiento que más se aparta (puntos)
aim-seat = Victorias del asiento { $number } (%)
aim-given = Lo que gana quien tiene «{ $name }» (puntos)
aim-decisions = Decisiones por partida
aim-rounds = Rondas por partida
aim-comebacks = Remontadas (%)
aim-lead_changes = Veces que cambia el primer puesto
aim-shared_wins = Victorias compartidas (%)
fair-begin = Buscar
fair-result = El resultado
fair-played = { $tried } juegos de valores en { $games } partidas. La última prueba: { $test } partidas nuevas con los números de antes y otras tantas con los nuevos, con { $seats } bots «{ $bots }».
fair-same = Nada de lo probado es mejor que lo que ya tienes.
fair-late = No ha dado tiempo a probar otros números. Deja jugar más partidas.
fair-take = Quedarme con estos números
fair-taken = Hecho. Puedes deshacerlo.
fair-reached = conseguido
fair-missed = no conseguido
fair-unclear = no queda claro
fair-note = La banda es lo que querías; la raya, dónde está la verdad de todas las metas a la vez 95 de cada 100 veces; el aro, cómo era antes. Entre personas puede ser otra cosa.

looks = Aspecto
picture-bring = Ponerle una imagen
picture-other = Cambiar la imagen
picture-remove = Quitar la imagen
picture-save = La carta como PNG
picture-about = PNG, JPEG o WebP, hasta 3 MB. Se guarda en este sitio, sin más datos que sus píxeles, y quien tenga el paquete la ve.
flavour = Una frase de ambiente
flavour-about = Se ve junto a la carta y, si hay sitio, se imprime debajo de lo que hace. No cambia nada en la partida. Como mucho { $most } letras por idioma.
picture-large = Esa imagen es demasiado grande: como mucho 3 MB.
colours = Colores de las cartas
colour-band = Banda del título
colour-ground = Papel
colour-usual = El de siempre
xlsx-save = Descargar XLSX
xlsx-open = Traer XLSX
site = En el sitio
site-about = Guarda aquí el borrador para seguir en otro dispositivo o enseñarlo. No hay cuentas: quien tiene el enlace tiene el borrador. Se olvida cuando nadie lo toca en un año.
site-keep = Guardar en el sitio
site-again = Guardar como está ahora
site-read = Enlace para verlo
site-write = Enlace para cambiarlo: no lo enseñes
site-kept = Guardado como está.
site-older = Desde que lo guardaste has cambiado algo.
rules = Opciones de las reglas
rules-about = Valen para las mesas que abras desde aquí y para «¿Qué hace?», frente a las reglas de siempre.
study-holes = Huecos en las reglas
hole-open = Verlo en el tablero
hole-close = Cerrar el tablero
publish = Publicarlo como carpeta
publish-about = Un zip con el juego y tus cartas que se juega en cualquier navegador, sin servidor: súbelo adonde publiques páginas. Las imágenes van dentro.
publish-go = Descargar la carpeta
publish-wait = Un momento…
