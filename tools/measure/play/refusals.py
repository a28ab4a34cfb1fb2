"""How good the answers to «why not?» are, over random positions of whole random games.

    scripts/measure refusals                                  # 2,000 refusals of each game
    scripts/measure refusals tanxi --sample 500 --seed 7

A question is a verb of the game by lot, done to a thing by lot. Counted are refusals without a remedy, and those by the
game's stock rule for another moment whose remedy does not say which moment. A second judgement looks at each from
outside the rules, at what the seat sees and can do, and names what the sentence says and the table denies:

moment    another moment is named, and the same verb is possible now with another thing
place     a card is said to be missing from a place, and the table shows it there; or to be for sale, and it is not
figures   a number differs from the counter on the table, or what is said to be too little is enough
distance  a square is said to be near or far, straight or not, and the board says otherwise
world     another world that looks the same to the seat gives another refusal
cure      the verb that is said to lift the refusal is not possible
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import liza
from liza.kernel.base.rulebook import Reason, Refusal
from liza.kernel.core.choice import Moment, Never
from liza.kernel.core.state import State
from tools.options import options

ASKED_IN: Final = 0.3
"""In what share of the positions a question is asked."""
TOO_LITTLE: Final = (("gold", "price"), ("mana", "cost"))
"""Figures of which the first is said to be less than the second."""
MISSING: Final = {
    "tankup": {
        "TU-016/hand": "hand", "TU-024/hand": "hand", "TU-046/hand": "hand", "TU-023/": "hand", "TU-098/": "hand",
    },
    "terrorixico": {
        "TE-022/hand": "hand", "TE-A18/": "hand", "TE-027/": "hand", "TE-028/hand": "hand", "TE-098/": "hand",
        "TE-102/": "hand",
    },
    "tornaris": {
        "TR-061/held": "gear", "TR-058/held": "gear", "TR-095/held": "objects", "TR-092/": "objects",
        "TR-093/": "objects", "TR-094/held": "objects", "TR-091/": "objects",
    },
    "tanxi": {
        "TX-148/": "hand", "TX-150/hand": "hand", "TX-A65/": "hand", "TX-144/worn": "worn", "TX-A60/equipped": "worn",
    },
}  # fmt: skip
"""From which place of the seat each of these refusals says that the card is missing."""
FOR_SALE: Final = {"TX-190/visit": "merchant"}
"""Which refusals say that a card is sold somewhere, and where."""


class Question(NamedTuple):
    """One question «why not?» and its answer."""

    game: liza.Game[Any]
    state: State
    seat: int
    action: int
    refusal: Refusal | None
    """What the moment has against it; None where it knows nothing of the verb."""
    reason: Reason

    @property
    def key(self) -> str:
        """The rule and its case."""
        return "" if self.refusal is None else f"{self.refusal.rule}/{self.refusal.case}"

    @property
    def words(self) -> list[str]:
        """The notation of the action: the verb, and what it is done to."""
        return self.game.notation(self.action).split()

    @property
    def is_of_the_moment(self) -> bool:
        """Whether the moment takes the verb; what it says of all others is about the moment, not about the thing."""
        at = self.state.agenda[-1]
        choice = at.choices.by_verb.get(self.game.space.verb_of[self.action]) if isinstance(at, Moment) else None
        return choice is not None and not isinstance(choice, Never)

    @property
    def is_stock(self) -> bool:
        """Whether the answer is «another moment» without saying which."""
        rule = self.game.rulebook.rules[self.game.spec.wrong_moment_rule]
        return self.reason.rule == rule.id and self.reason.unless == rule.unless["now"]["es"]

    def shown(self, zone: str, *, own: bool) -> list[str | None]:
        """Return the keys of the cards that the seat sees in a place."""
        owner = self.seat if own else None
        zones = self.game.view(self.state, self.seat)["zones"]
        return [
            piece["key"] for each in zones if (each["id"], each["seat"]) == (zone, owner) for piece in each["pieces"]
        ]


def questions(game: liza.Game[Any], many: int, seed: int) -> Iterator[Question]:
    """Yield refused questions from random games at tables of every size."""
    chance = random.Random(seed)
    space = game.space
    asked = 0
    while True:
        state = game.new(seats=chance.choice(game.seats), seed=chance.randrange(1 << 30))
        while not state.over:
            seat = chance.choice(state.actors)
            legal = state.legal(seat)
            if chance.random() < ASKED_IN:
                number = chance.randrange(len(space.verbs))
                action = space.first[number] + chance.randrange(space.verbs[number].size)
                reason = game.explain(state, seat, action)
                if reason is not None:
                    yield Question(game, state, seat, action, state.agenda[-1].refuse(state, seat, action), reason)
                    asked += 1
                    if asked == many:
                        return
            state.apply(seat, chance.choice(legal))


def moment(asked: Question) -> bool:
    """Whether the same verb is possible now, though another moment is named."""
    verb_of = asked.game.space.verb_of
    untimely = asked.reason.rule == asked.game.spec.wrong_moment_rule and asked.refusal is None
    return untimely and any(verb_of[one] == verb_of[asked.action] for one in asked.state.legal(asked.seat))


def place(asked: Question) -> bool:
    """Whether a card lies where it is said to be missing, or is not where it is said to be for sale."""
    verb, *things = asked.words
    zone = MISSING.get(asked.game.id, {}).get(asked.key) if asked.is_of_the_moment else None
    if zone is not None:
        wanted = things[0] if things and zone != "objects" else verb
        return wanted in asked.shown(zone, own=True)
    shop = FOR_SALE.get(asked.key)
    sold = [] if shop is None else asked.shown(shop, own=False)
    return shop is not None and None not in sold and things[0] not in sold


def figures(asked: Question) -> bool:
    """Whether a number differs from the counter of its name, or what is too little is enough."""
    told = {} if asked.refusal is None else asked.refusal.figures
    counters = asked.game.view(asked.state, asked.seat)["counters"]
    here = {each["id"]: each["value"] for each in counters if each["seat"] == asked.seat}
    wrong = any(name in here and here[name] != value for name, value in told.items())
    return wrong or any(
        have in told and need in told and int(f"{told[have]}") >= int(f"{told[need]}") for have, need in TOO_LITTLE
    )


def distance(asked: Question) -> bool:
    """Whether a square of the island is nearer, farther or straighter than the refusal says."""
    if asked.reason.rule != "TX-105" or asked.words[0] != "move":
        return False
    zones = asked.game.view(asked.state, asked.seat)["zones"]
    own = next((p for z in zones if z["id"] == "island" for p in z["pieces"] if p["owner"] == asked.seat), None)
    spot = None if own is None else next((each["key"] for each in own["marks"] if each["kind"] == "square"), None)
    if spot is None:
        return False
    across, along = abs(ord(spot[0]) - ord(asked.words[1][0])), abs(int(spot[1:]) - int(asked.words[1][1:]))
    return across + along == 1 or (across == along == 1) != (asked.key == "TX-105/diagonal")


def world(asked: Question) -> bool:
    """Whether a world that looks the same to the seat gives another refusal."""
    other = asked.state.determinize(asked.seat, 1)
    return asked.game.explain(other, asked.seat, asked.action) != asked.reason


def cure(asked: Question) -> bool:
    """Whether the verb that is said to lift the refusal is not possible."""
    verb = "" if asked.refusal is None else asked.refusal.cure
    space = asked.game.space
    return verb != "" and all(space.verbs[space.verb_of[one]].id != verb for one in asked.state.legal(asked.seat))


JUDGES: Final[dict[str, Callable[[Question], bool]]] = {
    "moment": moment, "place": place, "figures": figures, "distance": distance, "world": world, "cure": cure,
}  # fmt: skip


class Findings(NamedTuple):
    """What was counted over the refusals of a game."""

    asked: int
    bare: int
    """Those without a remedy."""
    stock: int
    false: Counter[str]
    examples: dict[str, str]

    @property
    def stock_share(self) -> float:
        """How many of a hundred say «another moment» and no more."""
        return 100 * self.stock / self.asked


def judged(game: liza.Game[Any], many: int, seed: int) -> Findings:
    """Ask so many questions and judge the answers."""
    bare = stock = 0
    false: Counter[str] = Counter()
    examples: dict[str, str] = {}
    for asked in questions(game, many, seed):
        bare += not asked.reason.unless.strip()
        stock += asked.is_stock
        for name, contradicts in JUDGES.items():
            if contradicts(asked):
                false[name] += 1
                at = type(asked.state.agenda[-1]).__name__
                examples.setdefault(name, f"{at}: {' '.join(asked.words)}: {asked.reason.rule} {asked.reason.unless}")
    return Findings(many, bare, stock, false, examples)


def main() -> int:
    """Ask, judge, and print what was counted; return 1 where a goal is missed."""
    words = options("measure refusals", __doc__)
    words.add_argument("games", nargs="*", default=[game.id for game in liza.games()], help="only these games")
    words.add_argument("--sample", type=int, default=2000, help="how many refusals of each game")
    words.add_argument("--seed", type=int, default=0, help="where the games start")
    asked = words.parse_args()
    missed = False
    for game in asked.games:
        found = judged(liza.game(game), asked.sample, asked.seed)
        contradicted = sum(found.false.values())
        missed = missed or found.bare > 0 or found.stock_share >= 5 or contradicted > 0
        sys.stdout.write(
            f"{game:12} {found.asked} refusals, {found.bare} without a remedy, {found.stock_share:.1f} % stock, "
            f"{contradicted} contradicted\n"
        )
        for name, text in found.examples.items():
            sys.stdout.write(f"    {name} ({found.false[name]}): {text}\n")
    return 1 if missed else 0
