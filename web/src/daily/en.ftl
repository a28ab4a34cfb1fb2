# The deal of the day

title = The deal of the day
intro = Every day, one deal for each game: the same for everyone, against the same bots. You play it once, whenever you like, and when you are done you see how others fared with what you were dealt.
prepared = It is a prepared deal: it follows from the date and from a secret of the site, so nobody knows it beforehand, and its fingerprint is the same at every table. There are no hints here, and a choice that has shown anything is not undone. Those who have played it know it: do not give it away.
until = It changes in { $span }.
against = { $bots ->
    [one] Against one bot: { $level }
   *[other] Against { $bots } bots: { $level }
}
players = { $count ->
    [0] Nobody has played it yet
    [one] Played by 1 person
   *[other] Played by { $count } people
}
play = Play
go-on = Go on
see = See how others fared
mine-over = You came in place { $place } of { $seats }.
mine-left = You left before the end.
mine-playing = You have begun it.
streak = { $count ->
    [0] Finish a deal and your streak begins.
    [one] You have a streak of 1 day.
   *[other] You have a streak of { $count } days.
}
week = Your week
week-day = { $day }: { $finished } finished
yesterday = Yesterday
group-week = The week of { $group }
group-about = For each deal, one point for each member of the group who fared worse, and half a point for each who fared alike.
who = Who
points = Points
played = Played

result-title = { $game }: the deal of { $day }
rank = No.
place = At the table
score = Count
game-left = left
you = you
unnamed = no name
look = Look
look-at = Look at the game of { $name }
nobody = Nobody has finished it yet.
ranked = First by the place at the table; where that is the same, by what the game counts at its end.
running = The day is not over: the table may still change.
fingerprint = Fingerprint of the deal: { $hash }
luck = All were dealt the same. What chance did afterwards shows in the analysis of your game.
luck-see = Analyse my game
first = Play it yourself before you see the table.
to-today = The deals of today
