"""Drawing anew what a seat cannot know: hands, sealed arrows, the next monster (TR-A68)."""

from __future__ import annotations

from liza.games.tornaris.hands import held
from liza.games.tornaris.monsters import candidates
from liza.games.tornaris.state import KIND, SEALED_CRYSTAL, UNDECIDED, TornarisState
from liza.games.tornaris.steps.arrows import Choose, CrystalChoose, open_to
from liza.games.tornaris.vocabulary import CRYSTAL, GO, NOTHING
from liza.kernel.source import Source
from liza.parts.cards import known_to


def resample(s: TornarisState, seat: int, source: Source) -> None:
    """Deal the cards that a seat does not know anew; guess sealed arrows and the next monster."""
    s.gear_deck = _deal([*s.gear, s.temporary, s.drawn], s.gear_deck, seat, source)
    s.object_deck = _deal([*s.bags, s.offered], s.object_deck, seat, source)
    if s.next_monster != NOTHING and not s.next_eyes >> seat & 1:
        s.monsters = sorted([*s.monsters, s.next_monster])
        among = candidates(s)
        s.next_monster = among[source.below(len(among))]
        s.monsters.remove(s.next_monster)
    if s.agenda and isinstance(s.agenda[-1], Choose):
        _guess_arrows(s, seat, source)


def _deal(hands: list[list[int]], deck: list[int], seat: int, source: Source) -> list[int]:
    """Deal what a seat has not seen anew among the hands; return the deck that is left, sorted as it always is."""
    places = [(hand, at) for hand in hands for at, card in enumerate(hand) if not known_to(card, seat)]
    pool = sorted([*deck, *[hand[at] & KIND for hand, at in places]])
    for hand, at in places:
        hand[at] = pool.pop(source.below(len(pool))) | (hand[at] & ~KIND)
    return pool


def _guess_arrows(s: TornarisState, seat: int, source: Source) -> None:
    """Guess what the others have committed to in secret; whoever holds a Cristal may have kept the choice open."""
    first_choice = not isinstance(s.agenda[-1], CrystalChoose)
    for other, arrow in enumerate(s.arrows):
        if other == seat or arrow == UNDECIDED or s.places[other] != NOTHING:
            continue
        open_spaces = open_to(s, other)
        crystal = first_choice and held(s.bags[other], CRYSTAL)
        guess = source.below(len(open_spaces) + crystal)
        s.arrows[other] = SEALED_CRYSTAL if guess == len(open_spaces) else open_spaces[guess] - GO
