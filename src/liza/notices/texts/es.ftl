turn = { $game }: te toca
soon = { $game }: te queda poco tiempo para decidir
over = { $game }: la partida ha terminado
with = Con { $names }.
alone = Tu mesa te espera.
digest = Tus mesas
digest-body = { $count ->
    [0] Hoy no te espera ninguna decisión; hay partidas que han terminado.
    [one] Una decisión te espera.
   *[other] { $count } decisiones te esperan.
}
test = Los avisos llegan
test-body = Así te avisará este navegador cuando te toque.
until = Hasta el { $day } a las { $time }.
chat-turn = { $game }: le toca a { $name }.
chat-over = { $game }: la partida de { $names } ha terminado.
feed = Mesas que te esperan
calendar = Plazos de tus mesas
mail-code = { $code } es tu código
mail-code-body = Escríbelo en la página «Tú» de { $site }. Desde entonces llegará aquí un correo cuando una mesa lenta espere una decisión tuya.
mail-code-not = Si no lo has pedido, no hagas nada: no llegará ningún otro.
mail-stop = Para no recibir más correos basta un clic: { $link }
