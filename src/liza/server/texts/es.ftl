# Lo que el servidor responde cuando algo no puede ser.

# Mensajes y peticiones
bad-message = No entiendo ese mensaje.
bad-request = No entiendo esa petición.
bad-type = Lo que tengas que decir, dilo en JSON (Content-Type: application/json).
too-large = Es demasiado grande.
too-fast = Vas demasiado rápido. Espera un momento.
too-many = Hay demasiadas conexiones desde tu red. Cierra alguna.
not-found = Eso no existe.
not-allowed = Eso aquí no se puede hacer.
hello-first = Primero hay que presentarse.
hello-twice = Ya te habías presentado.
unavailable = El servidor no puede guardar nada ahora mismo. Inténtalo otra vez.
storage = El sitio no puede guardar nada ahora mismo: lo que elijas no contará hasta que desaparezca esta frase.
operator = Eso es para quienes llevan este sitio.
banned = Quien lleva este sitio no te deja entrar.
silenced = Quien lleva este sitio no te deja decir nada.
draining = Este servidor está a punto de parar. Inténtalo otra vez: responderá otro.
busy = El servidor tiene demasiado que hacer ahora mismo.
many-waiting = Desde tu red ya se ha pedido bastante y todavía se está haciendo.
again-seconds = { $count ->
    [one] Inténtalo otra vez dentro de un segundo.
   *[other] Inténtalo otra vez dentro de { $count } segundos.
}
again-minutes = Inténtalo otra vez dentro de { $count } minutos.
internal = Algo ha fallado en el servidor. Ya está apuntado.
origin = Esta página no puede hacer nada aquí.

# Catálogo y mesas
no-game = Ese juego no está aquí.
no-language = Ese idioma no está aquí.
no-position = El reglamento no enseña esa posición.
no-table = Esa mesa no existe.
not-apart = Esta mesa no está apartada.
quarantined = Esta mesa está apartada: no se puede leer o hay que revisarla. No se ha perdido nada; quien lleva el sitio ya lo sabe.
broken = El motor ha fallado en esta mesa y la partida se detiene. Lo jugado está guardado: elige otra cosa, o acordad terminar en tablas.
bad-record = Esta partida no se puede poner aquí: no está acabada, alguien la dejó, quedó en tablas de común acuerdo, lleva cartas propias o no se repite tal como está escrita.
record-differs = Esta partida no se repite tal como está escrita: el archivo está dañado o alguien lo ha cambiado.
other-rules = Esta mesa se abrió con otra versión de las reglas o de las cartas; con las de ahora saldría otra partida, así que aquí ya no se puede seguir ni repetir.
no-level = Ese bot no existe.
bad-option = Esa opción no vale para este juego.
bad-pack = El paquete tiene errores.
prepared = El reparto preparado es para una sola persona que juega contra bots.
bad-seats = A este juego no se puede jugar con ese número de sitios.
many-tables = Hay demasiadas mesas en marcha desde tu red. Termina alguna o vuelve dentro de media hora.
many-opened = Desde tu red se han abierto muchísimas mesas en una hora. Vuelve dentro de un rato.
many-bot-tables = Ya hay demasiadas partidas entre bots desde tu red. Acaba de ver alguna antes.
private = Esta mesa es privada: hace falta su enlace.
token = Ese enlace no abre esta mesa.
spectator = Estás mirando: solo quien juega puede hacer eso.
full = En esta mesa no hay sitio para ti.
no-seat = Ese sitio no está en esta mesa.
seat-taken = Ese sitio ya está ocupado.
left = Ya te habías levantado.
not-started = La partida todavía no ha empezado.
over = La partida ya ha terminado.
running = La partida todavía no ha terminado.
no-analysis = Esta partida todavía no se ha analizado.
no-analysis-here = En este sitio no se analizan partidas. Descárgala y usa «liza analyse».
no-study = Ese estudio no existe, o ya no hace falta.
no-study-here = En este sitio no se estudian paquetes. Descarga el tuyo y usa «liza lab».
many-studies = Desde tu red se han pedido muchos estudios en poco tiempo.
bad-aim = Eso no se puede buscar: el paquete no tiene ese número, o el juego no tiene esa meta.
no-folder-here = Este sitio no puede hacer carpetas: está construido sin lo que hace falta.
bad-image = Eso no es una imagen PNG, JPEG o WebP de hasta 3 MB y 4096 puntos de lado.
many-images = Ya no caben más imágenes de tu red en este sitio.
bad-sheet = Eso no es una hoja de cálculo XLSX que se pueda leer.
many-drafts = Ya hay demasiados borradores de tu red en este sitio. Olvida alguno.
no-step = En esa jugada no había nada que elegir.
faded = A esta mesa no ha venido nadie en mucho tiempo y se ha cerrado. Abre otra.
cancelled = Quien abrió la mesa la ha anulado.
started = La partida ya ha empezado.
not-host = Eso solo puede hacerlo quien abrió la mesa.
not-full = Todavía falta gente: se empieza cuando no quede ningún sitio libre.
ready = Ya has dicho que estás a punto: falta que contesten los demás.

# Jugar
stale = La partida ha seguido mientras elegías. Mira de nuevo.
bad-action = Esa jugada no existe en este juego.
no-verb = Eso no se puede hacer en este juego.
time = Se te ha acabado el tiempo.
time-left = Todavía queda tiempo.
no-take-back = Esa jugada ya no se puede retirar: ha caído un dado, se ha visto algo oculto o ya ha elegido otra persona.
no-hints = En esta mesa juegan otras personas: aquí no hay consejos.
rated-hints = La partida cuenta para la puntuación: aquí no hay consejos.
rated-pack = Una partida que puntúa se juega con las cartas del juego, no con otras.
rated-options = Una partida que puntúa se juega con las opciones de siempre.
rated-clock = Una partida que puntúa necesita un reloj.
rated-deal = Un reparto preparado no puede puntuar: alguien podría conocerlo.
rated-seats = En una partida que puntúa, cada quien juega en su propio dispositivo y en un solo sitio.
rated-bots = Una partida entre bots no puntúa.
rated-twice = Ya tienes un sitio en esta mesa, y la partida puntúa: en otro sitio tiene que jugar otra persona.
no-group = Ese grupo no existe, o su enlace ya no vale.
group-guest = Los grupos son para navegadores: quien no guarda cookies no puede entrar en uno.
many-groups = Ya estás en muchos grupos. Sal antes de alguno.
group-full = En este grupo ya no cabe nadie más.
many-orders = Ya hay tres órdenes tuyas en esta mesa. Quita antes una.
no-order = Esa orden ya no está.
order-shape = Eso no es una orden: le falta algo o le sobra.
order-kind = Este juego no conoce ninguna orden con ese nombre.
order-links = Una orden tiene de uno a tres pasos.
order-moment = Cada paso dice a qué pregunta del juego responde, y este no.
order-answer = Este juego no conoce esa respuesta.
order-action = Esa elección no existe en este juego.
order-condition = Este juego no conoce esa condición.
order-conditions = Una orden mira cuatro condiciones como mucho.
order-number = Esa condición no admite ese número.
order-times = Una orden responde de 1 a 100 veces.
no-hint-now = Ahora no te toca decidir.

# Acuerdos
proposal-open = Ya hay una propuesta sobre la mesa.
no-reveal = Aquí no se esperan bytes tuyos ahora.
other-entropy = Esos bytes no son los que prometiste.
no-proposal = Esa propuesta ya no está sobre la mesa.
no-draw = Aquí no se pueden ofrecer tablas.
no-undo = No se puede deshacer: han caído dados o se ha visto algo oculto.
no-replace = No se puede poner un bot en ese sitio.
no-retire = No se puede retirar de la partida a quien ocupa ese sitio.
no-rematch = Ahora no se puede pedir la revancha.
present = Esa persona sigue aquí, o se ha ido hace poco: dale algo de tiempo.
clock-decides = En una partida por días nadie tiene que estar presente: decide el reloj de cada cual.
no-pace = Ese reloj no vale aquí.
no-pause = El reloj ya está parado, o no hay reloj.
no-resume = El reloj no está parado.
not-paused = El reloj no está parado.
resume-together = En una partida en vivo, el reloj vuelve a correr cuando todos están de acuerdo.
not-slow = Eso solo sirve en una mesa lenta.
no-zone = El servidor no conoce esa zona horaria.
zone-lately = La zona horaria solo se puede cambiar una vez al día.
holiday-late = Las ausencias se anuncian al menos un día antes de empezar.
holiday-long = Una ausencia dura como mucho tres semanas.
holiday-twice = Ya tienes anunciada una ausencia en esos días.
holiday-spent = En una partida puedes ausentarte seis semanas como mucho.
no-holiday = No tienes ninguna ausencia anunciada.

# Torneos
no-tournament = Ese torneo no existe.
no-title = El torneo necesita un nombre.
no-name = Para apuntarte hace falta un nombre.
many-tournaments = Tu red ya ha abierto muchos torneos que no han terminado. Termina alguno primero.
entries-closed = Ya no se puede entrar en este torneo.
tournament-full = En este torneo ya no queda sitio.
many-entrants = Desde tu red ya participan muchos. Quien organiza el torneo puede dejar entrar a más con su enlace.
tournament-over = El torneo ha terminado.
few-entrants = Hacen falta al menos dos participantes para empezar.
not-organiser = Eso solo puede hacerlo quien organiza el torneo.
not-entered = No participas en este torneo.
no-report = Solo hay informe de emparejamientos para torneos en mesas de dos.

# Personas
no-person = Este navegador todavía no es de nadie: siéntate a una mesa o elige tu nombre.
name-length = Un nombre tiene de 2 a 24 letras.
name-signs = Ese nombre lleva signos que no se leen bien, o mezcla letras que se escriben en sentidos contrarios.
name-reserved = Ese nombre no es de nadie: podría parecer el del sitio.
name-taken = Ese nombre ya es de otra persona, o se le parece demasiado.
name-soon = Acabas de cambiar de nombre. Mañana podrás cambiarlo otra vez.
many-names = Desde tu red se han elegido muchos nombres. Vuelve dentro de un rato.
passkey-place = Aquí no puede haber llaves: los navegadores solo las hacen para un sitio con nombre y https, no para un número como 192.168.1.5. La hoja impresa y el código para otro dispositivo sí valen aquí.
passkey-refused = Esa llave no ha abierto. Prueba otra vez, o entra de otra manera.
passkey-unverified = La llave no ha comprobado que eres tú. Hazlo con la huella, la cara o el PIN, como cuando la hiciste.
passkey-unknown = Esa llave no es de nadie aquí: quizá la quitaste.
passkey-copied = Esa llave parece una copia, y por eso no abre. Entra de otra manera y quítala.
many-passkeys = Ya tienes veinte llaves. Quita alguna que no uses.
sheet-first = Primero imprime o apunta tu hoja: si se pierde el dispositivo, es lo que te queda.
challenge = Se ha pasado el tiempo, o eso ya se ha contestado. Empieza otra vez.
code = Ese código no abre: está mal escrito, ya se usó o hay una hoja más nueva.
link = Ese enlace ya no vale. Pide otro en tu otro dispositivo.
no-profile = Nadie con ese nombre enseña nada.
profile-name = Reserva antes un nombre: por él te encuentran.
no-offer = Eso ya no se puede juntar.
no-daily = Ese día no hay reparto de ese juego.
daily-guest = El reparto del día es para navegadores: sin cookies no se sabe quién lo ha jugado ya.
daily-hints = Este reparto lo juegan todos y luego se comparan: aquí no hay consejos.
wish-guest = Para jugar ya hace falta un navegador: sin cookies no se sabe a quién sentar.
many-wishes = Desde tu red ya esperan muchos. Prueba dentro de un rato.
wish-seats = Ninguno de esos juegos se juega con tantos asientos.

# Avisos
many-notices = Has cambiado tus avisos muchas veces seguidas. Vuelve dentro de un rato.
no-push = Este sitio no manda avisos al navegador.
push-host = Ese servicio de avisos no es de ningún navegador que este sitio conozca.
push-keys = Las claves que ha dado este navegador no sirven. Actívalo otra vez.
webhook-host = Este sitio no escribe en chats de esa dirección.
no-push-here = Este navegador todavía no muestra avisos. Actívalos primero.
no-feed = Esa dirección ya no lleva a ningún aviso: quien la hizo la ha cambiado o quitado.
no-mail = Este sitio no manda correos.
many-mails = A esa dirección ya se han mandado varios códigos. Prueba dentro de una hora.
mail-address = Eso no parece una dirección de correo.
mail-unsent = El correo con el código no ha podido salir. Prueba dentro de un rato.
mail-code = Ese código no vale, o es de hace más de media hora. Pide otro.

# Trato
mark-guest = Para silenciar o bloquear hacen falta las cookies: sin ellas no se sabe quién lo pide.
mark-nobody = Este sitio no sabe quién es: juega sin que se recuerde su navegador. En esta mesa puedes no oírle.
mark-self = Eso es para otras personas.
many-marks = Ya has silenciado o bloqueado a quinientas personas. Quita alguna antes.
many-invitations = Has invitado a mucha gente esta semana. Espera unos días.
report-guest = Para avisar hacen falta las cookies: sin ellas no se te puede contestar.
report-nobody = En ese asiento no hay ninguna persona.
many-reports = Has avisado muchas veces en un día. Quien lleva el sitio leerá lo que ya has contado.

# Mirar
plays-here = Juegas en esta mesa: nadie que juega mira con los ojos de otra persona.
eyes-closed = Esa persona ya no enseña su mano.
watch-later = Aún no hay nada que ver: la mesa se enseña entera con retraso. Vuelve dentro de un rato.
daily-eyes = El reparto del día lo juegan todos: nadie enseña sus cartas hasta terminar.
rated-open = Una partida que cuenta no enseña las manos mientras se juega.
no-embed = Esa dirección no lleva a ninguna partida de este sitio.
