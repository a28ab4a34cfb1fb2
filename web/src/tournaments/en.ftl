# Leagues and tournaments

title = Leagues and tournaments
intro = A league among friends, a cup, an hour of arena: one of you opens it, the others enter by the link, and Liza seats everyone.
new = Open a tournament
mine = My tournaments
open = You may enter
running = Being played
over = Finished
none = There are none at the moment.
to-list = All tournaments

entrants = { $count ->
    [one] 1 entrant
   *[other] { $count } entrants
}
entrants-of = { $count } of { $most }
tables-of = tables of { $sizes }
format-round_robin = League
format-swiss = Swiss
format-elimination = Knockout
format-arena = Arena
about-round_robin = Everyone plays everyone. Best for a group of friends.
about-swiss = A few rounds: in each you meet those who stand where you stand, and nobody twice while that can be helped.
about-elimination = The better half of each table goes on, up to the final.
about-arena = For a while, finishing a game means starting the next. You may come and go as you like.

name-of = Name of the tournament
name-hint = The Thursday league
game = Game
sizes = Players at a table
format = How it is played
rounds = Rounds
meetings = How often each pair meets
together = All rounds side by side, as suits games over days
minutes = Minutes it lasts
clock = Time to think
clock-why = A clock is needed: without one, a single table could hold up all the others. When yours runs out, a bot keeps your seat.
stand-in = Level of the bots that fill tables
most = Places
who = Who may enter
who-link = Those who have the link
who-public = Anyone: it is listed
begin-new = Open the tournament

enter = Enter
enter-name = Your name in the tournament
enter-late = It has begun, but you may still enter: you play from the next round on.
entered = You are in as { $name }.
wait-begin = It begins when the organiser says so. You may close this page: your tables wait for you on the front page too.
wait-round = Your next table comes when the round is over.
wait-arena = We are looking for opponents.
your-table = Your table is waiting
your-tables = Your tables are waiting
go-with = Play with { $names }
withdraw = Leave the tournament
withdraw-sure = Once you leave you cannot come back: a bot plays the tables you still had. Leave?
withdrawn = You have left the tournament.
yes = Yes
no = No

organise = You organise it
organise-about = Only this browser can begin this tournament.
invite = Link to enter
begin = Begin
begin-few = It takes at least two entrants.
begin-sure = { $count ->
    [one] There is only one entrant.
   *[other] It begins with { $count } entrants. After that { $late ->
        [yes] one may still enter late.
       *[no] no one can enter any more.
    }
}
close = End it early
close-sure = What is being played will no longer count. End it?
remove = Remove { $name }

standings = Standings
rank = Place
player = Entrant
points = Points
played = Tables
won = Won
direct = Direct
opposition = Opponents
reached = Round
gone = left
you = you
points-about = At each table you score the share of opponents you leave behind: 1 point if you finish ahead of all, half for a tie at a table of two.
ties-about = Equal points are decided, in this order, by: the points among those who are tied, if all of them have met; the mean points of the opponents; tables won; the lot. Those who abandon a table come after all who stay.
ties-elimination = The round you reach and your place in it count first, then points.
csv = Spreadsheet (CSV)
trf = Pairing report (TRF)
print = Print

round = Round { $number }
round-of = Round { $number } of { $total }
final = Final
watch = Watch
replay = Replay
bot = bot
status-open = Open for entries
status-running = Being played
status-over = Finished
until = New tables until { $time }
winner = { $name } wins
