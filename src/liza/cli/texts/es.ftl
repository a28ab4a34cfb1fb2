# La línea de órdenes y la mesa en la terminal.

## Ayuda

help-liza = Liza: cinco juegos de combate y fantasía para jugar, estudiar y equilibrar.
help-language = Con --lang es o --lang en, en cualquier sitio, eliges el idioma.
help-help = Muestra esta ayuda.
help-version = Muestra la versión.
help-usage = Uso:
help-default = por omisión, { $value }
help-usual = lo habitual
help-as-printed = como está impreso
help-printed = todas como las imprime el reglamento, salvo las que nombres
help-game-options = Opciones de { $game }
group-commands = Órdenes
group-options = Opciones
group-arguments = Argumentos
usage-liza = ORDEN [OPCIONES]

help-games = Enseña los juegos que hay.
usage-games = [--json]
help-play = Juega en la terminal, contra bots o con amigos en el mismo teclado.
usage-play = JUEGO [OPCIONES]
help-replay = Recorre una partida guardada, paso a paso.
usage-replay = ARCHIVO [OPCIONES]
help-verify = Comprueba que una partida guardada, o la transcripción firmada de una mesa, es lo que dice ser.
usage-verify = ARCHIVO [OPCIONES]
help-rules = Enumera las reglas de un juego y las pruebas que cubren cada una; o enseña una, con una posición en la que se ve.
usage-rules = JUEGO [REGLA] [--json]
help-sim = Juega muchas partidas entre bots y cuenta quién gana.
usage-sim = JUEGO [OPCIONES]
help-arena = Enfrenta a los bots por parejas y los ordena por fuerza.
usage-arena = JUEGO --bots QUIÉN,QUIÉN [OPCIONES]
help-leaderboard = Hace la clasificación de los bots: todos contra todos, en todos los juegos o en los que nombres.
usage-leaderboard = [JUEGO …] [OPCIONES]
help-exploit = Averigua cuánto le gana a un bot quien sabe cómo juega.
usage-exploit = JUEGO --bot QUIÉN [OPCIONES]
help-solve = Calcula qué consigue cada bando si nadie se equivoca, y lo guarda.
usage-solve = JUEGO [OPCIONES]
help-analyse = Mira una partida terminada: dónde se perdió y cuánto fue suerte.
usage-analyse = ARCHIVO [OPCIONES]
help-serve = Pone las mesas en la red: abre el sitio en este ordenador.
usage-serve = [OPCIONES]
help-worker = Presta este ordenador a los bots de un sitio, para que piensen.
usage-worker = [--db postgresql://…] [OPCIONES]
help-export = Escribe una carpeta con todo para jugar sin servidor: cualquier alojamiento web sirve.
usage-export = CARPETA [OPCIONES]

value-game = JUEGO
value-rule = REGLA
value-file = ARCHIVO
value-hash = HUELLA
value-number = N
value-players = QUIÉN,QUIÉN
value-named-seat = NÚMERO QUIÉN
value-bot = BOT
value-any = VALOR
value-db = ARCHIVO|DIRECCIÓN
value-host = DIRECCIÓN

arg-rule = El número de una regla, como TX-158.
arg-game = El juego: «{ $liza } games» los enumera.
arg-file = Una partida guardada.
opt-json = Escribe JSON.
opt-players = Quién se sienta en cada sitio: person, person:Ana, o un bot de gentle, lively, shrewd, tough a fierce. Por omisión, tú contra shrewd.
opt-seats = Cuántos se sientan a la mesa.
opt-named-seat = Quién se sienta en ese sitio, contando desde 1; también policy:ARCHIVO, lo aprendido. Se puede repetir.
opt-seed = Un número que fija el azar; sin él, nadie puede preverlo.
opt-sim-seed = Un número que fija el azar.
opt-record = Guarda la partida en este archivo tras cada decisión.
opt-resume = Sigue una partida guardada.
opt-pack = Juega con las cartas de este archivo.
opt-pace = Segundos entre lo que ocurre y lo siguiente.
opt-pace-replay = Segundos por paso cuando avanza sola.
opt-options = Las opciones del juego, como --OPCIÓN VALOR.
opt-verify-keys = Las llaves que publica el sitio, para saber quién firmó la transcripción.
opt-verify-promise = La huella que se vio antes de empezar.
opt-verify-secrecy = Comprueba que a nadie se le contó lo que no podía saber.
opt-verify-worlds = Cuántos mundos se prueban en cada posición con --secrecy.
opt-all = Lo cuenta todo de una vez.
opt-seat = Lo que vio este sitio, contando desde 1.
opt-games = Cuántas partidas.
opt-bots = Qué bots juegan; van rotando por los sitios.
opt-jobs = Cuántos procesos.
opt-arena-bots = Qué bots se miden; cada pareja juega las mismas manos desde los dos lados.
opt-arena-games = Cuántas partidas juega cada pareja, al menos.
opt-arena-jobs = Cuántos procesos; si no, uno por núcleo.
opt-exploit-bot = Contra qué bot se juega, en todos los demás sitios.
opt-exploit-playouts = Cuántas veces se prueba cada acción antes de elegir una.
opt-exploit-depth = Tras cuántas decisiones se corta una prueba y se pregunta a la pista del juego; 0 juega hasta el final.
opt-exploit-exact = Recorre todas las posiciones y da la mejor respuesta exacta; en juegos que se saben resolver.
opt-exploit-asked = Cuántas veces se pregunta a un bot allí donde los dados deciden qué elige (con --exact).
opt-exploit-keep = Guarda en este archivo lo que se va calculando (con --exact); la misma orden sigue después donde se quedó.
opt-neighbours = Solo se miden los que se nombran uno junto al otro.
opt-alone = El primer bot de cada pareja se sienta solo entre copias del otro, nunca al revés: para uno que piensa mucho.
opt-keep = Guarda en este archivo lo que se va jugando; lo que ya contiene no se vuelve a jugar.
opt-svg = Dibuja la clasificación en este archivo.
opt-leaderboard-out = Guarda las tablas en esta carpeta, en Markdown y en JSON.
arg-games = Los juegos; sin ninguno, todos.
opt-solve-options = Las opciones del juego, como --OPCIÓN VALOR; las que no nombres se resuelven con todos sus valores.
opt-judge = Quién juzga: exact, o un bot que sigue jugando desde cada posición. Si no, lo exacto donde se conozca.
opt-playouts = Cuántas veces sigue jugando el bot desde cada posición.
opt-all-open = Con todas las cartas a la vista, en lugar de lo que cada cual podía saber.
opt-db = Dónde se guardan las mesas: un archivo (SQLite) o postgresql://…; si no, en tu carpeta .liza.
opt-host = En qué dirección de este ordenador se escucha.
opt-port = En qué puerto; si no, el primero libre desde el 8000.
opt-workers = Cuántos procesos atienden a la vez; más de uno, solo con PostgreSQL.
opt-thinkers = En cuántos procesos piensan los bots.
opt-origin = Otro sitio cuyas páginas pueden jugar aquí, como https://ejemplo.es.
opt-proxies = A quién se cree cuando dice de dónde viene una visita.
opt-open = Abre el navegador.

## Lo que puede ir mal

bad-language = No sé hablar «{ $lang }»: prueba con --lang es o --lang en.
unknown-command = No hay ninguna orden «{ $word }»; «{ $liza } --help» las enumera.
unknown-option = No hay ninguna opción «{ $word }».
unused-word = Sobra «{ $word }».
missing-value = Falta algo: { $name }.
repeated-value = «{ $name }» está repetido.
bad-value = «{ $value }» no vale para { $name }.
unknown-game = Ese juego no está; los que hay: { $games }.
missing-game = ¿A qué quieres jugar? Los juegos que hay: { $games }.
unknown-bot = Ese bot no está; los que hay: { $bots }.
unknown-player = No sé quién es «{ $player }»: puede ser person, person:NOMBRE o un bot ({ $bots }).
bad-name = Una persona no puede llamarse «{ $name }».
bad-seats = { $game } no es para { $seats }, sino para { $counts }.
seats-differ = La mesa es para { $seats }, pero has nombrado a { $players }.
bad-seat = No hay sitio { $seat }: van del 1 al { $seats }.
unknown-game-option = { $game } no tiene la opción { $option }; las suyas: { $options }.
bad-game-option = { $option } no puede ser «{ $value }», sino { $values }.
other-rules = Esta partida se jugó con la versión { $played } de las reglas de { $game }; aquí se juega la { $here }, con la que saldría otra partida. Se puede repetir donde esté instalada la versión { $played }.
bad-record = Esa partida no se puede usar. { $detail }
bad-pack = Esas cartas no se pueden usar. { $detail }
did-you-mean = ¿Querías decir «{ $word }»?
quoted = «{ $text }»
did-you-mean-these = ¿Querías decir { $choices }?
file-missing = No hay ningún archivo con ese nombre.
file-unreadable = El archivo no se puede leer.
record-none = El archivo no guarda una partida.
record-damaged = El archivo está dañado o cortado.
record-format = La guardó otra versión de Liza, con otro formato.
record-action = Su jugada { $at } no es posible donde está.
record-seed = Su semilla no es la que se prometió antes de jugar.
record-outcome = Su final no es el que sale de sus jugadas.
record-pack = Se jugó con otras cartas que las que hay aquí.
transcript-signature = La segunda línea no es una firma: el archivo está cortado o es otra cosa.
transcript-damaged = La transcripción está dañada.
transcript-format = La transcripción tiene un formato que esta versión de Liza no conoce.
transcript-large = El archivo es demasiado grande para ser una transcripción.
transcript-keys = El archivo de las llaves no es el que publica el sitio.
record-secret = Su semilla aún no se ha publicado, así que todavía no se puede repetir.
pack-encoding = El archivo no es un texto en UTF-8.
pack-toml = El archivo no es un paquete de cartas en TOML.
pack-toml-line = La línea { $line } no se entiende.
pack-nested = Hay demasiados niveles, unos dentro de otros.
pack-number = Hay un número demasiado grande.
pack-large = Es demasiado grande.
bad-amount = Hace falta al menos una partida y un proceso.
bad-arena = Hacen falta al menos dos bots, cada uno una vez.
not-solved = Eso aún no está resuelto; hazlo una vez con «{ $liza } { $command }».
no-study = Nadie sabe resolver { $game }.
no-library = Para resolver { $game } hace falta { $library }: instala Liza con su extra «study».
journal-other = { $file } guarda otra cosa: otro juego u otra versión de él, otros bots, otras opciones, otras cartas u otro azar.
journal-damaged = { $file } no guarda lo que hace falta aquí, o está dañado.
journal-unwritable = No se puede guardar nada en { $file }.
bad-playouts = Hacen falta al menos dos partidas desde cada posición y un proceso.
analyse-unfinished = Esa partida no ha terminado: aún no hay nada que mirar atrás.
already-over = La partida de { $file } ya terminó; la puedes ver con «{ $liza } replay { $file }».
settled-already = Al seguir una partida, el azar, las cartas, los sitios y las opciones ya están decididos.
other-game = La partida de { $file } es de { $game }.
file-exists = { $file } ya existe y no lo voy a pisar; sigue esa partida con --resume o elige otro nombre.
unwritable = No puedo escribir en { $file }.
not-saved = La partida no se ha podido guardar. { $detail }

## En la mesa

prompt = ›
role-you = tú
role-bot = bot { $bot }
play-hint = Elige con un número o escribe la jugada. h ayuda, ? por qué no, u deshacer, r reglas, q salir.
play-help =
    Elige con un número, con la jugada escrita (como en los archivos) o con palabras de la opción.
      ?          lo que ahora no se puede, y por qué
      ? JUGADA   por qué no se puede esa jugada
      u          deshacer tu última decisión, si aún no está confirmada
      t          ver la mesa otra vez
      l          el relato desde el principio
      r          las reglas; r y un número o unas palabras, lo que dicen de eso
      q          guardar y salir (Ctrl-C también)
may-take-back = (u para deshacer)
taken-back = Deshecho.
no-take-back = Ya no se puede deshacer: está confirmado, o ya ha decidido otro o el azar.
not-understood = No entiendo «{ $typed }». Escribe el número de una opción, o h para ver qué puedes hacer.
why-legal = Sí que se puede: { $label } es la opción { $number }.
why-elsewhere = ✗ Todo lo demás es de otro momento
why-hint = Con ? y una jugada te explico esa.
unknown-rule = No hay ninguna regla { $rule }.
story-title = El relato
hand-over = Le toca a { $seat }. Pulsa Intro cuando nadie más mire.
play-saved = Partida guardada. Para seguir: { $liza } play --resume { $file }
play-over = Para volver a verla: { $liza } replay { $file }
nothing-to-save = Hasta pronto.

## Volver a ver y comprobar

replay-prompt = [Intro] sigue · b atrás · número salta · a sola · e final · q salir ›
replay-place = Paso { $at } de { $last }
replay-unfinished = La partida no terminó.
verify-game = El juego es { $game }, con la versión { $version } de sus reglas.
verify-pack = Las cartas son las mismas (huella { $hash }…).
verify-seed = El azar es el que se comprometió antes de empezar (huella { $hash }…).
verify-actions =
    { $count ->
        [one] La decisión es legal y lleva a donde dice.
       *[other] Las { $count } decisiones son legales, con cada dado y cada mezcla calculados de nuevo.
    }
verify-unfinished = La partida no terminó, y tampoco dice otra cosa.
verify-outcome = El final es el que dice. { $verdict }

# Transcripts: each step of the check.
proof-about = Transcripción de la mesa { $table } ({ $game }).
proof-held = La transcripción se sostiene.
proof-refused =
    { $count ->
        [one] La transcripción no se sostiene: falla un paso.
       *[other] La transcripción no se sostiene: fallan { $count } pasos.
    }
proof-signature-good = Está firmada con la llave { $key } el { $made }, y nadie la ha cambiado desde entonces.
proof-signature-bad = La firma no corresponde a este texto: se cambió después de firmarlo, o la firma es de otro.
proof-key-good = La llave { $key } es del sitio y valía ese día.
proof-key-unchecked = Falta comprobar de quién es la llave { $key }: descarga /.well-known/liza-keys.json del sitio y dásela con --keys.
proof-key-bad-unknown = La llave { $key } no es del sitio: la firma es falsa.
proof-key-bad-late = La llave { $key } es del sitio, pero no firmaba ese día.
proof-promise-good = La huella es la que se prometió antes de empezar ({ $hash }…).
proof-promise-bad = La huella ({ $hash }…) no es la que se prometió: es otra partida u otra semilla.
proof-promise-unchecked = Falta comparar la huella ({ $hash }…) con la que viste antes de empezar: dásela con --promise.
proof-seed-good = La semilla es la de la huella ({ $hash }…).
proof-seed-good-prepared = La semilla es la de la huella ({ $hash }…); la partida estaba preparada, así que no era un secreto.
proof-seed-bad = La semilla no corresponde a la huella ({ $hash }…).
proof-entropy-good =
    { $count ->
        [one] Uno de los { $seats } sitios añadió bytes propios, prometidos antes y enseñados cuando todos habían prometido
       *[other] { $count } de los { $seats } sitios añadieron bytes propios, prometidos antes y enseñados cuando todos habían prometido
    }: con la semilla hacen la clave del azar, así que nadie la eligió solo.
proof-entropy-good-prepared = El reparto estaba preparado, así que nadie añadió nada al azar.
proof-entropy-unchecked = Ningún jugador añadió nada al azar: el servidor de la mesa eligió la semilla solo.
proof-entropy-bad-seat = La entrada { $at } del registro es de un sitio que no existe.
proof-entropy-bad-hasty = La entrada { $at } del registro deja fuera bytes antes de que pasaran los seis segundos que hay para enseñarlos.
proof-entropy-bad-late = La entrada { $at } del registro (sitio { $seat }) llega tarde: cuando ya se habían enseñado bytes o la partida había empezado.
proof-entropy-bad-unfit = Los bytes que enseña el sitio { $seat } (entrada { $at } del registro) no son los que había prometido.
proof-entropy-bad-other = La clave del azar se hizo con otros bytes que los que enseñó el sitio { $seat }.
proof-entropy-bad-dropped = El sitio { $seat } enseñó sus bytes a tiempo, y la clave del azar los deja fuera.
proof-entropy-bad-foreign = La clave del azar lleva bytes del sitio { $seat } que ese sitio no enseñó.
proof-log-good =
    { $back ->
        [0] Las { $count } decisiones están en el registro de la mesa, en ese orden.
        [one] Las { $count } decisiones están en el registro de la mesa, en ese orden; otra se retiró.
       *[other] Las { $count } decisiones están en el registro de la mesa, en ese orden; otras { $back } se retiraron.
    }
proof-log-bad-number = El registro de la mesa no tiene tantas decisiones como la partida.
proof-log-bad-choice = La decisión { $at } no está en su lugar del registro de la mesa.
proof-log-bad-time = La entrada { $at } del registro es anterior a la que la precede.
proof-draws-good = Las { $count } tiradas, mezclas y elecciones al azar salen de la semilla, en orden y sin saltarse nada ({ $bytes } bytes).
proof-draws-bad-die = El azar número { $at } (decisión { $step }) es un dado de { $of } que muestra { $came }; de la semilla sale { $follows }.
proof-draws-bad-pick = El azar número { $at } (decisión { $step }) elige { $came } entre { $of }; de la semilla sale { $follows }.
proof-draws-bad-shuffle = El azar número { $at } (decisión { $step }) es una mezcla de { $of } cartas que no sale de la semilla.
proof-draws-bad-bytes = Dice que se gastaron { $bytes } bytes de azar, pero son { $follows }.
proof-draws-bad-odd = Hay un azar que no se puede tirar.
proof-sent-good = Para los { $seats } lugares (espectadores incluidos) hay { $count } mensajes, y cada cadena acaba donde dice.
proof-sent-bad-seats = Faltan o sobran cadenas de mensajes.
proof-sent-bad-missing = A la cadena del sitio { $seat } le faltan o le sobran mensajes.
proof-sent-bad-untold = Ningún mensaje cuenta la entrada { $at } del registro.
proof-sent-bad-chain = La cadena de mensajes del sitio { $seat } no acaba donde dice, o es de otra partida.
proof-rules-good = Con las reglas: las { $count } decisiones son posibles y llevan a ese final.
proof-rules-bad = Con las reglas, la partida no puede ser: { $fault }
proof-asked-good = Con las reglas: el juego pidió justo esos { $count } azares, en esos momentos.
proof-asked-bad = Con las reglas: el azar número { $at } no es el que el juego pidió.
proof-messages-good = Con las reglas: los { $count } mensajes de cada lugar son los que tocaban.
proof-messages-bad-log = El registro de la mesa no se puede repetir: { $fault }
proof-messages-bad-record = El registro de la mesa lleva a otra partida.
proof-messages-bad-number = No se mandaron tantos mensajes como tocaba.
proof-messages-bad-other = El mensaje al sitio { $seat } sobre la entrada { $at } no es el que tocaba.
verify-no-transcript = { $file } no es una transcripción: no está firmada. Descarga la transcripción de la mesa.
verify-promise-bad = La huella ({ $hash }…) no es la que se prometió: es otra partida u otra semilla.

# --secrecy
secrecy-running = Decisión { $step } de { $of }…
secrecy-worlds = Hace falta al menos un mundo por posición.
secrecy-positions =
    { $count ->
        [one] Se ha mirado 1 posición desde los { $seats } lugares.
       *[other] Se han mirado { $count } posiciones desde los { $seats } lugares.
    }
secrecy-compared = Mundos en los que lo oculto estaba de otra manera, con todo lo enviado comparado byte a byte: { $count }.
secrecy-reasons = Explicaciones de por qué no se podía hacer algo, comparadas: { $count }.
secrecy-choices = Decisiones repetidas en otros mundos con los mismos dados, con lo que se contó de ellas comparado: { $count }.
secrecy-ruled-out = Decisiones que en otro mundo se habrían notado, y con razón: { $count }. No prueban nada.
secrecy-leak-position = Tras la decisión { $step }, lo que ve el jugador { $seat } depende de algo oculto: { $where }
secrecy-leak-spectator = Tras la decisión { $step }, lo que ven los espectadores depende de algo oculto para el jugador { $seat }: { $where }
secrecy-leak-asked = Tras la decisión { $step }, a quién le toca depende de algo oculto para el jugador { $seat }: { $where }
secrecy-leak-reason = Tras la decisión { $step }, una explicación al jugador { $seat } depende de algo oculto: { $where }
secrecy-leak-told = Lo que se contó de la decisión { $step } al jugador { $seat } depende de algo oculto: { $where }
secrecy-leak-next = Lo que vino tras la decisión { $step } delata algo oculto para el jugador { $seat }: { $where }
secrecy-good = A nadie se le contó nada que no pudiera saber.
secrecy-open = En esta partida no había nada oculto.
secrecy-bad = A alguien se le contó algo que no podía saber.

## Reglas, juegos, simulación

shelf-age = desde { $age } años
shelf-seats = { $seats } jugadores · { $minutes } min
rule-printed = Impresa en el reglamento, en «{ $chapter }».
rule-derived = Se sigue de lo que imprime el reglamento en «{ $chapter }».
rule-ours = Una decisión nuestra: ahí el reglamento calla, o se puede leer de más de una manera.
rules-count = { $rules } reglas: { $covered } con pruebas, { $outside } fuera de lo que puede un programa.
rules-uncovered = Sin prueba: { $rules }.
sim-playing = Jugando
sim-games =
    { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
sim-who = Quién
sim-wins = Gana
sim-draws = Empata
sim-interval = intervalo 95 %
sim-length = Por partida
sim-mean = media
sim-median = mediana
sim-p95 = 95 %
sim-low = mín.
sim-high = máx.
sim-decisions = Decisiones
sim-rounds = Rondas
sim-seconds = Segundos
sim-speed = { $seconds } s con { $jobs ->
        [one] un proceso
       *[other] { $jobs } procesos
    }: { $decisions } decisiones/s, { $games } partidas/s.
sim-seed = Semilla { $seed }
arena-rating = Fuerza
arena-thinks = Piensa
arena-slowest = Como mucho
arena-first = Este
arena-second = contra este
arena-score = Puntos
arena-alone = Gana solo
arena-in-part = El jugador entrenado aprendió con otras cartas: conoce el { $fields } de los campos y el { $actions } de las acciones.
arena-unknown = El jugador entrenado aprendió con otras cartas y conoce demasiado poco de estas: los bots que lo usan juegan sin él.
arena-even = A igual fuerza sería el 50,0 % de los puntos, y solo entre { $seats } ganaría el { $even }.
exploit-score = Quien sabe cómo juega { $bot } hace contra él un { $score } de los puntos (intervalo 95 %: { $low } – { $high }).
exploit-means = Contra sí mismo hace un 50 %; la mejor respuesta haría al menos esto.
exploit-answer = En { $seat }, la mejor respuesta a { $bot } hace un { $score } de los puntos.
exploit-asked = Se preguntó al bot en { $positions } posiciones: en todas las que se pueden alcanzar y en las que elige.
exploit-often = En { $positions } de ellas los dados que prueba deciden qué elige: allí se le preguntó { $asked } veces. La primera cifra es lo que hace la respuesta hallada; la segunda, lo que ninguna supera.
exploit-unasked = No hizo falta preguntarle: hace cualquier cosa, todas igual de probables.
exploit-keeps-exact = Solo se guarda lo que se calcula con --exact.

## Resolver y analizar

solve-working = Resolviendo
solve-first = Empieza { $seat }
solve-mean = Media
solve-meaning = Lo que { $seat } puede esperar si nadie se equivoca: 1 es ganar siempre, −1 perder siempre.
solve-kept = Guardado en { $folder }
analyse-working = Analizando
analyse-exact = Valores exactos: lo que cada cual puede esperar si desde ahí nadie se equivoca.
analyse-estimated = Valores estimados: { $bot } sigue la partida { $playouts } veces desde cada posición; ± es el error típico.
analyse-known = Con lo que cada cual podía saber en su momento.
analyse-open = Con todas las cartas a la vista: nadie en la mesa sabía tanto.
analyse-meaning = 1 es ganar, −1 perder. Cada número es de quien decide.
analyse-choice = Decisión
analyse-value = Valor
analyse-lost = Al decidir
analyse-luck = Suerte
analyse-better = Mejor era
analyse-start = Al empezar
analyse-own = Sus decisiones
analyse-others = Las de otros
analyse-end = Al final
analyse-resigned = Abandona
analyse-left = Deja la partida
analyse-moments = Lo que más contó para { $who }
analyse-moment-choice = por su decisión: { $choice }
analyse-moment-other = { $who } decidió: { $choice }
analyse-moment-luck = suerte, tras: { $choice }

## El sitio

serving = La mesa está puesta en { $address }. Ctrl+C para recogerla.
no-port = No se puede usar el puerto { $port } de { $host }: está ocupado o no es tuyo. Elige otro con --port.
working =
    { $count ->
        [one] Un proceso piensa por los bots. Ctrl+C para parar.
       *[other] { $count } procesos piensan por los bots. Ctrl+C para parar.
    }

# Cuidar de un sitio
help-admin = Cuida de un sitio: mesas y gente, expulsiones, avisos, ajustes, procesos.
usage-admin = ORDEN [OPCIONES]
help-admin-tables = Enumera las mesas, la más nueva primero, con la dirección que abrió cada una.
usage-admin-tables = [--apart] [--json]
help-admin-table = Enseña todo lo que ha pasado y se ha dicho en una mesa, por orden.
usage-admin-table = MESA [--json]
admin-no-table = No hay ninguna mesa { $table }.
admin-no-person = { $who } no es una dirección ni nadie de aquí. admin table MESA enseña quién juega en cada lugar.
help-admin-people = Enumera las direcciones que abrieron mesas: cuántas, y en cuántas se juega ahora.
usage-admin-people = [--json]
help-admin-processes = Enumera los servidores y cuándo se supo de cada uno por última vez.
usage-admin-processes = [--json]
help-admin-bans = Enumera quién no puede entrar o decir nada, y hasta cuándo.
usage-admin-bans = [--json]
help-admin-log = Enumera lo que se ha decidido, quién y cuándo.
usage-admin-log = [--json]
help-admin-ratings = Enumera los resultados que las puntuaciones aún no han tenido en cuenta.
usage-admin-ratings = [--anew] [--json]
help-admin-remove = Quita una mesa con todo lo que se jugó y se dijo en ella.
usage-admin-remove = MESA
help-admin-quarantine = Aparta una mesa para revisarla: nadie juega en ella y no se pierde nada.
usage-admin-quarantine = MESA [MOTIVO]
help-admin-release = Deja que se juegue otra vez en una mesa apartada, si ahora se puede leer.
usage-admin-release = MESA
help-admin-ban = No deja entrar a una dirección o persona y despide a quien esté dentro.
usage-admin-ban = QUIÉN [--hours N] [--reason POR QUÉ]
help-admin-unban = Levanta una expulsión.
usage-admin-unban = QUIÉN
help-admin-mute = Deja jugar a una dirección o persona, pero no decir nada.
usage-admin-mute = QUIÉN [--hours N] [--reason POR QUÉ]
help-admin-unmute = Deja hablar otra vez a una dirección o persona.
usage-admin-unmute = QUIÉN
help-admin-unname = Quita a una persona su nombre registrado, que ya no será de nadie.
usage-admin-unname = QUIÉN [--reason POR QUÉ]
help-admin-reports = Los avisos sin contestar, con un enlace a cada partida; con su número, uno y lo que se dijo en la mesa.
usage-admin-reports = [NÚMERO] [--json]
help-admin-close = Contesta un aviso: quien avisó leerá la frase.
usage-admin-close = NÚMERO FRASE
help-admin-announce = Dice algo a quienes están en las mesas, ahora y cuando lleguen; sin palabras: ya no.
usage-admin-announce = [ESPAÑOL] [INGLÉS]
help-admin-drain = Vacía un proceso antes de pararlo: quienes juegan pasan a otro.
usage-admin-drain = PROCESO
help-admin-set = Cambia un ajuste con el sitio en marcha.
usage-admin-set = NOMBRE VALOR
help-admin-settings = Enumera todos los ajustes, lo que valen y dónde está escrito cada uno: archivo, entorno, línea de órdenes o liza admin set.
usage-admin-settings = [--json]
setting-default = de fábrica
setting-command-line = línea de órdenes
help-admin-token = Hace una clave nueva para la página de quienes moderan (/operators); la anterior ya no vale.
usage-admin-token = [OPCIONES]
opt-anew = Rehace antes todos los resultados a partir de las partidas, con el sitio en marcha o parado.
opt-apart = Solo las que se apartaron porque no se puede jugar en ellas.
opt-hours = Durante tantas horas; si no, para siempre.
arg-table = El identificador de una mesa.
arg-reason = Por qué; lo muestra la lista de mesas apartadas.
arg-banned = Una dirección, el id de una persona como lo enseña admin table, o @ y un nombre registrado.
opt-reason = Por qué, para que lo lea la persona.
arg-report = El número del aviso.
arg-answer = Una frase: que se ha leído y qué se ha hecho.
admin-no-report = No hay ningún aviso { $number }.
arg-process = Un proceso tal como sale en la lista.
arg-es = Lo que se dice en español.
arg-en = Lo que se dice en inglés; si falta, lo mismo.
arg-setting = Qué ajuste.
arg-value = Su nuevo valor.
admin-given = La orden { $number } está apuntada: todos los procesos la siguen en unos segundos.
admin-no-db = No hay ninguna base de datos en { $db }.
admin-fault = La base de datos no hace eso: { $fault }
admin-settings = Eso no se puede cambiar con el sitio en marcha; esto sí: { $names }.
admin-value = { $name } no puede valer { $value }.
help-admin-backup = Copia la base de datos con el sitio en marcha; en una carpeta, con la hora por nombre.
opt-keep = Si ARCHIVO es una carpeta: cuántas de las copias más nuevas se quedan.
usage-admin-backup = ARCHIVO [--keep N]
arg-copy = La copia que se hace.
admin-copied = La copia { $file } está entera.
admin-copy-there = Ya hay algo en { $file }.
admin-pg-dump = La copia la hacen los programas de PostgreSQL pg_dump y pg_restore: instala su cliente.

# La carpeta sin servidor
value-folder = CARPETA
arg-folder = Dónde escribirla: una carpeta nueva, vacía, o de una vez anterior.
opt-export-pack = Con las cartas de este archivo en vez de las del juego.
opt-export-game = De qué juego son esas cartas, si el archivo no lo dice.
opt-pictures = Carpeta con las imágenes que nombra el archivo: como las tiene el sitio o como las tienes tú.
pictures-unreadable = No puedo leer las imágenes de { $file }.
pictures-missing = { $count ->
    [one] Falta una imagen que el archivo nombra: esa carta lleva su emblema (--pictures CARPETA).
   *[other] Faltan { $count } imágenes que el archivo nombra: esas cartas llevan su emblema (--pictures CARPETA).
  }
exported = { $folder }: { $files } archivos, { $megabytes } MB. Súbela a cualquier alojamiento web tal como está.
exported-pack = { $game } se juega ahí con tus cartas ({ $hash }).
exported-try = Para probarla aquí: python3 -m http.server --directory { $folder }, y abre http://localhost:8000.
export-not-built = No hay página que llevarse: falta construirla. Con Node 20 o posterior, python3 run.py setup.
export-not-empty = En { $file } hay otras cosas, y no las toco: elige una carpeta nueva o vacía.
export-no-folder = { $file } es un archivo; hace falta una carpeta.

help-new-game = Empieza un juego tuyo: escribe un paquete que ya se puede jugar.
usage-new-game = NOMBRE [OPCIONES]
help-check-game = Comprueba en un juego lo que todos deben cumplir: secretos, copias, reglas, textos.
usage-check-game = JUEGO [OPCIONES]
arg-new-game = Cómo se llama: de tres a veinticuatro letras minúsculas o cifras.
opt-into = En qué carpeta; por omisión, una con su nombre.
opt-check = Solo esta comprobación.
opt-check-games = Cuántas partidas al azar para cada comprobación.
new-game-name = «{ $name }» no sirve de nombre: hacen falta de tres a veinticuatro letras minúsculas o cifras, y una letra al principio.
new-game-taken = Ya hay un juego llamado { $name }.
new-game-written = { $folder } es un juego completo y pequeño: cámbialo hasta que sea el tuyo. Para probarlo:
check-game-unknown = No hay ninguna comprobación llamada { $check }. Las que hay: { $known }.
check-game-again = Para verlo otra vez: { $command }
check-game-failed = { $failed ->
    [one] Falla una comprobación.
   *[other] Fallan { $failed } comprobaciones.
}
check-game-held = Todo se cumple en { $games ->
    [one] una partida
   *[other] { $games } partidas
} de cada comprobación.

## Imprimir

help-print = Imprime lo que hay en la caja de un juego: un PDF a tamaño real, o imágenes para otras mesas.
usage-print = JUEGO [OPCIONES]
value-paper = a4|letter
value-flip = long|short
value-what = QUÉ,QUÉ
opt-print-pack = Imprime las cartas de este archivo.
opt-print-out = Dónde se escribe el PDF; con --card, en qué carpeta. Por omisión, JUEGO.pdf aquí mismo.
opt-paper = El papel: a4 o letter.
opt-what = Solo eso, de cards, sheets, tokens, boards, summary y rules.
opt-only-changed = Solo las cartas nuevas o cambiadas respecto a las nuestras.
opt-grey = Ahorra tinta: gris sobre blanco.
opt-bleed = Milímetros que el color pasa del corte: 0, 1.5 o 3.
opt-no-backs = Sin dorsos.
opt-flip = Por qué borde gira el papel la impresora: long o short.
opt-sheets = Escribe en esta carpeta hojas de imágenes de cartas para Tabletop Simulator y Screentop, con su lista.
opt-card = Escribe la imagen PNG de esta carta, por su id o su nombre. Se puede repetir.
printed = { $file }: { $game }, paquete { $hash }.
printed-hint = Imprime al 100 %, sin ajustar a la página{ $backs ->
    [no] .
    [short] , a dos caras girando por el borde corto.
   *[long] , a dos caras girando por el borde largo.
} Una carta mide 63 × 88 mm.
print-nothing = Todas las cartas son las nuestras de { $game }: no hay ninguna nueva ni cambiada. Con --pack dices dónde están las tuyas.
print-picture = { $file }
print-sheets = { $folder }: { $sheets } hojas de imágenes, { $cards } cartas. manifest.json y cards.csv dicen qué hay en cada una; tabletop-simulator.json se copia en «Saved Objects».
print-unknown = --{ $name } no conoce «{ $value }»: { $known }.
print-not-built = Falta construir la página: «python3 run.py» lo hace.
print-no-browser = No encuentro ningún Chromium, Chrome o Edge para hacer el PDF. Instala uno (por ejemplo, «playwright install chromium»), o di cuál con { $variable }, o abre el sitio con «{ $liza } serve --open», ve a /print/{ $game } y usa el botón Imprimir: el navegador puede guardar como PDF.
print-failed = { $browser } no ha podido hacerlo: { $detail } También puedes abrir el sitio con «{ $liza } serve --open», ir a /print/{ $game } y usar el botón Imprimir.

## La caja

help-pack-blank = Empieza un paquete para copiar en él las cartas de tu caja, hueco por hueco.
usage-pack-blank = JUEGO ARCHIVO
box-made = { $file }: un hueco por cada carta de la caja. Rellénalo con las tuyas; mientras tanto juegan las nuestras. «{ $liza } pack check { $file }» dice cuántas llevas.
box-private = Lo que copies se queda en este archivo: no se envía a ningún sitio.
box-head = De la caja, copiadas:
box-deck = { $name }: { $typed } de { $slots }
box-deck-ours = { $name }: { $typed } de { $slots } (el reglamento no dice cuántas hay: son las nuestras)
box-total = En total, { $typed } de { $slots } ({ $share } %).
box-comment = { $game }: las cartas de tu caja.
    Cada entrada es un hueco de la caja y dice por qué carta nuestra va: mientras esté en blanco, juega la nuestra.
    Para copiar la tuya quita «# » de sus líneas, escribe lo que pone en ella y deja origin = "printed".
    Lo que no sea un número o un nombre (effect, ability…) trae el de la nuestra como ejemplo; docs/packs/{ $room }.md explica cada palabra.
    Si tu carta tiene otro número de copias, cambia copies. Nada de esto se envía a ningún sitio.
