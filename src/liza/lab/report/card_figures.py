"""What a run says of each card, small enough to be shipped with its game and shown in the almanac."""

from __future__ import annotations

from typing import Any

from liza.lab.findings.run_measures import CardMeasure, Measures

_PLACES = 4


def card_figures(measures: Measures) -> dict[str, Any]:
    """Return for every card how many seats had and played it, and what goes with that, with its interval.

    ``cards`` has a list by kind and key: the share of seats that had it, the share that played it, and, where enough
    games tell, by how much those seats won more often than others like them, with the bounds of 95 %.
    """
    plan = measures.study.plan
    pack = plan.bound().pack
    return {
        "version": plan.bound().version,
        "pack": pack.hash,
        "games": measures.games,
        "seats": plan.seats,
        "bots": list(dict.fromkeys(plan.bots)),
        "seed": plan.seed,
        "cards": {f"{card.kind} {card.key}": _figures(card) for card in measures.cards},
    }


def _figures(card: CardMeasure) -> list[float]:
    effect = card.played_effect or card.seen_effect
    told = [] if effect is None else [effect.value, *effect.interval()]
    return [round(figure, _PLACES) for figure in (card.seen.rate, card.played.rate, *told)]
