# Play now

play-now = Play now
about = Say what you feel like, and at which tables. We seat you with whoever wants the same.
games = Games
seats = Seats at the table
least = From
most = to
pace = Pace
live = Right now
slow = Slowly, a move a day
either = Either
rated = May count for ratings
look = Find a table
choose = Choose at least one game.
none-fits = None of those games is played with so many seats.
people = { $count ->
    [0] Nobody waits for a table.
    [one] 1 person waits for a table.
   *[other] { $count } people wait for a table.
}
playing = { $count ->
    [0] Nobody is playing.
    [one] 1 person is playing.
   *[other] { $count } people are playing.
}
waiting = Looking for a table…
alone = So far only you are waiting.
with = { $count ->
    [one] 1 more person waits with you.
   *[other] { $count } more people wait with you.
}
waited = You have waited { $span }.
bots = With a bot in { $span }.
bots-soon = A bot is about to sit down.
slow-waits = You may close the page: the table stays here.
stop = Stop looking
found = You have a table of { $game }.
go = Go to the table
game-waiting = { $game }, { $count ->
    [one] 1 waits
   *[other] { $count } wait
}
