"""What a seat may see: all but the faces of hands and decks, hidden deities and unrevealed characters."""

from __future__ import annotations

from liza.games.tanxi import map_view
from liza.games.tanxi.mechanics.fighting import attack_power, defence_dice, monster_dice, used
from liza.games.tanxi.state import TanxiState, number_of
from liza.games.tanxi.steps.attack import Reroll
from liza.games.tanxi.steps.choices import FreeStep
from liza.games.tanxi.steps.gems import Resume
from liza.games.tanxi.steps.village import Pay
from liza.games.tanxi.vocabulary import (
    ABSENT,
    COLOURS,
    DEITIES_USED,
    FIRE,
    HAND,
    ICE,
    NIGHT,
    PLAYERS,
    SLOTS,
    STANDING,
)
from liza.kernel.schema.view import Counter, Die, Piece, Zone, counter, die, mark, piece, zone
from liza.parts import sets
from liza.parts.cards import known_to


def zones(s: TanxiState, seat: int | None) -> list[Zone]:
    """Return the island, the decks, the village, the deities, and every seat's character, equipment and hand."""
    found = [zone("island", _island(s)), zone("monster", _monster(s)), zone("attack", _attack(s))]
    for number, key in enumerate(s.board.quadrants):
        found.append(zone(f"deck_{key}", _deck(s, number, seat), count=len(s.decks[number])))
    found.append(zone("relics", [], count=len(s.relics)))
    found.append(zone("merchant", [_held(s, card, seat) for card in s.merchant]))  # TX-191
    found.append(zone("residents", _residents(s)))
    found.append(zone("deities", _deities(s)))
    found.append(zone("discard", [_card(s, card) for card in s.discard]))
    if s.departed:
        found.append(zone("away", _hand(s, s.away, None, seat)))
    found.append(zone("explored", _explored(s)))
    found.append(zone("reach", map_view.reach(s)))
    found.append(zone("fire", map_view.fire(s)))
    for owner in range(s.seats):
        found.append(zone("character", _character(s, owner, seat), owner))
        found.append(zone("worn", _worn(s, owner), owner))
        found.append(zone("hand", _hand(s, s.explorers[owner].hand, owner, seat), owner))
    return found


def _island(s: TanxiState) -> list[Piece]:
    """Return everything that stands on the island, each with its square."""
    keys = s.board.keys
    players = [
        piece("player", PLAYERS.keys[seat], seat, [mark("square", keys[who.at])])
        for seat, who in enumerate(s.explorers)
        if who.on_island()
    ]
    return players + [piece("token", "ice", ice.owner, [mark("square", keys[ice.square])]) for ice in s.ice]


def _monster(s: TanxiState) -> list[Piece]:
    """Return the monster being met, with the dice that it rolls here; also while a gem action puts it off (TX-216)."""
    waiting = [step.meeting(s) for step in s.agenda if isinstance(step, Resume)]
    met = [meeting.monster for meeting in [*waiting, s.meeting] if meeting is not None]
    if not met:
        return []
    shown = _card(s, met[-1].number)
    if s.explorers[s.active].on_island():
        shown["numbers"]["dice"] = monster_dice(s, met[-1], s.active)
    return [shown]


def _attack(s: TanxiState) -> list[Piece]:
    """Return whom the attack being made is on, with what it adds up to so far."""
    attack = s.attack
    if attack is None:
        return []
    base = s.sheet(s.active).attack
    armed = sum([weapon.blow for weapon in used(s, s.active, attack)])
    power = attack_power(s, s.active, attack)
    numbers = {"attack": base, "armed": armed, "bonus": power - attack.dice() - base - armed}
    if s.agenda and isinstance(s.agenda[-1], Reroll):
        numbers |= {"die": attack.dice(), "power": power}
    if attack.target == ABSENT:
        return [piece("monster", s.met().monster.key, s.active, numbers=numbers)]
    return [piece("player", PLAYERS.keys[attack.target], s.active, numbers=numbers)]


def _deck(s: TanxiState, number: int, seat: int | None) -> list[Piece]:
    """Return the top of a deck as deep as the seat knows anything of it (TX-A17)."""
    deck = s.decks[number]
    known = [at for at in range(len(deck)) if known_to(deck[at], seat)]
    return [_held(s, card, seat) for card in reversed(deck[min(known) :])] if known else []


def _residents(s: TanxiState) -> list[Piece]:
    """Return the residents, each with what it sells; one may be blocked."""
    keys = s.content.keys
    found: list[Piece] = []
    for number, key in enumerate(keys["resident"]):
        sold = [
            mark("service", id)
            for id, service in zip(keys["service"], s.content.services, strict=True)
            if service.resident == number
        ]
        found.append(piece("resident", key, marks=[mark("token", "marker"), *sold] if number == s.marker else sold))
    return found


def _deities(s: TanxiState) -> list[Piece]:
    keys = s.content.keys["deity"]
    return [piece("deity", keys[s.deities[at]] if at < s.revealed else None) for at in range(DEITIES_USED)]


def _explored(s: TanxiState) -> list[Piece]:
    keys = s.content.keys["point"]
    return [piece("point", key) for number, key in enumerate(keys) if sets.has(s.turn.explored, number)]


def _character(s: TanxiState, owner: int, seat: int | None) -> list[Piece]:
    """Return a character's card, face down until the reveal (TX-218), with the tokens that lie on it (TX-A86)."""
    who = s.explorers[owner]
    if who.character == ABSENT:
        return []
    marks = [] if who.colour == ABSENT else [mark("colour", COLOURS.keys[who.colour])]
    if not s.opened and owner != seat:
        return [piece("character", None, owner, marks)]
    keys = s.content.keys
    key = keys["character"][who.character]
    marks += [mark("ability", keys["ability"][number]) for number in s.character(owner).abilities]
    if not s.opened:
        return [piece("character", key, owner, marks)]
    for token, count in (("gem", who.gems), ("fire", int(who.has_orb(FIRE))), ("ice", int(who.has_orb(ICE)))):
        if count:
            marks.append(mark("token", token, count))
    sheet = who.sheet
    numbers = {"life": who.life, "attack": sheet.attack, "defence": sheet.defence, "energy": sheet.energy}
    numbers["dice"] = defence_dice(s, owner)
    return [piece("character", key, owner, marks, numbers)]


def _worn(s: TanxiState, owner: int) -> list[Piece]:
    """Return the equipped cards with their slots and ammunition (TX-215)."""
    who = s.explorers[owner]
    found: list[Piece] = []
    for card in who.worn:
        if card is not None:
            found.append(_card(s, card.number, owner))
            found[-1]["marks"] = [mark("slot", SLOTS.keys[card.slot])]
    for held in who.held:
        if held is not None:
            found.append(_card(s, held.weapon.number, owner))
            found[-1]["marks"] = [mark("slot", SLOTS.keys[HAND])]
            if held.weapon.ammo:
                found[-1]["marks"].append(mark("token", "ammo", held.ammo))
    return found


def _hand(s: TanxiState, cards: list[int], owner: int | None, seat: int | None) -> list[Piece]:
    """Return a hand in an order that betrays no card: what is known by name, then what is not (TX-214)."""
    known = sorted([card for card in cards if known_to(card, seat)], key=number_of)
    return [_held(s, card, seat, owner) for card in known + [card for card in cards if not known_to(card, seat)]]


def _held(s: TanxiState, card: int, seat: int | None, owner: int | None = None) -> Piece:
    return _card(s, card, owner) if known_to(card, seat) else piece("card", None, owner)


def _card(s: TanxiState, card: int, owner: int | None = None) -> Piece:
    """Return a card that lies open."""
    content = s.content
    shown = content.all[number_of(card)]
    return piece(shown.family, shown.key, owner, numbers=dict(content.figures[shown.number]))


def counters(s: TanxiState) -> list[Counter]:
    """Return the round, the fog, lives, gems and what each seat has in mind."""
    found = [counter("round", min(s.round, NIGHT), limit=NIGHT), counter("fog", s.stage, limit=3)]  # TX-210
    if s.round > NIGHT:
        found.append(counter("night", s.round - NIGHT))
    for seat in range(s.seats):
        if sets.has(s.departed, seat):
            found.append(counter("departed", 1, seat))
        elif s.opened:
            found += _of_a_seat(s, seat)
    if s.active != ABSENT:
        found += _of_the_turn(s)
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Pay):
        found.append(counter("price", step.price, step.seat))
    elif isinstance(step, FreeStep):
        found.append(counter("steps", step.left, step.seat))
    return found


def _of_a_seat(s: TanxiState, seat: int) -> list[Counter]:
    """Return what is counted of a character."""
    who = s.explorers[seat]
    found = [counter("life", who.life, seat, s.max_life(seat)), counter("gems", who.gems, seat)]
    if who.down != STANDING:
        found.append(counter("down", 3 - who.down, seat))
    kept = (("guard", who.guard), ("guard_dice", who.guard_dice), ("sheltered", who.sheltered), ("slow", who.slow))
    found += [counter(id, value, seat) for id, value in kept if value]
    if sets.has(s.turn.attacked, seat):
        found.append(counter("attacked", 1, seat))
    return found


def _of_the_turn(s: TanxiState) -> list[Counter]:
    """Return what is counted of the turn."""
    turn, seat = s.turn, s.active
    found = [counter("energy", s.energy_left(), seat)]
    used_up = (("ability_used", int(turn.ability_used)), ("favour_used", int(turn.favour_used)), ("rage", turn.rage))
    found += [counter(id, value, seat) for id, value in used_up if value]
    if s.meeting is not None and s.meeting.warded:
        found.append(counter("orb_spent", 1, seat))
    elif s.meeting is not None and s.explorers[seat].has_orb(ICE):
        found.append(counter("orb_ready", 1, seat))
    return found


def dice(s: TanxiState) -> list[Die]:
    """Return the dice on the table, each with its own sides and whose it is; no player's are the monster's."""
    return [die(each.sides, each.value, None if each.seat == ABSENT else each.seat) for each in s.rolled]
