turn = { $game }: it is your turn
soon = { $game }: little time is left to decide
over = { $game }: the game is over
with = With { $names }.
alone = Your table waits for you.
digest = Your tables
digest-body = { $count ->
    [0] No decision waits for you today; some games have ended.
    [one] One decision waits for you.
   *[other] { $count } decisions wait for you.
}
test = Notices arrive
test-body = This is how this browser will tell you when it is your turn.
until = Until { $day } at { $time }.
chat-turn = { $game }: it is { $name }'s turn.
chat-over = { $game }: the game of { $names } is over.
feed = Tables that wait for you
calendar = Deadlines of your tables
mail-code = { $code } is your code
mail-code-body = Type it on the page “You” of { $site }. From then on a mail will come here when a slow table waits for a decision of yours.
mail-code-not = If you have not asked for it, do nothing: no other will come.
mail-stop = One click ends these mails: { $link }
