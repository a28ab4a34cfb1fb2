# La página «Tú»: quién eres en este sitio.

you-title = Tú
you-lead = Aquí no hay cuentas ni correos: puedes jugar siempre sin dar ningún dato. Esta página es para quien quiera un nombre propio y llevarse sus partidas a otro dispositivo.
you-guest = Este sitio todavía no sabe nada de ti. En cuanto te sientes a una mesa recordará qué sitios son tuyos; nada más.

## El nombre

name = Tu nombre
name-none = Ahora mismo cualquiera puede llamarse como tú. Si reservas un nombre, en las mesas llevará una marca y nadie más podrá usarlo, ni otro que se le parezca.
name-own = Este nombre es tuyo. En las mesas lleva una marca, y nadie más puede usarlo ni otro que se le parezca.
name-before = Antes te llamabas { $name }; durante un mes se verá junto al nuevo.
name-claim = Reservar
name-change = Cambiar
name-kept = Desde ahora eres { $name }.

## Lo que se sabe

known = Lo que este sitio sabe de ti
known-since = Te conoce desde el { $day }.
known-seats = { $count ->
    [0] Todavía no te has sentado a ninguna mesa.
    [one] Recuerda un sitio tuyo en una mesa.
    [1000] Recuerda más de mil sitios tuyos.
   *[other] Recuerda { $count } sitios tuyos en mesas.
}
known-mail = También guarda cómo acabaron tus partidas, tu puntuación, tus grupos y cómo quieres que se te avise: todo va en el archivo que puedes descargar aquí. No sabe tu correo, ni dónde vives, ni qué haces en otras páginas.

## Dispositivos

devices = Dónde estás
devices-lead = Los navegadores en los que este sitio te reconoce. Si alguno no te suena, échalo: lo que se haya jugado sigue siendo tuyo.
device-unknown = Un navegador
device-here = este
device-seen = Visto el { $day }
device-end = Echar
device-leave = Olvidarme en este navegador
device-leave-back = Tus mesas se irán de este navegador. Podrás volver con tu hoja, con una llave o desde otro dispositivo.
device-leave-lost = No tienes hoja ni llave, y no estás en ningún otro navegador: si sigues, nadie podrá devolverte tu nombre ni tus partidas.
device-leave-sure = Sí, olvidarme
device-others = Echar a todos los demás

## Entrar

come-in = ¿Ya te conocemos?
come-in-lead = Si en otro dispositivo ya eras alguien aquí, entra y tus partidas vendrán contigo. Lo que tengas en este navegador no se pierde.
come-in-key = Entrar con una llave
come-in-code = Un código de tu hoja
come-in-go = Entrar
come-in-device = O abre esta página en tu otro dispositivo, pulsa «Enseñar el cuadro» y léelo con la cámara de este.

## Llaves y hoja

keys = Para volver siempre
keys-lead = Si borras los datos del navegador o pierdes el dispositivo, esto te devuelve lo tuyo. Nada de correos ni contraseñas.
sheet = La hoja
sheet-none = Diez códigos para imprimir o apuntar. Cada uno abre una vez, en cualquier dispositivo.
sheet-left = { $count ->
    [0] Has gastado todos los códigos de tu hoja del { $day }.
    [one] Te queda un código de tu hoja del { $day }.
   *[other] Te quedan { $count } códigos de tu hoja del { $day }.
}
sheet-make = Hacer mi hoja
sheet-anew = Hacer una hoja nueva (la anterior dejará de valer)
sheet-title = Tu hoja para { $site }
sheet-lead = Guárdala con las cosas importantes. Cada código abre una sola vez; quien la tenga puede entrar como tú.
sheet-print = Imprimir
sheet-safe = La he guardado
sheet-go-on = Seguir
passkeys = Las llaves
key-none = Todavía no tienes ninguna llave.
key-unnamed = Una llave
key-name = Nombre de la llave
key-example = El portátil
key-add = Hacer una llave en este dispositivo
key-made = Hecha el { $day }
key-used = Usada por última vez el { $day }
key-synced = guardada también fuera del dispositivo
key-remove = Quitar
key-remove-named = Quitar la llave { $name }
key-stopped = La llave no ha respondido: se ha cancelado, o no ha podido comprobar que eres tú. No ha cambiado nada; prueba otra vez.
key-there = Este dispositivo ya tiene una llave tuya.
key-lack-number = Aquí no puede haber llaves: la dirección de este sitio es un número, y los navegadores solo las hacen para nombres. La hoja y el cuadro para otro dispositivo sirven igual.
key-lack-plain = Aquí no puede haber llaves: los navegadores solo las hacen en páginas que llegan por https. La hoja y el cuadro para otro dispositivo sirven igual.
key-lack-browser = Este navegador no sabe hacer llaves. La hoja y el cuadro para otro dispositivo sirven igual.

## Otro dispositivo

new-device = Otro dispositivo
new-device-lead = Para ser tú también en el móvil, o al revés: lee este cuadro con su cámara y di que sí aquí.
device-show = Enseñar el cuadro
device-link = Ábrelo en el otro dispositivo antes de cinco minutos
device-asks = { $device } quiere entrar como tú. ¿Enseña el número { $number }?
device-yes = Sí, es mío
device-no = No
device-let-in = Hecho: ya puedes usar el otro dispositivo.
device-kept-out = No ha entrado nadie.
arriving = Entrar en este dispositivo
arriving-wait = Mira tu otro dispositivo: te preguntará si este es tuyo. Comprueba que enseña este número.

## Juntar

join = En este navegador eras otra persona
join-lead = Acabas de entrar, y este navegador ya tenía partidas. Si todo es tuyo, se puede juntar.
join-here = Ahora eres { $name }, desde el { $day }: { $count ->
    [0] ningún sitio en mesas
    [one] un sitio en una mesa
   *[other] { $count } sitios en mesas
}.
join-other = Aquí eras { $name }, desde el { $day }: { $count ->
    [0] ningún sitio en mesas
    [one] un sitio en una mesa
   *[other] { $count } sitios en mesas
}.
join-unnamed = alguien sin nombre propio
join-after = Las partidas, las llaves y los dispositivos serán de una sola persona. No se puede deshacer.
join-two-names = Te quedas con el nombre de ahora; el otro sigue siendo tuyo durante un mes. No se puede deshacer.
join-yes = Juntar
join-no = Dejarlo como está

## Llevárselo y marcharse

take = Llevártelo todo
take-lead = Un archivo con lo que este sitio sabe de ti y todas tus partidas. Se pueden repetir en otro sitio de Liza o sin conexión.
take-all = Descargar todo
take-packed = { $count ->
    [one] Una partida…
   *[other] { $count } partidas…
}
leave = Marcharte
leave-lead = Se borra todo lo que este sitio sabe de ti: nombre, llaves, hoja, dispositivos, puntuación, grupos y avisos. Las partidas se quedan, porque también son de los demás, pero sin tu nombre.
leave-all = Borrar todo lo mío
leave-ask = No hay vuelta atrás, ni nadie a quien pedírsela. ¿Seguro?
leave-sure = Sí, borrarlo todo
leave-stay = Me quedo
