# El trato con los demás

about = Sobre { $who }…
mute = Silenciar
mute-does = No leerás lo que diga en ninguna mesa, tampoco cuando mires. Puede seguir jugando contigo.
block = Bloquear
block-does = Tampoco leerás lo que diga. Además, no podrá sentarse en las mesas que abras, ni invitarte, ni pedirte la revancha, y «Jugar ya» no os sentará juntos. La partida que ya jugáis sigue, y podéis coincidir en la mesa de otra persona o en un torneo.
told-nobody = Nadie se lo dice. Puedes quitarlo cuando quieras en la página «Tú».
muted-now = No lees lo que dice en ninguna mesa.
blocked-now = No lees lo que dice, y no puede sentarse en tus mesas ni invitarte.
unmute = Volver a leer
unblock = Quitar el bloqueo
only-mute = Dejarlo en silencio
unknown = Este sitio no sabe quién es: solo puedes dejar de leer este asiento, y solo en esta mesa.
unnamed = Alguien sin nombre

## La página «Tú»

companions = Con quién has jugado
companions-none = Cuando termines una partida con alguien, aparecerá aquí.
companion-met = { $game }, { $day }
invite = Invitar a una mesa
manners = Silenciar o bloquear…
marks = A quién has silenciado o bloqueado
marks-none = A nadie.
mark-mute = en silencio desde el { $day }
mark-block = con bloqueo desde el { $day }

## Invitaciones

invitations = Te invitan
invited = { $name } te invita a { $game }.
invited-unnamed = Te invitan a { $game }.
sit = Sentarme
dismiss = Ahora no
will-invite = Al abrir la mesa se invitará a { $name }: lo verá en su portada.

## Avisar

report = Avisar a quien lleva el sitio…
report-why = ¿Qué ha pasado?
reason-chat = Insultos en la charla
reason-name = Su nombre
reason-stopped = Ha dejado de jugar (el menú de la mesa deja seguir a un bot)
reason-stalling = Está, pero pierde el tiempo a propósito
reason-helping = Juega para otra persona
reason-other = Otra cosa
report-words = Cuéntalo, si quieres
report-takes = Se envía con la partida hasta aquí y lo último que se ha dicho en la mesa. No se le dice a la otra persona. La respuesta aparecerá en la página «Tú».
report-send = Enviar el aviso
report-sent = Enviado. Verás la respuesta en la página «Tú».

## Lo que se ha decidido

decisions = Lo que ha decidido quien lleva el sitio
decided-ban = No puedes entrar
decided-mute = No puedes decir nada en las mesas
decided-unban = Puedes volver a entrar
decided-unmute = Puedes volver a hablar
decided-unname = Se te ha quitado el nombre, que ya no es de nadie
decided-until = hasta el { $until }
decided-for-good = sin fecha de fin
decided-why = Motivo: { $reason }
reports = Tus avisos
report-about = Sobre { $name }: { $reason }
report-open = Todavía sin leer.
report-closed = Leído el { $day }. { $answer }
