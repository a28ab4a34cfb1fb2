# What people play, practise and show

ratings = Rating
rating = ahead of { $share } % (between { $low } and { $high } %)
provisional = provisional

games = Latest games
place = place { $place }
rated = rated
replay = See

favourites = Used most
favourites-own = What you use most
favourites-about = From games whose dice have been counted, which takes some minutes.
favourites-of = { $game }, { $count ->
    [one] one game
   *[other] { $count } games
}
characters = Characters
cards = Cards
used = { $games ->
    [one] in one
   *[other] in { $games }
}, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}

practice = Practice
streak = { $count ->
    [0] No streak with the deal of the day.
    [one] Streak with the deal of the day: one day.
   *[other] Streak with the deal of the day: { $count } days.
}
exercises = Exercises of { $game }: { $solved } of { $tried } at the first try

title = { $name }
before = formerly { $name }
empty = Nothing yet.

choices = What you show
choices-lead = Nobody sees anything of yours unless you want it. What you tick can be seen by all who know your name; whom you play with is never told.
choices-name = To show something, claim a name first: that is what you are found by.
choices-page = How others see it
choices-kept = Saved.
show-ratings = My rating, with its interval
show-games = My latest games and how they ended
show-favourites = The characters and cards I use most
show-practice = My streak and my exercises
