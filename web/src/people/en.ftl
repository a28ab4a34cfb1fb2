# The page «You»: who somebody is on this site.

you-title = You
you-lead = There are no accounts and no e-mail addresses here: you can always play without telling us anything. This page is for those who want a name of their own, and their games on another device.
you-guest = This site knows nothing of you yet. Once you sit down at a table it will remember which seats are yours, and no more.

## The name

name = Your name
name-none = Just now anybody can have your name. If you claim one, it carries a mark at tables, and nobody else can use it, nor one that looks like it.
name-own = This name is yours. It carries a mark at tables, and nobody else can use it, nor one that looks like it.
name-before = You were { $name } before; for a month that is shown beside the new one.
name-claim = Claim it
name-change = Change it
name-kept = From now on you are { $name }.

## What is known

known = What this site knows of you
known-since = It has known you since { $day }.
known-seats = { $count ->
    [0] You have not sat down at a table yet.
    [one] It remembers one seat of yours at a table.
    [1000] It remembers more than a thousand seats of yours.
   *[other] It remembers { $count } seats of yours at tables.
}
known-mail = It also keeps how your games ended, your ratings, your groups and how you want to be told: all of it is in the file that you can download here. It does not know your e-mail address, where you live, or what you do on other pages.

## Devices

devices = Where you are
devices-lead = The browsers in which this site knows you. If one of them is not yours, throw it out: what was played stays yours.
device-unknown = A browser
device-here = this one
device-seen = Seen on { $day }
device-end = Throw out
device-leave = Forget me in this browser
device-leave-back = Your tables go from this browser. You can come back with your sheet, with a passkey or from another device.
device-leave-lost = You have no sheet and no passkey, and no other browser knows you: if you go on, nobody can give you back your name or your games.
device-leave-sure = Yes, forget me
device-others = Throw out all others

## Coming in

come-in = Do we know you already?
come-in-lead = If you were somebody here on another device, come in and your games come with you. What you have in this browser is not lost.
come-in-key = Come in with a passkey
come-in-code = A code of your sheet
come-in-go = Come in
come-in-device = Or open this page on your other device, press «Show the square», and read it with the camera of this one.

## Passkeys and the sheet

keys = To come back always
keys-lead = If you clear your browser or lose the device, this brings back what is yours. No e-mail addresses, no passwords.
sheet = The sheet
sheet-none = Ten codes to print or write down. Each opens once, on any device.
sheet-left = { $count ->
    [0] You have used all codes of your sheet of { $day }.
    [one] You have one code left of your sheet of { $day }.
   *[other] You have { $count } codes left of your sheet of { $day }.
}
sheet-make = Make my sheet
sheet-anew = Make a new sheet (the old one will no longer work)
sheet-title = Your sheet for { $site }
sheet-lead = Keep it with what is important. Each code opens once only; who has the sheet can come in as you.
sheet-print = Print
sheet-safe = It is safe
sheet-go-on = Go on
passkeys = The passkeys
key-none = You have no passkey yet.
key-unnamed = A passkey
key-name = Name of the passkey
key-example = The laptop
key-add = Make a passkey on this device
key-made = Made on { $day }
key-used = Last used on { $day }
key-synced = kept beyond the device too
key-remove = Remove
key-remove-named = Remove the passkey { $name }
key-stopped = The passkey did not answer: it was cancelled, or could not check that it is you. Nothing has changed; try again.
key-there = This device has a passkey of yours already.
key-lack-number = There can be no passkeys here: the address of this site is a number, and browsers make them only for names. The sheet and the square for another device work just as well.
key-lack-plain = There can be no passkeys here: browsers make them only on pages that come by https. The sheet and the square for another device work just as well.
key-lack-browser = This browser cannot make passkeys. The sheet and the square for another device work just as well.

## Another device

new-device = Another device
new-device-lead = To be you on the phone too, or the other way round: read this square with its camera, and say yes here.
device-show = Show the square
device-link = Open it on the other device within five minutes
device-asks = { $device } wants to come in as you. Does it show the number { $number }?
device-yes = Yes, it is mine
device-no = No
device-let-in = Done: you can use the other device now.
device-kept-out = No one has come in.
arriving = Come in on this device
arriving-wait = Look at your other device: it will ask whether this one is yours. Check that it shows this number.

## Joining

join = In this browser you were another person
join-lead = You have just come in, and this browser had games already. If all of it is yours, it can be joined.
join-here = Now you are { $name }, since { $day }: { $count ->
    [0] no seat at tables
    [one] one seat at a table
   *[other] { $count } seats at tables
}.
join-other = Here you were { $name }, since { $day }: { $count ->
    [0] no seat at tables
    [one] one seat at a table
   *[other] { $count } seats at tables
}.
join-unnamed = somebody without a name of their own
join-after = The games, the passkeys and the devices will be those of one person. It cannot be undone.
join-two-names = You keep the name you have now; the other stays yours for a month. It cannot be undone.
join-yes = Join them
join-no = Leave it as it is

## Taking it along, and leaving

take = Take it all along
take-lead = A file with what this site knows of you and all your games. They can be replayed on another Liza site or without a connection.
take-all = Download everything
take-packed = { $count ->
    [one] One game…
   *[other] { $count } games…
}
leave = Leave
leave-lead = Everything that this site knows of you is deleted: name, passkeys, sheet, devices, ratings, groups and notices. Games stay, because they are the others' too, but without your name.
leave-all = Delete everything of mine
leave-ask = There is no way back, and no one to ask for it. Are you sure?
leave-sure = Yes, delete everything
leave-stay = I stay
