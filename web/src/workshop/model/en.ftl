# The workshop: change the cards of a game, try them out and learn what they do.

title = Workshop
lead = Change a card or invent one, see its face while you type, play with it and ask what it does. Your draft stays in this browser: the site checks what you write and keeps nothing until you share it.
loading = One moment: laying out the bench…
almanac = Almanac
home-draft = “{ $name }”, { $when }
home-unnamed = unnamed
home-none = No changes yet
lang-es = Spanish
lang-en = English

tabs = Parts of the workshop
tab-cards = Cards
tab-changes = Changes
tab-files = Files and versions
tab-play = Play and test
tab-fair = Make it fair
tab-box = My box
box-about = Do you have the game at home? Here is a place for every card in the box. Open one, write what yours says, and mark it as copied. The site checks what you write and keeps nothing: it stays in this browser unless you share it.
box-count = { $typed } of { $slots }
box-next = Write the next one: { $name }
box-copied = Copied
undo = Undo
redo = Redo
state-fine = Everything fits.
state-checking = Checking…
state-faults =
    { $count ->
        [one] There is one fault: it is explained beside its field.
       *[other] There are { $count } faults: each is explained beside its field.
    }
not-kept = This browser saves nothing: download the file before you leave.
elsewhere = Something is also wrong in:

list = Cards of the game
list-kind = Kind
list-search = Search
list-fault = fault
list-touched = changed
list-fixed = The game needs exactly these: you can change them, but not add others.
list-empty = There is nothing here yet: the usual amounts hold.
entry-copy = New one from this
entry-new = Add
entry-remove = Take this out
range = from { $low } to { $high }
optional = optional
field-remove = Remove
part-add = Add { $name }
part-remove = Remove { $name }
parts-add = Add another part to { $name }
parts-remove = Remove { $name } { $number }
origin-printed = printed in the rulebook
origin-partly = printed in part
origin-original = original
word-as-on = As on “{ $name }”: { $text }
word-all = All { $count } words, with an example of each

face = The card
face-none = Once there are no faults, the card will appear here.
face-stale = This is how it was before the last fault.

changes-none = It is still the game’s own pack.
changes-more = { $count ->
    [one] And one more change.
   *[other] And { $count } more changes.
  }
change-new = new
change-gone = out
change-changed = changes
change-open = Work on it
change-restore = Put it back as it was

files-pack = The file
files-pack-about = It says only what differs. It is the same file that “liza pack” and “liza lab” take in the terminal. When you open another, you see first what changes.
toml-save = Download TOML
toml-open = Open TOML
toml-show = Show the file
files-sheet = Spreadsheet
files-sheet-about = One kind of cards as a table. When you bring it back, you see first what changes.
sheet-kind = Kind
csv-save = Download CSV
csv-open = Bring CSV back
csv-column = This game knows no column “{ $name }”: it is left out.
csv-row = Row { $name } does not say which card it is about: it is left out.
csv-empty = That is no table with the column “{ $name }”.
csv-long = There are too many rows: at most { $name }.
ahead = This would change
ahead-take = Take it
ahead-leave = Never mind
ahead-none = That file says what you already have.
ahead-looks = Pictures, colours or flavour texts change too.
file-taken = Done. You can undo it.
file-refused = That file could not be read; your pack is as it was.
file-large = That file is too large to be a pack.
versions = Versions
versions-about = Save how it is now, with a note, before you try something else.
version-note = Note
version-keep = Save this version
version-plain = Without a note
version-back = Back to it
version-forget = Forget it
clear = Back to the game’s own pack

play = Play this pack
play-about = Open a table with your cards. Whoever gets the link plays with them, and the record of the game carries them.
pack-name = Name of the pack
play-faults = Mend the faults first.
play-large = The pack has { $letters } letters and a table takes { $most }.
play-bots = Play against bots ({ $level })
play-friend = Table with a link for a friend
play-more = Choose seats, options and clock

print = Print it
print-go = To the printer
print-tables = Pictures for Tabletop Simulator and Screentop

study = What does it do?
study-about = Bots play the same worlds with your pack and with the game’s own. Each change is put to the test by itself too: chance decides who has the card, so what is seen is what it does.
study-size = How many games
study-quick = Few: a first idea
study-usual = The usual number: a few minutes
study-thorough = Many: for what hardly shows, eight minutes at most
study-same = Nothing is changed yet.
study-begin = Find out
study-cancel = Stop
study-queue = { $ahead ->
    [one] There is another study first.
   *[other] There are { $ahead } studies first.
  }
study-preparing = Preparing the games…
study-working = Playing: { $share }%
study-stopped = The study was stopped.
study-older = The pack has changed since: this speaks of how it was.
study-played = { $games } games with each pack and up to { $pairs } pairs for each change, with { $seats } bots “{ $bots }”.
study-things = What each change does
study-things-none = No change differs from what chance would do in these games.
study-left-out = { $count ->
    [one] One more change was not put to the test by itself.
   *[other] { $count } more changes were not put to the test by themselves.
  }
study-whole = The game as a whole
study-whole-none = Nothing changes more than chance can do.
study-rest = What is not clear ({ $count })
study-note = In brackets, where the truth lies 95 times in 100; the line draws it and the dotted line is “no change”. Marked, what does not look like luck. Among people it may be different.

fair = Make it fair
fair-about = Free some numbers, say what games should be like, and bots search: they try values, and the best pass a last test in new games, which is the one that counts.
fair-numbers = Free numbers
fair-number = Number
fair-entry = Of
fair-low = From
fair-high = To
fair-now = now { $value }
fair-add = Free another number
fair-remove = Remove { $name }
fair-none = Free at least one number.
fair-aims = Aims
fair-aim = What
fair-aim-add = Add an aim
fair-aim-none = Set at least one aim, with a number on one side or both.
fair-wrong = “From” has to be less than “To”.
aim-seat_advantage = Advantage of the seat furthest from even (points)
aim-seat = Wins of seat { $number } (%)
aim-given = What having “{ $name }” is worth (points)
aim-decisions = Decisions in a game
aim-rounds = Rounds in a game
aim-comebacks = Comebacks (%)
aim-lead_changes = Times that the lead changes
aim-shared_wins = Shared wins (%)
fair-begin = Search
fair-result = The result
fair-played = { $tried } sets of values in { $games } games. The last test: { $test } new games with the old numbers and as many with the new ones, with { $seats } bots “{ $bots }”.
fair-same = Nothing that was tried is better than what you have.
fair-late = There was no time to try other numbers. Let more games be played.
fair-take = Take these numbers
fair-taken = Done. You can undo it.
fair-reached = reached
fair-missed = missed
fair-unclear = not clear
fair-note = The band is what you wanted; the line, where the truth of all aims together lies 95 times in 100; the ring, how it was before. Among people it may be different.

looks = Look
picture-bring = Give it a picture
picture-other = Change the picture
picture-remove = Remove the picture
picture-save = The card as PNG
picture-about = PNG, JPEG or WebP, up to 3 MB. Only its pixels are kept on this site, and whoever has the pack sees it.
flavour = Flavour text
flavour-about = It is shown beside the card and, where there is room, printed below what the card does. It changes nothing in the game. At most { $most } letters in each language.
picture-large = That picture is too large: at most 3 MB.
colours = Card colours
colour-band = Title band
colour-ground = Paper
colour-usual = The usual one
xlsx-save = Download XLSX
xlsx-open = Bring XLSX back
site = On the site
site-about = Save the draft here to continue on another device, or to show it. There are no accounts: whoever has the link has the draft. It is forgotten when nobody touches it for a year.
site-keep = Save on the site
site-again = Save as it is now
site-read = Link to look at it
site-write = Link to change it: do not show it
site-kept = Saved as it is.
site-older = You have changed something since you saved it.
rules = Rule options
rules-about = They hold for tables that you open from here and for “What does it do?”, against the usual rules.
study-holes = Holes in the rules
hole-open = See it on the board
hole-close = Close the board
publish = Publish it as a folder
publish-about = A zip with the game and your cards that is played in any browser, without a server: put it where you publish pages. Pictures are inside.
publish-go = Download the folder
publish-wait = One moment…
