"""Scenes in which each kind of event happens: how they are set up, what is chosen, and what is then told."""

from __future__ import annotations

from tests.games.tankup.arena import Arena
from tests.games.tankup.scenes_of_attacks import ATTACKS, Scene

SCENES: dict[str, Scene] = {
    **ATTACKS,
    "who prepares first": (
        lambda: Arena(
            "Preparation", dice="2/1", top="galea lorica mandoble", round=0, active=-1, order=[], stop="EquipTurn 0"
        ),
        [],
        """
        first_seat seat=1
        """,
    ),
    "the preparation": (
        lambda: Arena("PrepareDraw 1 1", "PrepareEquip 1 2", top="galea", hands={1: "lorica"}),
        ["1: draw helmet", "1: equip galea head", "1: end"],
        """
        drew seat=1 back=helmet card=galea reason=deck
        equipped seat=1 card=galea space=head
        ended seat=1
        """,
    ),
    "a round opens": (
        lambda: Arena("Round", seats=3, dice="2 5", wear={2: "head=balde"}, stop="TieVote"),
        [],
        """
        round_began round=2
        tie_die seat=0 result=2
        tie_die seat=1 result=5
        opens seat=1
        """,
    ),
    "an equipment turn": (
        lambda: Arena(
            "EquipTurn 0",
            "EquipTurn 1",
            top="mandoble virote",
            hands={0: "galea flecha jubon"},
            wear={0: "torso=escamas"},
        ),
        ["0: draw blow", "0: equip galea head", "0: trade flecha", "0: end"],
        """
        drew seat=0 back=blow card=mandoble reason=deck
        equipped seat=0 card=galea space=head
        traded seat=0 back=shot card=flecha
        drew seat=0 back=shot card=virote reason=trade
        ended seat=0
        """,
    ),
    "an armour swapped": (
        lambda: Arena("EquipTurn 0", hands={0: "jubon"}, wear={0: "torso=escamas-2"}),
        ["0: swap jubon torso"],
        """
        swapped seat=0 card=jubon space=torso old=escamas
        """,
    ),
    "the combat begins": (
        lambda: Arena("CombatPhase", seats=3, wear={0: "torso=lorica", 1: "head=balde"}, dice="4"),
        [],
        """
        combat_began
        weighed seat=2 weight=0 place=1
        weighed seat=1 weight=2 place=2
        weighed seat=0 weight=7 place=3
        armour_rolled seat=0 amount=4
        """,
    ),
    "the bonuses": (
        lambda: Arena("CombatPhase", seats=3, wear={0: "torso=lorica", 1: "head=balde"}, hands={2: "flecha"}, dice="4"),
        ["0: place left_leg", "2: extra"],
        """
        armour_placed seat=0 space=left_leg amount=4 reason=heaviest
        extra_attack seat=2 reason=lightest
        """,
    ),
    "temporary armour goes": (
        lambda: Arena("CombatTurn 0", "EndOfCombat", wear={0: "torso=lorica head=die:3~ left_leg=die:2"}),
        [],
        """
        faded seat=0 space=head reason=next_turn
        faded seat=0 space=left_leg reason=combat_over
        round_began round=2
        opens seat=1
        """,
    ),
    "ties": (
        lambda: Arena("CombatOrder", dice="2 6", hands={1: "flecha"}),
        [],
        """
        tie_die seat=0 result=2
        tie_die seat=1 result=6
        weighed seat=1 weight=0 place=1
        weighed seat=0 weight=0 place=2
        """,
    ),
    "a thumb": (
        lambda: Arena("CombatPhase", seats=3, gone={2: 1}, wear={0: "torso=lorica"}, dice="5 2"),
        ["2: throw thumb p1"],
        """
        thrown seat=2 throw=thumb target_seat=0
        weighed seat=1 weight=0 place=1
        weighed seat=0 weight=7 place=2
        armour_rolled seat=0 amount=2
        """,
    ),
    "situations": (
        lambda: Arena("CombatTurn 0", hands={0: "sed_de_sangre", 1: "arena_mojada"}, situation="mercado_negro"),
        ["0: play sed_de_sangre", "1: play arena_mojada"],
        """
        played seat=0 card=sed_de_sangre
        stepped seat=1 card=arena_mojada old=sed_de_sangre
        over card=mercado_negro reason=replaced
        in_force card=arena_mojada
        """,
    ),
    "the sun": (
        lambda: Arena(
            "CombatTurn 0", wear={0: "torso=lorica head=galea left_arm=escudo_de_la_legion"}, situation="sol_abrasador"
        ),
        [],
        """
        scorched seat=0 amount=1
        lost seat=0 amount=1 left=19 reason=situation
        """,
    ),
    "a reroll": (
        lambda: Arena("Assign 0", hands={0: "mandoble"}, thumb=[1, 0], dice="head torso"),
        ["0: attack mandoble p2", "0: reroll"],
        """
        laid seat=0 target_seat=1 back=blow card=mandoble
        revealed seat=0 target_seat=1 card=mandoble
        aimed seat=0 space=head
        rerolled seat=0
        aimed seat=0 space=torso
        hit seat=1 space=torso
        lost seat=1 amount=5 left=15 reason=bare
        """,
    ),
    "the cloud": (
        lambda: Arena("Corrode", wear={0: "head=balde-1", 1: "torso=lorica"}, situation="nube_corrosiva", round=2),
        [],
        """
        gnawed card=nube_corrosiva
        damaged seat=0 card=balde amount=1 left=0 reason=situation
        destroyed seat=0 card=balde
        damaged seat=1 card=lorica amount=1 left=6 reason=situation
        """,
    ),
    "the last round announced": (
        lambda: Arena(
            "Leave",
            quiet=4,
            round=7,
            wear={0: "head=balde", 1: "torso=lorica"},
            situation="arena_mojada",
            situation_left=1,
        ),
        [],
        """
        warned rounds=5
        over card=arena_mojada reason=rounds
        round_began round=8
        opens seat=0
        """,
    ),
    "a vote": (
        lambda: Arena(
            "TieVote", life={0: 9, 1: 9}, wear={0: "head=balde", 1: "torso=lorica"}, active=-1, empty="blow shot magic"
        ),
        ["0: fight"],
        """
        voted seat=0
        """,
    ),
    "somebody leaves": (
        lambda: Arena("Leave", seats=3, life={2: 0}, wear={0: "head=balde", 1: "torso=lorica"}),
        [],
        """
        left seat=2 reason=fallen
        round_began round=2
        opens seat=0
        """,
    ),
}
