"""Power of an experiment: ten flaws are planted, each by a pack; are they named, with the right sign?

    scripts/measure experiment-power                          # all ten, up to 2,000 games each
    scripts/measure experiment-power sword bow --games 800    # some of them
    scripts/measure experiment-power --alarms 200 --games 96  # the base against itself: what is named is a false alarm
    scripts/measure experiment-power --speed                  # games by processor second, next to plain simulation

Ends with 1 if a flaw is not named, if more than 5 in 100 comparisons raise a false alarm, or if the experiment is
slower than 60 % of plain simulation.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Final, NamedTuple

import liza
from liza.lab.experiments.experiment import (
    PLAIN,
    EffectEstimate,
    changed_entries,
    measure,
    pack_entries,
    standing_out,
    trials,
)
from liza.lab.findings.findings_text import FindingsText
from liza.lab.run.pool import cores
from liza.lab.run.run_spec import RunSpec, checked_run
from liza.lab.run.simulate import play
from liza.lab.stats.statistics import ALPHA
from tools.options import options

BOT: Final = "greedy:1"


class Flaw(NamedTuple):
    """What is made wrong, and whether that moves what is measured up or down."""

    game: str
    change: str
    sign: int


FLAWS: Final = {
    "chain-mail": Flaw("tankup", '[[armour]]\nid = "cota_de_malla"\nresistance = 8\n', +1),
    "prize": Flaw(
        "tornaris",
        '[[character]]\nid = "zelrac"\npassive = [{ do = "prize", amount = 10 }, { do = "challenge" }]\n',
        +1,
    ),
    "event": Flaw(
        "terrorixico", '[[event]]\nid = "susto"\ntrauma = 2\neffect = { do = "start_trauma", count = 2 }\n', -1
    ),
    "sword": Flaw("tanxi", '[[weapon]]\nid = "espada_corta"\nattack = 5\n', +1),
    "bow": Flaw("tanxi", '[[weapon]]\nid = "arco_de_tejo"\nper_attack = 12\n', -1),
    "helmet": Flaw(
        "tankup",
        '[[armour]]\nid = "capacete"\n'
        'ability = { word = "reaccion", when = ["life_lost"], by = "blow", do = "retaliate", amount = 20 }\n',
        +1,
    ),
    "arrow": Flaw("tankup", '[[attack]]\nid = "flecha"\neffect = { do = "hits", amount = 20 }\n', +1),
    "shield": Flaw("tornaris", '[[equipment]]\nid = "escudito"\neffect = [{ do = "bonus", amount = 30 }]\n', +1),
    "useless-shield": Flaw("tanxi", '[[weapon]]\nid = "escudo_de_hierro"\ndefence = 0\n', -1),
    "footman": Flaw("qiahn", '[[combatant]]\nid = "infante"\ndie = 12\n', +1),
}


def say(text: str) -> None:
    """Write a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def pair_size(plan: RunSpec, base: RunSpec) -> float:
    """Return how many games one pair takes: with the thing now and before, and every fourth world without it too."""
    return sum(2.0 if trial.how == PLAIN or trial.before is None else 2.5 for trial in changed_entries(plan, base))


def look(name: str, flaw: Flaw, asked: argparse.Namespace) -> bool:
    """Plant a flaw and say what the experiment says of it."""
    pack = liza.Pack(f'[overlay]\ngame = "{flaw.game}"\n\n{flaw.change}', name)
    plan, base = (checked_run(flaw.game, bots=[asked.bot], pack=each, seed=asked.seed) for each in (pack, None))
    began, spent = time.perf_counter(), time.process_time()
    pairs = max(1, int(asked.games / pair_size(plan, base)))
    found = measure(plan, changed_entries(plan, base), pairs, jobs=asked.jobs)
    named = any(_sign(each) * flaw.sign > 0 for each in standing_out(found))
    seconds, worked = time.perf_counter() - began, time.process_time() - spent
    verdict = "named" if named else "NOT NAMED"
    say(f"{name}: {verdict} in {asked.games} games, {seconds:.0f} s ({worked:.0f} s of work here)")
    teller = FindingsText(plan.bound(), "en")
    for each in found:
        say(f"  {teller.sentence(each)} (p = {each.p_value():.4f})")
    return named


def _sign(found: EffectEstimate) -> float:
    """Return whether a finding says more or less; what can no longer be used is less."""
    return -1.0 if found.tells_loss() else found.headline()[0][1].value


def alarms(asked: argparse.Namespace) -> bool:
    """Measure «changes» between a pack and itself, in worlds that have nothing to do with each other."""
    wrong = 0
    games = [game for game in liza.games() if not asked.named or game.id in asked.named]
    for number in range(asked.alarms):
        game = games[number % len(games)]
        plan, other = (checked_run(game.id, bots=["random"], seed=asked.seed + 2 * number + each) for each in (0, 1))
        own = pack_entries(game)
        trial = next(iter(trials(plan, [own[(7 * number) % len(own)]])), None)
        if trial is not None:
            (found,) = measure(plan, [trial._replace(before=other)], max(4, asked.games // 4), jobs=1)
            wrong += false_alarm(found)
    say(f"base against base: {wrong} false alarms in {asked.alarms} comparisons of {asked.games} games each")
    return wrong <= ALPHA * int(asked.alarms)


def false_alarm(found: EffectEstimate) -> bool:
    """Whether something that cannot have changed is said to have."""
    return bool(standing_out([found]))


def speed(asked: argparse.Namespace) -> bool:
    """Play as many games in pairs as plainly, and say how much slower that is."""
    slow = False
    for game in liza.games():
        if asked.named and game.id not in asked.named:
            continue
        plan = checked_run(game.id, bots=[asked.bot], seed=asked.seed)
        (trial,) = trials(plan, [next(thing for thing in pack_entries(game) if trials(plan, [thing]))])
        pairs = max(2, asked.games // 2)
        before = time.process_time()
        measure(plan, [trial], pairs)
        paired = time.process_time() - before
        before = time.process_time()
        play(plan, range(2 * pairs))
        plain = time.process_time() - before
        say(f"{game.id}: {plain / paired:.0%} of the speed of plain simulation, over {2 * pairs} games each")
        slow |= plain / paired < 0.6
    return not slow


def main() -> int:
    """Do what the words ask for."""
    words = options("measure experiment-power", __doc__)
    words.add_argument(
        "named", nargs="*", metavar="flaw", help=f"of {', '.join(FLAWS)}; games with --alarms or --speed"
    )
    words.add_argument("--games", type=int, default=2000, help="at most so many games for a flaw")
    words.add_argument("--seed", type=int, default=1, help="the seed of the worlds")
    words.add_argument("--bot", default=BOT, help="who plays, on every seat")
    words.add_argument("--jobs", type=int, default=cores(), help="how many processes")
    words.add_argument("--alarms", type=int, default=0, help="instead, so many comparisons of the base with itself")
    words.add_argument("--speed", action="store_true", help="instead, next to plain simulation")
    asked = words.parse_args()
    if asked.alarms:
        return 0 if alarms(asked) else 1
    if asked.speed:
        return 0 if speed(asked) else 1
    missed = [name for name in asked.named or FLAWS if not look(name, FLAWS[name], asked)]
    if missed:
        sys.stderr.write(f"Not named: {', '.join(missed)}\n")
    return 1 if missed else 0
