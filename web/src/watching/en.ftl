# Looking on at a game, and showing it

minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
through = You are watching with { $who }’s eyes.
through-later = You are watching with { $who }’s eyes, { $delay } behind.
later = Those who watch see all hands here, { $delay } later.
look = Watch with { $who }’s eyes
look-now = As everyone sees it, now
eyes-of = With the eyes of
shown = shows this hand

## What a table shows

open-title = Who watches
open-facts = Sees all hands, { $delay } later.
open-0 = Sees only what everyone sees
open-600 = Sees all hands, 10 minutes later
open-3600 = Sees all hands, one hour later
open-86400 = Sees all hands, one day later

## Letting others watch with one's own eyes

eyes-menu = Let others watch with my eyes…
eyes-title = Watching with your eyes
eyes-text = With this link one sees what you see, your hidden cards too. Give it only to people who do not play. The whole table sees that you show your hand.
eyes-link = Link to watch with your eyes
eyes-show = Make a link
eyes-hide = Stop showing
eyes-hidden = The link opens nothing any more.

## Sharing a moment

moment = Share this moment…
moment-title = Sharing this moment
moment-link = Link to this position
moment-film = Link to the film from here
moment-frame = To put into another page
moment-picture = Save the picture
moment-recorded = Save the film (8 moves)
moment-recording = Recording: { $at } of { $count }
moment-failed = This browser cannot do that.
moment-private = The link shows the whole game, though the table is private.

## In another page

embed-open = See it in Liza
embed-nothing = This game cannot be seen here.
embed-all = As everyone saw it
