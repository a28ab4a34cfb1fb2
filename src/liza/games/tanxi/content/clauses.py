"""The text on a card, clause by clause, composed from what the card does."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content import Content, Effect
from liza.games.tanxi.content.words import DEEDS, HABITS, SERVICES, TRAITS, WRATHS
from liza.games.tanxi.vocabulary import ATTACK, DEFENCE, DEFENCE_DICE, ENERGY, ORBS, REROLL_RELIC, SLOTS, TRAIT
from liza.kernel.game import Clause

_STATS: Final = (("attack", ATTACK), ("defence", DEFENCE), ("dice", DEFENCE_DICE), ("energy", ENERGY))


def compose(content: Content) -> dict[str, dict[str, list[Clause]]]:
    """Return the clauses of everything in a pack, by every kind that it belongs to."""
    cards = {content.card_keys[card]: _card(content, card) for card in range(content.cards)}
    monsters = {key: _monster(content, number) for number, key in enumerate(content.keys["monster"])}
    found = {
        table: {key: cards[key] for key in content.keys[table]} for table in ("weapon", "equipment", "object", "gem")
    }
    found["gear"] = found["weapon"] | found["equipment"]
    found["card"] = cards
    found["monster"] = monsters
    found["find"] = cards | monsters
    found["character"] = {key: _character(content, number) for number, key in enumerate(content.keys["character"])}
    found["ability"] = {
        key: [_clause("deed", DEEDS, content.abilities[number])] for number, key in enumerate(content.keys["ability"])
    }
    found["deity"] = {
        key: [
            ("clause-wrath", {}),
            _clause("wrath", WRATHS, content.wraths[number]),
            ("clause-favour", {}),
            _clause("deed", DEEDS, content.favours[number]),
        ]
        for number, key in enumerate(content.keys["deity"])
    }
    found["service"] = {key: _service(content, number) for number, key in enumerate(content.keys["service"])}
    return found


def _clause(family: str, words: dict[str, tuple[str, ...]], effect: Effect) -> Clause:
    """Return one effect as a clause: words go into its name, numbers into its values."""
    word = list(words)[effect.do]
    id = f"clause-{family}-{word}"
    values: dict[str, int] = {}
    fields = {"amount": effect.amount, "reach": effect.reach, "dice": effect.dice, "less": effect.less}
    for field in words[word]:
        if field == "orb":
            id += f"-{ORBS.keys[effect.orb]}"
        elif field == "fog":
            id += "-sheltered" if effect.fog else ""
        else:
            values[field] = fields[field]
    if "dice" in values and not values["dice"]:
        del values["dice"]
    elif "dice" in values:
        id += "-dice"
    return id, values


def _card(content: Content, card: int) -> list[Clause]:
    """Return what is printed on a card, its coins last."""
    found: list[Clause] = []
    if card < content.weapons:
        found += _weapon(content, card)
    elif card < content.gear:
        found.append((f"clause-slot-{SLOTS.keys[content.slot[card]]}", {}))
    if card < content.gear:
        stats = content.stats[card]
        found += [_plus(id, stats[number]) for id, number in _STATS if stats[number]]
        found += [
            (f"clause-trait-{word}", {"amount": stats[TRAIT + n]}) for n, word in enumerate(TRAITS) if stats[TRAIT + n]
        ]
        if stats[REROLL_RELIC]:
            found.append(("clause-trait-reroll", {"amount": stats[REROLL_RELIC]}))
    elif card < content.objects:
        if content.free[card]:
            found.append(("clause-free", {}))
        found.append(_clause("deed", DEEDS, content.effect[card]))
    else:
        found.append(("clause-gem", {}))
    return [*found, ("clause-coins", {"amount": content.coins[card]})]


def _plus(id: str, amount: int) -> Clause:
    return (f"clause-stat-{id}", {"amount": amount}) if amount > 0 else (f"clause-stat-less_{id}", {"amount": -amount})


def _weapon(content: Content, card: int) -> list[Clause]:
    found: list[Clause] = [("clause-hands", {"amount": content.hands[card]})]
    if content.blow[card]:
        found.append(("clause-stat-attack", {"amount": content.blow[card]}))
    if content.range[card]:
        found.append(("clause-range", {"amount": content.range[card]}))
        found.append(("clause-ammo", {"amount": content.ammo[card], "spent": content.per_attack[card]}))
    if content.reload_cost[card]:
        found.append(("clause-reload", {"energy": content.reload_cost[card], "amount": content.reload_gain[card]}))
    if content.drain[card]:
        found.append(("clause-drain", {"amount": content.drain[card]}))
    if content.hook[card]:
        found.append(("clause-hook", {}))
    if content.no_return[card]:
        found.append(("clause-no_return", {}))
    return found


def _monster(content: Content, number: int) -> list[Clause]:
    monster = content.monsters[number]
    found: list[Clause] = []
    if monster.ambush:
        found.append(("clause-ambush", {"amount": monster.ambush}))
    found.append(("clause-retaliation", {"amount": monster.retaliation}))
    rewards = (("gems", monster.gems), ("relics", monster.relics), ("heal", monster.heal), ("card", monster.card))
    found += [(f"clause-reward-{id}", {"amount": amount}) for id, amount in rewards if amount]
    if monster.habit:
        found.append((f"clause-habit-{HABITS[monster.habit]}", {"amount": monster.habit_amount}))
    return found


def _character(content: Content, number: int) -> list[Clause]:
    traits = content.traits[number]
    return [(f"clause-trait-{word}", {"amount": traits[word]}) for word in TRAITS if word in traits]


def _service(content: Content, number: int) -> list[Clause]:
    effect = content.services[number]
    price: list[Clause] = [("clause-price", {"amount": content.price[number]})] if content.price[number] else []
    return [*price, _clause("service", SERVICES, effect)]
