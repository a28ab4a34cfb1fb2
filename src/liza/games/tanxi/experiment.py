"""What an experiment of the lab may change before the first choice: who has what, who is who, what is to come."""

from __future__ import annotations

from liza.games.tanxi.content import DEITIES_USED
from liza.games.tanxi.state import KIND, SURE, TanxiState
from liza.games.tanxi.vocabulary import NOTHING
from liza.parts.cards import shown


def hand_out(s: TanxiState, seat: int, kind: str, key: str) -> bool:
    """Give a seat a card of an exploration deck, a relic of the pile, a character or the owner of an ability."""
    content = s.rules.content
    if kind == "character":
        return _play_as(s, seat, content.keys["character"].index(key))
    if kind == "ability":
        ability = content.keys["ability"].index(key)
        return _play_as(s, seat, [ability in own for own in content.abilities_of].index(True))
    if key not in content.card_keys[: content.cards]:
        return False
    card = content.card_keys.index(key)
    for pile in (s.relics, *s.decks):
        if card in pile:
            pile.remove(card)
            s.hands[seat].append(shown(card, seat) | (SURE if content.relic[card] else 0))
            return True
    return False


def _play_as(s: TanxiState, seat: int, character: int) -> bool:
    """Let whoever chooses first choose a character; where characters are dealt, change with whoever has it."""
    if s.opened:
        return False
    if s.who[seat] != NOTHING:
        other = s.who.index(character) if character in s.who else NOTHING
        if other == NOTHING:
            s.pool[s.pool.index(character)] = s.who[seat]
        else:
            s.who[other] = s.who[seat]
        s.who[seat] = character
        return True
    if s.actors != (seat,):  # the others will choose among what is left, and would know it
        return False
    s.apply(seat, s.rules.character + character)
    return True


def set_aside(s: TanxiState, kind: str, key: str) -> bool:
    """Take a deity out of this game, or put other monsters in the place of one; whether it was to come."""
    content = s.rules.content
    if kind == "deity":
        at = s.deities.index(content.keys["deity"].index(key))
        if not s.revealed <= at < DEITIES_USED < len(s.deities):
            return False
        s.deities.append(s.deities.pop(at))
        return True
    if kind != "monster":
        return False
    herd, monster = len(content.keys["monster"]), content.keys["monster"].index(key)
    places = [(deck, at) for deck in s.decks for at in range(len(deck)) if deck[at] & KIND == content.cards + monster]
    if not 0 < len(places) < herd:
        return False
    for step, (deck, at) in enumerate(places, start=1):
        deck[at] = deck[at] & ~KIND | content.cards + (monster + step) % herd
    return True
