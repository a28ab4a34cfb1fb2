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
known-mail = It does not know your e-mail address, where you live, or what you do on other pages. There is nothing else.

## Devices

devices = Where you are
devices-lead = The browsers in which this site knows you. If one of them is not yours, throw it out: what was played stays yours.
device-unknown = A browser
device-here = this one
device-seen = Seen on { $day }
device-end = Throw out
device-leave = Forget me in this browser
device-others = Throw out all others
