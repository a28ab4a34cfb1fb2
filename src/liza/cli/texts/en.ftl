# The command line and the table in the terminal.

## Help

help-liza = Liza: five games of combat and fantasy, to be played, studied and balanced.
help-language = With --lang es or --lang en, anywhere, you choose the language.
help-help = Show this help.
help-version = Show the version.
help-usage = Usage:
help-default = default { $value }
help-usual = as usual
help-as-printed = as printed
help-printed = all as the rulebook prints them, except those you name
help-game-options = Options of { $game }
group-commands = Commands
group-options = Options
group-arguments = Arguments
usage-liza = COMMAND [OPTIONS]

help-games = Show the games there are.
usage-games = [--json]
help-play = Play in the terminal, against bots or with friends at one keyboard.
usage-play = GAME [OPTIONS]
help-replay = Step through a saved game.
usage-replay = FILE [OPTIONS]
help-verify = Check that a saved game, or the signed transcript of a table, is what it claims to be.
usage-verify = FILE [OPTIONS]
help-rules = List the rules of a game and the tests that cover each of them; or show one, with a position in which it can be seen.
usage-rules = GAME [RULE] [--json]
help-sim = Play many games between bots and count who wins.
usage-sim = GAME [OPTIONS]
help-arena = Let bots meet in pairs and put them in order of strength.
usage-arena = GAME --bots WHO,WHO [OPTIONS]
help-leaderboard = Make the leaderboard of the bots: all against all, in every game or in those you name.
usage-leaderboard = [GAME …] [OPTIONS]
help-exploit = Find out how much somebody who knows how a bot plays wins against it.
usage-exploit = GAME --bot WHO [OPTIONS]
help-solve = Work out what each side gets if nobody errs, and keep it.
usage-solve = GAME [OPTIONS]
help-analyse = Look back on a finished game: where it was lost, and how much was luck.
usage-analyse = FILE [OPTIONS]
help-serve = Put the tables on the network: open the site on this machine.
usage-serve = [OPTIONS]
help-worker = Lend this machine to the bots of a site, to think with.
usage-worker = [--db postgresql://…] [OPTIONS]
help-export = Write a folder with everything to play without a server: any web host will do.
usage-export = FOLDER [OPTIONS]

value-game = GAME
value-rule = RULE
value-file = FILE
value-hash = HASH
value-number = N
value-players = WHO,WHO
value-named-seat = NUMBER WHO
value-bot = BOT
value-any = VALUE
value-db = FILE|ADDRESS
value-host = ADDRESS

arg-rule = The number of a rule, such as TX-158.
arg-game = The game: “{ $liza } games” lists them.
arg-file = A saved game.
opt-json = Write JSON.
opt-players = Who sits where: person, person:Ann, or a bot from gentle, lively, shrewd, tough to fierce. You against shrewd by default.
opt-seats = How many sit at the table.
opt-named-seat = Who sits on that seat, counted from 1; also policy:FILE, what was learnt. Can be repeated.
opt-seed = A number that settles chance; without it nobody can foresee it.
opt-sim-seed = A number that settles chance.
opt-record = Save the game to this file after every decision.
opt-resume = Go on with a saved game.
opt-pack = Play with the cards in this file.
opt-pace = Seconds between what happens and what comes next.
opt-pace-replay = Seconds a step when it moves on by itself.
opt-options = The game's own options, as --OPTION VALUE.
opt-verify-keys = The keys that the site publishes, to know who signed the transcript.
opt-verify-promise = The fingerprint seen before the game.
opt-verify-secrecy = Check that no seat was told what it could not know.
opt-verify-worlds = How many worlds are tried at each position with --secrecy.
opt-all = Tell everything at once.
opt-seat = What this seat saw, counted from 1.
opt-games = How many games.
opt-bots = Which bots play; they move around the seats.
opt-jobs = How many processes.
opt-arena-bots = Which bots meet; each pair plays the same deals from both sides.
opt-arena-games = How many games each pair plays, at least.
opt-arena-jobs = How many processes; otherwise one for each core.
opt-exploit-bot = Which bot is played against, at all other seats.
opt-exploit-playouts = How often each action is tried before one is chosen.
opt-exploit-depth = After how many choices a try is broken off and the game's hint asked; 0 plays to the end.
opt-exploit-exact = Walk through every position and give the exact best response; in games that can be solved.
opt-exploit-asked = How often a bot is asked where dice decide what it chooses (with --exact).
opt-exploit-keep = Keep what is worked out in this file (with --exact); the same command then goes on where it was.
opt-neighbours = Only those meet who are named next to each other.
opt-alone = The first bot of a pair sits alone among copies of the other, never the other way round: for one that thinks for long.
opt-keep = Keep what is played in this file; what it holds already is not played again.
opt-svg = Draw the ladder into this file.
opt-leaderboard-out = Keep the tables in this folder, as Markdown and as JSON.
arg-games = The games; without any, all of them.
opt-solve-options = The game's own options, as --OPTION VALUE; those not named are solved for all their values.
opt-judge = Who judges: exact, or a bot that plays on from every position. Otherwise exact values where they are known.
opt-playouts = How often the bot plays on from every position.
opt-all-open = With all cards open, instead of what each could know at the time.
opt-db = Where tables are kept: a file (SQLite) or postgresql://…; otherwise in your .liza folder.
opt-host = Which address of this machine to listen on.
opt-port = On which port; otherwise the first free one from 8000.
opt-workers = How many processes answer at once; more than one needs PostgreSQL.
opt-thinkers = In how many processes bots think.
opt-origin = Another site whose pages may play here, like https://example.org.
opt-proxies = Who is believed when they say where a visitor comes from.
opt-open = Open the browser.

## What can go wrong

bad-language = I do not speak “{ $lang }”: try --lang es or --lang en.
unknown-command = There is no command “{ $word }”; “{ $liza } --help” lists them.
unknown-option = There is no option “{ $word }”.
unused-word = “{ $word }” is one word too many.
missing-value = Something is missing: { $name }.
repeated-value = “{ $name }” was given twice.
bad-value = “{ $value }” will not do for { $name }.
unknown-game = That game is not here; the games found: { $games }.
missing-game = What would you like to play? The games found: { $games }.
unknown-bot = That bot is not here; the bots found: { $bots }.
unknown-player = I do not know who “{ $player }” is: it can be person, person:NAME or a bot ({ $bots }).
bad-name = A person cannot be called “{ $name }”.
bad-seats = { $game } is not for { $seats }, but for { $counts }.
seats-differ = The table is for { $seats }, but you named { $players }.
bad-seat = There is no seat { $seat }: they go from 1 to { $seats }.
unknown-game-option = { $game } has no option { $option }; its options: { $options }.
bad-game-option = { $option } cannot be “{ $value }”; it can be { $values }.
other-rules = This game was played under version { $played } of the rules of { $game }; this is version { $here }, with which it would be another game. It replays where version { $played } is installed.
bad-record = That game cannot be used. { $detail }
bad-pack = Those cards cannot be used. { $detail }
did-you-mean = Did you mean “{ $word }”?
quoted = “{ $text }”
did-you-mean-these = Did you mean { $choices }?
file-missing = There is no file of that name.
file-unreadable = The file cannot be read.
record-none = The file holds no game.
record-damaged = The file is damaged or cut off.
record-format = Another version of Liza kept it, in another format.
record-action = Its move { $at } is not possible where it stands.
record-seed = Its seed is not the one promised before the game.
record-outcome = Its end is not the one its moves lead to.
record-pack = It was played with other cards than those found here.
transcript-signature = The second line is not a signature: the file is cut off, or something else.
transcript-damaged = The transcript is damaged.
transcript-format = The transcript has a format that this version of Liza does not know.
transcript-large = The file is too large for a transcript.
transcript-keys = The file of the keys is not the one that the site publishes.
record-secret = Its seed has not been published, so it cannot be replayed yet.
pack-encoding = The file is not a text in UTF-8.
pack-toml = The file is not a card pack in TOML.
pack-toml-line = Line { $line } cannot be understood.
pack-nested = Too many levels, one inside another.
pack-number = A number in it is too large.
pack-large = It is too large.
bad-amount = It takes at least one game and one process.
bad-arena = It takes at least two bots, each of them once.
not-solved = That has not been solved yet; do it once with “{ $liza } { $command }”.
no-study = Nobody knows how to solve { $game }.
no-library = To solve { $game }, { $library } is needed: install Liza with its extra “study”.
journal-other = { $file } keeps something else: another game or version of it, other bots, options or cards, or other luck.
journal-damaged = { $file } does not keep what is needed here, or is damaged.
journal-unwritable = Nothing can be kept in { $file }.
bad-playouts = It takes at least two games from every position and one process.
analyse-unfinished = That game has not ended: there is nothing to look back on yet.
already-over = The game in { $file } is over; see it again with “{ $liza } replay { $file }”.
settled-already = In a game that goes on, chance, cards, seats and options are settled already.
other-game = The game in { $file } is { $game }.
file-exists = { $file } exists and I will not overwrite it; go on with that game with --resume, or choose another name.
unwritable = I cannot write to { $file }.
not-saved = The game could not be saved. { $detail }

## At the table

prompt = ›
role-you = you
role-bot = bot { $bot }
play-hint = Choose by number or type the move. h help, ? why not, u undo, r rules, q quit.
play-help =
    Choose by number, by the move as it is written in files, or by words of the option.
      ?          what is not possible now, and why
      ? MOVE     why that move is not possible
      u          take back your last choice while it is not confirmed
      t          see the table again
      l          the story from the beginning
      r          the rules; r and a number or words, what they say of it
      q          save and quit (so does Ctrl-C)
may-take-back = (u to undo)
taken-back = Taken back.
no-take-back = That cannot be taken back any more: it is confirmed, or somebody else or chance has spoken since.
not-understood = I do not understand “{ $typed }”. Type the number of an option, or h to see what you can do.
why-legal = It is possible: { $label } is option { $number }.
why-elsewhere = ✗ Everything else belongs to another moment
why-hint = With ? and a move I explain that one.
unknown-rule = There is no rule { $rule }.
story-title = The story
hand-over = It is { $seat }'s turn. Press Enter when nobody else is looking.
play-saved = The game is saved. To go on: { $liza } play --resume { $file }
play-over = To see it again: { $liza } replay { $file }
nothing-to-save = See you soon.

## Seeing again and checking

replay-prompt = [Enter] next · b back · number jump · a auto · e end · q quit ›
replay-place = Step { $at } of { $last }
replay-unfinished = The game was not finished.
verify-game = The game is { $game }, version { $version } of its rules.
verify-pack = The cards are the same (hash { $hash }…).
verify-seed = Chance is what was committed to before the game (hash { $hash }…).
verify-actions =
    { $count ->
        [one] The decision is legal and leads where it says.
       *[other] All { $count } decisions are legal, with every die and every shuffle worked out again.
    }
verify-unfinished = The game was not finished, and does not claim to be.
verify-outcome = The end is as claimed. { $verdict }

# Transcripts: each step of the check.
proof-about = Transcript of table { $table } ({ $game }).
proof-held = The transcript holds.
proof-refused =
    { $count ->
        [one] The transcript does not hold: one step fails.
       *[other] The transcript does not hold: { $count } steps fail.
    }
proof-signature-good = It is signed with key { $key } on { $made }, and has not been changed since.
proof-signature-bad = The signature does not belong to this text: it was changed after it was signed, or the signature is another's.
proof-key-good = Key { $key } is the site's and was in use that day.
proof-key-unchecked = Whose key { $key } is has not been checked: download the site's /.well-known/liza-keys.json and give it with --keys.
proof-key-bad-unknown = Key { $key } is not the site's: the signature is forged.
proof-key-bad-late = Key { $key } is the site's, but did not sign on that day.
proof-promise-good = The fingerprint is the one that was promised before the game ({ $hash }…).
proof-promise-bad = The fingerprint ({ $hash }…) is not the one that was promised: this is another game or another seed.
proof-promise-unchecked = The fingerprint ({ $hash }…) has not been compared with the one you saw before the game: give it with --promise.
proof-seed-good = The seed is that of the fingerprint ({ $hash }…).
proof-seed-good-prepared = The seed is that of the fingerprint ({ $hash }…); the deal was prepared, so it was no secret.
proof-seed-bad = The seed does not match the fingerprint ({ $hash }…).
proof-entropy-good =
    { $count ->
        [one] One of the { $seats } seats added bytes of its own, promised before and shown after all had promised
       *[other] { $count } of the { $seats } seats added bytes of their own, promised before and shown after all had promised
    }: with the seed they make the key of chance, so nobody chose it alone.
proof-entropy-good-prepared = The deal was prepared, so nobody added anything to chance.
proof-entropy-unchecked = No player added anything to chance: the table's server chose the seed alone.
proof-entropy-bad-seat = Entry { $at } of the log is of a seat that there is not.
proof-entropy-bad-hasty = Entry { $at } of the log leaves bytes out before the six seconds were over in which they may be shown.
proof-entropy-bad-late = Entry { $at } of the log (seat { $seat }) comes too late: after the first bytes were shown, or after the game began.
proof-entropy-bad-unfit = The bytes that seat { $seat } shows (entry { $at } of the log) are not those it had promised.
proof-entropy-bad-other = The key of chance was made with other bytes than seat { $seat } showed.
proof-entropy-bad-dropped = Seat { $seat } showed its bytes in time, and the key of chance leaves them out.
proof-entropy-bad-foreign = The key of chance has bytes of seat { $seat } in it that the seat did not show.
proof-log-good =
    { $back ->
        [0] All { $count } decisions are in the table's log, in this order.
        [one] All { $count } decisions are in the table's log, in this order; another one was taken back.
       *[other] All { $count } decisions are in the table's log, in this order; { $back } others were taken back.
    }
proof-log-bad-number = The table's log does not have as many decisions as the game.
proof-log-bad-choice = Decision { $at } is not in its place in the table's log.
proof-log-bad-time = Entry { $at } of the log is earlier than the one before it.
proof-draws-good = All { $count } rolls, shuffles and random picks follow from the seed, in order and with none skipped ({ $bytes } bytes).
proof-draws-bad-die = Draw { $at } (decision { $step }) is a d{ $of } that shows { $came }; the seed gives { $follows }.
proof-draws-bad-pick = Draw { $at } (decision { $step }) picks { $came } of { $of }; the seed gives { $follows }.
proof-draws-bad-shuffle = Draw { $at } (decision { $step }) is a shuffle of { $of } cards that does not follow from the seed.
proof-draws-bad-bytes = It says that { $bytes } bytes of chance were used, but these are { $follows }.
proof-draws-bad-odd = There is a draw that cannot be drawn.
proof-sent-good = For all { $seats } viewers (spectators included) there are { $count } messages, and each chain ends where it says.
proof-sent-bad-seats = There are too few or too many chains of messages.
proof-sent-bad-missing = The chain of seat { $seat } has too few or too many messages.
proof-sent-bad-untold = No message tells of entry { $at } of the log.
proof-sent-bad-chain = The chain of messages of seat { $seat } does not end where it says, or is another game's.
proof-rules-good = With the rules: all { $count } decisions are legal and lead to this end.
proof-rules-bad = With the rules, the game cannot be: { $fault }
proof-asked-good = With the rules: the game asked for exactly these { $count } draws, at these moments.
proof-asked-bad = With the rules: draw { $at } is not the one that the game asked for.
proof-messages-good = With the rules: the { $count } messages to each viewer are the right ones.
proof-messages-bad-log = The table's log cannot be replayed: { $fault }
proof-messages-bad-record = The table's log leads to another game.
proof-messages-bad-number = There were not as many messages as there should have been.
proof-messages-bad-other = The message to seat { $seat } about entry { $at } is not the right one.
verify-no-transcript = { $file } is not a transcript: it is not signed. Download the table's transcript.
verify-promise-bad = The fingerprint ({ $hash }…) is not the one that was promised: this is another game or another seed.

# --secrecy
secrecy-running = Decision { $step } of { $of }…
secrecy-worlds = At least one world per position is needed.
secrecy-positions =
    { $count ->
        [one] 1 position was looked at from all { $seats } seats.
       *[other] { $count } positions were looked at from all { $seats } seats.
    }
secrecy-compared = Worlds in which what is hidden lay otherwise, with all that was sent compared byte by byte: { $count }.
secrecy-reasons = Explanations why something could not be done, compared: { $count }.
secrecy-choices = Decisions made again in other worlds with the same dice, with what was told of them compared: { $count }.
secrecy-ruled-out = Decisions that would rightly have been noticed in another world: { $count }. They prove nothing.
secrecy-leak-position = After decision { $step }, what player { $seat } sees depends on something hidden: { $where }
secrecy-leak-spectator = After decision { $step }, what spectators see depends on something hidden from player { $seat }: { $where }
secrecy-leak-asked = After decision { $step }, who is asked depends on something hidden from player { $seat }: { $where }
secrecy-leak-reason = After decision { $step }, an explanation to player { $seat } depends on something hidden: { $where }
secrecy-leak-told = What player { $seat } was told of decision { $step } depends on something hidden: { $where }
secrecy-leak-next = What followed decision { $step } gives away something hidden from player { $seat }: { $where }
secrecy-good = No player was told what they could not know.
secrecy-open = Nothing was hidden in this game.
secrecy-bad = A player was told what they could not know.

## Rules, games, simulation

shelf-age = from age { $age }
shelf-seats = { $seats } players · { $minutes } min
rule-printed = Printed in the rulebook, in “{ $chapter }”.
rule-derived = It follows from what the rulebook prints in “{ $chapter }”.
rule-ours = A ruling of ours: there the rulebook is silent, or can be read in more than one way.
rules-count = { $rules } rules: { $covered } with tests, { $outside } beyond what software can have.
rules-uncovered = Without a test: { $rules }.
sim-playing = Playing
sim-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
sim-who = Who
sim-wins = Wins
sim-draws = Draws
sim-interval = 95% interval
sim-length = Per game
sim-mean = mean
sim-median = median
sim-p95 = 95%
sim-low = min
sim-high = max
sim-decisions = Decisions
sim-rounds = Rounds
sim-seconds = Seconds
sim-speed = { $seconds } s with { $jobs ->
        [one] one process
       *[other] { $jobs } processes
    }: { $decisions } decisions/s, { $games } games/s.
sim-seed = Seed { $seed }
arena-rating = Rating
arena-thinks = Thinks
arena-slowest = At most
arena-first = This one
arena-second = against this one
arena-score = Score
arena-alone = Wins alone
arena-in-part = The learned player was trained with other cards: it knows { $fields } of the fields and { $actions } of the actions.
arena-unknown = The learned player was trained with other cards and knows too little of these: the bots that go by it play without it.
arena-even = Equal strength would mean 50.0% of the score, and { $even } of the games won when alone among { $seats }.
exploit-score = Whoever knows how { $bot } plays scores { $score } against it (95% interval { $low } – { $high }).
exploit-means = It scores 50% against itself; a best response would score at least this much.
exploit-answer = As { $seat }, the best response to { $bot } scores { $score }.
exploit-asked = The bot was asked in { $positions } positions: all that can be reached and leave it a choice.
exploit-often = In { $positions } of them the dice it tries decide what it chooses: there it was asked { $asked } times. The first figure is what the response that was found scores; the second is what none exceeds.
exploit-unasked = It need not be asked: it does anything, all of it equally likely.
exploit-keeps-exact = Only what is worked out with --exact can be kept.

## Solving and analysing

solve-working = Solving
solve-first = { $seat } begins
solve-mean = Mean
solve-meaning = What { $seat } can count on if nobody errs: 1 is always winning, −1 always losing.
solve-kept = Kept in { $folder }
analyse-working = Analysing
analyse-exact = Exact values: what everybody can count on if nobody errs from there on.
analyse-estimated = Estimated values: { $bot } plays on { $playouts } times from every position; ± is the standard error.
analyse-known = From what each could know at the time.
analyse-open = With all cards open: nobody at the table knew as much.
analyse-meaning = 1 is winning, −1 losing. Every number is that of whoever decides.
analyse-choice = Choice
analyse-value = Value
analyse-lost = By choosing
analyse-luck = Luck
analyse-better = Better
analyse-start = At the start
analyse-own = Own choices
analyse-others = Those of others
analyse-end = At the end
analyse-resigned = Resigns
analyse-left = Leaves the game
analyse-moments = What mattered most for { $who }
analyse-moment-choice = by choosing: { $choice }
analyse-moment-other = { $who } chose: { $choice }
analyse-moment-luck = luck, after: { $choice }

## The site

serving = The table is laid at { $address }. Press Ctrl+C to clear it.
no-port = Port { $port } of { $host } cannot be used: it is taken or not yours. Choose another with --port.
working =
    { $count ->
        [one] One process thinks for the bots. Ctrl+C stops it.
       *[other] { $count } processes think for the bots. Ctrl+C stops them.
    }

# Looking after a site
help-admin = Look after a site: tables and people, bans, notices, settings, processes.
usage-admin = COMMAND [OPTIONS]
help-admin-tables = List the tables, the newest first, with the address that opened each.
usage-admin-tables = [--apart] [--json]
help-admin-table = Show everything that happened and was said at a table, in order.
usage-admin-table = TABLE [--json]
admin-no-table = There is no table { $table }.
admin-no-person = { $who } is neither an address nor anybody here. admin table TABLE shows who plays where.
help-admin-people = List the addresses that opened tables: how many, and how many are played now.
usage-admin-people = [--json]
help-admin-processes = List the servers and when each was last heard of.
usage-admin-processes = [--json]
help-admin-bans = List who may not come in or say anything, and until when.
usage-admin-bans = [--json]
help-admin-log = List what was decided, by whom and when.
usage-admin-log = [--json]
help-admin-ratings = Lists the results that no rating has taken into account yet.
usage-admin-ratings = [--anew] [--json]
help-admin-remove = Remove a table with everything that was played and said at it.
usage-admin-remove = TABLE
help-admin-quarantine = Set a table apart to look at it: nobody plays there, and nothing of it is lost.
usage-admin-quarantine = TABLE [REASON]
help-admin-release = Let a table that was set apart be played again, if it can be read now.
usage-admin-release = TABLE
help-admin-ban = Keep an address or a person out, and send away whoever is in.
usage-admin-ban = WHO [--hours N] [--reason WHY]
help-admin-unban = Lift a ban.
usage-admin-unban = WHO
help-admin-mute = Let an address or a person play but say nothing.
usage-admin-mute = WHO [--hours N] [--reason WHY]
help-admin-unmute = Let an address or a person speak again.
usage-admin-unmute = WHO
help-admin-unname = Take a claimed name from a person; it is nobody's from then on.
usage-admin-unname = WHO [--reason WHY]
help-admin-reports = Reports without an answer, each with a link to its game; with its number one of them, and what was said there.
usage-admin-reports = [NUMBER] [--json]
help-admin-close = Answer a report: whoever made it reads the sentence.
usage-admin-close = NUMBER SENTENCE
help-admin-announce = Tell everybody at a table something, now and when they come; without words: no longer.
usage-admin-announce = [SPANISH] [ENGLISH]
help-admin-drain = Empty a process before it is stopped: its players go to another one.
usage-admin-drain = PROCESS
help-admin-set = Change a setting while the site runs.
usage-admin-set = NAME VALUE
help-admin-settings = List all settings, their values and where each was written: file, environment, command line or liza admin set.
usage-admin-settings = [--json]
setting-default = default
setting-command-line = command line
help-admin-token = Make a new token for the moderators' page (/operators); the old one is no longer good.
usage-admin-token = [OPTIONS]
opt-anew = First make every result again from the games played, while the site runs or not.
opt-apart = Only those that were set apart because they cannot be played.
opt-hours = For so many hours; for good without it.
arg-table = The id of a table.
arg-reason = Why; the list of tables set apart shows it.
arg-banned = An address, the id of a person as admin table shows it, or @ and a claimed name.
opt-reason = Why, for the person to read.
arg-report = The report's number.
arg-answer = One sentence: that it was read, and what was done.
admin-no-report = There is no report { $number }.
arg-process = A process as the list shows it.
arg-es = What to say in Spanish.
arg-en = What to say in English; the same if left out.
arg-setting = Which setting.
arg-value = Its new value.
admin-given = Order { $number } is in the log: every process follows it within seconds.
admin-no-db = There is no database at { $db }.
admin-fault = The database does not do that: { $fault }
admin-settings = That cannot be set while the site runs; these can: { $names }.
admin-value = { $name } cannot be { $value }.
help-admin-backup = Copy the database while the site runs; into a folder, under a name of the time.
opt-keep = Where FILE is a folder: how many of the newest copies there stay.
usage-admin-backup = FILE [--keep N]
arg-copy = The copy to be made.
admin-copied = The copy { $file } is whole.
admin-copy-there = There is something at { $file } already.
admin-pg-dump = PostgreSQL’s own programs pg_dump and pg_restore make the copy: install its client.

# The folder without a server
value-folder = FOLDER
arg-folder = Where to write it: a folder that is new, empty, or from the last time.
opt-export-pack = With the cards in this file instead of the game's own.
opt-export-game = Which game those cards are for, where the file does not say so.
opt-pictures = Folder with the pictures that the file names: as the site has them, or yours.
pictures-unreadable = I cannot read the pictures in { $file }.
pictures-missing = { $count ->
    [one] One picture that the file names is not there: that card has its emblem (--pictures FOLDER).
   *[other] { $count } pictures that the file names are not there: those cards have their emblems (--pictures FOLDER).
  }
exported = { $folder }: { $files } files, { $megabytes } MB. Put it on any web host as it is.
exported-pack = { $game } is played there with your cards ({ $hash }).
exported-try = To try it here: python3 -m http.server --directory { $folder }, then open http://localhost:8000.
export-not-built = There is no page to take along: it has not been built. With Node 20 or later, python3 run.py setup.
export-not-empty = There are other things in { $file }, and I leave them alone: choose a new or an empty folder.
export-no-folder = { $file } is a file; I need a folder.

help-new-game = Begin a game of your own: write a package that can already be played.
usage-new-game = NAME [OPTIONS]
help-check-game = Check what every game must keep to: secrets, copies, rules, texts.
usage-check-game = GAME [OPTIONS]
arg-new-game = What it is called: three to twenty-four small letters or digits.
opt-into = Into which folder; by default one of its name.
opt-check = Only this check.
opt-check-games = How many random games for each check.
new-game-name = “{ $name }” is no name for it: three to twenty-four small letters or digits are needed, a letter first.
new-game-taken = There is a game called { $name } already.
new-game-written = { $folder } is a whole, small game: change it until it is yours. To try it:
check-game-unknown = There is no check called { $check }. There are: { $known }.
check-game-again = To see it again: { $command }
check-game-failed = { $failed ->
    [one] One check fails.
   *[other] { $failed } checks fail.
}
check-game-held = Everything holds in { $games ->
    [one] one game
   *[other] { $games } games
} of each check.

## Printing

help-print = Print what lies in the box of a game: a PDF at true size, or pictures for other tables.
usage-print = GAME [OPTIONS]
value-paper = a4|letter
value-flip = long|short
value-what = WHAT,WHAT
opt-print-pack = Print the cards in this file.
opt-print-out = Where the PDF is written; with --card, into which folder. GAME.pdf in this folder by default.
opt-paper = The paper: a4 or letter.
opt-what = Only these, of cards, sheets, tokens, boards, summary and rules.
opt-only-changed = Only cards that are new or differ from ours.
opt-grey = Save ink: grey on white.
opt-bleed = Millimetres that colours run over the cut: 0, 1.5 or 3.
opt-no-backs = No backs.
opt-flip = Along which edge the printer turns the paper over: long or short.
opt-sheets = Write sheets of card pictures for Tabletop Simulator and Screentop into this folder, with a list of them.
opt-card = Write the PNG picture of this card, by its id or its name. Can be repeated.
printed = { $file }: { $game }, pack { $hash }.
printed-hint = Print at 100%, without fitting it to the page{ $backs ->
    [no] .
    [short] , on both sides, turned along the short edge.
   *[long] , on both sides, turned along the long edge.
} A card measures 63 × 88 mm.
print-nothing = All cards are { $game }'s own: none is new or changed. With --pack you say where yours are.
print-picture = { $file }
print-sheets = { $folder }: { $sheets } sheets of pictures, { $cards } cards. manifest.json and cards.csv say what is on each; tabletop-simulator.json goes into “Saved Objects”.
print-unknown = --{ $name } does not know “{ $value }”: { $known }.
print-not-built = The page has not been built: “python3 run.py” does it.
print-no-browser = There is no Chromium, Chrome or Edge to make the PDF with. Install one (“playwright install chromium”, for instance), or name it with { $variable }, or open the site with “{ $liza } serve --open”, go to /print/{ $game } and use the Print button: the browser can save as PDF.
print-failed = { $browser } could not do it: { $detail } You can also open the site with “{ $liza } serve --open”, go to /print/{ $game } and use the Print button.

## The box

help-pack-blank = Begin a pack to copy the cards of your own box into, slot by slot.
usage-pack-blank = GAME FILE
box-made = { $file }: a slot for every card in the box. Fill it in with yours; until then ours are played. “{ $liza } pack check { $file }” says how far you are.
box-private = What you copy stays in this file: it is sent nowhere.
box-head = Copied from the box:
box-deck = { $name }: { $typed } of { $slots }
box-deck-ours = { $name }: { $typed } of { $slots } (the rulebook does not say how many there are: this is our count)
box-total = In all, { $typed } of { $slots } ({ $share }%).
box-comment = { $game }: the cards of your box.
    Every entry is a slot of the box and says which card of ours it stands for: while it is blank, ours is played.
    To copy yours, take “# ” off its lines, write what the card says and leave origin = "printed".
    What is neither a number nor a name (effect, ability…) shows ours as an example; docs/packs/{ $room }.md explains every word.
    If your card has another number of copies, change copies. Nothing of this is sent anywhere.
