# Las palabras del paquete, como se dicen en el taller: en el archivo van las de detrás del guion.

border-blue = azul
border-dark_blue = azul oscuro
border-green = verde
border-purple = morado
border-red = rojo
border-yellow = amarillo
