# El azar: los dados del sitio y la suerte de cada cual

dice-title = Los dados de este sitio
dice-intro = Cómo han caído los dados y salido las cartas en todas las partidas acabadas. Los repartos preparados, como el del día, no cuentan.
dice-none = Aún no se ha contado ninguna partida.
dice-count = { $count ->
    [one] Se ha contado 1 tirada.
   *[other] Se han contado { $count } tiradas, robos y barajadas.
}
dice-fine = Nada dice que no sean honrados.
dice-odd = Hay algo raro: dados honrados llegan a esto en uno de cada veinte sitios, o en menos.
dice-stake = Quien hubiera apostado 1 ficha en contra de estos dados tendría ahora { $stake }.
dice-how = Es una apuesta justa: con dados honrados, a la larga se queda en 1. Y llega alguna vez a 20 en no más de uno de cada veinte sitios, por mucho que se mire.
die = Dado de { $sides }
pick = Cartas y sorteos
shuffle = Primera carta al barajar
die-picture = Dado de { $sides }, { $count } tiradas. La cara más vista es el { $most }, con el { $mostShare } %; la menos vista, el { $least }, con el { $leastShare } %. Lo justo es el { $fair } %.
half-picture = { $count } veces: el { $low } % en la primera mitad y el { $high } % en la segunda.
times = { $count ->
    [one] 1 vez
   *[other] { $count } veces
}
dice-caption = Cada barra es una cara. La raya fina dice entre qué valores está de verdad, en 19 caras de cada 20, y la de puntos, lo justo. De las cartas se mira en qué mitad del mazo estaban; la de en medio no cuenta.
dice-check = También puedes comprobar cada partida por tu cuenta, desde su resultado.

luck-title = Suerte y juego
luck-none = Aún no se ha contado ninguna partida tuya. Se cuentan poco después de acabar.
luck-sum = { $games ->
    [one] En 1 partida sumaste { $score }: quedar primero da 1 y quedar último, 0. Con todo igualado tocan { $half }.
   *[other] En { $games } partidas sumaste { $score }: quedar primero da 1 y quedar último, 0. Con todo igualado tocan { $half }.
}
luck-gave = Suerte: { $luck }
luck-rest = Juego: { $rest }
luck-bound = Con azar honrado, la suerte se queda entre −{ $bound } y +{ $bound } en 19 de cada 20 personas, por mucho que miren.
luck-how = Cada tirada se repite con otros dados desde la misma posición: la suerte es cuánto mejor quedaste con lo que salió. El resto es juego, tuyo y de los demás. Lo que ya venía en un mazo barajado al empezar cuenta como juego.
luck-picture = Suerte { $luck }, juego { $rest }, en puntos.
luck-dice = Los dados de este sitio
