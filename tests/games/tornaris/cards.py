"""The cards of the base pack as shipped: what a player reads on each, typed out once more.

A figure that changes in the pack must change here too, and every scenario that uses it follows.
"""

from __future__ import annotations

from typing import Final

EQUIPMENT: Final = {
    "escudito": (0, 3, "+1."),
    "espadita": (0, 3, "+1."),
    "tirachinas": (0, 3, "El total del rival baja 1. Mazmorra: +1."),
    "amuleto_de_la_suerte": (1, 3, "Repite un dado tuyo; vale el nuevo."),
    "moneda_trucada": (0, 4, "+1. Si ganas este combate, ganas 2 de oro."),
    "mazo": (1, 4, "+2."),
    "daga_venenosa": (1, 4, "El total del rival baja 2. Mazmorra: +2."),
    "antorcha": (1, 3, "+1. Mazmorra: +2."),
    "catalejo": (1, 4, "Repite juntos los dados tuyos que quieras; valen los nuevos."),
    "latigo": (1, 4, "El rival repite uno de sus dados más altos. Mazmorra: +2."),
    "comodin": (2, 5, "Lanza un dado más y súmalo."),
    "afilador": (2, 5, "Súmale de 1 a 3 puntos a un dado tuyo, sin pasar de 6."),
    "arco_largo": (2, 4, "+2. Mazmorra: +3."),
    "hacha_de_verdugo": (2, 4, "Lanza un dado más y súmalo. Si pierdes este combate, pierdes 2 de oro."),
    "cota_de_piedra": (3, 7, "+5."),
    "espejo_gemelo": (3, 6, "Tu dado más alto cuenta otra vez."),
    "estandarte": (2, 5, "+3. Mazmorra: +1 por cada combatiente, tú incluido."),
    "dados_cargados": (3, 6, "Lanza 2 dados más y suma el mayor."),
    "lanza_dragontina": (3, 6, "+4. Mazmorra: +4. Contra un Dragón, +1 más."),
    "tomo_prohibido": (4, 9, "Lanza 2 dados más y súmalos."),
    "mandoble_real": (5, 11, "+9."),
}
"""Mana, price and text of each; there are two copies of every one (TR-A93)."""

MONSTERS: Final = {
    "duende_ratero": (4, "", "Ganas 6 de oro.", "Pierdes 1 de oro."),
    "duende_saltarin": (4, "Los dados con un 1 cuentan 0.", "Ganas 5 de oro.", "Pierdes 1 de maná."),
    "duende_cocinero": (5, "", "Ganas 5 de oro.", "Pierdes 1 de maná."),
    "duende_alquimista": (5, "", "Recibes un objeto al azar. Ganas 4 de oro.", "Pierdes 2 de oro."),
    "rey_duende": (5, "", "Recibes un equipamiento al azar. Ganas 3 de oro.", "Pierdes 2 de oro."),
    "ogro_gloton": (6, "", "Ganas 8 de oro.", "Pierdes 3 de oro."),
    "ogro_chaman": (6, "No se activan equipamientos de 0 de maná.", "Tu maná máximo sube 1.", "Pierdes 3 de maná."),
    "troll": (8, "Quien tenga el dado más bajo no recibe recompensa.", "Ganas 10 de oro.", "Pierdes 4 de oro."),
    "ogro_bicefalo": (
        5,
        "Tras lanzar, cada combatiente repite uno de sus dados más altos.",
        "Ganas 10 de oro.",
        "Pierdes 5 de oro.",
    ),
    "ogro_herrero": (
        6,
        "",
        "Recibes un equipamiento al azar. Ganas 3 de oro.",
        "Descartas un equipamiento a tu elección.",
    ),
    "golem_de_barro": (7, "", "Ganas 9 de oro.", "Pierdes 5 de oro."),
    "golem_espejo": (
        6,
        "Los dados iguales de un combatiente cuentan una sola vez.",
        "Recibes un equipamiento al azar. Ganas 4 de oro.",
        "Pierdes 3 de maná.",
    ),
    "golem_de_cristal": (6, "", "Recibes 2 objetos al azar. Ganas 4 de oro.", "Pierdes 6 de oro."),
    "golem_runico": (6, "", "Tu maná máximo sube 1. Ganas 4 de oro.", "Pierdes maná hasta quedarte con 2."),
    "golem_de_hierro": (
        7,
        "Cada combatiente activa 3 equipamientos como mucho.",
        "Recibes un equipamiento al azar. Ganas 5 de oro.",
        "Descartas un equipamiento a tu elección.",
    ),
    "dragon_joven": (7, "", "Recibes un equipamiento al azar. Ganas 5 de oro.", "Pierdes 6 de oro."),
    "dragon_de_humo": (
        6,
        "Los dados con un 6 cuentan 3.",
        "Recibes un equipamiento al azar. Ganas 6 de oro.",
        "Pierdes 8 de oro.",
    ),
    "dragon_de_hielo": (
        6,
        "Cada activación cuesta 1 más de maná; las de 0 siguen en 0.",
        "Tu maná máximo sube 1. Ganas 6 de oro.",
        "Pierdes 4 de maná.",
    ),
    "dragon_avaro": (7, "", "Ganas 15 de oro.", "Pierdes la mitad de tu oro, redondeando hacia arriba."),
    "dragon_ancestral": (8, "", "Tu maná máximo sube 2. Ganas 4 de oro.", "Pierdes 10 de oro."),
}
"""Factor, ability, reward and penalty of each, five of a category after another."""

SKIES: Final = {
    "dia_despejado": ("day", 10, "Nada especial."),
    "feria_ambulante": ("day", 3, "La tienda cobra 1 menos."),
    "caravana": ("day", 2, "La tienda muestra 2 cartas más."),
    "bando_del_alcalde": ("day", 3, "Quien venza en la mazmorra gana 2 de oro más."),
    "bruma_espesa": ("day", 2, "El factor del monstruo sube 1."),
    "sol_radiante": ("day", 2, "El factor del monstruo baja 1."),
    "impuestos": ("day", 2, "Quien tenga 10 de oro o más pierde 2."),
    "limosna": ("day", 2, "Quienes menos oro tengan ganan 3."),
    "viento_magico": ("day", 2, "La tienda muestra una carta más."),
    "fiesta_de_la_torre": ("day", 2, "La torre paga 8."),
    "noche_serena": ("night", 7, "Nada especial."),
    "luna_llena": ("night", 3, "El Ring paga 5 más a quien gane."),
    "turno_doble": ("night", 2, "El trabajo paga 7."),
    "insomnio": ("night", 2, "Descansar recupera solo la mitad del máximo."),
    "estrella_fugaz": ("night", 2, "Quienes menos oro tengan ganan 2."),
    "ladrones": ("night", 2, "Quienes más oro tengan pierden 3."),
    "mercado_negro": ("night", 2, "Por turnos, todos pueden vender un equipamiento por su precio entero."),
}
"""Half, copies and text of each day/night card."""

EVENTS: Final = {
    "bolsa_olvidada": ("day", "Ganas 4 de oro."),
    "peaje": ("day", "Pierdes 3 de oro."),
    "buhonero": ("day", "Recibes un objeto al azar."),
    "herrero_agradecido": ("day", "Mira un equipamiento: puedes comprarlo a mitad de precio; si no, se descarta."),
    "hallazgo": ("day", "Recibes un equipamiento al azar."),
    "fuente_arcana": ("day", "Puedes pagar 6 de oro: tu maná máximo sube 1."),
    "desafio_publico": ("day", "Duelo con quien elijas: quien gane recibe 5 de oro."),
    "apuesta": ("day", "Apuesta hasta 5 de oro y lanza un dado: con 4 o más ganas otro tanto; si no, lo pierdes."),
    "ratero": ("day", "Quítale hasta 2 de oro a quien elijas."),
    "maestro_errante": ("day", "Puedes pagar 8 de oro: tu maná máximo sube 1."),
    "trampa": ("day", "Pierdes 2 de maná."),
    "rumores": ("day", "Mira a solas el próximo monstruo. Ganas 2 de oro."),
    "buena_obra": ("day", "Ganas 4 de oro. Los demás ganan 1 de oro."),
    "viajera": ("day", "Roba 2 objetos, quédate con uno y descarta el resto."),
    "lluvia_de_monedas": ("day", "Todos ganan 2 de oro."),
    "taberna": ("night", "Ganas 3 de oro."),
    "pesadilla": ("night", "Pierdes 2 de maná."),
    "duelo_a_medianoche": ("night", "Duelo con el rival más rico: quien pierda paga 4 de oro."),
    "sueno_profundo": ("night", "Roba 2 objetos, quédate con uno y descarta el resto."),
    "contrabandista": ("night", "Recibes un objeto al azar."),
    "emboscada": ("night", "Pierdes 4 de oro."),
    "luna_arcana": ("night", "Tu maná máximo sube 1. Pierdes 4 de oro."),
    "baratijas": ("night", "Roba un equipamiento: quédatelo o cámbialo por la mitad de su precio en oro."),
    "espia": ("night", "Mira a solas las cartas de quien elijas. Ganas 1 de oro."),
    "juego_de_dados": ("night", "Lanza un dado: con 5 o más ganas 6 de oro; si no, pierdes 1."),
}
"""Half and text of each event; there are two copies of every one."""

CHARACTERS: Final = {
    "celeste": ("Druida.", "Tiene 1 más de maná máximo.", "Empieza con 2 Pociones de Maná."),
    "skull": (
        "Nigromante.",
        "En cada combate toma prestado un equipamiento al azar. Elige casillas de día y de noche en cualquier turno.",
        "Empieza con 2 Portales de Bolsillo.",
    ),
    "remi": (
        "Hombre Topo.",
        "Paga 2 menos por cada compra. Gana 3 de oro por cada 6 que saca.",
        "Empieza con 2 Cuervos Mensajeros.",
    ),
    "baltazar": ("Mago.", "Una vez por combate repite un dado suyo.", "Empieza con 2 Cristales Videntes."),
    "braulia": ("Escudera.", "Tiene 2 espacios de equipamiento más.", "Empieza con 2 Invocaciones de Familiar."),
    "zelrac": (
        "Cazador.",
        "Gana 5 de oro por cada combate ganado. Una vez por turno reta a alguien de su casilla, si no es la mazmorra.",
        "Empieza con 2 Guantes del Duelo.",
    ),
}

PRICE: Final = {card: price for card, (_, price, _) in EQUIPMENT.items()}
MANA: Final = {card: mana for card, (mana, _, _) in EQUIPMENT.items()}
FACTOR: Final = {monster: factor for monster, (factor, _, _, _) in MONSTERS.items()}
