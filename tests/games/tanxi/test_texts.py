"""What is written on every card of the base pack, typed out once more: a figure that changes must change here too."""

from __future__ import annotations

import pytest

from liza.words import Words
from tests.games.tanxi.island import GAME
from tests.support import rule

TEXTS = {
    "object": {
        "cantimplora": "Recuperas 2 de vida. Vale 1 moneda.",
        "orbe_de_fuego": "Toma una ficha de orbe de fuego: tu próximo ataque lleva +3. Vale 4 monedas.",
        "orbe_de_hielo": (
            "Toma una ficha de orbe de hielo: +3 de defensa, o anula una emboscada o una represalia. Vale 4 monedas."
        ),
        "pocion_pequena": "Recuperas 3 de vida. Vale 2 monedas.",
        "pocion_grande": "Recuperas 6 de vida. Vale 4 monedas.",
        "bomba_de_humo": (
            "Gratis: usarla no gasta energía. Muévete hasta 2 casillas sin gastar energía; puedes atravesar a un "
            "personaje. Vale 2 monedas."
        ),
        "elixir_de_energia": "Gratis: usarla no gasta energía. +2 de energía este turno. Vale 3 monedas.",
        "mapa_antiguo": (
            "Mira las 3 cartas de arriba de un mazo de exploración; puedes quedarte con una que no sea monstruo. "
            "Baraja el resto. Vale 3 monedas."
        ),
        "frasco_de_veneno": "Un personaje a 1 paso o menos pierde 2 de vida. Vale 3 monedas.",
        "aceite_bendito": "+2 de defensa hasta tu próximo turno. Vale 2 monedas.",
        "elixir_de_vida": "Recuperas toda la vida. Vale 5 monedas.",
        "cuerno_de_guerra": (
            "Gratis: usarla no gasta energía. Tu próximo ataque de este turno lleva +5. Vale 5 monedas."
        ),
        "pergamino_del_rayo": "Un personaje en línea recta despejada pierde 4 de vida. Vale 6 monedas.",
        "reloj_de_arena": "Gratis: usarla no gasta energía. +4 de energía este turno. Vale 5 monedas.",
    },
    "monster": {
        "hongo_mutante": "Represalia: 2 de daño. Recompensa: 1 gema.",
        "cangrejo_acorazado": "Represalia: 2 de daño. Recompensa: 1 gema.",
        "murcielago_de_cueva": "Emboscada: 1 de daño. Represalia: 1 de daño. Recompensa: recuperas 2 de vida.",
        "jabali_de_espinas": (
            "Represalia: 3 de daño. Recompensa: 2 gemas. Si lo vences sin armas a distancia, te hace 1 de daño."
        ),
        "serpiente_de_rio": "Emboscada: 2 de daño. Represalia: 2 de daño. Recompensa: 2 gemas.",
        "lobo_de_niebla": (
            "Represalia: 3 de daño. Recompensa: 1 gema. Recompensa: recuperas 1 de vida. En la niebla tira 1 "
            "dado de defensa más."
        ),
        "arana_tejedora": (
            "Emboscada: 1 de daño. Represalia: 2 de daño. Recompensa: 2 gemas. Su represalia te quita además "
            "la energía que te quede."
        ),
        "bandido_naufrago": (
            "Represalia: 1 de daño. Recompensa: puedes llevarte una carta de la Comerciante de valor 3 o "
            "menos. Su represalia te descarta además una carta de la mano, al azar."
        ),
        "planta_carnivora": (
            "Emboscada: 2 de daño. Represalia: 3 de daño. Recompensa: 1 gema. Recompensa: recuperas 3 de vida."
        ),
        "golem_musgoso": "Represalia: 4 de daño. Recompensa: 1 reliquia.",
        "espectro_del_faro": "Represalia: 3 de daño. Recompensa: 1 reliquia. Las armas sin rango no suman contra él.",
        "oso_de_la_caverna": "Represalia: 5 de daño. Recompensa: 1 reliquia.",
        "basilisco": "Emboscada: 1 de daño. Represalia: 4 de daño. Recompensa: 1 gema. Recompensa: 1 reliquia.",
        "kraken_joven": (
            "Emboscada: 2 de daño. Represalia: 5 de daño. Recompensa: 2 gemas. Recompensa: 1 reliquia. Solo "
            "puedes usar 1 arma contra él."
        ),
    },
    "character": {
        "ian_frost": "Las emboscadas te hacen 1 de daño menos. Las represalias te hacen 1 de daño menos.",
        "isaac_fleesa": "Al equiparte un arma con munición, recibe 1 más (y su tope sube igual).",
        "paula_percebe": "Los ríos no te detienen al moverte.",
        "darla_olcay": "Una vez por turno puedes repetir el dado de ataque; vale el nuevo.",
        "bruna_tizon": "Tu primer cambio de equipo de cada turno no gasta energía.",
        "cosme_vendaval": "Puedes pasar por encima de un personaje contiguo (cuenta como 2 casillas).",
        "ofelia_umbral": "Los monstruos no pueden emboscarte.",
        "tadeo_roble": "Resta 2 a tus tiradas de niebla.",
        "mirta_salitre": "Tras usar un objeto recuperas 1 de vida.",
        "renzo_chispa": "Tu orbe de fuego da 1 más.",
        "agata_nimbo": "En tu turno ves la carta de arriba del mazo de tu cuadrante.",
        "gaspar_trueque": "Los residentes te cobran 1 moneda menos (mínimo 1).",
    },
    "ability": {
        "bloques_de_hielo": (
            "Pon de 1 a 5 bloques de hielo a 3 pasos o menos, fuera del pueblo. Se derriten al empezar tu "
            "próximo turno."
        ),
        "ventisca": "Ataca: si hieres, el rival tiene 1 de energía menos en su próximo turno.",
        "tiro_largo": "Ataca con una sola arma a distancia, a su rango o 1 más.",
        "mano_rapida": "Un cambio de equipo sin gastar energía, si quieres; tu próximo ataque de este turno lleva +1.",
        "arpon": "Un personaje a 3 casillas o menos en línea despejada pierde 1 de vida y lo atraes a tu lado.",
        "marea_viva": "Muévete hasta 3 casillas sin gastar energía.",
        "suerte": "Explora mirando 3 cartas: eliges una y las demás se barajan.",
        "todo_o_nada": "Ataca con dos dados de ataque; si no hieres, pierdes 4 de vida.",
        "martillazo": (
            "Ataca cuerpo a cuerpo: si hieres, una carta equipada del rival, a tu elección, vuelve a su mano."
        ),
        "temple": "+2 de defensa hasta tu próximo turno.",
        "rafaga": "Muévete hasta 4 casillas sin gastar energía.",
        "empellon": "Ataca cuerpo a cuerpo y luego puedes empujar al rival hasta 2 casillas en línea recta.",
        "manos_largas": "Quítale una carta de la mano, al azar, a un personaje a 1 paso o menos.",
        "punalada": "Ataca con +3 si el rival tiene más vida que tú; si no, con +1.",
        "raices": "Un personaje a 3 pasos o menos tiene 2 de energía menos en su próximo turno.",
        "corteza": "+2 de defensa y +1 dado de defensa hasta tu próximo turno.",
        "tonico": "Recuperas 3 de vida.",
        "vapor_toxico": "Un personaje a 1 paso o menos pierde 2 de vida.",
        "polvora": "Toma una ficha de orbe de fuego: tu próximo ataque lleva +3.",
        "estallido": "Los demás personajes de las 8 casillas de alrededor pierden 2 de vida.",
        "presagio": "Mira las 3 cartas de arriba de un mazo de exploración y déjalas en el orden que quieras.",
        "espejismo": "Cambia de lugar con un personaje a 4 pasos o menos.",
        "correo": "Una visita a un residente libre desde cualquier casilla, sin gastar energía.",
        "mercenario": "Descarta una carta de tu mano y suma sus monedas (máximo 3) a un ataque que no gasta energía.",
    },
    "deity": {
        "aiyen": "Ira: cada personaje fuera del pueblo pierde 2 de vida. Favor: Recuperas 4 de vida.",
        "karhun": (
            "Ira: cada personaje tira el dado de ataque y pierde esa vida. Favor: Los demás personajes a 3 pasos "
            "o menos pierden 2 de vida."
        ),
        "nublia": (
            "Ira: cada personaje pierde 1 de vida por carta equipada, hasta 3. Favor: Elige un cuadrante: los "
            "demás personajes que estén en él pierden 2 de vida."
        ),
        "bromo": (
            "Ira: cada personaje descarta una carta de su mano; sin cartas, pierde 2 de vida. Favor: Ataca "
            "con +2 sin gastar energía."
        ),
        "ofiria": (
            "Ira: cada personaje entrega a la Comerciante una carta de su mano, al azar. Favor: Mira las 4 cartas de "
            "arriba de un mazo de exploración; puedes quedarte con una que no sea monstruo. Baraja el resto."
        ),
        "petrae": (
            "Ira: cada personaje paga 1 gema o pierde 2 de vida. Favor: +3 de defensa y a salvo de la niebla "
            "hasta tu próximo turno."
        ),
    },
    "service": {
        "trago": "Por 3 monedas: recuperas 3 de vida.",
        "cena": "Por 5 monedas: recuperas vida hasta la mitad de tu máximo.",
        "mirada": "Por 5 monedas: mira la mano de otro personaje y quítale una carta.",
        "orbe": "Por 5 monedas: toma un orbe de fuego o de hielo.",
        "gema": "Por 3 monedas: ganas 1 gema.",
        "gemas": "Por 5 monedas: ganas 2 gemas.",
        "compra": "Una carta de la Comerciante por su valor en monedas.",
    },
}


@rule("TX-243", "TX-083", "TX-084", "TX-119", "TX-204", "TX-185")
@pytest.mark.parametrize("kind", TEXTS)
def test_every_card_says_what_it_does_in_figures(kind: str) -> None:
    words = Words(GAME, "es")
    assert {key: words.describe(kind, key) for key in GAME.card_clauses()[kind]} == TEXTS[kind]
