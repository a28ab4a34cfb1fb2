# Chance: the site's dice and each person's luck

dice-title = This site's dice
dice-intro = How dice fell and cards came in all finished games. Prepared deals, like the deal of the day, do not count.
dice-none = No game has been counted yet.
dice-count = { $count ->
    [one] 1 roll has been counted.
   *[other] { $count } rolls, draws and shuffles have been counted.
}
dice-fine = Nothing says that they are not honest.
dice-odd = Something is odd: honest dice come to this at one site in twenty, or at fewer.
dice-stake = Whoever had bet 1 chip against these dice would have { $stake } now.
dice-how = It is a fair bet: with honest dice it stays at 1 in the long run. And it ever reaches 20 at no more than one site in twenty, however often one looks.
die = { $sides }-sided die
pick = Cards and lots
shuffle = First card of a shuffle
die-picture = { $sides }-sided die, { $count } rolls. The side seen most is { $most }, with { $mostShare } %; the side seen least is { $least }, with { $leastShare } %. Fair is { $fair } %.
half-picture = { $count } times: { $low } % in the first half and { $high } % in the second.
times = { $count ->
    [one] once
   *[other] { $count } times
}
dice-caption = Each bar is a side. The thin line says between which values it truly lies, for 19 sides in 20, and the dotted line is what is fair. Of cards we look in which half of the pile they lay; the one in the middle does not count.
dice-check = You can also check each game for yourself, from its result.

luck-title = Luck and play
luck-none = No game of yours has been counted yet. They are counted shortly after they end.
luck-sum = { $games ->
    [one] In 1 game you scored { $score }: coming first is worth 1, coming last 0. An even share is { $half }.
   *[other] In { $games } games you scored { $score }: coming first is worth 1, coming last 0. An even share is { $half }.
}
luck-gave = Luck: { $luck }
luck-rest = Play: { $rest }
luck-bound = With honest chance, luck stays between −{ $bound } and +{ $bound } for 19 people in 20, however often they look.
luck-how = Each roll is made again with other dice from the same position: luck is how much better you stood with what came. The rest is play, yours and the others'. What lay in a pile shuffled at the start counts as play.
luck-picture = Luck { $luck }, play { $rest }, in points.
luck-dice = This site's dice
