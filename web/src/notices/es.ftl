# Los avisos: cómo sabes que una mesa te espera.

notices = Avisos
lead = En las mesas lentas, cuando hay una decisión tuya pendiente. Nunca dicen lo que solo tu sitio sabe.
here = En este navegador
here-on = Te avisa.
here-off = Ahora no te avisa.
turn-on = Activar los avisos
turn-off = Dejar de avisar aquí
test = Probar
tested = Enviado. Si no llega en un minuto, mira si el dispositivo tiene los avisos silenciados.
tested-not = El servicio de avisos del navegador no lo ha aceptado. Desactívalos y actívalos otra vez.
failed = El navegador no ha querido activarlos. Prueba otra vez dentro de un rato.
lack-secure = Aquí no se puede: los navegadores solo avisan de páginas que llegan por https.
lack-site = Este sitio no manda avisos al navegador: quien lo lleva no los ha activado.
lack-installed = En un iPhone o un iPad hace falta la aplicación: toca Compartir, «Añadir a pantalla de inicio», y ábrela desde allí.
lack-browser = Este navegador no sabe recibir avisos.
lack-blocked = Has bloqueado los avisos de este sitio. Permítelos en los ajustes del navegador y vuelve a cargar la página.
lack-else = Lo demás funciona igual.

## Otros dispositivos

devices = Quién te avisa
device-here = este
device-since = desde el { $day }
device-unknown = Un navegador
remove = Quitar
remove-named = Quitar { $device }

## Cuándo

when = Cuándo
each = Un aviso por decisión
daily = Un resumen al día
hour = A las
quiet = No molestar de noche
quiet-from = Desde las
quiet-to = hasta las
quiet-zone = Hora de { $zone }. Lo que pase entretanto se dice después.
saved = Guardado.

## Direcciones

feed-title = Con otros programas
feed-lead = Una dirección secreta para tu lector de noticias y otra para el calendario, con tus plazos. Quien la tenga verá qué mesas te esperan.
feed = Noticias (Atom)
calendar = Calendario
feed-make = Hacer las direcciones
feed-renew = Cambiarlas
feed-renewed = Hecho: las anteriores ya no abren nada.
feed-end = Quitarlas
calendar-late = Los calendarios tardan horas en mirar: sirven para los plazos, no para enterarse al momento.

## Correo

mail = Por correo
mail-lead = Lo mismo que dicen los avisos: qué mesa te espera y hasta cuándo. Cada correo trae un enlace para no recibir más.
mail-address = Tu dirección
mail-ask = Mandar un código
mail-sent = Se ha mandado un código a { $address }.
mail-waits = Escribe el código que ha llegado a { $address }. Vale media hora.
mail-code = Código
mail-confirm = Confirmar
mail-other = Otra dirección
mail-done = Hecho: te escribiré ahí.
mail-on = Te escribo a { $address }.
mail-end = Dejar de escribirme
mail-stopped = Hecho: no te llegará ningún correo más de tus mesas.
mail-again = En la página «Tú» puedes volver a pedirlos.

## En la mesa

offer-yes = Avísame cuando me toque
offer-no = Ahora no
offer-later = Lo tienes en la página «Tú».
offer-done = Hecho: te avisaré en este navegador.
chat = Avisar en un chat
chat-lead = Cuando la mesa espere a alguien, lo dirá en vuestro chat. Nunca cuenta nada que no vean todos.
chat-format = Qué chat es
chat-discord = Discord
chat-matrix = Matrix
chat-plain = Otro (texto)
chat-url = Dirección del webhook
chat-hosts = En este sitio: { $hosts }
chat-set = Avisar ahí
chat-told = Avisa en { $host }.
chat-end = Dejar de avisar
