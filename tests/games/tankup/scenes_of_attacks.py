"""Scenes of an attack, from the card that is turned up to what armour answers, as in ``scenes.py``."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.tankup.arena import Arena

ACERO = "torso=lorica left_arm=manica"
ARCANO = "torso=manto left_arm=guante_de_sombra"
FERIA = "torso=jubon left_leg=zancos"

Scene = tuple[Callable[[], Arena], list[str], str]
"""How it is set up, what is chosen, and what is then told."""

ATTACKS: dict[str, Scene] = {
    "a shot": (
        lambda: Arena("Assign 0", hands={0: "flecha"}, wear={1: "head=galea"}, dice="head torso"),
        ["0: attack flecha p2", "0: aim head"],
        """
        laid seat=0 target_seat=1 back=shot card=flecha
        revealed seat=0 target_seat=1 card=flecha
        aimed seat=0 space=head
        aimed seat=0 space=torso
        hit seat=1 space=head
        damaged seat=1 card=galea amount=3 left=1 reason=attack
        """,
    ),
    "an armour destroyed": (
        lambda: Arena("Assign 0", hands={0: "mandoble"}, wear={1: "head=balde"}, dice="head"),
        ["0: attack mandoble p2"],
        """
        laid seat=0 target_seat=1 back=blow card=mandoble
        revealed seat=0 target_seat=1 card=mandoble
        aimed seat=0 space=head
        hit seat=1 space=head
        damaged seat=1 card=balde amount=5 left=0 reason=attack
        destroyed seat=1 card=balde
        lost seat=1 amount=1 left=19 reason=excess
        """,
    ),
    "a die damaged": (
        lambda: Arena("Assign 0", hands={0: "mandoble"}, wear={1: "head=die:6"}, dice="head"),
        ["0: attack mandoble p2"],
        """
        laid seat=0 target_seat=1 back=blow card=mandoble
        revealed seat=0 target_seat=1 card=mandoble
        aimed seat=0 space=head
        hit seat=1 space=head
        die_damaged seat=1 space=head amount=5 left=1 reason=attack
        """,
    ),
    "freezing": (
        lambda: Arena("Assign 0", hands={0: "congelar"}, dice="left_leg"),
        ["0: attack congelar p2", "0: splash torso"],
        """
        laid seat=0 target_seat=1 back=magic card=congelar
        revealed seat=0 target_seat=1 card=congelar
        aimed seat=0 space=left_leg
        hit seat=1 space=left_leg
        lost seat=1 amount=2 left=18 reason=bare
        frozen seat=1 reason=attack
        splashed seat=1 space=torso
        lost seat=1 amount=1 left=17 reason=splash
        """,
    ),
    "a curse": (
        lambda: Arena("Assign 0", hands={0: "maldicion"}, dice="head"),
        ["0: attack maldicion p2"],
        """
        laid seat=0 target_seat=1 back=magic card=maldicion
        revealed seat=0 target_seat=1 card=maldicion
        aimed seat=0 space=head
        hit seat=1 space=head
        lost seat=1 amount=2 left=18 reason=bare
        cursed seat=1 reason=attack
        splashed seat=1 space=torso
        lost seat=1 amount=1 left=17 reason=splash
        """,
    ),
    "telekinesis": (
        lambda: Arena("Assign 0", hands={0: "telequinesis"}, wear={1: "head=galea"}, dice="head"),
        ["0: attack telequinesis p2"],
        """
        laid seat=0 target_seat=1 back=magic card=telequinesis
        revealed seat=0 target_seat=1 card=telequinesis
        aimed seat=0 space=head
        hit seat=1 space=head
        damaged seat=1 card=galea amount=2 left=2 reason=attack
        returned seat=1 card=galea reason=attack
        splashed seat=1 space=torso
        lost seat=1 amount=1 left=19 reason=splash
        """,
    ),
    "a charge": (
        lambda: Arena("Assign 0", hands={0: "embestida", 1: "flecha"}, dice="head 1/0"),
        ["0: attack embestida p2"],
        """
        laid seat=0 target_seat=1 back=blow card=embestida
        revealed seat=0 target_seat=1 card=embestida
        aimed seat=0 space=head
        hit seat=1 space=head
        lost seat=1 amount=4 left=16 reason=bare
        discarded seat=1 by_seat=0 card=flecha reason=attack
        """,
    ),
    "a kick": (
        lambda: Arena("Assign 0", hands={0: "patada_giratoria"}, top="mandoble", dice="head"),
        ["0: attack patada_giratoria p2"],
        """
        laid seat=0 target_seat=1 back=blow card=patada_giratoria
        revealed seat=0 target_seat=1 card=patada_giratoria
        aimed seat=0 space=head
        hit seat=1 space=head
        lost seat=1 amount=3 left=17 reason=bare
        drew seat=0 back=blow card=mandoble reason=attack
        """,
    ),
    "draining": (
        lambda: Arena("Assign 0", hands={0: "drenar"}, life={0: 10}, dice="head"),
        ["0: attack drenar p2"],
        """
        laid seat=0 target_seat=1 back=magic card=drenar
        revealed seat=0 target_seat=1 card=drenar
        aimed seat=0 space=head
        hit seat=1 space=head
        lost seat=1 amount=3 left=17 reason=bare
        splashed seat=1 space=torso
        lost seat=1 amount=2 left=15 reason=splash
        recovered seat=0 amount=2 left=12 reason=drain
        """,
    ),
    "lightning": (
        lambda: Arena("Assign 0", hands={0: "rayo"}, wear={1: "head=galea"}, dice="head"),
        ["0: attack rayo p2"],
        """
        laid seat=0 target_seat=1 back=magic card=rayo
        revealed seat=0 target_seat=1 card=rayo
        aimed seat=0 space=head
        hit seat=1 space=head
        damaged seat=1 card=galea amount=3 left=1 reason=attack
        turned seat=1 card=galea reason=attack
        splashed seat=1 space=torso
        lost seat=1 amount=2 left=18 reason=splash
        """,
    ),
    "an immune armour": (
        lambda: Arena("Assign 0", hands={0: "mandoble"}, wear={1: "head=mascara_de_hierro"}, dice="head"),
        ["0: attack mandoble p2"],
        """
        laid seat=0 target_seat=1 back=blow card=mandoble
        revealed seat=0 target_seat=1 card=mandoble
        aimed seat=0 space=head
        hit seat=1 space=head
        ignored seat=1 card=mascara_de_hierro
        """,
    ),
    "the buckler": (
        lambda: Arena("Assign 0", hands={0: "mandoble"}, ward=[0, 1], dice="left_arm"),
        ["0: attack mandoble p2"],
        """
        laid seat=0 target_seat=1 back=blow card=mandoble
        revealed seat=0 target_seat=1 card=mandoble
        aimed seat=0 space=left_arm
        hit seat=1 space=left_arm
        warded seat=1
        """,
    ),
    "the bin lid": (
        lambda: Arena("Assign 0", hands={0: "mandoble"}, wear={1: "left_arm=tapa_de_bote"}, dice="torso"),
        ["0: attack mandoble p2", "1: use tapa_de_bote"],
        """
        laid seat=0 target_seat=1 back=blow card=mandoble
        revealed seat=0 target_seat=1 card=mandoble
        aimed seat=0 space=torso
        hit seat=1 space=torso
        used seat=1 card=tapa_de_bote
        spent seat=1 card=tapa_de_bote
        spared seat=1
        """,
    ),
    "rune greaves": (
        lambda: Arena("Assign 0", hands={0: "congelar"}, wear={1: "left_leg=grebas_de_runas"}, dice="head"),
        ["0: attack congelar p2", "1: use grebas_de_runas"],
        """
        laid seat=0 target_seat=1 back=magic card=congelar
        revealed seat=0 target_seat=1 card=congelar
        used seat=1 card=grebas_de_runas
        spent seat=1 card=grebas_de_runas
        cancelled seat=1 card=congelar
        aimed seat=0 space=head
        hit seat=1 space=head
        lost seat=1 amount=2 left=18 reason=bare
        splashed seat=1 space=torso
        lost seat=1 amount=1 left=17 reason=splash
        """,
    ),
    "the legion shield": (
        lambda: Arena("Assign 0", hands={0: "mandoble"}, wear={1: "left_arm=escudo_de_la_legion"}, dice="head"),
        ["0: attack mandoble p2", "1: use escudo_de_la_legion"],
        """
        laid seat=0 target_seat=1 back=blow card=mandoble
        revealed seat=0 target_seat=1 card=mandoble
        aimed seat=0 space=head
        hit seat=1 space=head
        used seat=1 card=escudo_de_la_legion
        turned seat=1 card=escudo_de_la_legion reason=used
        hit seat=1 space=left_arm
        damaged seat=1 card=escudo_de_la_legion amount=5 left=0 reason=attack
        destroyed seat=1 card=escudo_de_la_legion
        lost seat=1 amount=1 left=19 reason=excess
        """,
    ),
    "the cloak": (
        lambda: Arena("Assign 0", hands={0: "mandoble"}, wear={1: "torso=manto"}, dice="head left_leg"),
        ["0: attack mandoble p2", "1: use manto"],
        """
        laid seat=0 target_seat=1 back=blow card=mandoble
        revealed seat=0 target_seat=1 card=mandoble
        aimed seat=0 space=head
        hit seat=1 space=head
        used seat=1 card=manto
        turned seat=1 card=manto reason=used
        aimed seat=0 space=left_leg
        hit seat=1 space=left_leg
        lost seat=1 amount=5 left=15 reason=bare
        """,
    ),
    "the spur": (
        lambda: Arena("Assign 0", hands={0: "mandoble"}, wear={1: "left_leg=espolon"}, dice="head"),
        ["0: attack mandoble p2", "1: use espolon"],
        """
        laid seat=0 target_seat=1 back=blow card=mandoble
        revealed seat=0 target_seat=1 card=mandoble
        aimed seat=0 space=head
        hit seat=1 space=head
        lost seat=1 amount=5 left=15 reason=bare
        used seat=1 card=espolon
        turned seat=1 card=espolon reason=used
        countered seat=0 card=espolon amount=2
        lost seat=0 amount=2 left=18 reason=answer
        """,
    ),
    "the crane arm": (
        lambda: Arena("Assign 0", hands={0: "mandoble"}, wear={1: "left_arm=brazo_grua head=galea"}, dice="head"),
        ["0: attack mandoble p2", "1: use brazo_grua"],
        """
        laid seat=0 target_seat=1 back=blow card=mandoble
        revealed seat=0 target_seat=1 card=mandoble
        aimed seat=0 space=head
        hit seat=1 space=head
        damaged seat=1 card=galea amount=5 left=0 reason=attack
        destroyed seat=1 card=galea
        used seat=1 card=brazo_grua
        turned seat=1 card=brazo_grua reason=used
        returned seat=1 card=galea reason=used
        lost seat=1 amount=1 left=19 reason=excess
        """,
    ),
    "the boiler": (
        lambda: Arena("Abilities 0", wear={0: "torso=caldera"}, dice="head"),
        ["0: use caldera", "0: target p2"],
        """
        used seat=0 card=caldera
        spent seat=0 card=caldera
        struck seat=0 target_seat=1 card=caldera
        aimed seat=0 space=head
        hit seat=1 space=head
        lost seat=1 amount=3 left=17 reason=bare
        """,
    ),
    "the skullcap": (
        lambda: Arena("Abilities 0", wear={0: f"{ARCANO} head=capacete"}, hands={1: "flecha"}),
        ["0: use capacete", "0: target p2", "0: discard flecha"],
        """
        used seat=0 card=capacete
        turned seat=0 card=capacete reason=used
        looked seat=0 target_seat=1
        discarded seat=1 by_seat=0 card=flecha reason=spy
        """,
    ),
    "the bucket": (
        lambda: Arena("Abilities 0", wear={0: f"{FERIA} head=balde"}, broken="garra"),
        ["0: use balde", "0: take garra"],
        """
        used seat=0 card=balde
        turned seat=0 card=balde reason=used
        took seat=0 card=garra
        """,
    ),
    "the great helm": (
        lambda: Arena("Abilities 0", wear={0: f"{ACERO} head=yelmo_cerrado"}),
        ["0: use yelmo_cerrado", "0: place left_leg"],
        """
        used seat=0 card=yelmo_cerrado
        turned seat=0 card=yelmo_cerrado reason=used
        armour_placed seat=0 space=left_leg amount=4 reason=used
        """,
    ),
    "the springs": (
        lambda: Arena("Abilities 0", wear={0: "left_leg=resortes"}, hands={0: "mandoble"}),
        ["0: use resortes"],
        """
        used seat=0 card=resortes
        spent seat=0 card=resortes
        extra_attack seat=0 reason=used
        """,
    ),
    "the peg leg": (
        lambda: Arena("Abilities 0", wear={0: "left_leg=pata_de_palo"}, life={0: 18}),
        ["0: use pata_de_palo"],
        """
        used seat=0 card=pata_de_palo
        spent seat=0 card=pata_de_palo
        recovered seat=0 amount=2 left=20 reason=used
        """,
    ),
    "the miner's helmet": (
        lambda: Arena("Abilities 0", wear={0: "head=casco_de_minero"}, situation="sed_de_sangre"),
        ["0: use casco_de_minero"],
        """
        used seat=0 card=casco_de_minero
        turned seat=0 card=casco_de_minero reason=used
        over card=sed_de_sangre reason=used
        """,
    ),
    "the sceptre": (
        lambda: Arena("Abilities 0", wear={0: f"{FERIA} right_arm=cetro"}, dice="4", top="mandoble"),
        ["0: use cetro", "0: throw flower p1", "0: draw blow"],
        """
        used seat=0 card=cetro
        turned seat=0 card=cetro reason=used
        crowd_rolled seat=0 result=4
        thrown seat=0 throw=flower target_seat=0
        drew seat=0 back=blow card=mandoble reason=flower
        """,
    ),
}
