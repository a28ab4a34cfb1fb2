# What all games share.

seat = Player { $number }
hidden = face down
nothing = nothing
list = { $first } and { $last }
waiting = Waiting for { $seats }.
