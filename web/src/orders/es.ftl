# Órdenes que se dejan

title = Órdenes
about = Lo que dejes aquí responde por ti, con lo que tú sabes y nada más. Nadie ve que hay una orden: lo que responde es una elección tuya como las demás.
mine = Tus órdenes
none = Todavía no has dejado ninguna.
now = Para lo que se te pregunta ahora
ready = Órdenes preparadas
leave = Dejar esta orden
until = Acaba cuando…
until-none = Acaba cuando la quites o a las { $times } respuestas.
ends = Acaba cuando { $conditions }.
or = { $one } o { $other }
only = Lo que no tenga más que una respuesta
line = Una serie tuya
on = Activa
switch-on = Activar
switch-off = Parar
remove = Quitar
dismiss = Entendido
off = Parada
prepared = Preparada
away = Lo que dejes aquí se enviará en cuanto vuelva la conexión. Si entonces ya no vale, se te dirá en la mesa.
refused = No se ha podido dejar la orden que preparaste («{ $order }»): { $why }
used = { $count ->
    [0] Aún no ha respondido.
    [one] Ha respondido una vez.
   *[other] Ha respondido { $count } veces.
}
latest = Lo último: { $choices }.
step = Va por el paso { $step } de { $steps }.
full = Ya tienes { $most }: quita antes una.
ended = Desactivada: { $why }.
why-until = { $condition }
why-otherwise = llegó la pregunta y no era lo que esperabas
why-impossible = lo que pedías ya no se podía hacer
why-done = ha respondido a todo
why-times = ha respondido las veces que decía
why-undone = se deshizo lo que había respondido
did = Se respondió por ti: { $choice }.
stopped = Orden desactivada («{ $order }»): { $why }.
always = Siempre así…
always-hint = Dejar una orden para esta pregunta
own = Una serie tuya
own-about = Hasta tres pasos, uno detrás de otro: cada uno responde una vez. Si llega la pregunta y no se cumple su condición, la serie acaba y te lo dice.
own-step = Paso { $number }
own-at = Cuando se me pregunte
own-do = Respondo
own-which = Cuál
own-if = Condición
own-always = sin condición
own-add = Otro paso
own-drop = Quitar el paso { $number }
own-leave = Dejar la serie
number = Número
which = Cuál
then = Cuando se me pregunte «{ $moment }»: { $answer }
then-if = Cuando se me pregunte «{ $moment }», si { $condition }: { $answer }
