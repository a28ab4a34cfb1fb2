"""What a seat may see: all but the faces of hands and decks, hidden deities and unrevealed characters."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi import sights
from liza.games.tanxi.content import DEITIES_USED
from liza.games.tanxi.fighting import attack_power, defence_dice, held_cards, monster_dice
from liza.games.tanxi.state import DIE, KIND, SECOND, STANDING, TARGET, TanxiState, energy_left, max_life
from liza.games.tanxi.steps.attack import Reroll
from liza.games.tanxi.steps.choices import FreeStep
from liza.games.tanxi.steps.gems import Resume
from liza.games.tanxi.steps.village import Pay
from liza.games.tanxi.vocabulary import (
    ATTACK,
    BODY,
    COLOURS,
    DEFENCE,
    ENERGY,
    FIRE,
    HAND,
    ICE,
    NIGHT,
    NOTHING,
    PLAYERS,
    SHEET,
    SLOTS,
)
from liza.kernel.view import Counter, Die, Piece, Zone, counter, mark, piece, zone
from liza.parts.cards import known_to

_FIGURES: Final = (("attack", ATTACK), ("defence", DEFENCE), ("energy", ENERGY))


def zones(s: TanxiState, seat: int | None) -> list[Zone]:
    """Return the island, the decks, the village, the deities, and every seat's character, equipment and hand."""
    content = s.rules.content
    found = [zone("island", _island(s)), zone("monster", _monster(s)), zone("attack", _attack(s))]
    for number, key in enumerate(content.board.quadrants):
        found.append(zone(f"deck_{key}", _deck(s, number, seat), count=len(s.decks[number])))
    found.append(zone("relics", [], count=len(s.relics)))
    found.append(zone("merchant", [_held(s, card, seat) for card in s.merchant]))
    found.append(zone("residents", _residents(s)))
    found.append(zone("deities", _deities(s)))
    found.append(zone("discard", [_card(s, card) for card in s.discard]))
    if s.departed:
        found.append(zone("away", _hand(s, s.away, None, seat)))
    found.append(zone("explored", _explored(s)))
    found.append(zone("reach", sights.reach(s)))
    found.append(zone("fire", sights.fire(s)))
    for owner in range(s.seats):
        found.append(zone("character", _character(s, owner, seat), owner))
        found.append(zone("worn", _worn(s, owner), owner))
        found.append(zone("hand", _hand(s, s.hands[owner], owner, seat), owner))
    return found


def _island(s: TanxiState) -> list[Piece]:
    """Return everything that stands on the island, each with its square."""
    keys = s.board.keys
    players = [
        piece("player", PLAYERS.keys[seat], seat, [mark("square", keys[s.at[seat]])])
        for seat in range(s.seats)
        if s.at[seat] >= 0
    ]
    return players + [
        piece("token", "ice", owner, [mark("square", keys[square])])
        for square, owner in zip(s.ice, s.ice_of, strict=True)
    ]


def _monster(s: TanxiState) -> list[Piece]:
    """Return the monster being met, with the dice that it rolls here; also while a gem action puts it off."""
    waiting = [step.foe for step in s.agenda if isinstance(step, Resume)]
    met = [foe for foe in [*waiting, s.foe] if foe != NOTHING]
    if not met:
        return []
    shown = _card(s, met[-1] + s.rules.content.cards)
    if s.at[s.active] >= 0:
        shown["numbers"]["dice"] = monster_dice(s, met[-1], s.active)
    return [shown]


def _attack(s: TanxiState) -> list[Piece]:
    """Return whom the attack being made is on, with what it adds up to so far."""
    if not s.blow:
        return []
    blow = s.blow
    base = s.sheet[s.active * SHEET + ATTACK]
    armed = sum([s.rules.content.blow[card] for card in held_cards(s, s.active)])
    power = attack_power(s, s.active)
    numbers = {"attack": base, "armed": armed, "bonus": power - blow[DIE] - max(0, blow[SECOND]) - base - armed}
    if s.agenda and isinstance(s.agenda[-1], Reroll):
        numbers |= {"die": power - sum([numbers[id] for id in numbers]), "power": power}
    if blow[TARGET] == NOTHING:
        return [piece("monster", s.rules.content.keys["monster"][s.foe], s.active, numbers=numbers)]
    return [piece("player", PLAYERS.keys[blow[TARGET]], s.active, numbers=numbers)]


def _deck(s: TanxiState, number: int, seat: int | None) -> list[Piece]:
    """Return the top of a deck as deep as the seat knows anything of it."""
    deck = s.decks[number]
    known = [at for at in range(len(deck)) if known_to(deck[at], seat)]
    return [_held(s, card, seat) for card in reversed(deck[min(known) :])] if known else []


def _residents(s: TanxiState) -> list[Piece]:
    """Return the residents, each with what it sells; one may be blocked."""
    content = s.rules.content
    found: list[Piece] = []
    for number, key in enumerate(content.keys["resident"]):
        sold = [mark("service", service) for service, of in zip(content.keys["service"], content.resident, strict=True)
                if of == number]  # fmt: skip
        found.append(piece("resident", key, marks=[mark("token", "marker"), *sold] if number == s.marker else sold))
    return found


def _deities(s: TanxiState) -> list[Piece]:
    keys = s.rules.content.keys["deity"]
    return [piece("deity", keys[s.deities[at]] if at < s.revealed else None) for at in range(DEITIES_USED)]


def _explored(s: TanxiState) -> list[Piece]:
    keys = s.rules.content.keys["point"]
    return [piece("point", key) for number, key in enumerate(keys) if s.explored >> number & 1]


def _character(s: TanxiState, owner: int, seat: int | None) -> list[Piece]:
    """Return a character's card, face down until the reveal, with the tokens that lie on it."""
    if s.who[owner] == NOTHING:
        return []
    marks = [] if s.colours[owner] == NOTHING else [mark("colour", COLOURS.keys[s.colours[owner]])]
    if not s.opened and owner != seat:
        return [piece("character", None, owner, marks)]
    content = s.rules.content
    key = content.keys["character"][s.who[owner]]
    marks += [mark("ability", content.keys["ability"][number]) for number in content.abilities_of[s.who[owner]]]
    if not s.opened:
        return [piece("character", key, owner, marks)]
    for token, count in (("gem", s.gems[owner]), ("fire", s.orbs[owner * 2 + FIRE]), ("ice", s.orbs[owner * 2 + ICE])):
        if count:
            marks.append(mark("token", token, count))
    numbers = {id: s.sheet[owner * SHEET + number] for id, number in _FIGURES}
    numbers["dice"] = defence_dice(s, owner)
    return [piece("character", key, owner, marks, {"life": s.life[owner], **numbers})]


def _worn(s: TanxiState, owner: int) -> list[Piece]:
    """Return the equipped cards with their slots and ammunition."""
    found: list[Piece] = []
    for slot in range(BODY):
        card = s.worn[owner * BODY + slot]
        if card < 0:
            continue
        shown = _card(s, card, owner)
        shown["marks"] = [mark("slot", SLOTS.keys[min(slot, HAND)])]
        if slot >= HAND and s.rules.content.ammo[card]:
            shown["marks"].append(mark("token", "ammo", s.ammo[owner * 2 + slot - HAND]))
        found.append(shown)
    return found


def _hand(s: TanxiState, cards: list[int], owner: int | None, seat: int | None) -> list[Piece]:
    """Return a hand in an order that tells nothing: what is known by name, then what is not."""
    known = sorted([card for card in cards if known_to(card, seat)], key=lambda card: card & KIND)
    return [_held(s, card, seat, owner) for card in known + [card for card in cards if not known_to(card, seat)]]


def _held(s: TanxiState, card: int, seat: int | None, owner: int | None = None) -> Piece:
    return _card(s, card, owner) if known_to(card, seat) else piece("card", None, owner)


def _card(s: TanxiState, card: int, owner: int | None = None) -> Piece:
    """Return a card that lies open."""
    content = s.rules.content
    kind = card & KIND
    return piece(content.family[kind], content.card_keys[kind], owner, numbers=dict(content.figures[kind]))


def counters(s: TanxiState) -> list[Counter]:
    """Return the round, the fog, lives, gems and what each seat has in mind."""
    found = [counter("round", min(s.round, NIGHT), limit=NIGHT), counter("fog", s.stage, limit=3)]
    if s.opened and s.round > NIGHT:
        found.append(counter("night", s.round - NIGHT))
    for seat in range(s.seats):
        if s.departed >> seat & 1:
            found.append(counter("departed", 1, seat))
            continue
        if not s.opened:
            continue
        found.append(counter("life", s.life[seat], seat, max_life(s, seat)))
        found.append(counter("gems", s.gems[seat], seat))
        if s.down[seat] != STANDING:
            found.append(counter("down", 3 - s.down[seat], seat))
        kept = (("guard", s.guard), ("guard_dice", s.guard_dice), ("sheltered", s.sheltered), ("slow", s.slow))
        found += [counter(id, values[seat], seat) for id, values in kept if values[seat]]
        if s.attacked >> seat & 1:
            found.append(counter("attacked", 1, seat))
    if s.active != NOTHING:
        found.append(counter("energy", energy_left(s), s.active))
        used = (("ability_used", s.ability_used), ("favour_used", s.favour_used), ("rage", s.rage))
        found += [counter(id, value, s.active) for id, value in used if value]
        if s.warded:
            found.append(counter("orb_spent", 1, s.active))
        elif s.foe != NOTHING and s.orbs[s.active * 2 + ICE]:
            found.append(counter("orb_ready", 1, s.active))
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Pay):
        found.append(counter("price", step.price, step.seat))
    elif isinstance(step, FreeStep):
        found.append(counter("steps", step.left, step.seat))
    return found


def dice(s: TanxiState) -> list[Die]:
    """Return the dice on the table, each with its own sides and whose it is; nobody's are the monster's."""
    rolls = [s.rolled[at : at + 3] for at in range(0, len(s.rolled), 3)]
    return [
        {"sides": sides, "value": value, "seat": None if seat == NOTHING else seat, "note": ""}
        for sides, seat, value in rolls
    ]
