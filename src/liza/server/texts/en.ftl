# What the server answers when something cannot be.

# Messages and requests
bad-message = I do not understand that message.
bad-request = I do not understand that request.
bad-type = Say what you have to say as JSON (Content-Type: application/json).
too-large = That is too large.
too-fast = You are going too fast. Wait a moment.
too-many = There are too many connections from your network. Close one.
not-found = There is no such thing.
not-allowed = That cannot be done here.
hello-first = Introduce yourself first.
hello-twice = You have already introduced yourself.
unavailable = The server cannot store anything right now. Try again.
storage = The site cannot store anything right now: what you choose will not count until this sentence is gone.
operator = That is for the people who run this site.
banned = The people who run this site do not let you in.
silenced = The people who run this site do not let you say anything.
draining = This server is about to stop. Try again: another one will answer.
busy = The server has too much to do right now.
many-waiting = Your network has already asked for a lot, and it is still being worked on.
again-seconds = { $count ->
    [one] Try again in a second.
   *[other] Try again in { $count } seconds.
}
again-minutes = Try again in { $count } minutes.
internal = Something went wrong on the server. It has been noted.
origin = This page may not do anything here.

# Catalogue and tables
no-game = That game is not here.
no-language = That language is not here.
no-position = The rulebook shows no such position.
no-table = There is no such table.
not-apart = This table is not set apart.
quarantined = This table is set apart: it cannot be read, or somebody has to look at it. Nothing is lost, and the people who run the site know.
broken = The engine has failed at this table and the game stands still. What was played is kept: choose something else, or agree to end in a draw.
bad-record = This game cannot be put here: it is not over, somebody left it, it was drawn by agreement, it has cards of its own, or it does not replay as it is written.
record-differs = This game does not replay as it is written: the file is damaged, or somebody has changed it.
other-rules = This table was opened under another version of the rules or the cards; with the present ones it would be another game, so it can no longer be continued or replayed here.
no-level = There is no such bot.
bad-option = That option does not fit this game.
bad-pack = The pack has errors.
prepared = A prepared deal is for one person playing against bots.
bad-seats = That number of seats does not fit this game.
many-tables = There are too many tables going on from your network. Finish one, or come back in half an hour.
many-opened = Your network has opened a great many tables within the hour. Come back in a while.
many-bot-tables = There are already too many games between bots from your network. Finish watching one first.
private = This table is private: you need its link.
token = That link does not open this table.
spectator = You are watching: only players can do that.
full = There is no seat for you at this table.
no-seat = There is no such seat.
seat-taken = That seat is taken.
left = You have already left.
not-started = The game has not started yet.
over = The game is over.
running = The game is not over yet.
no-analysis = This game has not been analysed yet.
no-analysis-here = Games are not analysed on this site. Download it and use “liza analyse”.
no-study = There is no such study, or it is no longer needed.
no-study-here = Packs are not studied on this site. Download yours and use “liza lab”.
many-studies = Your network has asked for many studies in a short time.
bad-aim = That cannot be looked for: the pack has no such number, or the game no such aim.
no-folder-here = This site cannot make folders: it was built without what they need.
bad-image = That is not a PNG, JPEG or WebP picture of at most 3 MB and 4096 pixels a side.
many-images = There is no more room on this site for pictures from your network.
bad-sheet = That is not an XLSX spreadsheet that can be read.
many-drafts = There are already too many drafts from your network on this site. Forget one.
no-step = There was nothing to choose at that move.
faded = Nobody came to this table for a long time and it was closed. Open another one.
cancelled = The person who opened the table has called it off.
started = The game has already begun.
not-host = Only the person who opened the table can do that.
not-full = People are still missing: the game begins once no seat is free.
ready = You have said that you are ready: the others still have to answer.

# Playing
stale = The game went on while you were choosing. Look again.
bad-action = There is no such move in this game.
no-verb = That cannot be done in this game.
time = Your time is up.
time-left = There is time left.
no-take-back = That move cannot be taken back any more: a die has fallen, something hidden has been seen, or somebody else has chosen.
no-hints = Other people play at this table: there are no hints here.
rated-hints = This game counts for ratings: there are no hints here.
rated-pack = A rated game is played with the game's own cards.
rated-options = A rated game is played with the usual options.
rated-clock = A rated game needs a clock.
rated-deal = A prepared deal cannot be rated: someone could know it.
rated-seats = In a rated game all people play on their own device, in one seat each.
rated-bots = A game between bots is not rated.
rated-twice = You have a seat at this table already, and the game is rated: another person has to take the other one.
no-group = There is no such group, or its link is no longer valid.
group-guest = Groups are for browsers: without cookies one cannot join any.
many-groups = You are in many groups already. Leave one first.
group-full = This group is full.
many-orders = You have three orders at this table already. Remove one first.
no-order = That order is no longer there.
order-shape = That is not an order: something is missing, or too much.
order-kind = This game knows no order of that name.
order-links = An order has one to three steps.
order-moment = Each step says which question of the game it answers, and this one does not.
order-answer = This game does not know that answer.
order-action = There is no such choice in this game.
order-condition = This game does not know that condition.
order-conditions = An order looks at four conditions at most.
order-number = That condition does not take that number.
order-times = An order answers 1 to 100 times.
no-hint-now = It is not your turn to decide.

# Agreements
proposal-open = There is a proposal on the table already.
no-reveal = No bytes of yours are awaited here now.
other-entropy = These bytes are not those that you promised.
no-proposal = That proposal is no longer on the table.
no-draw = Draws cannot be offered here.
no-undo = It cannot be undone: dice have fallen or something hidden has been seen.
no-replace = No bot can take that seat.
no-retire = The player in that seat cannot be taken out of the game.
no-rematch = A rematch cannot be asked for now.
present = That person is still here, or has only just left: give them some time.
clock-decides = In a game over days nobody has to be here: each player's clock decides.
no-pace = That clock cannot be used here.
no-pause = The clock stands still already, or there is none.
no-resume = The clock is not standing still.
not-paused = The clock is not standing still.
resume-together = In a live game the clock runs again once all agree.
not-slow = That only makes sense at a slow table.
no-zone = The server does not know that time zone.
zone-lately = The time zone can be changed once a day.
holiday-late = An absence is announced at least a day before it begins.
holiday-long = An absence lasts three weeks at most.
holiday-twice = You have already announced an absence for those days.
holiday-spent = You can be away for six weeks of a game at most.
no-holiday = You have not announced any absence.

# Tournaments
no-tournament = There is no such tournament.
no-title = The tournament needs a name.
no-name = You need a name to enter.
many-tournaments = Your network has opened many tournaments that have not ended. Finish one first.
entries-closed = This tournament can no longer be entered.
tournament-full = This tournament is full.
many-entrants = Many from your network take part already. The organiser can let more in by a link.
tournament-over = The tournament is over.
few-entrants = It takes at least two entrants to begin.
not-organiser = Only the organiser of the tournament can do that.
not-entered = You do not take part in this tournament.
no-report = There is a pairing report only for tournaments at tables of two.

# People
no-person = This browser is nobody's yet: sit down at a table or choose your name.
name-length = A name has 2 to 24 letters.
name-signs = That name has signs that do not read well, or mixes letters that are written in opposite directions.
name-reserved = That name belongs to nobody: it could look like the site's own.
name-taken = That name is already another person's, or looks too much like one.
name-soon = You have just changed your name. Tomorrow you can change it again.
many-names = Many names were chosen from your network. Come back in a while.
passkey-place = There can be no passkeys here: browsers make them only for a site with a name and https, not for a number such as 192.168.1.5. The printed sheet and the code for another device do work here.
passkey-refused = That passkey did not open. Try again, or come in another way.
passkey-unverified = The passkey did not check that it is you. Do it with your finger, face or PIN, as when you made it.
passkey-unknown = That passkey is nobody's here: perhaps you removed it.
passkey-copied = That passkey looks like a copy, so it does not open. Come in another way and remove it.
many-passkeys = You have twenty passkeys already. Remove one that you do not use.
sheet-first = Print or write down your sheet first: if the device is lost, it is what you have left.
challenge = Time ran out, or that was answered already. Begin again.
code = That code does not open: it is misspelt, was used, or there is a newer sheet.
link = That link is no longer good. Ask your other device for a new one.
no-profile = Nobody of that name shows anything.
profile-name = Claim a name first: that is what you are found by.
no-offer = That can no longer be joined.
no-daily = There is no deal of that game on that day.
daily-guest = The deal of the day is for browsers: without cookies nothing tells who has played it already.
daily-hints = All play this deal and then compare: there are no hints here.
wish-guest = Playing now is for browsers: without cookies nothing tells whom to seat.
many-wishes = Many already wait from your network. Try again in a while.
wish-seats = None of those games is played with so many seats.

# Notices
many-notices = You have changed your notices many times in a row. Come back in a while.
no-push = This site sends no notices to browsers.
push-host = That push service belongs to no browser that this site knows.
push-keys = The keys that this browser gave do not work. Switch it on again.
webhook-host = This site does not write to chats at that address.
no-push-here = This browser does not show notices yet. Switch them on first.
no-feed = That address leads to no notices any more: whoever made it has changed or ended it.
no-mail = This site sends no mail.
many-mails = Several codes have been sent to that address already. Try again in an hour.
mail-address = That does not look like a mail address.
mail-unsent = The mail with the code could not be sent. Try again in a while.
mail-code = That code does not work, or is more than half an hour old. Ask for another.

# Manners
mark-guest = Muting and blocking need cookies: without them nothing tells who asks.
mark-nobody = This site does not know who that is: their browser is not remembered. You can stop hearing them at this table.
mark-self = That is for other people.
many-marks = You have muted or blocked five hundred people. Take one back first.
many-invitations = You have invited many people this week. Wait a few days.
report-guest = Reporting needs cookies: without them you cannot be answered.
report-nobody = Nobody sits in that seat.
many-reports = You have reported many times within a day. The people who run this site will read what you have told.

# Looking on
plays-here = You play at this table: no player looks on with another's eyes.
eyes-closed = That player does not show the hand any more.
watch-later = There is nothing to see yet: the table shows everything with a delay. Come back in a while.
daily-eyes = All play the deal of the day: nobody shows their cards before the end.
rated-open = A game that counts shows no hands while it is played.
no-embed = That address leads to no game of this site.
