"""Acting in a combat: activating equipment, choosing dice, and the Poción just before (TR-D17, TR-D18, TR-D27)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.arms import (
    HUNT,
    add_dice,
    cost_of,
    counted,
    effect_of,
    playable,
    refuse_play,
    reroll,
    rival_of,
    roll,
    tell_total,
)
from liza.games.tornaris.content.words import (
    BEST_DIE,
    BONUS,
    BONUS_AGAINST,
    BONUS_EACH,
    COPY,
    EXTRA_DICE,
    RAISE_DIE,
    REROLL,
    REROLL_ANY,
    REROLL_RIVAL,
    WEAKEN,
)
from liza.games.tornaris.hands import count, held, show
from liza.games.tornaris.state import KIND, TornarisState
from liza.games.tornaris.steps.asking import SEATS, do_besides, is_besides, named, refuse_potion, sells_anytime
from liza.games.tornaris.vocabulary import (
    CONVERT,
    DIE,
    DONE,
    EXTRA_DIE,
    MAGIC,
    MAGIC_USED,
    MOST,
    PLAYED,
    POTION,
    RAISE,
    RAISED,
    REROLLED,
    SIDES,
    USE_FAMILIAR,
    USE_POTION,
)
from liza.kernel.compiling import mypyc_attr
from liza.kernel.events import EVERYBODY
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY, Ask
from liza.parts.cards import EYES, public


class PreCombat(Ask[TornarisState]):
    """Just before the dice: whoever has an object and spent mana may drink (TR-A103, TR-A104)."""

    __slots__ = ()

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        """Return the fighter, if there is anything to recover."""
        seat = self.seat
        return self.asked if s.bags[seat] and s.mana[seat] < s.most[seat] else NOBODY

    def legal(self, s: TornarisState, seat: int) -> list[int]:
        """Return drinking and not drinking."""
        found = [DONE, USE_POTION] if held(s.bags[seat], POTION) else [DONE]
        return found + unused(s, seat)

    def refuse(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why nothing else is possible just before a combat."""
        if action == USE_POTION:
            return refuse_potion(s, seat)
        return refuse_sale(s) if is_besides(s, action) else None

    def apply(self, s: TornarisState, seat: int, action: int) -> None:
        """Drink, or go on; by agreement sell something first."""
        if action in {DONE, USE_POTION}:
            s.agenda.pop()
        if action != DONE:
            do_besides(s, seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Acting(Ask[TornarisState]):
    """Whoever has the go in a combat: equipment and the re-roll, one at a time, until done."""

    __slots__ = ()

    def stop(self, s: TornarisState, seat: int) -> None:
        """End the go."""
        raise NotImplementedError

    def legal(self, s: TornarisState, seat: int) -> list[int]:
        """Return stopping, the equipment that can be activated, and the re-roll."""
        base = s.rules.play_base
        found = [DONE]
        found += [base + kind for kind in playable(s, seat)]
        if not s.magic_used and s.rules.content.magic[s.characters[seat]]:
            found.append(MAGIC)
        return found + unused(s, seat)

    def refuse(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why something cannot be done in a combat."""
        rules = s.rules
        if rules.play_base <= action < rules.market_base:
            return refuse_play(s, seat, action - rules.play_base)
        if action == MAGIC:
            return Refusal("TR-103", "used" if s.rules.content.magic[s.characters[seat]] else "other")
        if action == USE_POTION:
            return Refusal("TR-A66")
        if is_besides(s, action):
            return refuse_sale(s)
        return Refusal("TR-090") if action == USE_FAMILIAR else None

    def apply(self, s: TornarisState, seat: int, action: int) -> None:
        """Do one thing, or stop."""
        if action == DONE:
            s.agenda.pop()
            self.stop(s, seat)
        elif action == MAGIC:
            s.magic_used = 1
            if s.listen:
                s.note(MAGIC_USED, seat)
            s.agenda.append(PICK_DIES[seat])
        elif is_besides(s, action):
            do_besides(s, seat, action)
        else:
            play(s, seat, action - s.rules.play_base)


class PickDie(Ask[TornarisState]):
    """One own die is rolled again (TR-D18)."""

    __slots__ = ()

    def legal(self, s: TornarisState, seat: int) -> list[int]:
        """Return the faces of the own dice."""
        return faces(s.dice[seat])

    def refuse(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why a die cannot be chosen."""
        return Refusal("TR-A53", "own") if DIE <= action < RAISE else None

    def apply(self, s: TornarisState, seat: int, action: int) -> None:
        """Roll it again."""
        s.agenda.pop()
        reroll(s, seat, action - DIE + 1)
        if s.listen:
            tell_total(s, seat)


class PickDice(Ask[TornarisState]):
    """Any number of own dice, at least one, are rolled again together."""

    __slots__ = ()

    def legal(self, s: TornarisState, seat: int) -> list[int]:
        """Return the faces of the own dice, and rolling once one is set aside."""
        found = faces(s.dice[seat])
        return [DONE, *found] if s.picked else found

    def refuse(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why a die cannot be chosen."""
        return Refusal("TR-A53", "own") if DIE <= action < RAISE or action == DONE else None

    def apply(self, s: TornarisState, seat: int, action: int) -> None:
        """Set one aside, or roll them."""
        dice = s.dice[seat]
        if action != DONE:
            dice.remove(action - DIE + 1)
            s.picked.append(action - DIE + 1)
            if dice:
                return
        s.agenda.pop()
        for old in s.picked:
            new = roll(s, seat)
            dice.append(new)
            if s.listen:
                s.note(REROLLED, seat, old, new)
        s.picked = []
        if s.listen:
            tell_total(s, seat)


class RaiseDie(Ask[TornarisState]):
    """One own die is raised, up to six (TR-A54)."""

    __slots__ = ("most",)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def args(self) -> tuple[int, ...]:
        """Return the seat and how much is allowed."""
        return (self.seat, self.most)

    def legal(self, s: TornarisState, seat: int) -> list[int]:
        """Return every die with every raise that it can take."""
        return [
            RAISE + (face - 1) * MOST + by - 1
            for face in sorted(set(s.dice[seat]))
            for by in range(1, min(self.most, SIDES - face) + 1)
        ]

    def refuse(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why a die cannot be raised like that."""
        return Refusal("TR-A54") if RAISE <= action < CONVERT else None

    def apply(self, s: TornarisState, seat: int, action: int) -> None:
        """Raise it."""
        s.agenda.pop()
        face, by = divmod(action - RAISE, MOST)
        dice = s.dice[seat]
        dice.remove(face + 1)
        dice.append(face + by + 2)
        if s.listen:
            s.note(RAISED, seat, face + 1, face + by + 2)
            tell_total(s, seat)


def unused(s: TornarisState, seat: int) -> list[int]:
    """Return what can be sold in a combat: nothing, or by agreement what was not activated in it (TR-A76, TR-A103)."""
    if not sells_anytime(s):
        return []
    used, hand = s.used[seat], s.gear[seat]
    sales = named(s.rules.sell_base, hand)
    return [sale for sale in sales if used.count(sale - s.rules.sell_base) < count(hand, sale - s.rules.sell_base)]


def refuse_sale(s: TornarisState) -> Refusal:
    """Return why nothing is sold around a combat."""
    return Refusal("TR-A84" if s.order else "TR-A76")


def faces(dice: list[int]) -> list[int]:
    """Return one action for every face among some dice."""
    return [DIE + face - 1 for face in sorted(set(dice))]


PRE_COMBATS: Final = [PreCombat(seat) for seat in SEATS]
PICK_DIES: Final = [PickDie(seat) for seat in SEATS]
_PICK_DICE: Final = [PickDice(seat) for seat in SEATS]


def _pick(word: int, seat: int, amount: int) -> Ask[TornarisState]:
    """Return the step that asks which dice an equipment is about."""
    if word == REROLL:
        return PICK_DIES[seat]
    return _PICK_DICE[seat] if word == REROLL_ANY else RaiseDie(seat, amount)


def play(s: TornarisState, seat: int, kind: int) -> None:
    """Activate an equipment: pay its mana, show it, and let it do what it says (TR-050, TR-051, TR-063, TR-A43)."""
    cost = cost_of(s, kind)
    s.mana[seat] -= cost
    s.used[seat].append(kind)
    _reveal(s, seat, kind)
    if s.listen:
        s.note(PLAYED, seat, kind, cost)
    asked = False
    for part in effect_of(s, kind):
        word = part.do
        if word in {BONUS, BONUS_EACH, BONUS_AGAINST}:
            s.bonus[seat] += _bonus(s, word, part.amount, part.category)
        elif word == EXTRA_DICE:
            add_dice(s, seat, part.amount)
        elif word == BEST_DIE:
            _add_best(s, seat, part.amount)
        elif word == COPY:
            s.bonus[seat] += max(counted(s, seat))
        elif word in {WEAKEN, REROLL_RIVAL} and s.cause != HUNT:
            _hamper(s, rival_of(s, seat), word, part.amount)
        elif word in {REROLL, REROLL_ANY, RAISE_DIE}:
            s.agenda.append(_pick(word, seat, part.amount))
            asked = True
    if s.listen and not asked:
        tell_total(s, seat)


def _hamper(s: TornarisState, rival: int, word: int, amount: int) -> None:
    """Take something from the rival of a duel, and say what is left."""
    if word == WEAKEN:
        s.bonus[rival] -= amount
    else:
        reroll(s, rival, max(s.dice[rival]))
    if s.listen:
        tell_total(s, rival)


def _bonus(s: TornarisState, word: int, amount: int, category: int) -> int:
    if word == BONUS_EACH:
        return amount * len(s.fighters)
    if word == BONUS_AGAINST:
        against = s.cause == HUNT and s.rules.content.category[s.monster] == category
        return amount if against else 0
    return amount


def _add_best(s: TornarisState, seat: int, amount: int) -> None:
    """Roll dice and add the highest; the others are no own dice (TR-A102)."""
    faces = [roll(s, seat) for _ in range(amount)]
    s.dice[seat].append(max(faces))
    if s.listen:
        for face in faces:
            s.note(EXTRA_DIE, seat, face)


def _reveal(s: TornarisState, seat: int, kind: int) -> None:
    """Let everybody see an equipment that is activated: a borrowed one first, then one that is already known."""
    played = s.used[seat].count(kind)
    if s.temporary and s.temporary[0] & KIND == kind and s.rules.content.temporary[s.characters[seat]]:
        s.temporary = [public(kind)]
        played -= 1
    opened = 0
    for card in s.gear[seat]:
        if card & KIND == kind and card >> EYES == EVERYBODY:
            opened += 1
    if opened < played:
        show(s.gear[seat], kind)
