# What the shelf says: everything that belongs to no game.

liza = Liza
motto = Five boxes, one table.
skip = Skip to content
loading = One moment…
close = Close
cancel = Never mind
back = Back
copy = Copy
copied = Copied
yes = Yes
no = No
more = More

## Header and footer

home = Home
about = About
settings = Settings
you-page = You
you-more = A name of your own, and the browsers that know you
own-name = Their own name: nobody else can use it
rules = Rules
language = Language
light-switch = Change the light
light-to-dark = Lights off (walnut)
light-to-light = Lights on (paper)

## Home

home-title = What shall we play?
home-text = No account, nothing to install: open a box, sit down with friends or bots, and play.
players = { $from ->
    [one] 1 player
   *[other] { $from } players
  }
players-range = { $from }–{ $to } players
minutes = { $minutes } min
minutes-range = { $from } to { $to } min
from-age = from age { $age }
play = Play
play-hint = Against bots, right now
first-time = My first game
new-table = New table
my-tables = My tables
my-turn = Your turn
their-turn = { $seats } to move
waiting-people = Waiting for people
finished = Finished
go-on = Go on
forget = Forget this table
open-tables = Open tables
open-none = No table is waiting now. Open one and send the link.
free-seats = { $free ->
    [one] 1 seat left
   *[other] { $free } seats left
  }
sit = Sit down
watch = Watch
recent = Latest games
recent-none = Finished games will appear here.
replay-it = Watch
join-by-link = Join with a link
join-placeholder = Paste the table's link here
join = Join
join-bad = That is not a link to anything here.
no-games = No game was found.

## New table

new-title = New table
new-game = Game
new-seats = Who is playing
seat-number = Seat { $number }
seat-me = Me
seat-open = Somebody
seat-bot = Bot
bot-numbered = { $name } { $number }
bot-level = Level
level-chosen = Level of the bots: { $level }
level-gentle = Forgives a lot: for a first game.
level-lively = Sees what lies in front of it, but gets distracted.
level-shrewd = Thinks before it acts and gives little away.
level-tough = Calculates: you have to play well to beat it.
level-fierce = Searches deeply before every choice.
level-steps = Each level beats the one before about two times in three.
bot-listed = { $name } (bot)
bot-gentle = Gentle
bot-lively = Lively
bot-shrewd = Shrewd
bot-tough = Tough
bot-fierce = Fierce
bot-random = At random
bot-soft = Lenient
bot-sober = Sober
bot-greedy = Greedy
bot-ismcts = Thinker
bot-exact = Perfect
new-options = How it is played
new-clock = Clock
clock-own = Live, my own…
clock-own-slow = Slow, my own…
clock-own-minutes = Minutes for the whole game
clock-own-increment = Seconds more per move
clock-own-hours = Hours per decision
clock-own-reserve = Hours in reserve
clock-none = No clock
new-who = Who may come in
who-link = Only those with the link
who-public = Anyone
your-name = Your name
your-name-hint = What people should call you
open-table = Open the table
need-me = Sit down too: choose your seat.

## The table

table = Table
turn-yours = It is your turn
title-yours = ● Your turn · { $game }
notice-yours = Your turn in { $game }
you = you
bot = bot
bot-for-away = bot until they are back
bot-for-here = bot until they are back; they are watching
thinking = thinking…
away = Play without a connection
departed = has left the game
here = at the table
seat-away = away
seat-free = free seat
waiting-start = Waiting for the table to fill
invite = Send this link to anyone you want at the table
invite-watch = Link to watch
invite-seat = Link to take a seat
connecting = Connecting…
lost = The connection broke. We keep trying; nothing is lost.
withdrawn = The connection broke and your move did not arrive in time: it did not count.
spectating = You are watching
story = Story
chat = Chat
chat-say = Say something
chat-send = Send
chat-none = Nobody has spoken here yet.
chat-watch = Those who watch cannot talk.
story-none = Nothing has happened yet.
story-start = The game begins
all-options = All options
options = What you can do
by-ear = To play by ear
by-ear-go = Go to what you can do
by-ear-position = The position in one sentence
position = The position
position-you = you
table-in-words = The table in words
undo = Take back
undo-hint = Until you confirm, you can change your mind
next-show = Next
next-hint = On to the next thing (space, or a tap on the table)
skip-show = Skip
skip-hint = To the latest thing that happened (S)
open-show = See it
open-hint = See step by step what was summed up (V)
onward = Go straight on to my decision: what others do among themselves is summed up
onward-suggest = You wait often. Go straight on to your decision? You are still told what concerns you.
onward-yes = Yes, always
onward-no = No, thanks
answered-for-you = There was only one answer, and it was given for you: { $choice }.
story-there = See the table as it was then
story-past = This is how the table was then.
story-back = Back to the game
hint = Hint
hint-ask = What would Fierce do? (H)
hint-said = { $who } would do this: { $choice }.
hint-exact = It is the best move: this game has been solved.
hint-sure = No doubt about it ({ $percent }%).
hint-fairly = Fairly sure ({ $percent }%).
hint-unsure = Torn between several things ({ $percent }%).
key-open = see step by step what was summed up
key-hint = ask for a hint (against bots)
catch-up = Replay the latest
why-not = Why not?
why-later = What has happened is still being told. Ask when that is done, or skip it.
why-rule = Rule { $rule }
why-source-printed = Printed
why-source-differs = Printed, with a difference
why-source-derived = Follows from print
why-source-ours = Our ruling
why-unless = What it would take
why-book = Read it in the rulebook
why-live = See it on the table
why-mode = Press something dimmed to learn why it cannot be done
more-menu = More about this table
resign = Resign
resign-sure = Do you really resign?
offer-draw = Offer a draw
offer-undo = Ask to take back the last move
offer-replace = Ask for a bot to take { $who }'s seat
offer-stalling = Ask that a bot go on for { $who }: no choice for { $minutes } minutes
offer-retire = Ask for { $who } to be out of the game
offer-end = Propose stopping here
offer-rematch = Rematch
offered-draw = { $who } offers a draw.
offered-undo = { $who } asks to take back the last move.
offered-end = { $who } proposes stopping here.
offered-rematch = { $who } wants a rematch.
offered-replace = { $who } proposes that a bot take { $target }'s seat.
offered-retire = { $who } proposes that { $target } be out of the game, as its rules say.
offered-mine = You have made a proposal; the others have to answer.
accept = Agreed
decline = No, thanks
leave-guide = Leave the guide
keys = Keys
keys-title = With the keyboard
key-numbers = choose an option by its number
key-tab = go from one thing to the next
key-enter = choose, drop or confirm
key-escape = let go of what is chosen, close
key-undo = take back
key-catch = replay what the others did
key-next = on to the next thing
key-skip = skip to the latest
key-why = ask why not
key-list = see all options
key-go = go to what you can do
key-position = hear the position in one sentence
key-words = read the table in words
key-rules = open the rulebook
zone-empty = empty
pieces-count = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
  }
die-name = d{ $sides }: { $value }
round-clock = { $who }'s clock

## Friends

cancelled = The person who opened the table has called it off.
cancel-table = Call the table off
cancel-sure = Sure? Yes, call it off
fill-one = Let a bot sit here
new-fill = Bots in all free seats
fill-all = Begin now, with bots in the free seats
ready-title = Everybody is here. Shall we begin?
ready-say = Yes, let's begin
ready-wait = Still to answer: { $names }.
ready-yes = ready
ready-not = has not answered yet
gather-title = The rematch begins when everybody is here
gather-wait = Still to come: { $names }.
gather-not = has not come yet
fill-absent = Go on with a bot until they are back
host = Invited by
host-tag = opened the table
players-title = Players
players-seated = { $free ->
    [0] { $names }
    [one] { $names } · 1 free seat
   *[other] { $names } · { $free } free seats
  }
option-usual = { $value } (the usual)
option-printed = { $value } (printed)
options-as-printed = As printed
options-as-printed-about = Sets each option to what the book says; where it is silent or contradicts itself, it stays as it is.
options-usual = As the rulebook says
options-plain = No options changed
options-changed = { $count ->
    [one] 1 change
   *[other] { $count } changes
  }
language-own = Spanish or English: everybody reads the table in their own language
invited = You are invited to { $game }
invited-by = { $host } invites you to { $game }
invite-said = Shall we play { $game }?
join-full = There is no free seat left at this table, but you can watch.
qr = Code for the camera: { $what }
return-title = Continue on another device
return-text = This link leads to your seat from any device. Do not give it to anybody: whoever has it plays for you.
return-link = Link to your seat
unread = Unread messages:
watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
  }
see-result = See the result
news-left = { $who } has got up from the table.
news-back = { $who } is back in their seat.
news-time = { $who } has run out of time: a bot plays in their seat until they are back.
news-replaced = A bot plays for { $who } until they are back.
news-gone = { $who } leaves the game; a bot takes their seat.
news-resigned = { $who } has resigned.
news-resigned-you = You have resigned.
news-draw-offered = { $who } offers a draw.
news-draw-offered-you = You offer a draw.
news-draw-declined = { $who } declines the draw.
news-draw-declined-you = You decline the draw.
news-draw-withdrawn = { $who } withdraws the offer of a draw.
news-draw-withdrawn-you = You withdraw your offer of a draw.
news-draw-agreed = Agreed: the game ends in a draw.
news-declined = { $who } does not agree to the proposal.
news-withdrawn = { $who } withdraws the proposal.
news-left-you = You have got up from the table.
news-back-you = You are back in your seat.
news-time-you = You have run out of time: a bot plays in your seat until you are back.
news-replaced-you = A bot plays for you until you are back.
news-gone-you = You leave the game; a bot takes your seat.
news-hurry =
    { $seconds ->
        [one] You have 1 second left. When it is gone
       *[other] You have { $seconds } seconds left. When they are gone
    }, a bot plays on for you until you are back.
replaced = A bot plays for you.
come-back = Back to my seat
news-away = { $who } has lost the connection.
news-left-out = The share of chance of { $who } came too late: the game begins without it.
news-left-out-you = Your share of chance came too late: the game begins without it.
news-here = { $who } is at the table again.
news-sat = { $who } sits down at the table.
clock-fischer = { $minutes } min + { $more } s per move
clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
  }

## Afterwards

over = The game is over. { $verdict }.
you-won = You won
you-lost = You lost
you-drew = A draw
winner-is = { $winning ->
    [one] { $winners } wins
   *[other] { $winners } win
  }
nobody-wins = A draw
score = Score
place = Place
result-table = Ranking
see-replay = Watch the game
rematch = Rematch
rematch-there = The rematch is waiting at another table.
rematch-others = The rematch is played at another table.
rematch-go = To the rematch
rematch-waits = They are waiting for you: rematch
share = Share
share-none = There is no link to share
share-link = Link to the game
download = Download
verify = Verify the dice
verify-about = Before the first roll, the table published the fingerprint of its seed. Your browser has computed it again and looked for the rolls of the story in the seed.
verify-about-engine = Before the first roll, the table published the fingerprint of its seed. Your browser has played the whole game again with the engine itself, from that seed.
verify-promise-seen = The seed is the one that was promised: this browser kept the fingerprint before the end
verify-promise-told = The seed matches the fingerprint that the table shows; this browser was not here before the end to keep it
verify-prepared = The seed is that of this deal, which was prepared: what is checked is that everything follows from it, not that it was a secret
verify-rolls = Rolls that follow from it: { $found } of { $count }
verify-choices = Moves replayed, all of them possible: { $count }
verify-chance = Out of the seed come: { $dice ->
    [one] 1 roll of a die
   *[other] { $dice } rolls of dice
  }, { $shuffles ->
    [one] 1 shuffled deck
   *[other] { $shuffles } shuffled decks
  } and { $draws ->
    [one] 1 other draw
   *[other] { $draws } other draws
  }
verify-told = What the table told and showed, step by step, matches: { $count } of { $count }
verify-end = The end is the same
verify-not = Not checked here: shuffling, dealing, and what the story does not tell die by die. Download the game, and “python3 run.py verify” repeats all of it.
verify-good = { $count ->
    [one] It matches: the only roll of the story follows from the promised seed.
   *[other] All { $count } rolls of the story match: they follow from the promised seed.
  }
verify-engine = It all matches: the whole game, played again, comes out the same.
verify-engine-no-chance = The game, played again, comes out the same; nothing in it was left to chance, so there were no dice to check.
verify-unchecked = The seed is the promised one, but no roll was checked here.
verify-unable = Nothing could be checked: { $what }.
verify-bad = It does not match: { $what }.
secrets = Was anything given away?
secrets-running = Looking at other worlds…
secrets-good = No player was told what they could not know.
secrets-none = Nothing was hidden in this game.
secrets-bad = After move { $step } something was told that could not be known: { $where }
secrets-tried = { $positions } positions were looked at, each from one seat, and all that was sent was compared in { $worlds } worlds where what is hidden lay otherwise, with { $reasons } explanations and { $choices } moves made again.
transcript = Signed transcript
transcript-same = What this page received is what the site has signed: { $same } of { $count } messages.
transcript-other = The site has signed something else than this page received: only { $same } of { $count } messages match.
entropy-awaited = Each player adds a share to chance…
entropy-added = Chance came from the site's seed and from what these added before the first card: { $names }. Nobody could choose it alone.
entropy-own = What this browser added is among it.
entropy-silent = Promised, but too late: { $names }.
entropy-none = No player added anything to chance: the site alone chose the seed.
entropy-here = This device alone chose the chance.
entropy-prepared = The deal was prepared: nobody added anything to chance.
transcript-unheard = This page did not see the game: there is nothing to compare with the transcript.
verifier = Verifier
site-keys = Site keys
verify-secret = The seed is published when the game is over.
verify-running = Checking…
verify-no-rolls = there is a roll that does not follow from the seed
verify-fault-damaged = the record of the game is damaged
verify-fault-game = this engine does not know the game
verify-fault-rules = it was played with another version of the rules
verify-fault-seed = the seed does not match the game's fingerprint
verify-fault-promise = the seed is not the one that was promised
verify-fault-entropy = the game was not played with the bytes that the players have shown
verify-fault-choice = move { $at } was not possible
verify-fault-told =
    { $at ->
        [0] the deal was not the one that was told
       *[other] what was told of move { $at } is not what happened
    }
verify-fault-end = the game did not end as told
seed = Seed
commitment = Fingerprint
reason-resigned = { $you ->
    [winner] You win because { $losers } resigned.
    [loser] { $winners } wins because you resigned.
   *[nobody] { $winners } wins because { $losers } resigned.
}
decided-choice = It was decided at move { $step } of { $of }. { $who }: { $choice }. From then on, by the game’s own estimate, { $winner } was always ahead.
decided-last = It was not decided until move { $step } of { $of }, the last one, by the game’s own estimate. { $who }: { $choice }.
decided-gradually = It was decided in no single move: by the game’s own estimate, { $winner } took the lead at move { $step } of { $of } and kept it.
decided-leaving = It was decided when { $who } left: from then on, by the game’s own estimate, { $winner } was always ahead.
decided-throughout = By the game’s own estimate, { $winner } was ahead from beginning to end.
reason-agreed = A draw by agreement.
reason-time = Somebody ran out of time.

## Replay

replay = Replay
replay-step = Move { $at } of { $count }
replay-first = To the beginning
replay-previous = Previous move
replay-next = Next move
replay-last = To the end
replay-run = Play
replay-stop = Stop
replay-of = { $game }, { $names }

## Looking back

analysis = Analysis
analysis-about = Look at the game again: what was luck, what was choice, and what would have been better, given what each player could know.
analysis-open-about = The same game with all cards visible: nobody at the table knew as much. It is a different analysis.
analysis-begin = Analyse
analysis-here = Analyse in this browser
analysis-here-about = Quick, without queueing: fewer trials per move than on the site, and without a connection too.
analysis-waiting = Getting ready to analyse…
analysis-working = Analysing: { $percent }%
analysis-cancel = Stop
analysis-exact = Exact values: what each player can count on if nobody makes another mistake.
analysis-estimated = From each position the game was played to its end { $playouts } times, to see how it usually ends: these are estimates, and what has a “≈” may be somewhat more or less.
analysis-scale = A position is worth from 0 points (certain to lose) to 100 (certain to win).
analysis-whose = The game of
analysis-reading = How to look at it
analysis-known = With what could be known
analysis-open = Everything visible
analysis-graph = How everybody stood during the game; the thick line is { $who }
analysis-luck = Luck
analysis-choices = Choices, their own and others’
analysis-start = At the start
analysis-own = One’s own choices
analysis-others = Other players’ choices
analysis-luck-sum = Luck
analysis-end = At the end
analysis-story = What mattered most, by the analysis: move { $step } of { $of }. { $who }: { $choice }. It was worth about { $points } points of 100 to { $winner }.
analysis-story-luck = What mattered most, by the analysis: luck after move { $step } of { $of }. { $who }: { $choice }. It was worth about { $points } points of 100 to { $winner }.
analysis-story-none = By the analysis, it was decided in no single move: { $winner } won little by little.
analysis-moments = What mattered most
analysis-no-moments = Nothing is larger than the error of the estimate.
analysis-moment-choice = Own choice: { $choice }
analysis-moment-other = { $who } chose: { $choice }
analysis-moment-luck = Luck, after: { $choice }
analysis-own-title = What { $who } gave away
analysis-all = All choices, good ones too
analysis-no-errors = No choice gave away anything noticeable.
analysis-better = Better: { $choice }
analysis-why = See how it would go on
analysis-leaves = Leaves the game
analysis-resigned = Resigns
imagined = How it could have gone on
imagined-step = How it could have gone on, move { $at } of { $count }
imagined-back = Back to the game

## Exercises

exercises = Exercises
exercises-of = Exercises for { $game }
exercises-about = Positions from real games in which one move is clearly better than the others; moves that lead to the same thing all count.
exercises-none = There are no exercises for this game yet.
exercises-all = All of them
exercise-daily = Today’s exercise: { $game }
exercise-number = Exercise { $number }, difficulty { $difficulty } of 5
exercise-ask = You play { $who }: what is best?
exercise-right = That’s it!
exercise-wrong = There was something better
exercise-worth = What each move is worth
exercise-yours = (your answer)
exercise-best = (best)
exercise-estimated = Estimated values: { $bot } plays on from here many times; ± is the error of the distance to the best.
exercise-found = Found by:
exercise-next = Another one
exercise-again = Try again
exercise-solved = solved
exercise-missed = missed

## My games

my-games = My games
my-games-about = The games you have played on this device. They are listed nowhere else: if you clear the browser’s data, the list is gone.
my-games-everywhere = The games of this device and the finished ones of any other where you are the same person.
my-games-name = With whom
my-games-more = Older ones
my-games-all = All
my-games-went = How it went
my-games-against = against { $names }
my-games-missed = { $count ->
    [0] nothing given away
    [one] 1 choice that gave something away
   *[other] { $count } choices that gave something away
  }
my-games-open = Open a downloaded game
file-opening = Opening the game…
file-huge = That file is too large to be a game.
file-none = That file is not a game.
file-damaged = That file is damaged or incomplete: download the game again.
file-format = That game was written by another version of Liza, which cannot be read here.
file-game = That is a game that is not here.
file-rules = That game was played under another version of the rules; with these it would be another game.
file-cards = That game was played with other cards; with these it would be another game.
file-unfinished = That game is not over. Download it again when it is.
file-sealed = That game lacks its seed, which is published when it ends. Download it again.
file-left = Somebody left that game for good, so it cannot be replayed here.
file-drawn = That game was called a draw, so it cannot be replayed here.
my-games-download = Download all ({ $count })
my-games-none = Your games will appear here.
went-going = in progress
went-won = won
went-lost = lost
went-drew = a draw
went-off = called off

## Groups

my-groups = My groups
groups-about = A group is for people who play together from afar: a link, your tables and how you fare.
groups-none = You are not in any group yet.
group-found = Found a group
group-title = Name of the group
group-enter = Join
group-invited = You are invited to a group
group-link = Link to invite
group-link-anew = Make a new link
group-link-anew-about = If the link is lost, make another: the old one will no longer work.
group-link-once = Keep it now: it lets in those who have it, and is not shown again.
group-said = Join our group on Liza
group-members = Members
group-who = Who
group-games = Games
group-won = Won
group-ratings = Rating
group-tables = Tables
group-tables-none = No tables yet.
group-open = Open a table
group-table = The table is the group's: its members can sit down without a link.
group-leave = Leave the group
group-leave-sure = Leave? To come back you need the link.

## Rating

my-ratings = My rating
ratings-about = A game is rated if that was decided when its table was opened. Other games never count. If somebody leaves, it is worked out what their position was worth: only who leaves loses by it, and nobody gains by leaving.
rated-tag = rated
rated-title = Rating
rated-facts = The game is rated: no hints, and no choices undone by consent.
rated-wanted = The game is rated
rated-about = With a clock, the usual cards and options, all on their own devices. No hints, and no choices undone by consent.
rating-own = You
rating-none = You have not played a rated game yet. The first one will say something, against bots too.
rating-beats = You finish ahead of { $share } % of the players.
rating-between = (between { $low } and { $high } %)
rating-provisional = Provisional: too few games to know it better.
rating-picture = Your rating over the last { $count } steps
rating-caption = From left to right, your games. The band is what is not known yet; the dashed line is half of the players.
rating-why = Why it moved
rating-now = { $share } %
rating-night = That night all games were looked at together, and more became known of those you played with.
rating-departed = You left the game: that counts as the last place.
rating-left = You left the game when your position gave you { $chance } % (between { $low } and { $high }). It counts as lost by what was missing: { $lost } %.
rating-back = A bot decided for you while you were away, in a position that gave you { $chance } %. A win counts up to { $low } %, a defeat in full.
rating-they-left = { $name } left the game when their position gave them { $chance } % (between { $low } and { $high }): against their seat you have the rest, however it ended.
leaving-waits = The position of whoever left the game is being judged; the ratings move after that.
leaving-left = { $who } left the game when the position gave { $chance } % (between { $low } and { $high }). That is what counts for the rating.
leaving-back = A bot decided for { $who } in a position that gave { $chance } % (between { $low } and { $high }). They cannot win more than that with this game.
leaving-exact = Worked out with perfect play.
leaving-played = By { $count } games that bots played on from there.
rating-unnamed = another person
rating-ahead = You finished ahead of { $name }; that was expected in { $share } % of cases.
rating-behind = You finished behind { $name }; the opposite was expected in { $share } % of cases.
rating-tied = You tied with { $name }.
board-title = { $count ->
    [0] Nobody has a rating yet
    [one] 1 person has a rating
   *[other] { $count } people have a rating
  }
board-before = (formerly { $name })
board-about = Only those who have chosen a name and of whom enough is known. The bots are there for comparison.
board-who = Who
board-beats = Ahead of

## Rulebook

rulebook = Rulebook
rulebook-search = Search the rules
rulebook-contents = Contents
rulebook-picture = A position from the game
rulebook-undrawn = It cannot be drawn just now.
rulebook-table = Table
rulebook-apart = Open the whole rulebook in another tab
rulebook-whole = The whole rulebook
rulebook-back = Back to your table
rule-source = Where it comes from
rule-printed = Printed in the rulebook, in
rule-derived = It follows from what the rulebook prints in
rule-ours = It is our own ruling: here the rulebook is silent, or can be read in more than one way.
rule-differs = Where it departs from the print
rule-outside = Not needed on a screen
rule-related = It has to do with
rule-told = Where the rulebook tells it
rule-live = See it on the table
rule-try = Try it: { $act }
rule-again = Go back
rule-next = Next: { $who }, { $act }
rule-step = { $at } of { $of }
example-open = See it on the board, step by step
example-close = Close the board
rule-refused = “{ $act }” cannot be done ({ $rule }).
rule-test = It is the position of the test that proves it:
rule-unknown = There is no rule { $rule }.
rulebook-none = Nothing with those words.
rulebook-lines = All rules, one by one
rulebook-ours = Our ruling.
rulebook-outside = Not needed on a screen: { $why }

## Guide

guide = First game
guide-step = Step { $at }
guide-next = Got it
guide-more = Go on
guide-out = Leave
guide-watch = Watch what happens; I will tell you when there is something new.
guide-yours = Carry on as you like; I will tell you when there is something new.
guide-do = Do it on the table
guide-done = Close the guide

## Settings and about

almanac = Almanac
almanac-lead = Every card and piece played with here: { $printed } are printed in the rulebook, { $partly } in part, and { $original } are ours, because the rulebook does not list them.
almanac-search = Search by name or by what it does
almanac-chapter = Chapter
almanac-origin = Origin
almanac-all = Everything
almanac-printed = Printed
almanac-partly = In part
almanac-original = Ours
almanac-count =
    { $count ->
        [0] Nothing matches what you are looking for.
        [one] One entry
       *[other] { $count } entries
    }
almanac-rules = Rules
almanac-about = Rules about this
almanac-measured = In { $games } games between bots ({ $bots }) { $had }% of players had it and { $played }% used it.
almanac-wins = Share of wins of those who had it, compared with the others: { $wins } points (between { $low } and { $high }, 95 times in 100). It goes with winning; it need not be the cause.
almanac-here = What lies on the table
almanac-look = Point at anything on the table, press it for a moment or reach it with the keyboard: you can read all about it here.
almanac-open = In the almanac
almanac-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}

speed = Speed
speed-calm = Calm
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
sounds = Sounds
lone = Answer for me when there is only one answer
lone-first = In your first two games of each kind you answer everything.
notices = Tell me when it is my turn, with the page open
light = Light
light-auto = Same as my device
light-paper = Paper
light-walnut = Walnut
about-title = About Liza
about-text = In Spanish, the liza is the ground on which fighters meet. Here it is the table where five games of fantasy combat from the Spanish-speaking world live, to be played, studied and balanced.
about-icons = The icons come from game-icons.net (Lorc, Delapouite and contributors), licence CC BY 3.0, recoloured.
about-fonts = Type, licence OFL: Alegreya and Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), { $fonts }.
about-fair = The dice are honest: every table publishes the fingerprint of its seed before it begins and the seed when it ends, and your browser can check it.
about-dice = This site's dice, counted
about-licence = Liza is free: you may use, change and share it under the licence
about-authors = The games belong to their authors: { $authors }; the other rulebooks name nobody. Every card says what is printed in its box and what is ours.
about-developers = For those who draw boards
gallery = Gallery of parts
gallery-text = Every part that a table is drawn with.
not-found = Nothing here
not-found-text = This link leads nowhere. The table may be gone.
error-title = Something went wrong
error-retry = Try again
server-answers = The server answers { $status }. Try again in a little while.

# Without a server
engine-loading = Getting the game engine ready: { $percent }%
engine-starting = Starting the game engine…
engine-failed = The game engine could not start ({ $why }). Load the page again.
engine-no-wasm = This browser cannot run the game engine: it has no WebAssembly. Try another one, or a newer version.
engine-unreached = The game engine could not be downloaded. Check the connection and try again.
engine-none = This site has no game engine for browsers.
server-away = There is no connection to the site. Try again in a little while.
played-here = On this device
who-here = Nobody else: the game stays on this device and goes on without a connection

# Without a connection to the site
away = Play without a connection
away-offered = Save the engine, the texts and the boards on this device (about 8 MB), to play against bots while there is no connection to the site.
away-impossible = Not possible here: browsers only save pages that come over https.
away-keeping = Saving…
away-kept = Saved: without a connection you can play against bots on this device, and read the rulebook and the almanac.
away-failed = It could not be saved. This site may have no engine for browsers, or there is no connection or not enough space.
away-keep = Save on this device
away-lost = There is no connection to the site, and the game is not saved on this device. You can play as soon as the connection is back; in Settings you can save the game for next time.
away-home = There is no connection to the site. You can play against bots or with somebody beside you: the game stays on this device.
away-new = There is no connection to the site: the game stays on this device.

# Several people at one screen
seat-here = Somebody at this screen
seat-called = Their name
hand-next = { $name } decides.
hand-on = Hand the screen to { $name }
hand-title = { $name }'s turn
hand-text = Nobody else look, please: what comes next is only for the player.
hand-take = I am { $name }

# Printing.
print = Print
print-lead = Everything in the box at its true size. Print at 100%, without fitting it to the page.
print-paper = Paper
print-bleed = Bleed
print-no-bleed = No bleed
print-backs = Backs
print-flip-long = On both sides, flipped on the long edge
print-flip-short = On both sides, flipped on the short edge
print-no-backs = No backs
print-grey = Save ink: grey on white
print-changed = Only new or changed cards ({ $count })
print-what = What
print-cards = Cards
print-sheets = Character sheets
print-tokens = Tokens
print-boards = Board
print-summary = Summary sheet
print-rules = Rulebook
print-pack = With cards of your own (a .toml file):
print-button = Print
print-count = { $count ->
    [one] 1 page, and the text
   *[other] { $count } pages, and the text
}
print-hint = In the print dialogue choose the same paper, scale 100%, no margins, and background graphics. Cut along the marks: a card measures 63 × 88 mm. What you bring is read so that it can be drawn, and forgotten when you close the tab.
print-images-go = Pictures for other tables: Tabletop Simulator and Screentop
print-images = Pictures for other tables
print-image = Picture of a card
print-images-lead = A zip with a picture for each deck (ten cards to a row), its back, and three lists. In Tabletop Simulator: upload the pictures, say below where they are, and copy tabletop-simulator.json into “Saved Objects”. In Screentop: bring each picture in as a grid with the columns and rows that manifest.json says. Everything is drawn by this browser.
print-images-where = Address where the pictures will be (optional)
print-images-save = Download the pictures
print-image-save = Download PNG
print-images-wait = Drawing { $at } of { $of }…
print-images-file = pictures
print-images-failed = This browser could not draw them ({ $detail }).
print-own-cards = Liza's cards
print-page = page { $page }
print-side-front = front
print-side-back = back
print-tile = part { $at } of { $of }

## Workshop

workshop = Workshop
tournaments = Leagues and tournaments
to-tournament = Back to the tournament
to-daily = See how others fared
daily-deal = The deal of the day
workshop-change = Change cards in the workshop
new-cards = Cards
cards-usual = The usual ones
cards-changed = Changed
cards-differing = { $count ->
    [one] 1 differs
   *[other] { $count } differ
  }
cards-own = From my workshop: { $name }

## Time at a slow table

span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
moment-today = today at { $hour }
moment-tomorrow = tomorrow at { $hour }
moment-weekday = { $day } at { $hour }
moment-date = { $day } at { $hour }
clock-slow = { $span } per decision
clock-slow-reserve = { $span } per decision and { $reserve } in reserve
clock-nights = nights do not count
clock-weekends = weekends do not count
slow-title = Slow table
slow-about = All decide when they can: nobody has to be present.
slow-nights = Nights do not count: from 23:00 to 8:00, where each player lives
slow-weekends = Weekends do not count
slow-bot = If a player is late, this bot decides for them, that once
slow-mine = You have { $span } to decide: until { $until }.
slow-missed = If you are late, a bot decides for you this once; the third time in a row it keeps your seat until you are back.
slow-last = You have let two deadlines pass in a row: if this one passes, a bot keeps your seat until you are back.
slow-last-rated = As the game is rated, it then counts as left at that moment.
slow-third = The third time in a row the bot keeps the seat until the player is back; a rated game then counts as left at that moment.
slow-until = until { $until }
slow-paused = The clock stands still for all.
slow-resume = Let it run again
slow-away = { $who } has announced an absence { $until }.
slow-away-you = You have announced an absence { $until }.
slow-from-to = from { $begin } to { $end }
slow-back = I am back
slow-cancel = Cancel the absence
slow-menu = My time
slow-holiday = Announce an absence
slow-holiday-about = Your clock stands still while it lasts. Announce it at least a day ahead, for three weeks at most.
slow-begin = From
slow-end = Until, inclusive
slow-announce = Announce
offer-slow = Propose playing on without hurry
offer-live = Propose playing on live
offer-pause = Propose a pause
offer-resume = Propose letting the clock run again
offered-pace = { $who } proposes another clock: { $clock }.
offered-pause = { $who } proposes stopping the clock for all.
offered-resume = { $who } proposes letting the clock run again.

## My tables

seen-ago = seen { $ago }
next-decision = Next decision: { $game }
next-decision-left = { $span } left
