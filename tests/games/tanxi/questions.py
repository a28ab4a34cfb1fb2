"""Every question that the game asks, each in a scene of its own on the base pack as it is shipped."""

from __future__ import annotations

from tests.games.tanxi.island import Island

NEAR = "@e4 ian_frost@e5 paula_percebe@l6"
SHOP = "ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6"
APART = "ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6"
MOMENTS = {
    "Main", "MonsterChoice", "Declare", "Target", "Reroll", "PickCard", "Quadrant", "OrderCards", "Shift", "FreeStep",
    "Strip", "Hired", "Courier", "PayGem", "FreeEquip", "Rearm", "IceSquare", "Buy", "Pay", "WitchTarget", "WitchCard",
    "WitchOrb", "Return", "WrathOn", "MerchantGift",
}  # fmt: skip
"""Those between the reveal and the end."""


def questions() -> list[Island]:
    """Return a scene for every question, some with more than one."""
    orbs = {"orbs": [0, 1, 0, 0, 0, 0]}
    found = [
        Island(APART),
        Island(APART, decks={"nw": "serpiente_de_rio"}).play("explore"),
        Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", hands=["garfio"]).play("attack p2"),
        Island("mirta_salitre" + NEAR, gems=[1]).play("ability vapor_toxico"),
        Island("darla_olcay" + NEAR, gems=[1]).dice("a1 a2 d0").play("ability todo_o_nada, aim p2, roll"),
        Island("darla_olcay" + NEAR, gems=[1]).play("ability suerte"),
        Island("agata_nimbo" + NEAR, gems=[1]).play("ability presagio"),
        Island("agata_nimbo" + NEAR, gems=[1]).play("ability presagio, choose ne"),
        Island("cosme_vendaval" + NEAR, gems=[1]).dice("a0 d2").play("ability empellon, aim p2, roll"),
        Island("cosme_vendaval" + NEAR, gems=[1]).play("ability rafaga, move e3"),
        Island("bruna_tizon" + NEAR, gems=[1]).dice("a5 d0").play("ability martillazo, aim p2, wield cuchillo"),
        Island("gaspar_trueque" + NEAR, gems=[1], hands=["honda"]).play("ability mercenario"),
        Island("gaspar_trueque" + NEAR, gems=[1], hands=["honda"]).play("ability mercenario, discard honda"),
        Island("gaspar_trueque" + NEAR, gems=[1], hands=["honda"]).play("ability correo"),
        Island("tadeo_roble" + NEAR, gems=[1], hands=["gema_de_poder"]).play("ability raices"),
        Island("isaac_fleesa" + NEAR, gems=[1], hands=["honda"]).play("ability mano_rapida"),
        Island("isaac_fleesa" + NEAR, gems=[1], hands=["honda garfio"]).play("rearm, unequip cuchillo, equip honda"),
        Island("isaac_fleesa" + NEAR, gems=[1], hands=["garfio"]).play("attack p2, ability mano_rapida"),
        Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", gems=[1]).play("ability bloques_de_hielo, place d4"),
        Island("mirta_salitre" + NEAR, decks={"nw": "serpiente_de_rio"}, gems=[1], fields=orbs)
        .play("explore, ability vapor_toxico"),
        Island(SHOP, hands=["tridente_abisal", "honda"]).play("visit mirada, pay tridente_abisal"),
        Island(SHOP, hands=["tridente_abisal", "honda"]).play("visit mirada, pay tridente_abisal, aim p2"),
        Island(SHOP, hands=["tridente_abisal"]).play("visit orbe, pay tridente_abisal"),
        Island(SHOP, hands=["garfio honda"], merchant="espada_corta").play("visit compra"),
        Island(SHOP, hands=["garfio honda"], merchant="espada_corta").play("visit compra, buy espada_corta"),
        Island(SHOP, hands=["garfio honda"], merchant="espada_corta")
        .play("visit compra, buy espada_corta, pay garfio"),
        Island("ian_frost@e4 isaac_fleesa@upright paula_percebe@l6").play("end"),
        Island(APART, round=2, deities="bromo", hands=["honda"]).play("end, end, end"),
        Island(APART, round=2, deities="petrae", hands=["honda"]).play("end, end, end"),
        Island(APART, worn=["tridente_abisal"], decks={"nw": "bandido_naufrago"})
        .dice("a5 d0 d0").play("explore, fight, wield tridente_abisal"),
        Island(APART, hands=["bomba_de_humo"]).play("use bomba_de_humo, move e5"),
    ]  # fmt: skip
    assert {t.moment for t in found} == MOMENTS
    return found
