"""What an experiment of the lab may change before the first choice: who has what, who is who, what is to come."""

from __future__ import annotations

from liza.games.tanxi import verbs
from liza.games.tanxi.state import TanxiState, as_number, number_of, sure_relic
from liza.games.tanxi.vocabulary import ABSENT, DEITIES_USED
from liza.parts.cards import shown


def hand_out(s: TanxiState, seat: int, kind: str, key: str) -> bool:
    """Give a seat a card of an exploration deck, a relic of the pile, a character or the owner of an ability."""
    content = s.content
    if kind == "character":
        return _play_as(s, seat, content.keys["character"].index(key))
    if kind == "ability":
        ability = content.keys["ability"].index(key)
        return _play_as(s, seat, [ability in each.abilities for each in content.characters].index(True))
    for card in content.all[: content.first_monster]:
        for pile in (s.relics, *s.decks) if card.key == key else ():
            if card.number in pile:
                pile.remove(card.number)
                given = shown(card.number, seat)
                s.explorers[seat].hand.append(sure_relic(given) if card.relic else given)
                return True
    return False


def _play_as(s: TanxiState, seat: int, character: int) -> bool:
    """Let the first to choose take a character; where characters are dealt, change with its player."""
    if s.opened:
        return False
    own = s.explorers[seat].character
    if own != ABSENT:
        if character in s.pool:
            s.pool[s.pool.index(character)] = own
        for other in s.explorers:
            if other.character == character:
                other.character = own
        s.explorers[seat].character = character
        return True
    if s.actors != (seat,):  # the others will choose among what is left, and would know it
        return False
    s.apply(seat, s.game.space.first[verbs.CHARACTER.number] + character)
    return True


def set_aside(s: TanxiState, kind: str, key: str) -> bool:
    """Take a deity out of this game, or put other monsters in the place of one; whether it was to come."""
    content = s.content
    if kind == "deity":
        at = s.deities.index(content.keys["deity"].index(key))
        if not s.revealed <= at < DEITIES_USED < len(s.deities):
            return False
        s.deities.append(s.deities.pop(at))
        return True
    if kind != "monster":
        return False
    herd, monster = len(content.monsters), content.keys["monster"].index(key)
    number = content.monsters[monster].number
    places = [(deck, at) for deck in s.decks for at in range(len(deck)) if number_of(deck[at]) == number]
    if not 0 < len(places) < herd:
        return False
    for step, (deck, at) in enumerate(places, start=1):
        deck[at] = as_number(deck[at], content.monsters[(monster + step) % herd].number)
    return True
