# What all games share.

seat = Player { $number }
hidden = face down
nothing = nothing
list = { $first } and { $last }
waiting = Waiting for { $seats }.
dice = Dice
won =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
drawn = A draw between { $winners }.
outcome-agreed = The players agreed on a draw.
outcome-resigned = Somebody resigned.
