# El laboratorio: informes, comparaciones y cartas.

## La página de un informe

report-title = { $game }: lo que dicen { $games } partidas
report-about = { $seats } sitios · bots { $bots } · semilla { $seed } · cartas { $pack } ({ $hash }) · reglas v{ $version }
report-options = Opciones: { $options }
report-how =
    Los intervalos contienen la verdad 95 de cada 100 veces. Los hallazgos son lo que destaca entre { $tested } pruebas hechas a la
    vez: de lo que aparece en la lista, como mucho un 5 % sobra por pura suerte, y sus intervalos son más anchos por haber sido
    elegidos. Cada carta se compara entre sitios iguales: mismo bot, mismo asiento y parecida cantidad de cartas.
report-caution = Lo que dice de cada cosa el experimento es lo que hace entre estos bots; lo que solo «va con» ganar puede no ser la causa. Entre personas puede ser otra cosa.
section-findings = Asientos, y lo que va con ganar
section-causes = Lo que hace cada cosa
no-experiments = Esta tanda no hizo experimentos: repítela con --pairs 20 (parejas de partidas para cada cosa).
causes-weak = Ojo: { $bots } juegan flojo; lo que sigue es lo mismo con bots más fuertes, en pocas partidas.
causes-stronger = Con { $bots }: { $told }
changes-whole = La partida entera, con el paquete y sin él: { $figures }.
section-length = Cuánto dura
section-seats = Asientos
section-characters = Personajes
section-cards = Cartas
section-leads = Ventajas y remontadas
section-choices = Decisiones
section-skill = Suerte y destreza
section-ends = Cómo termina
section-gaps = Huecos en las reglas
no-findings = Nada destaca: ni los asientos ni las cartas se apartan de lo justo más de lo que puede el azar.
finding-seat = { $name }: { $value } puntos respecto a lo que le toca [{ $low }, { $high }].
finding-played = { $name }: { $value } puntos [{ $low }, { $high }] van con jugarla ({ $of } veces).
finding-often = { $name }: { $value } puntos [{ $low }, { $high }] van con jugarla más que la mayoría ({ $of } veces).
finding-seen = { $name }: { $value } puntos [{ $low }, { $high }] van con tenerla ({ $of } veces).
axis-decisions = decisiones por partida
axis-rounds = rondas por partida
axis-games = partidas
axis-wins = parte de las victorias
axis-points = diferencia al ganar
axis-goes-with = lo que va con jugarla o tenerla, en puntos de victoria
length-decisions = Decisiones: { $mean } de media, mediana { $median }, el 95 % acaba antes de { $p95 }; entre { $low } y { $high }.
length-rounds = Rondas: { $mean } de media, mediana { $median }, el 95 % acaba antes de { $p95 }; entre { $low } y { $high }.
seats-fair = Lo justo sería { $fair }. El que más se aparta: { $name }, { $value } [{ $low }, { $high }].
cards-told = El efecto es lo que hace la cosa, por experimento; «va con» es la compañía que tiene al jugarla o tenerla, y el dibujo muestra las { $shown } mayores, de { $all }.
column-card = Carta
column-seen = La tiene
column-played = Jugada
column-effect = Efecto
column-goes-with = Va con
measured = Mide
lead-early = Al primer cuarto
lead-middle = A la mitad
lead-late = Al tercer cuarto
leads-told = Quien va por delante acaba ganando así de a menudo. Remontan { $comebacks } [{ $low }, { $high }]; el primer puesto cambia de manos { $changes } veces por partida.
choices-told = Una decisión tiene { $choices } opciones [{ $low }, { $high }]; { $forced } de las decisiones no dejan elegir.
column-moment = Momento
column-asked = Veces
column-forced = Sin elección
column-most = Más opciones
skill-told = { $better } contra { $worse }: gana { $value } [{ $low }, { $high }] de sus partidas; con pura suerte sería { $even }.
skill-missing = Para medirlo hacen falta dos bots distintos: «lab run … --bots greedy,random» y «lab report … --skill CARPETA».
draws-told = Comparten la victoria { $share } [{ $low }, { $high }].
no-gaps = No se ha encontrado ninguno.
gap-stuck =
    Nadie puede hacer nada: { $subject } ({ $times ->
        [one] 1 vez
       *[other] { $times } veces
    }).
gap-broken =
    El motor se rompe: { $subject } ({ $times ->
        [one] 1 vez
       *[other] { $times } veces
    }).
gap-endless =
    La partida no termina: { $subject } ({ $times ->
        [one] 1 vez
       *[other] { $times } veces
    }).
gap-loop =
    La partida da vueltas: { $subject } ({ $times ->
        [one] 1 vez
       *[other] { $times } veces
    }).
gap-unusable =
    { $subject }: apareció { $times ->
        [one] 1 vez
       *[other] { $times } veces
    } y nunca se pudo usar; lo parecido sí.
gap-idle = { $subject }: se podía usar { $could } veces y nadie lo hizo nunca; lo parecido sí se usa.
gap-inert =
    { $subject }: apareció { $times ->
        [one] 1 vez
       *[other] { $times } veces
    } y nunca hizo lo que hace lo parecido.
gap-unseen = { $subject }: no apareció en { $times } partidas, y lo parecido sí.
gap-forced =
    { $subject }: nunca deja elegir ({ $times ->
        [one] 1 vez
       *[other] { $times } veces
    }).
gap-silent = { $subject }: no ocurrió en { $times } partidas.
gap-record = partida
lab-footer = Hecho por el laboratorio de Liza. Las mismas partidas: { $command }

## Órdenes

help-lab = Estudia un juego con muchas partidas: qué hace cada carta, quién sale con ventaja.
usage-lab = ORDEN [OPCIONES]
help-lab-run = Juega muchas partidas y guarda lo que pasa; se puede parar y seguir.
usage-lab-run = JUEGO --games N [OPCIONES]
help-lab-record = Graba partidas por centenares de miles en Parquet: quién eligió qué; se puede parar y seguir.
usage-lab-record = JUEGO --games N --out CARPETA [OPCIONES]
help-lab-report = Escribe una página con lo que dicen las partidas guardadas.
usage-lab-report = CARPETA [OPCIONES]
help-lab-compare = Juega los mismos mundos con dos paquetes o dos reglas, y dice qué cambia.
usage-lab-compare = ANTES DESPUÉS [--goal "seat_advantage < 0.03"] [OPCIONES]
help-lab-gaps = Enumera los huecos de las reglas con una partida que lleva a cada uno.
usage-lab-gaps = CARPETA [--json]
value-folder = CARPETA
value-variant = JUEGO|ARCHIVO[:OPCIÓN=VALOR]
value-goal = META
value-cluster = ray://…
arg-folder = Una carpeta de «lab run».
arg-variant-base = Cómo es ahora: un juego, o un archivo de cartas.
arg-variant-changed = Cómo sería: un archivo de cartas, o el juego con otra opción (qiahn:troop=6).
opt-lab-jobs = Cuántos procesos; auto, uno por núcleo.
opt-lab-out = Dónde se guarda; si ya hay algo, sigue donde estaba.
opt-lab-decisions = Guarda también cada decisión.
opt-lab-cluster = Juega en un clúster de Ray que ya está en marcha.
opt-report-out = Dónde se escribe la página; si no, en la carpeta.
opt-report-skill = Otra carpeta con bots de distinta fuerza: suerte contra destreza.
opt-lab-pairs = En cuántas parejas de partidas se prueba cada cosa (lo que cambia el paquete, en ocho veces más); 0, en ninguna. Sin decirlo, una por cada 60 partidas.
opt-report-csv = Escribe además en esta carpeta cada tabla del informe para hojas de cálculo.
opt-goal = Lo que quieres que se cumpla; se puede repetir.
opt-compare-games = Cuántas partidas, como mucho, con cada paquete.
lab-missing = Al laboratorio le faltan piezas: instala liza[lab] (pip install 'liza[lab]').
cluster-missing = Para usar un clúster hace falta Ray: instala liza[cluster].
bad-jobs = «{ $jobs }» no es un número de procesos; puede ser auto.
lab-played =
    { $games ->
        [one] Una partida en { $folder }.
       *[other] { $games } partidas en { $folder }.
    }
lab-stopped = Parado. La misma orden sigue donde estaba ({ $folder }).
lab-left = Quedan { $games } de { $all } partidas y { $pairs } parejas de partidas de los experimentos.
record-left = Quedan { $games } de { $all } partidas.
lab-trouble =
    { $count ->
        [one] Una partida tuvo problemas: «{ $liza } lab gaps { $folder }» la enseña.
       *[other] { $count } partidas tuvieron problemas: «{ $liza } lab gaps { $folder }» las enumera.
    }
lab-empty = En { $folder } todavía no hay partidas.
lab-reported = El informe está en { $file }.
lab-gaps-written = Las partidas están en { $folder }.

compare-games-full = { $games } partidas de los mismos mundos con cada variante.
compare-games-early = { $games } partidas de los mismos mundos con cada variante, de { $asked } posibles: ya está claro.
compare-number = Número
compare-base = Antes
compare-changed = Después
compare-difference = Diferencia
compare-interval = Intervalo
compare-same = Nada cambia más de lo que puede el azar.
goal-met = ✓ { $goal }: se cumple ({ $value } [{ $low }, { $high }]).
goal-missed = ✗ { $goal }: no se cumple ({ $value } [{ $low }, { $high }]).
goal-undecided = ? { $goal }: no está claro ({ $value } [{ $low }, { $high }]); hacen falta más partidas.
goal-no-goal = «{ $goal }» no es una meta; se escriben así: «seat_advantage < 0.03» o «change:decisions > -5».
goal-no-number = No existe el número «{ $number }». ¿Querías decir { $near }?
goal-no-card = Ninguna carta se llama «{ $card }».{ $near ->
        [none] {""}
       *[other] {" "}¿Querías decir { $near }?
    }
goal-unplayable = «{ $card }» no la elige ningún jugador, así que «{ $number }» no puede moverse.
no-such-thing = En { $game } nada se llama «{ $name }».{ $near ->
        [none] {""}
       *[other] {" "}¿Querías decir { $near }?
    }
free-no-number = En este paquete no hay ningún número entero «{ $number }».{ $near ->
        [none] {""}
       *[other] {" "}¿Querías decir { $near }?
    }
opt-compare-early = Para en cuanto todas las metas están decididas, aunque las diferencias queden menos claras.
help-pack = Hace cartas nuevas o cambia las que hay: crea, comprueba, compara y enseña paquetes.
usage-pack = ORDEN [OPCIONES]
help-pack-new = Empieza un paquete que solo dice lo que cambia.
usage-pack-new = JUEGO ARCHIVO [CARTA…]
help-pack-check = Comprueba un paquete y dice todo lo que está mal, con su línea.
usage-pack-check = ARCHIVO [--game JUEGO]
help-pack-diff = Dice en qué se diferencian dos paquetes.
usage-pack-diff = PAQUETE [PAQUETE]
help-pack-show = Enseña cartas con su texto en los dos idiomas.
usage-pack-show = PAQUETE [CARTA…]
help-pack-schema = Escribe el esquema JSON de los paquetes de un juego, para tu editor.
usage-pack-schema = JUEGO
value-pack = JUEGO|ARCHIVO
value-card = CARTA
arg-pack-file = Un archivo de cartas.
arg-pack-cards = Cartas, por su id o por su nombre.
arg-pack = Un juego (sus cartas de siempre) o un archivo de cartas.
arg-pack-changed = El otro paquete; si no lo das, se compara con el de siempre.
opt-pack-game = El juego, si el archivo no lo dice.
opt-pack-whole = Copia el paquete entero.
pack-made = { $file } está listo: cambia lo que quieras y compruébalo con «{ $liza } pack check { $file }».
pack-fine = { $file } está bien: { $count ->
        [0] no cambia nada
        [one] cambia una carta
       *[other] cambia { $count } cartas
    } de { $game } (huella { $hash }).
pack-same = No hay diferencias.
pack-added = nueva
pack-removed = fuera
pack-no-card = No hay ninguna carta «{ $card }».
pack-whose = El archivo no dice de qué juego es: que empiece con [overlay] y game = "…", si solo dice lo que cambia; para un paquete entero añade --game JUEGO.
pack-faults = { $file }: { $count ->
        [one] un fallo
       *[other] { $count } fallos
    }
pack-line = línea { $line }
file-exists-plain = { $file } ya existe y no lo voy a pisar: elige otro nombre.

help-lab-card = Da una cosa por sorteo en mundos gemelos, y dice qué hace.
usage-lab-card = JUEGO [COSA…] [--pack ARCHIVO] [OPCIONES]
arg-lab-cards = Cartas, personajes, monstruos, eventos, servicios… por su id o su nombre; sin ninguno, lo que cambia el paquete, o todo.
opt-card-games = Cuántas parejas de partidas para cada cosa.
opt-strong = Bots más fuertes para repetir lo más claro; auto los elige, none no repite nada.
opt-csv = Escribe además una tabla para hojas de cálculo.
card-games = { $games } parejas de partidas para cada cosa, con { $bots }
card-name = Cosa
card-number = Mide
card-effect = Efecto
card-before = Antes
card-change = Cambio
card-nothing = Nada se aparta de lo que haría el azar.
card-note = Entre corchetes, el intervalo del 95 %. En negrita, lo que no parece azar entre todo lo probado. Victorias, en puntos de cada cien.
card-none = Con ninguna de estas cosas se puede hacer un experimento.
card-same = El paquete no cambia nada.
card-weak = Ojo: { $bots } juegan flojo y puede que otros no hagan lo mismo. Repítelo con --strong greedy:8 o con ismcts:300.
card-stronger = Lo mismo con bots más fuertes ({ $bots }, { $games } parejas)
way-given = Quien la tiene por sorteo, en lugar de otra de su clase (puntos de victoria)
way-denied = Quien la tiene, frente a cuando se le quita (puntos de victoria)
way-barred = Quien puede usarla, frente a cuando se le prohíbe (puntos de victoria)
way-in_play = En juego, o fuera de él y otra en su lugar
way-plain = Los mismos mundos con el paquete y sin este cambio
measured-wins = victorias
measured-decisions = decisiones
measured-score = puntuación media
section-changes = Lo que cambia el paquete
change-new = { $name }: nueva
change-gone = { $name }: ya no está
change-field = { $name }, { $field }: { $old } → { $new }
found-change-wins = { $name }: el cambio mueve las victorias de quien la tiene { $figures } puntos; antes hacía { $before }, ahora { $after }.
found-effect-wins = { $name }: mueve las victorias de quien la tiene { $figures } puntos.
found-change-number = { $name }: el cambio mueve «{ $number }» { $figures }.
found-effect-number = { $name }: mueve «{ $number }» { $figures }.
found-lost = { $name }: «{ $action }» se pudo elegir en { $times } partidas antes del cambio, y ahora nunca.
found-taken = { $name }: «{ $action }» se elegía en el { $before } % de las partidas en que se podía; con el cambio, en el { $after } % ({ $figures } puntos).
measured-taken = partidas con «{ $action }»
measured-own = { $number } de quien la tiene

## Lo que está mal en un paquete, dicho junto al campo

fault-whole = Pon un número entero entre { $low } y { $high }; { $found ->
        [nothing] no pone nada
       *[other] aquí pone { $found }
    }.
fault-word = Elige una de estas palabras: { $expected }. { $found ->
        [nothing] No pone nada
       *[other] Aquí pone { $found }
    }.
fault-own-word = Pon una palabra propia con letras minúsculas sin acentos, cifras y «_», que empiece por una letra; { $found ->
        [nothing] no pone nada
       *[other] aquí pone { $found }
    }.
fault-words = Pon una lista con palabras de estas: { $expected }. { $found ->
        [nothing] No pone nada
       *[other] Aquí pone { $found }
    }.
fault-texts = Falta el texto en uno de los dos idiomas; { $found ->
        [nothing] no pone nada
       *[other] aquí pone { $found }
    }.
fault-plain = Como mucho { $most } letras, sin saltos de línea ni signos invisibles; { $found ->
        [nothing] no pone nada
       *[other] aquí pone { $found }
    }.
fault-language = Solo hay textos en español (es) y en inglés (en); { $found ->
        [nothing] no pone nada
       *[other] aquí pone { $found }
    }.
fault-part = Aquí va una tabla pequeña entre llaves; { $found ->
        [nothing] no pone nada
       *[other] aquí pone { $found }
    }.
fault-parts = Aquí va una lista de tablas pequeñas; { $found ->
        [nothing] no pone nada
       *[other] aquí pone { $found }
    }.
fault-many-parts = Como mucho { $most } efectos; aquí hay { $found }.
fault-printed-beside = Los campos impresos solo se enumeran cuando la carta está impresa en parte.
fault-printed-list = Falta decir qué campos imprime el reglamento.
fault-printed-fields = Eso no es un campo de esta carta, o está dos veces: { $found }.
fault-unknown-field = Este juego no conoce este campo aquí; conoce { $expected }.
fault-unknown-section = Este juego no tiene esta clase de cartas; tiene { $expected }.
fault-once = Ya hay otra carta que se llama { $found }: cada una necesita su propio id.
fault-no-id = Le falta el campo «{ $field }», que la distingue de las demás.
fault-entries = Aquí van entradas que empiezan con dobles corchetes.
fault-section = Aquí va una sola sección entre corchetes.
fault-missing = Falta la entrada «{ $entry }»: el juego la necesita.
fault-not-in-base = Esta carta no está en el paquete de siempre, así que no se puede quitar.
fault-drop = Solo se pueden quitar campos que la carta tiene en el paquete de siempre.
fault-game = Este paquete es de otro juego: { $found } y no «{ $expected }».
fault-no-overlay = No empieza por la sección overlay, así que cuenta como un paquete entero, y le falta { $missing }.
fault-answers = «{ $word }» solo va con una habilidad que se usa en estos momentos: { $windows }.
fault-needs-set = Una carta con Conjunto tiene que ser de algún conjunto.
fault-few-kind = Tiene que quedar al menos una carta de la clase «{ $kind }».
fault-few-chapters = Tiene que quedar al menos un monstruo y un evento.
fault-few-cards = Entre reliquias y especiales hacen falta { $least } cartas o más en el mazo de { $size }.
fault-few-in-all = Hacen falta { $least } en total o más en «{ $field }»; hay { $found }.
fault-few-entries = Tiene que haber { $least } o más; hay { $found }.
fault-few-copies = Entre todas las copias tiene que haber { $least } cartas o más; hay { $found }.
fault-few-loot = Entre armas, equipo, objetos y gemas que no son reliquias tiene que haber { $least } cartas o más, contando las copias; hay { $found }.
fault-few-relics = Entre armas, equipo y objetos tiene que haber { $least } reliquias o más, contando las copias; hay { $found }.
fault-few-monsters = Tiene que haber { $least } monstruos o más de la categoría «{ $category ->
        [goblin] Duende
        [ogre] Ogro
        [golem] Golem
        [dragon] Dragón
       *[other] { $category }
    }».
fault-no-plain-sky = Tiene que quedar una carta de { $half ->
        [day] día
       *[other] noche
    } sin efecto.
fault-one-borrower = Solo un personaje puede tomar prestado un equipamiento en cada combate.
fault-alone = De estas palabras solo puede haber una en la carta: { $words }.
fault-starting-loot = Como botín inicial hacen falta un arma, un objeto y una gema, { $least } copias o más de cada uno, y nada más.
fault-two-abilities = Este personaje necesita dos habilidades especiales; tiene { $found }.
fault-hire-object = «{ $word }» solo va en una habilidad: se paga con otra carta de la mano.
fault-hire-favour = El favor de una deidad no puede ser «{ $word }»: no se paga con una carta de la mano.
fault-squares = Aquí van { $wanted } casillas; hay { $found }.
fault-no-square = Pon al menos una casilla.
fault-fog-twice = La niebla llega a { $square } en dos fases: déjala en una.
fault-two-quadrants = { $square } está en dos cuadrantes: déjala en uno.
fault-no-quadrant = Hay casillas que no están en ningún cuadrante.
fault-quadrants = Tiene que haber { $wanted } cuadrantes; hay { $found }.
fault-one-quadrant = Las casillas de un punto de exploración tienen que ser de un solo cuadrante.
fault-taken-squares = Alguna de estas casillas ya es de otro punto, de una playa o del pueblo.
fault-few-points = En cada uno de los { $wanted } cuadrantes hace falta un punto de exploración; solo lo hay en { $found }.
fault-round-village = El pueblo tiene que ser un cuadrado con 8 casillas alrededor; tiene { $found }.
fault-village-square = Aquí no puede haber una casilla del pueblo.
fault-no-river = Pon al menos un borde con río, como a3-a4.
fault-no-bridge = Pon al menos un puente, en bordes que no sean de río.
fault-out-of-reach = Los ríos dejan casillas a las que no se puede llegar: { $found }.
fault-art = Aquí van como mucho { $most } imágenes, cada una con la carta de la que es.
fault-picture = Aquí va el nombre de una imagen del sitio (64 letras y cifras), con la sección y la carta de la que es.
fault-flavour = Aquí va una frase corta para una carta, en español (es), en inglés (en) o en los dos: como mucho { $most } letras, sin saltos de línea ni < >.
fault-colours = Aquí va un color como #5a4632, para la banda (band) o el papel (ground).
fault-contrast = Sobre este color no se leerían bien las letras: { $found } a 1, y hace falta { $least } o más.
fault-other = El juego no lo admite así: { $text }
fault-file = El archivo no se puede leer: { $text }
fault-table = Con este paquete no se puede poner una mesa: { $text }

## Lo que cambia en la partida entera

whole-decisions = Una partida pasa de { $before } a { $after } decisiones: { $figures }.
whole-choices = Una decisión pasa de { $before } a { $after } opciones: { $figures }.
whole-forced = De cada cien decisiones, las que no dejan elegir pasan de { $before } a { $after }: { $figures }.
whole-shared_wins = De cada cien partidas, las que acaban con la victoria compartida pasan de { $before } a { $after }: { $figures }.
whole-lead_changes = El primer puesto cambia de manos { $after } veces por partida en lugar de { $before }: { $figures }.
whole-comebacks = De cada cien partidas, las remontadas pasan de { $before } a { $after }: { $figures }.
whole-unfinished = De cada cien partidas, las que no terminan pasan de { $before } a { $after }: { $figures }.
whole-rounds = Una partida pasa de { $before } a { $after } rondas: { $figures }.
whole-seat = El asiento { $number } gana { $after } de cada cien partidas en lugar de { $before }: { $figures }.
whole-played = { $name }: la juegan { $after } de cada cien asientos en lugar de { $before }: { $figures }.
whole-number = { $name } pasa de { $before } a { $after }: { $figures }.

## Números justos: lo que se busca y lo que sale

help-lab-fair = Busca valores con los que se cumplan tus metas, y los prueba en partidas nuevas.
usage-lab-fair = JUEGO --free armour.garra.resistance=2..8 --aim comebacks=0.2..0.4 [OPCIONES]
value-range = NÚMERO=DE..A
opt-free = Un número del paquete que puede moverse, y hasta dónde; se puede repetir.
opt-aim = Dónde quieres un número de las partidas (seat_advantage, seat_1, rounds, decisions, comebacks, given_CARTA …); se puede repetir.
opt-fair-tries = Cuántas veces se proponen valores.
opt-fair-games = Partidas con cada propuesta.
opt-fair-test = Partidas de la última prueba, con los valores de antes y con los nuevos.
opt-fair-out = Dónde escribir el paquete con los valores nuevos.
fair-missing = Para buscar números hace falta Optuna: instala liza[lab].
fair-tried = { $tried ->
    [one] Un solo juego de valores
   *[other] { $tried } juegos de valores
  } en { $games } partidas; la última prueba, en { $test } partidas nuevas con cada paquete.
fair-written = El paquete con estos valores: { $file }
fair-moves = { $name }: de { $before } a { $after }
fair-stays = { $name }: se queda en { $after }
fair-reached = { $aim }: conseguido. Querías { $wanted }, y son { $after }; antes { $before }.
fair-missed = { $aim }: no conseguido. Querías { $wanted }, y son { $after }; antes { $before }.
fair-unclear = { $aim }: no queda claro. Querías { $wanted }, y son { $after }; antes { $before }. Hacen falta más partidas.
fair-note = Entre corchetes, dónde está la verdad de todas las metas a la vez 95 de cada 100 veces. Entre personas puede ser otra cosa.
aim-between = entre { $low } y { $high }
aim-least = { $bound } o más
aim-most = { $bound } o menos
aim-seat_advantage = puntos en que el asiento que más se aparta lo hace de lo justo
aim-seat = victorias del asiento { $number } de cada cien
aim-given = puntos de victoria que da tener «{ $name }»
aim-decisions = decisiones por partida
aim-rounds = rondas por partida
aim-choices = opciones por decisión
aim-forced = decisiones sin elección de cada cien
aim-comebacks = remontadas de cada cien partidas
aim-lead_changes = veces que el primer puesto cambia de manos
aim-shared_wins = victorias compartidas de cada cien partidas
aim-unfinished = partidas sin final de cada cien
