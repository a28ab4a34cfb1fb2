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
known-mail = No sabe tu correo, ni dónde vives, ni qué haces en otras páginas. No hay nada más.

## Dispositivos

devices = Dónde estás
devices-lead = Los navegadores en los que este sitio te reconoce. Si alguno no te suena, échalo: lo que se haya jugado sigue siendo tuyo.
device-unknown = Un navegador
device-here = este
device-seen = Visto el { $day }
device-end = Echar
device-leave = Olvidarme en este navegador
device-others = Echar a todos los demás
