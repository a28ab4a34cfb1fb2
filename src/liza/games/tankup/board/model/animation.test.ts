import { describe, expect, it } from 'vitest';
import type { Happening, Piece, View, Zone } from '$liza/wire/types';
import { clash, fighting, lines, lying, value, worn } from './model';
import { stage } from './animation';

const piece = (kind: string, key: string | null, numbers: Record<string, number> = {}): Piece => ({
  kind,
  key,
  owner: 1,
  marks: [],
  numbers,
});
const zone = (id: string, seat: number | null, pieces: Piece[] = [], count = pieces.length): Zone => ({
  id,
  seat,
  pieces,
  count,
});
const SPACES = ['head', 'torso', 'left_arm', 'right_arm', 'left_leg', 'right_leg'];

function arena(): View {
  const own = (seat: number): Zone[] => [
    ...SPACES.map((space) => zone(space, seat)),
    zone('line', seat),
    zone('hand', seat),
  ];
  const zones = [
    zone('situation', null),
    zone('attack', null),
    zone('broken', null),
    zone('deck_blow', null, [], 20),
    ...own(0),
    ...own(1),
  ];
  return {
    game: 'tankup', seat: 0, seats: 2, options: {}, moment: 'Assign', actors: [0], over: false, outcome: null, zones,
    counters: [{ id: 'life', seat: 1, value: 20, limit: 20 }, { id: 'weight', seat: 1, value: 5, limit: null }], dice: [],
  }; // prettier-ignore
}

const tell = (view: View, ...events: Happening[]): View => events.reduce(stage, view);

function put(view: View, id: string, seat: number, ...pieces: Piece[]): View {
  return {
    ...view,
    zones: view.zones.map((one) =>
      one.id === id && one.seat === seat ? { ...one, pieces, count: pieces.length } : one,
    ),
  };
}

describe('what is seen of an attack', () => {
  it('goes from the hand into a line, face down for whoever does not know it', () => {
    const after = tell(put(arena(), 'hand', 1, piece('blow', null)), {
      event: 'laid',
      seat: 1,
      target_seat: 0,
      back: 'blow',
      card: null,
    });
    expect(lying(after, 'hand', 1)).toHaveLength(0);
    expect(lines(after)).toEqual([{ by: 1, on: 0, cards: [piece('blow', null)] }]);
  });

  it('is turned up in the ring, and lands where the die says', () => {
    const laid = put(arena(), 'line', 0, piece('blow', null), piece('shot', null));
    const shown = tell(laid, { event: 'revealed', seat: 1, target_seat: 0, card: 'mandoble' });
    expect(clash(shown)).toMatchObject({ by: 1, on: 0, space: null, piece: { kind: 'blow', key: 'mandoble' } });
    expect(lines(shown)[0]?.cards).toHaveLength(1);
    const landed = tell(
      shown,
      { event: 'aimed', seat: 1, space: 'left_leg' },
      { event: 'hit', seat: 0, space: 'left_leg' },
    );
    expect(landed.dice.map((die) => [die.value, die.note])).toEqual([[5, 'left_leg']]);
    expect(clash(landed)?.space).toBe('left_leg');
  });

  it('leaves counters on an armour, and sends it to the broken ones when it gives way', () => {
    const worn5 = put(arena(), 'torso', 1, piece('torso', 'coraza', { resistance: 5 }));
    const hurt = tell(worn5, { event: 'damaged', seat: 1, card: 'coraza', amount: 3, left: 2 });
    expect(worn(hurt, 1, 'torso')).toMatchObject({ numbers: { resistance: 2 }, marks: [{ key: 'damage', count: 3 }] });
    const gone = tell(
      hurt,
      { event: 'damaged', seat: 1, card: 'coraza', amount: 2, left: 0 },
      { event: 'destroyed', seat: 1, card: 'coraza' },
    );
    expect(worn(gone, 1, 'torso')).toBeNull();
    expect(lying(gone, 'broken', null).map((one) => one.key)).toEqual(['coraza']);
  });

  it('loses the face-down cards whose target has left, and says who fights on without life', () => {
    const laid = put(arena(), 'line', 0, piece('blow', null), piece('shot', null));
    const spoilt = tell(laid, { event: 'wasted', seat: 1, target_seat: 0, card: 'mandoble' });
    expect(lying(spoilt, 'line', 0).map((one) => one.kind)).toEqual(['shot']);
    expect(value(tell(arena(), { event: 'fell', seat: 1 }), 'fallen', 1)).toBe(1);
  });

  it('is put away before the next round is told', () => {
    const laid = put(arena(), 'line', 0, piece('blow', null));
    const shown = tell(
      laid,
      { event: 'revealed', seat: 1, target_seat: 0, card: 'mandoble' },
      { event: 'aimed', seat: 1, space: 'left_leg' },
      { event: 'round_began', round: 2 },
    );
    expect([clash(shown), shown.dice]).toEqual([null, []]);
  });

  it('is struck in the order that is told when the combat begins', () => {
    const equipping = { ...arena(), moment: 'EquipTurn' };
    const before = tell(equipping, { event: 'combat_began' });
    const after = tell(before, { event: 'weighed', seat: 1, weight: 5, place: 1 });
    expect([fighting(equipping), fighting(after)]).toEqual([false, true]);
    expect([value(before, 'order', 1), value(after, 'order', 1)]).toEqual([0, 1]);
    expect(value(tell(after, { event: 'round_began', round: 2 }), 'order', 1)).toBe(0);
  });

  it('takes life', () => {
    expect(value(tell(arena(), { event: 'lost', seat: 1, amount: 4, left: 16 }), 'life', 1)).toBe(16);
  });
});

describe('what is seen of the rest', () => {
  it('takes a card from its deck into a hand, known only to its owner', () => {
    const after = tell(arena(), { event: 'drew', seat: 1, back: 'blow', card: null });
    expect(after.zones.find((one) => one.id === 'deck_blow')?.count).toBe(19);
    expect(lying(after, 'hand', 1)).toMatchObject([{ kind: 'blow', key: null }]);
  });

  it('puts on what was in a hidden hand', () => {
    const after = tell(put(arena(), 'hand', 1, piece('arm', null)), {
      event: 'equipped',
      seat: 1,
      card: 'garra',
      space: 'right_arm',
    });
    expect(lying(after, 'hand', 1)).toHaveLength(0);
    expect(worn(after, 1, 'right_arm')).toMatchObject({ kind: 'arm', key: 'garra' });
  });

  it('takes what is discarded out of a hand, seen or not, and what is spent or fades off its space', () => {
    const hand = put(arena(), 'hand', 1, piece('blow', null), piece('helmet', null));
    const lost = tell(hand, { event: 'discarded', seat: 1, by_seat: 0, card: 'galea', reason: 'spy' });
    expect(lying(lost, 'hand', 1)).toHaveLength(1);
    const traded = tell(hand, { event: 'traded', seat: 1, back: 'helmet', card: null });
    expect(lying(traded, 'hand', 1).map((one) => one.kind)).toEqual(['blow']);
    const armed = put(arena(), 'torso', 1, piece('torso', 'coraza', { resistance: 5 }));
    const spent = tell(armed, { event: 'spent', seat: 1, card: 'coraza' });
    expect([worn(spent, 1, 'torso'), value(spent, 'weight', 1)]).toEqual([null, 0]);
    const token = put(arena(), 'head', 1, piece('token', 'temporary', { resistance: 3 }));
    expect(lying(tell(token, { event: 'faded', seat: 1, space: 'head', reason: 'combat_over' }), 'head', 1)).toEqual(
      [],
    );
  });

  it('sends whoever falls to the crowd, bare', () => {
    const after = tell(put(arena(), 'head', 1, piece('helmet', 'galea')), { event: 'left', seat: 1 });
    expect(worn(after, 1, 'head')).toBeNull();
    expect(value(after, 'crowd', 1)).toBe(1);
  });
});
