# Notices: how you learn that a table is waiting for you.

notices = Notices
lead = At slow tables, when there is a decision for you to make. They never say what only your seat knows.
here = In this browser
here-on = It tells you.
here-off = It does not tell you now.
turn-on = Turn notices on
turn-off = Stop telling me here
test = Try it
tested = Sent. If it does not arrive within a minute, see whether the device has notices muted.
tested-not = The browser’s push service did not take it. Turn notices off and on again.
failed = The browser would not turn them on. Try again in a while.
lack-secure = Not possible here: browsers only show notices of pages that come over https.
lack-site = This site sends no notices to browsers: whoever runs it has not turned them on.
lack-installed = On an iPhone or iPad this takes the app: tap Share, “Add to Home Screen”, and open it from there.
lack-browser = This browser cannot receive notices.
lack-blocked = You have blocked this site’s notices. Allow them in the browser’s settings and load the page again.
lack-else = Everything else works just the same.

## Other devices

devices = What tells you
device-here = this one
device-since = since { $day }
device-unknown = A browser
remove = Remove
remove-named = Remove { $device }

## When

when = When
each = A notice for each decision
daily = A summary once a day
hour = At
quiet = Do not disturb at night
quiet-from = From
quiet-to = until
quiet-zone = { $zone } time. What happens meanwhile is told afterwards.
saved = Saved.

## Addresses

feed-title = With other programs
feed-lead = A secret address for your news reader and one for your calendar, with your deadlines. Whoever has it sees which tables wait for you.
feed = News (Atom)
calendar = Calendar
feed-make = Make the addresses
feed-renew = Change them
feed-renewed = Done: the old ones open nothing any more.
feed-end = Remove them
calendar-late = Calendars take hours to look: they are for deadlines, not for news of the moment.

## Mail

mail = By mail
mail-lead = The same as notices say: which table waits for you, and until when. Each mail has a link that ends them.
mail-address = Your address
mail-ask = Send a code
mail-sent = A code has been sent to { $address }.
mail-waits = Type the code that has come to { $address }. It lasts half an hour.
mail-code = Code
mail-confirm = Confirm
mail-other = Another address
mail-done = Done: I will write to you there.
mail-on = I write to you at { $address }.
mail-end = Stop writing to me
mail-stopped = Done: no more mail about your tables will come.
mail-again = On the page “You” you can ask for it again.

## At the table

offer-yes = Tell me when it is my turn
offer-no = Not now
offer-later = It is on the page “You”.
offer-done = Done: I will tell you in this browser.
chat = Tell a chat
chat-lead = When the table waits for somebody, it says so in your chat. It never tells what not everybody sees.
chat-format = Which chat
chat-discord = Discord
chat-matrix = Matrix
chat-plain = Another (text)
chat-url = Address of the webhook
chat-hosts = On this site: { $hosts }
chat-set = Tell it there
chat-told = Tells { $host }.
chat-end = Stop telling
