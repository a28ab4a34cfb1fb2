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
