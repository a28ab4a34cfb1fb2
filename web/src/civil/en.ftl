# Manners

about = About { $who }…
mute = Mute
mute-does = You will not read what they say at any table, nor when you watch. They can still play with you.
block = Block
block-does = You will not read what they say either. Nor can they sit down at tables you open, invite you or ask you for a rematch, and “Play now” will not seat you together. A game you are already playing goes on, and you may still meet at somebody else’s table or in a tournament.
told-nobody = Nobody tells them. You can take it back at any time on the page “You”.
muted-now = You do not read what they say at any table.
blocked-now = You do not read what they say, and they can neither sit down at your tables nor invite you.
unmute = Read them again
unblock = Take the block back
only-mute = Only mute
unknown = This site does not know who that is: you can only stop reading this seat, and only at this table.
unnamed = Somebody without a name

## The page “You”

companions = People you have played with
companions-none = Once you finish a game with somebody, they appear here.
companion-met = { $game }, { $day }
invite = Invite to a table
manners = Mute or block…
marks = People you have muted or blocked
marks-none = Nobody.
mark-mute = muted since { $day }
mark-block = blocked since { $day }

## Invitations

invitations = You are invited
invited = { $name } invites you to { $game }.
invited-unnamed = You are invited to { $game }.
sit = Sit down
dismiss = Not now
will-invite = When you open the table, { $name } will be invited and see it on their home page.

## Reporting

report = Report to the people who run this site…
report-why = What happened?
reason-chat = Abuse in the chat
reason-name = Their name
reason-stopped = Stopped playing (the table's menu lets a bot go on)
reason-stalling = Is there, but wastes time on purpose
reason-helping = They play for somebody else
reason-other = Something else
report-words = Tell more, if you like
report-takes = It is sent with the game up to now and the last things said at the table. The other person is not told. The answer will appear on the page “You”.
report-send = Send the report
report-sent = Sent. You will see the answer on the page “You”.

## What was decided

decisions = What the people who run this site have decided
decided-ban = You may not enter
decided-mute = You may not say anything at tables
decided-unban = You may enter again
decided-unmute = You may speak again
decided-unname = Your name was taken away; it is nobody’s now
decided-until = until { $until }
decided-for-good = without an end
decided-why = Reason: { $reason }
reports = Your reports
report-about = About { $name }: { $reason }
report-open = Not read yet.
report-closed = Read on { $day }. { $answer }
