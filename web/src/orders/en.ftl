# Orders left in advance

title = Orders
about = What you leave here answers for you, with what you know and nothing more. Nobody sees that there is an order: what it answers is a choice of yours like any other.
mine = Your orders
none = You have left none yet.
now = For what you are asked now
ready = Ready-made orders
leave = Leave this order
until = It ends when…
until-none = It ends when you remove it, or after { $times } answers.
ends = It ends when { $conditions }.
or = { $one } or { $other }
only = Whatever has only one answer
line = A line of your own
on = On
switch-on = Switch on
switch-off = Stop
remove = Remove
dismiss = Understood
off = Stopped
prepared = Prepared
away = What you leave here is sent once the connection is back. If it no longer fits by then, the table will tell you.
refused = The order that you prepared could not be left (“{ $order }”): { $why }
used = { $count ->
    [0] It has not answered yet.
    [one] It has answered once.
   *[other] It has answered { $count } times.
}
latest = Lately: { $choices }.
step = It has come to step { $step } of { $steps }.
full = You have { $most } already: remove one first.
ended = Disarmed: { $why }.
why-until = { $condition }
why-otherwise = the question came, and it was not as you expected
why-impossible = what you wanted was no longer possible
why-done = it has answered everything
why-times = it has answered as often as it was to
why-undone = what it had answered was undone
did = Answered for you: { $choice }.
stopped = Order disarmed (“{ $order }”): { $why }.
always = Always like this…
always-hint = Leave an order for this question
own = A line of your own
own-about = Up to three steps, one after another: each answers once. If its question comes and its condition does not hold, the line ends and tells you.
own-step = Step { $number }
own-at = When I am asked
own-do = I answer
own-which = Which
own-if = Condition
own-always = no condition
own-add = Another step
own-drop = Remove step { $number }
own-leave = Leave the line
number = Number
which = Which
then = When I am asked “{ $moment }”: { $answer }
then-if = When I am asked “{ $moment }”, if { $condition }: { $answer }
