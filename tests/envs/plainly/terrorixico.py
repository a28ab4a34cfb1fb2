"""The fields of TerroriXico."""

from __future__ import annotations

from liza.games.terrorixico.bots.features import _SEAT
from liza.games.terrorixico.mechanics.battle import credit
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.vocabulary import CARD_COUNT, LINE_COUNT, MOST_SEATS
from tests.envs.plainly.rows import counts

_NOBODY = [0] * sum([len(feature.labels) for feature in _SEAT])


def observe(s: TerrorixicoState, seat: int) -> list[int]:
    """Return the numbers for a seat."""
    content = s.content
    began = bool(s.book.here)
    found = [s.round, s.hand_size if began else 0, s.event.trauma if began else 0, s.pile]
    found += (s.monsters.count(), s.book.count())
    found += counts(len(content.monsters), s.monsters.here)
    found += counts(len(content.events), s.book.here)
    found.append(int(s.defeated))
    found += [line.required for line in s.lines]
    found += [line.total for line in s.lines]
    found += [max(0, line.required - line.total) for line in s.lines]
    found += [line.relics for line in s.lines]
    found += counts(CARD_COUNT, s.players[seat].hand)
    found += counts(CARD_COUNT, s.players[seat].aside)
    own_down = [0] * CARD_COUNT
    open_cards = [0] * (LINE_COUNT * CARD_COUNT)
    up = [0] * (MOST_SEATS * LINE_COUNT)
    down = [0] * (MOST_SEATS * LINE_COUNT)
    for line in range(LINE_COUNT):
        for laid in s.lines[line].cards:
            if not laid.down:
                open_cards[line * CARD_COUNT + laid.counts.number] += 1
                up[laid.owner * LINE_COUNT + line] += 1
                continue
            down[laid.owner * LINE_COUNT + line] += 1
            if laid.owner == seat:
                own_down[laid.card.number] += 1
    found += own_down
    found += open_cards
    relics = credit(s)
    for distance in range(MOST_SEATS):
        if distance >= s.seats:
            found += _NOBODY
            continue
        other = (seat + distance) % s.seats
        at = other * LINE_COUNT
        found += _seat(s, other, relics[other])
        found += up[at : at + LINE_COUNT]
        found += down[at : at + LINE_COUNT]
    return found


def _seat(s: TerrorixicoState, seat: int, relics: int) -> list[int]:
    """Return what everybody knows of a player, but for the lines."""
    player = s.players[seat]
    found = [int(s.starter == seat), int(player.passed), player.points, player.track]
    found += (relics, len(player.hand) + len(player.aside), len(player.draws))
    found += player.known
    found += counts(CARD_COUNT, player.discards)
    found += counts(CARD_COUNT, player.wear)
    return found
