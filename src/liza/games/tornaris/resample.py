"""Drawing anew what a seat cannot know: hands, sealed arrows, the next monster (TR-A68)."""

from __future__ import annotations

from liza.games.tornaris.state import SEALED_CRYSTAL, UNDECIDED, TornarisState
from liza.games.tornaris.steps.arrows import Choose, CrystalChoose
from liza.games.tornaris.vocabulary import ABSENT, CRYSTAL
from liza.kernel.base.source import Source
from liza.parts import hands, sets
from liza.parts.cards import card_of, eyes_of, known_by, known_to


def resample(s: TornarisState, seat: int, source: Source) -> None:
    """Deal the cards that a seat does not know anew; guess sealed arrows and the next monster."""
    gear, bags = [player.gear for player in s.players], [player.bag for player in s.players]
    s.gear.deck = _deal([*gear, s.combat.borrowed, s.drawn], s.gear.deck, seat, source)
    s.objects.deck = _deal([*bags, s.offered], s.objects.deck, seat, source)
    monsters = s.monsters
    if monsters.ahead != ABSENT and not sets.has(monsters.eyes, seat):
        monsters.unmet = sorted([*monsters.unmet, monsters.ahead])
        monsters.foresee(monsters.candidates(s.content.monsters), source)
    if s.agenda and isinstance(s.agenda[-1], Choose):
        _guess_arrows(s, seat, source)


def _deal(zones: list[list[int]], deck: list[int], seat: int, source: Source) -> list[int]:
    """Deal what a seat has not seen anew among the hands; return the deck that is left, sorted as it always is."""
    places = [(hand, at) for hand in zones for at, card in enumerate(hand) if not known_to(card, seat)]
    pool = sorted([*deck, *[card_of(hand[at]) for hand, at in places]])
    for hand, at in places:
        hand[at] = known_by(pool.pop(source.below(len(pool))), eyes_of(hand[at]))
    return pool


def _guess_arrows(s: TornarisState, seat: int, source: Source) -> None:
    """Guess what the others have committed to in secret; a player who holds a Cristal may have kept the choice open."""
    first_choice = not isinstance(s.agenda[-1], CrystalChoose)
    for other, player in enumerate(s.players):
        if other == seat or player.arrow == UNDECIDED or player.place != ABSENT:
            continue
        spaces = s.open_to(other)
        crystal = first_choice and hands.holds(player.bag, CRYSTAL)
        guess = source.below(len(spaces) + crystal)
        player.arrow = SEALED_CRYSTAL if guess == len(spaces) else spaces[guess]
