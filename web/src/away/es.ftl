# Lo que se dice cuando llega un aviso que no se puede leer.

told-title = Liza
told-body = Algo te espera en una de tus mesas.
