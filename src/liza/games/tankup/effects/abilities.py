"""What the abilities of armours do when they are used (TU-084 to TU-095)."""

from __future__ import annotations

from typing import Final

from liza.games.tankup import events
from liza.games.tankup.content.cards import Armour
from liza.games.tankup.content.words import AMOUNT, KIND, PLAIN, SOURCES, AbilityWord
from liza.games.tankup.mechanics.primitives import back_to_hand, holds, holds_attack, lose, open_decks, recover
from liza.games.tankup.state import TankupState
from liza.games.tankup.steps.asking import DrawCards, PlaceDie, Salvage, Spy
from liza.games.tankup.steps.attack import HIT_CHECK, locate
from liza.games.tankup.steps.crowd import CROWD_ROLLS
from liza.games.tankup.steps.situations import end_situation
from liza.games.tankup.steps.striking import Strike
from liza.games.tankup.vocabulary import ABSENT, BLOW, LIFE, WHY_ANSWER, WHY_USED
from liza.kernel.core.card_words import Family
from liza.parts import sets

ABILITIES: Final = Family(AbilityWord)
REVEALED: Final = ("attack_revealed", "hit_located")
LOCATED: Final = ("hit_located",)
"""The windows of what is about an attack, and of what is about where it hits."""

# What an ability needs, so that it changes anything.


def _cards_of_the_kind(s: TankupState, seat: int, word: AbilityWord) -> bool:
    return holds(s, seat, word.kind)


def _a_bare_space(s: TankupState, seat: int, word: AbilityWord) -> bool:
    return bool(s.fighters[seat].bare())


def _a_wound(s: TankupState, seat: int, word: AbilityWord) -> bool:
    return s.fighters[seat].life < LIFE


def _a_hand_to_see(s: TankupState, seat: int, word: AbilityWord) -> bool:
    return len([other for other in s.opponents(seat) if s.hands[other]]) > 0


def _a_broken_card(s: TankupState, seat: int, word: AbilityWord) -> bool:
    return bool(s.broken)


def _an_open_deck(s: TankupState, seat: int, word: AbilityWord) -> bool:
    return bool(open_decks(s) & word.from_)


def _a_situation(s: TankupState, seat: int, word: AbilityWord) -> bool:
    return s.situation != ABSENT


def _an_attacker(s: TankupState, seat: int, word: AbilityWord) -> bool:
    attacker = s.fighters[s.attack.by]
    return attacker.gone == 0 and attacker.life > 0


def _a_written_effect(s: TankupState, seat: int, word: AbilityWord) -> bool:
    return s.written() is not PLAIN


def _damage(s: TankupState, seat: int, word: AbilityWord) -> bool:
    return not s.attack.spared


def _an_attack_card(s: TankupState, seat: int, word: AbilityWord) -> bool:
    return holds_attack(s, seat)


def _an_opponent(s: TankupState, seat: int, word: AbilityWord) -> bool:
    return bool(s.opponents(seat))


# The abilities.


@ABILITIES.does("toughen", amount=AMOUNT)
def toughen(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """Attacks hurt the seat's armours less until its next combat turn (Gálea)."""
    s.fighters[seat].tough += word.amount


@ABILITIES.does("boost", kind=KIND, amount=AMOUNT, needs=_cards_of_the_kind)
def boost(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """The seat's attacks of a kind hurt more this turn (Yelmo de dragón, Túnica encantada)."""
    s.turn.boost[word.kind - BLOW] += word.amount


@ABILITIES.does("boost_first", kind=KIND, amount=AMOUNT, needs=_cards_of_the_kind)
def boost_first(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """The first attack of a kind that the seat reveals this turn hurts more (Guante de boxeo)."""
    s.turn.boost_first[word.kind - BLOW] += word.amount


@ABILITIES.does("barrier", amount=AMOUNT, needs=_a_bare_space)
def barrier(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """Temporary armour on an empty space that stays until the seat's next combat turn (Yelmo cerrado)."""
    s.next(PlaceDie(seat, word.amount, 1))


@ABILITIES.does("heal", amount=AMOUNT, needs=_a_wound, wakes=True)
def heal(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """Recover life (Yelmo de runas, Pata de palo); without an ability word, whenever the armour is hit."""
    recover(s, seat, word.amount, WHY_USED)


@ABILITIES.does("aim", kind=KIND, needs=_cards_of_the_kind)
def aim_all(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """The seat's attacks of a kind hit where it chooses this turn (Capucha)."""
    s.turn.aims |= sets.only(word.kind)


@ABILITIES.does("spy", needs=_a_hand_to_see)
def look_and_discard(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """Look at a hand and discard a card of it (Capacete)."""
    s.next(Spy(seat))


@ABILITIES.does("salvage", needs=_a_broken_card)
def take_broken(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """Take a card of the broken pile (Balde)."""
    s.next(Salvage(seat))


@ABILITIES.does("draw", from_=SOURCES, amount=AMOUNT, needs=_an_open_deck)
def draw(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """Draw cards (Cubo de cocina, Botas de cuero, Zapatos de punta)."""
    s.next(DrawCards(seat, word.from_, word.amount, WHY_USED))


@ABILITIES.does("crowd")
def crowd(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """Roll on the crowd sheet (Cetro)."""
    s.next(CROWD_ROLLS[seat])


@ABILITIES.does("extra_die", kind=KIND, amount=AMOUNT, needs=_cards_of_the_kind)
def extra_die(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """The seat's attacks of a kind roll more dice this turn (Chaleco de cuero)."""
    s.turn.more_dice[word.kind - BLOW] += word.amount


@ABILITIES.does("clear_situation", needs=_a_situation)
def clear_situation(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """Discard the situation in force (Casco de minero)."""
    end_situation(s, WHY_USED)


@ABILITIES.does("ward")
def ward(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """The next attack that falls on one of the seat's arms has no effect (Rodela)."""
    s.fighters[seat].ward = True


@ABILITIES.does("redirect", answers=LOCATED)
def redirect(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """The attack hits this armour instead (Escudo de la legión)."""
    s.attack.rolled = False
    locate(s, space)


@ABILITIES.does("reroll", answers=LOCATED)
def reroll_hit(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """All dice of the attack are rolled again (Manto)."""
    s.next(HIT_CHECK)


@ABILITIES.does("retaliate", amount=AMOUNT, needs=_an_attacker, answers=(*REVEALED, "life_lost"))
def retaliate(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """The attacker loses life (Espolón)."""
    by = s.attack.by
    events.countered(s, seat=by, card=card.number, amount=word.amount)
    lose(s, by, word.amount, WHY_ANSWER)


@ABILITIES.does("catch", answers=("armour_destroyed",))
def catch(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """The armour just destroyed comes to the hand, as good as new (Brazo grúa, TU-A66)."""
    s.broken.remove(s.wreck)
    back_to_hand(s, seat, s.content.armours[s.wreck], 0)
    events.returned(s, seat=seat, card=s.wreck, reason=WHY_USED)


@ABILITIES.does("cancel", needs=_a_written_effect, answers=REVEALED)
def cancel(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """The attack loses its written effect (Grebas de runas)."""
    s.attack.cancelled = True
    events.cancelled(s, seat=seat, card=s.attack.card.number)


@ABILITIES.does("spare", needs=_damage, answers=REVEALED)
def spare(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """The attack does no damage at all (Tapa de bote)."""
    s.attack.spared = True
    events.spared(s, seat=seat)


@ABILITIES.does("extra_attack", amount=AMOUNT, needs=_an_attack_card)
def extra_attack(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """More attacks this turn (Resortes)."""
    s.turn.bonus_attacks += word.amount
    events.extra_attack(s, seat=seat, reason=WHY_USED)


@ABILITIES.does("strike", kind=KIND, amount=AMOUNT, needs=_an_opponent)
def strike_out(s: TankupState, seat: int, word: AbilityWord, space: int, card: Armour) -> None:
    """An attack without a card (Caldera, TU-A65)."""
    s.next(Strike(seat, card.number))
