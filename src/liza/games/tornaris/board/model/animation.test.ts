import { describe, expect, it } from 'vitest';
import type { Counter, Happening, Piece, View, Zone } from '$liza/wire/types';
import { tree } from './bracket';
import { SPACES } from './look';
import { aim, bonus, counter as counterOf, fighters, gear, isUsed, night, pieces, towerOwner, value } from './model';
import { stage } from './animation';

const piece = (kind: string, key: string | null, owner: number | null = null, more: Partial<Piece> = {}): Piece => ({
  kind,
  key,
  owner,
  marks: [],
  numbers: {},
  ...more,
});
const zone = (id: string, seat: number | null, list: Piece[] = []): Zone => ({
  id,
  seat,
  pieces: list,
  count: list.length,
});
const counter = (id: string, seat: number | null, amount: number, limit: number | null = null): Counter => ({
  id,
  seat,
  value: amount,
  limit,
});

function town(): View {
  const own = (seat: number): Zone[] => [
    zone('character', seat, [piece('character', ['remi', 'skull', 'celeste'][seat]!, seat)]),
    zone('arrow', seat),
    zone('gear', seat),
    zone('objects', seat),
  ];
  const zones = [
    zone('sky', null),
    zone('monster', null),
    zone('row', null),
    ...SPACES.map((space) => zone(space, null)),
    ...own(0),
    ...own(1),
    ...own(2),
  ];
  const counters = [0, 1, 2].flatMap((seat) => [
    counter('gold', seat, 8),
    counter('mana', seat, 4, 4),
    counter('turn_place', seat, seat + 1),
  ]);
  return {
    game: 'tornaris', seat: 0, seats: 3, options: {}, moment: 'Choose', actors: [0], over: false, outcome: null, zones,
    counters: [...counters, counter('monsters_left', null, 12, 12)], dice: [],
  }; // prettier-ignore
}

const tell = (view: View, ...events: Happening[]): View => events.reduce(stage, view);

describe('what is seen of a turn', () => {
  it('goes from day to night with its card', () => {
    const dusk = tell(
      town(),
      { event: 'turn_began', round: 4, seat: 2 },
      { event: 'dawned', half: 'night', sky: 'luna_llena' },
    );
    expect(night(dusk)).toBe(true);
    expect(value(dusk, 'round')).toBe(4);
    expect([0, 1, 2].map((seat) => value(dusk, 'turn_place', seat))).toEqual([2, 3, 1]);
  });

  it('keeps arrows face down until they are shown, then everybody stands somewhere', () => {
    const hidden = tell(town(), { event: 'committed', seat: 1, space: null });
    expect(aim(hidden, 1)).toEqual({ seat: 1, space: null, committed: true, open: false });
    const shown = tell(
      hidden,
      { event: 'arrow', seat: 1, space: 'tower' },
      { event: 'arrow', seat: 0, space: 'tower' },
    );
    expect(pieces(shown, 'tower').map((one) => one.owner)).toEqual([1, 0]);
    expect(aim(shown, 1)).toMatchObject({ space: 'tower', open: true });
    const moved = tell(shown, { event: 'portal_used', seat: 1, space: 'ring' });
    expect(pieces(moved, 'tower').map((one) => one.owner)).toEqual([0]);
    expect(pieces(tell(moved, { event: 'turn_began', round: 2, seat: 1 }), 'ring')).toEqual([]);
  });

  it('sells what lies in the shop', () => {
    const open = tell(
      town(),
      { event: 'stocked', equipment: 'mazo', price: 5 },
      { event: 'stocked', equipment: 'comodin', price: 7 },
    );
    const sold = tell(open, { event: 'bought', seat: 0, equipment: 'mazo', price: 5 });
    expect(pieces(sold, 'row').map((one) => one.key)).toEqual(['comodin']);
    expect(gear(sold, 0).map((one) => one.key)).toEqual(['mazo']);
    expect(value(sold, 'gold', 0)).toBe(3);
  });

  it('gives the tower one owner at a time', () => {
    expect(towerOwner(tell(town(), { event: 'tower_taken', seat: 1 }, { event: 'tower_taken', seat: 2 }))).toBe(2);
  });
});

describe('what is seen of a combat', () => {
  const duel = (): View =>
    tell(
      town(),
      { event: 'duel_began', cause: 'ring', seat: 0, rival_seat: 1 },
      { event: 'rolled', seat: 0, first: 3, second: 4, total: 7 },
      { event: 'rolled', seat: 1, first: 5, second: 6, total: 11 },
    );

  it('shows dice, what is added to them, and what was activated', () => {
    const armed: View = {
      ...duel(),
      zones: duel().zones.map((one) =>
        one.id === 'gear' && one.seat === 1 ? zone('gear', 1, [piece('equipment', null, 1)]) : one,
      ),
    };
    const played = tell(
      armed,
      { event: 'played', seat: 1, equipment: 'mazo', mana: 1 },
      { event: 'total', seat: 1, total: 13 },
    );
    expect(fighters(played)).toEqual([0, 1]);
    expect(bonus(played, 1)).toBe(2);
    expect(value(played, 'mana', 1)).toBe(3);
    expect(gear(played, 1).map((one) => [one.key, isUsed(one)])).toEqual([['mazo', true]]);
  });

  it('is over with the next thing that happens', () => {
    const won = tell(duel(), { event: 'duel_won', seat: 1, rival_seat: 0, total: 11, rival_total: 7 });
    expect(fighters(won)).toEqual([0, 1]);
    const after = tell(won, { event: 'gained', seat: 1, amount: 10, left: 18 });
    expect(fighters(after)).toEqual([]);
    expect(after.dice).toEqual([]);
  });

  it('counts the group in the dungeon against the life of the monster', () => {
    const below = tell(
      town(),
      { event: 'arrow', seat: 0, space: 'dungeon' },
      { event: 'arrow', seat: 2, space: 'dungeon' },
      { event: 'monster_came', monster: 'troll', category: 'ogre', life: 24 },
    );
    const fight = tell(
      below,
      { event: 'hunt_began', monster: 'troll', life: 24 },
      { event: 'group_total', total: 18, life: 24 },
    );
    expect(fighters(fight)).toEqual([0, 2]);
    expect(fight.counters.find((one) => one.id === 'group_total')).toMatchObject({ value: 18, limit: 24 });
  });

  it('never shows a sum that is not right on the way', () => {
    const below = tell(
      town(),
      { event: 'arrow', seat: 0, space: 'dungeon' },
      { event: 'arrow', seat: 2, space: 'dungeon' },
    );
    const begun = tell(
      below,
      { event: 'hunt_began', monster: 'troll', life: 24 },
      { event: 'rolled', seat: 0, first: 4, second: 4, total: 8 },
    );
    expect(value(begun, 'group_total')).toBe(8);
    const rolled = tell(begun, { event: 'rolled', seat: 2, first: 2, second: 1, total: 3 });
    expect(value(rolled, 'group_total')).toBe(11);
    const more = tell(rolled, { event: 'extra_die', seat: 2, face: 6 });
    expect([counterOf(more, 'total', 2), bonus(more, 2), value(more, 'group_total')]).toEqual([undefined, 0, 11]);
    const told = tell(more, { event: 'total', seat: 2, total: 9 });
    expect([value(told, 'total', 2), value(told, 'group_total')]).toEqual([9, 17]);
  });
});

describe('the bracket', () => {
  it('hangs everybody at the foot and brings winners up', () => {
    const won = { marks: [{ kind: 'token', key: 'won', count: 1 }] };
    const view: View = {
      ...town(),
      zones: [
        ...town().zones,
        zone('bout_1', null, [piece('character', 'skull', 1, won), piece('character', 'celeste', 2)]),
        zone('bout_2', null, [piece('character', 'remi', 0), piece('character', 'skull', 1, { numbers: { bout: 1 } })]),
      ],
    };
    const found = tree(view);
    expect([found.columns, found.rounds, found.next]).toEqual([3, 2, 2]);
    expect(found.nodes.filter((node) => node.bout === 0).map((node) => [node.seat, node.round, node.lost])).toEqual([
      [0, 1, false],
      [1, 0, false],
      [2, 0, true],
    ]);
    expect(found.nodes.find((node) => node.bout === 1)).toMatchObject({ seat: 1, round: 1, x: 1.5 });
    expect(found.nodes.find((node) => node.bout === 2)).toMatchObject({ seat: null, round: 2 });
  });
});
