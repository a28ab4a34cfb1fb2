# “My tables”: the decisions that wait for you.

waiting = { $count ->
    [0] Nobody is waiting for you right now.
    [one] One decision is waiting for you.
   *[other] { $count } decisions are waiting for you.
}
none = The tables where you sit down will appear here.
new = Open a table
left = { $span } left: until { $until }.
late = The time is up.
unhurried = No hurry.
against = Against { $names }
since = Since you last looked
more = { $count ->
    [one] And one more move.
   *[other] And { $count } more moves.
}
nothing = Nothing has happened since you last looked.
decide = Decide
sit = Go
film = Watch the film
board = Show the board
board-close = Close the board
board-of = The board of { $game }
others = The others
rematch = They are waiting for you: a rematch.
people = People are missing.
paused = Stopped by agreement.
their = It is { $seats }’s turn.
look = Look
finished = My finished games
away = No connection: this is how your tables were when you saw them.
away-none = No connection, and this browser keeps none of your tables.
seen = seen { $ago }
kept = No connection, seen { $ago }. Once it is back, the table opens by itself.
kept-mine = It was your turn.
kept-until = You had until { $until }.
kept-home = My tables
