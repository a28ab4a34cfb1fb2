# The lab: reports, comparisons and packs.

## The page of a report

report-title = { $game }: what { $games } games say
report-about = { $seats } seats · bots { $bots } · seed { $seed } · pack { $pack } ({ $hash }) · rules v{ $version }
report-options = Options: { $options }
report-how =
    Intervals hold the truth 95 times in 100. Findings are what stands out among { $tested } tests made at once: of what is listed at
    most 5% is there by mere luck, and its intervals are wider for having been chosen. Every card is compared among seats that are
    alike: the same bot, the same seat, and about as many cards.
report-caution = What the experiment says of a thing is what it does among these bots; what merely “goes with” winning need not be its cause. Among people it may be different.
section-findings = Seats, and what goes with winning
section-causes = What every thing does
no-experiments = This run made no experiments: repeat it with --pairs 20 (pairs of games for every thing).
causes-weak = Beware: { $bots } play weakly; what follows is the same with stronger bots, over few games.
causes-stronger = With { $bots }: { $told }
changes-whole = The whole game, with the pack and without: { $figures }.
section-length = How long it takes
section-seats = Seats
section-characters = Characters
section-cards = Cards
section-leads = Leads and comebacks
section-choices = Choices
section-skill = Luck and skill
section-ends = How it ends
section-gaps = Holes in the rules
no-findings = Nothing stands out: neither seats nor cards stray further from a fair share than chance does.
finding-seat = { $name }: { $value } points from a fair share of the wins [{ $low }, { $high }].
finding-played = { $name }: { $value } points [{ $low }, { $high }] go with playing it ({ $of } times).
finding-often = { $name }: { $value } points [{ $low }, { $high }] go with playing it more often than most ({ $of } times).
finding-seen = { $name }: { $value } points [{ $low }, { $high }] go with having it ({ $of } times).
axis-decisions = decisions in a game
axis-rounds = rounds in a game
axis-games = games
axis-wins = share of the wins
axis-points = difference in winning
axis-goes-with = what goes with playing or having it, in points of winning
length-decisions = Decisions: { $mean } on average, median { $median }, 95% end by { $p95 }; from { $low } to { $high }.
length-rounds = Rounds: { $mean } on average, median { $median }, 95% end by { $p95 }; from { $low } to { $high }.
seats-fair = A fair share would be { $fair }. Furthest from it: { $name }, { $value } [{ $low }, { $high }].
cards-told = The effect is what the thing does, by experiment; “goes with” is what comes along with playing or having it, and the plot shows the { $shown } largest of { $all }.
column-card = Card
column-seen = Had
column-played = Played
column-effect = Effect
column-goes-with = Goes with
measured = Measures
lead-early = After a quarter
lead-middle = Halfway
lead-late = After three quarters
leads-told = This is how often whoever is ahead wins in the end. Comebacks: { $comebacks } [{ $low }, { $high }]; the lead changes hands { $changes } times in a game.
choices-told = A decision has { $choices } options [{ $low }, { $high }]; { $forced } of decisions leave no choice.
column-moment = Moment
column-asked = Times
column-forced = No choice
column-most = Most options
skill-told = { $better } against { $worse }: wins { $value } [{ $low }, { $high }] of its games; by mere luck it would be { $even }.
skill-missing = Measuring this takes two different bots: “lab run … --bots greedy,random” and “lab report … --skill FOLDER”.
draws-told = Shared wins: { $share } [{ $low }, { $high }].
no-gaps = None was found.
gap-stuck =
    Nobody may do anything: { $subject } ({ $times ->
        [one] once
       *[other] { $times } times
    }).
gap-broken =
    The engine breaks: { $subject } ({ $times ->
        [one] once
       *[other] { $times } times
    }).
gap-endless =
    The game does not end: { $subject } ({ $times ->
        [one] once
       *[other] { $times } times
    }).
gap-loop =
    The game goes round in circles: { $subject } ({ $times ->
        [one] once
       *[other] { $times } times
    }).
gap-unusable =
    { $subject }: came up { $times ->
        [one] once
       *[other] { $times } times
    } and could never be used; similar ones can.
gap-idle = { $subject }: could have been used { $could } times and never was; similar ones are.
gap-inert =
    { $subject }: came up { $times ->
        [one] once
       *[other] { $times } times
    } and never did what similar ones do.
gap-unseen = { $subject }: did not come up in { $times } games, though similar ones did.
gap-forced =
    { $subject }: never leaves a choice ({ $times ->
        [one] once
       *[other] { $times } times
    }).
gap-silent = { $subject }: did not happen in { $times } games.
gap-record = record
lab-footer = Made by Liza's lab. The same games: { $command }

## Commands

help-lab = Study a game over many plays: what every card does, who has an advantage.
usage-lab = COMMAND [OPTIONS]
help-lab-run = Play many games and keep what happens; it can be stopped and goes on where it was.
usage-lab-run = GAME --games N [OPTIONS]
help-lab-record = Record games by the hundred thousand as Parquet: who chose what; it can be stopped and goes on where it was.
usage-lab-record = GAME --games N --out FOLDER [OPTIONS]
help-lab-report = Write a page with what the kept games say.
usage-lab-report = FOLDER [OPTIONS]
help-lab-compare = Play the same worlds under two packs or two rulings, and say what changes.
usage-lab-compare = BEFORE AFTER [--goal "seat_advantage < 0.03"] [OPTIONS]
help-lab-gaps = List holes in the rules, with a record that leads to each.
usage-lab-gaps = FOLDER [--json]
value-folder = FOLDER
value-variant = GAME|FILE[:OPTION=VALUE]
value-goal = GOAL
value-cluster = ray://…
arg-folder = A folder of “lab run”.
arg-variant-base = How it is now: a game, or a file of cards.
arg-variant-changed = How it would be: a file of cards, or the game with another option (qiahn:troop=6).
opt-lab-jobs = How many processes; auto is one for each core.
opt-lab-out = Where it is kept; if something is there already, it goes on from there.
opt-lab-decisions = Keep every decision too.
opt-lab-cluster = Play on a Ray cluster that is already running.
opt-report-out = Where the page is written; otherwise into the folder.
opt-report-skill = Another folder with bots of different strength: luck against skill.
opt-lab-pairs = In how many pairs of games every thing is put to the test (what the pack changes, in eight times as many); 0, in none. Unless told, one for every 60 games.
opt-report-csv = Write every table of the report into this folder too, for spreadsheets.
opt-goal = What you want to hold; may be repeated.
opt-compare-games = How many games, at most, with each pack.
lab-missing = The lab lacks some of its parts: install liza[lab] (pip install 'liza[lab]').
cluster-missing = A cluster needs Ray: install liza[cluster].
bad-jobs = “{ $jobs }” is not a number of processes; it may be auto.
lab-played =
    { $games ->
        [one] One game in { $folder }.
       *[other] { $games } games in { $folder }.
    }
lab-stopped = Stopped. The same command goes on where it was ({ $folder }).
lab-left = { $games } of { $all } games and { $pairs } pairs of games of the experiments are left.
record-left = { $games } of { $all } games are left.
lab-trouble =
    { $count ->
        [one] One game had trouble: “{ $liza } lab gaps { $folder }” shows it.
       *[other] { $count } games had trouble: “{ $liza } lab gaps { $folder }” lists them.
    }
lab-empty = There are no games in { $folder } yet.
lab-reported = The report is in { $file }.
lab-gaps-written = The records are in { $folder }.

compare-games-full = { $games } games of the same worlds with each variant.
compare-games-early = { $games } games of the same worlds with each variant, of { $asked } that might have been: it is clear already.
compare-number = Number
compare-base = Before
compare-changed = After
compare-difference = Difference
compare-interval = Interval
compare-same = Nothing changes more than chance can.
goal-met = ✓ { $goal }: met ({ $value } [{ $low }, { $high }]).
goal-missed = ✗ { $goal }: missed ({ $value } [{ $low }, { $high }]).
goal-undecided = ? { $goal }: not clear ({ $value } [{ $low }, { $high }]); it takes more games.
goal-no-goal = “{ $goal }” is no goal; one is written like “seat_advantage < 0.03” or “change:decisions > -5”.
goal-no-number = There is no number “{ $number }”. Did you mean { $near }?
goal-no-card = No card is called “{ $card }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
goal-unplayable = No player ever chooses “{ $card }”, so “{ $number }” cannot move.
no-such-thing = Nothing in { $game } is called “{ $name }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
free-no-number = This pack has no whole number “{ $number }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
opt-compare-early = Stop as soon as every goal is decided, though differences stay less clear.
help-pack = Make new cards or change those there are: begin, check, compare and show packs.
usage-pack = COMMAND [OPTIONS]
help-pack-new = Begin a pack that names only what differs.
usage-pack-new = GAME FILE [CARD…]
help-pack-check = Check a pack and say everything that is wrong, line by line.
usage-pack-check = FILE [--game GAME]
help-pack-diff = Say how two packs differ.
usage-pack-diff = PACK [PACK]
help-pack-show = Show cards with their text in both languages.
usage-pack-show = PACK [CARD…]
help-pack-schema = Write the JSON Schema of a game's packs, for your editor.
usage-pack-schema = GAME
value-pack = GAME|FILE
value-card = CARD
arg-pack-file = A file of cards.
arg-pack-cards = Cards, by their id or by their name.
arg-pack = A game (its own cards) or a file of cards.
arg-pack-changed = The other pack; without it, the game's own is taken.
opt-pack-game = The game, if the file does not say it.
opt-pack-whole = Copy the whole pack.
pack-made = { $file } is ready: change what you like and check it with “{ $liza } pack check { $file }”.
pack-fine = { $file } is fine: it changes { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    } of { $game } (hash { $hash }).
pack-same = There are no differences.
pack-added = new
pack-removed = gone
pack-no-card = There is no card “{ $card }”.
pack-whose = The file does not say which game it is for: let it begin with [overlay] and game = "…", if it names only what differs; for a whole pack add --game GAME.
pack-faults = { $file }: { $count ->
        [one] one fault
       *[other] { $count } faults
    }
pack-line = line { $line }
file-exists-plain = { $file } exists already and is not overwritten: choose another name.

help-lab-card = Give a thing by lot in twin worlds, and say what it does.
usage-lab-card = GAME [THING…] [--pack FILE] [OPTIONS]
arg-lab-cards = Cards, characters, monsters, events, services… by id or name; without any, what the pack changes, or everything.
opt-card-games = How many pairs of games for each thing.
opt-strong = Stronger bots to repeat what is clearest with; auto chooses them, none repeats nothing.
opt-csv = Write a table for spreadsheets too.
card-games = { $games } pairs of games for each thing, with { $bots }
card-name = Thing
card-number = Measures
card-effect = Effect
card-before = Before
card-change = Change
card-nothing = Nothing strays further than luck would.
card-note = In brackets, the 95% interval. In bold, what does not look like luck among all that was tried. Wins are in points of a hundred.
card-none = No experiment can be made with any of these.
card-same = The pack changes nothing.
card-weak = Beware: { $bots } play weakly, and others may not do the same. Repeat it with --strong greedy:8 or ismcts:300.
card-stronger = The same with stronger bots ({ $bots }, { $games } pairs)
way-given = Whoever has it by lot, instead of another of its kind (points of winning)
way-denied = Whoever has it, against having it taken away (points of winning)
way-barred = Whoever may use it, against being forbidden to (points of winning)
way-in_play = In play, or out of it with another in its place
way-plain = The same worlds with the pack and without this change
measured-wins = wins
measured-decisions = decisions
measured-score = mean score
section-changes = What the pack changes
change-new = { $name }: new
change-gone = { $name }: gone
change-field = { $name }, { $field }: { $old } → { $new }
found-change-wins = { $name }: the change moves the wins of whoever has it by { $figures } points; it did { $before } before, { $after } now.
found-effect-wins = { $name }: moves the wins of whoever has it by { $figures } points.
found-change-number = { $name }: the change moves “{ $number }” by { $figures }.
found-effect-number = { $name }: moves “{ $number }” by { $figures }.
found-lost = { $name }: “{ $action }” could be chosen in { $times } games before the change, and never now.
found-taken = { $name }: “{ $action }” was chosen in { $before }% of the games in which it could be before the change, in { $after }% now ({ $figures } points).
measured-taken = games with “{ $action }”
measured-own = { $number } of whoever has it

## What is wrong with a pack, said beside the field

fault-whole = Put a whole number from { $low } to { $high }; { $found ->
        [nothing] nothing is written here
       *[other] this says { $found }
    }.
fault-word = Choose one of these words: { $expected }. { $found ->
        [nothing] Nothing is written here
       *[other] This says { $found }
    }.
fault-own-word = Put a word of its own with small letters, digits and “_”, beginning with a letter; { $found ->
        [nothing] nothing is written here
       *[other] this says { $found }
    }.
fault-words = Put a list of words among these: { $expected }. { $found ->
        [nothing] Nothing is written here
       *[other] This says { $found }
    }.
fault-texts = The text is missing in one of the two languages; { $found ->
        [nothing] nothing is written here
       *[other] this says { $found }
    }.
fault-plain = At most { $most } letters, without line breaks or invisible signs; { $found ->
        [nothing] nothing is written here
       *[other] this says { $found }
    }.
fault-language = There are texts in Spanish (es) and in English (en) only; { $found ->
        [nothing] nothing is written here
       *[other] this says { $found }
    }.
fault-part = A small table in braces belongs here; { $found ->
        [nothing] nothing is written here
       *[other] this says { $found }
    }.
fault-parts = A list of small tables belongs here; { $found ->
        [nothing] nothing is written here
       *[other] this says { $found }
    }.
fault-many-parts = At most { $most } effects; there are { $found } here.
fault-printed-beside = Printed fields are listed only where a card is printed in part.
fault-printed-list = It is not said which fields the rulebook prints.
fault-printed-fields = That is no field of this card, or it is there twice: { $found }.
fault-unknown-field = This game knows no such field here; it knows { $expected }.
fault-unknown-section = This game has no such kind of cards; it has { $expected }.
fault-once = There is another card called { $found }: each needs an id of its own.
fault-no-id = It lacks the field “{ $field }”, which tells it from the others.
fault-entries = Entries that begin with double brackets belong here.
fault-section = A single section in brackets belongs here.
fault-missing = The entry “{ $entry }” is missing: the game needs it.
fault-not-in-base = This card is not in the game’s own pack, so it cannot be taken out.
fault-drop = Only fields that the card has in the game’s own pack can be taken away.
fault-game = This pack is for another game: { $found } and not “{ $expected }”.
fault-no-overlay = It does not begin with the section overlay, so it counts as a whole pack, and it lacks { $missing }.
fault-answers = “{ $word }” goes only with an ability that is used at these moments: { $windows }.
fault-needs-set = A card with a Set ability has to belong to a set.
fault-few-kind = At least one card of the kind “{ $kind }” has to stay.
fault-few-chapters = At least one monster and one event have to stay.
fault-few-cards = Relics and specials have to be { $least } cards or more in the deck of { $size }.
fault-few-in-all = There have to be { $least } in all or more in “{ $field }”; there are { $found }.
fault-few-entries = There have to be { $least } or more; there are { $found }.
fault-few-copies = All copies together have to be { $least } cards or more; there are { $found }.
fault-few-loot = Weapons, equipment, objects and gems that are no relics have to be { $least } cards or more, counting copies; there are { $found }.
fault-few-relics = Among weapons, equipment and objects there have to be { $least } relics or more, counting copies; there are { $found }.
fault-few-monsters = There have to be { $least } monsters or more of the category “{ $category ->
        [goblin] Goblin
        [ogre] Ogre
        [golem] Golem
        [dragon] Dragon
       *[other] { $category }
    }”.
fault-no-plain-sky = A { $half ->
        [day] day
       *[other] night
    } card without an effect has to stay.
fault-one-borrower = Only one character may borrow equipment in every combat.
fault-alone = A card can have only one of these words: { $words }.
fault-starting-loot = Starting loot has to be one weapon, one object and one gem, { $least } copies or more of each, and nothing else.
fault-two-abilities = This character needs two special abilities; it has { $found }.
fault-hire-object = “{ $word }” goes only in an ability: it is paid for with another card of the hand.
fault-hire-favour = The favour of a deity cannot be “{ $word }”: it is not paid for with a card of the hand.
fault-squares = There have to be { $wanted } squares here; there are { $found }.
fault-no-square = Give at least one square.
fault-fog-twice = The fog reaches { $square } in two stages: leave it in one.
fault-two-quadrants = { $square } is in two quadrants: leave it in one.
fault-no-quadrant = Some squares are in no quadrant.
fault-quadrants = There have to be { $wanted } quadrants; there are { $found }.
fault-one-quadrant = The squares of an exploration point have to be in a single quadrant.
fault-taken-squares = Some of these squares belong to another point, to a beach or to the village.
fault-few-points = Each of the { $wanted } quadrants needs an exploration point; only { $found } have one.
fault-round-village = The village has to be a square block with 8 squares around it; it has { $found }.
fault-village-square = No village square can stand here.
fault-no-river = Give at least one edge with a river, like a3-a4.
fault-no-bridge = Give at least one bridge, on edges that are no river.
fault-out-of-reach = The rivers leave squares that nobody can reach: { $found }.
fault-art = At most { $most } pictures go here, each with the card that it is of.
fault-picture = The name of a picture of the site goes here (64 letters and digits), with the section and the card that it is of.
fault-flavour = A short sentence for a card goes here, in Spanish (es), in English (en) or in both: at most { $most } letters, without line breaks or < >.
fault-colours = A colour like #5a4632 goes here, for the band or the ground.
fault-contrast = Letters could not be read well on this colour: { $found } to 1, and it takes { $least } or more.
fault-other = The game does not take it like this: { $text }
fault-file = The file cannot be read: { $text }
fault-table = No table can be laid with this pack: { $text }

## What changes in the game as a whole

whole-decisions = A game goes from { $before } to { $after } decisions: { $figures }.
whole-choices = A decision goes from { $before } to { $after } options: { $figures }.
whole-forced = Of a hundred decisions, those that leave no choice go from { $before } to { $after }: { $figures }.
whole-shared_wins = Of a hundred games, those that end in a shared win go from { $before } to { $after }: { $figures }.
whole-lead_changes = The lead changes hands { $after } times a game instead of { $before }: { $figures }.
whole-comebacks = Of a hundred games, comebacks go from { $before } to { $after }: { $figures }.
whole-unfinished = Of a hundred games, those that do not end go from { $before } to { $after }: { $figures }.
whole-rounds = A game goes from { $before } to { $after } rounds: { $figures }.
whole-seat = Seat { $number } wins { $after } of a hundred games instead of { $before }: { $figures }.
whole-played = { $name }: { $after } of a hundred seats play it instead of { $before }: { $figures }.
whole-number = { $name } goes from { $before } to { $after }: { $figures }.

## Fair numbers: what is looked for and what comes of it

help-lab-fair = Look for values with which your aims are met, and test them in new games.
usage-lab-fair = GAME --free armour.garra.resistance=2..8 --aim comebacks=0.2..0.4 [OPTIONS]
value-range = NUMBER=FROM..TO
opt-free = A number of the pack that may move, and how far; may be repeated.
opt-aim = Where you want a number of the games (seat_advantage, seat_1, rounds, decisions, comebacks, given_CARD …); may be repeated.
opt-fair-tries = How often values are proposed.
opt-fair-games = Games with each proposal.
opt-fair-test = Games of the last test, with the old values and with the new ones.
opt-fair-out = Where to write the pack with the new values.
fair-missing = Looking for numbers takes Optuna: install liza[lab].
fair-tried = { $tried ->
    [one] One set of values
   *[other] { $tried } sets of values
  } in { $games } games; the last test, in { $test } new games with each pack.
fair-written = The pack with these values: { $file }
fair-moves = { $name }: from { $before } to { $after }
fair-stays = { $name }: stays at { $after }
fair-reached = { $aim }: reached. You wanted { $wanted }, and it is { $after }; before { $before }.
fair-missed = { $aim }: missed. You wanted { $wanted }, and it is { $after }; before { $before }.
fair-unclear = { $aim }: not clear. You wanted { $wanted }, and it is { $after }; before { $before }. It takes more games.
fair-note = In brackets, where the truth of all aims together lies 95 times in 100. Among people it may be different.
aim-between = between { $low } and { $high }
aim-least = { $bound } or more
aim-most = { $bound } or less
aim-seat_advantage = points by which the seat that strays most is off a fair share
aim-seat = wins of seat { $number } in a hundred
aim-given = points of winning for having “{ $name }”
aim-decisions = decisions in a game
aim-rounds = rounds in a game
aim-choices = options of a decision
aim-forced = decisions without a choice in a hundred
aim-comebacks = comebacks in a hundred games
aim-lead_changes = times that the lead changes hands
aim-shared_wins = shared wins in a hundred games
aim-unfinished = games without an end in a hundred
