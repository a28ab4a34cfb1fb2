import { describe, expect, it } from 'vitest';
import type { Happening, Piece, View, Zone } from '$liza/wire/types';
import { value, zone } from './model';
import { stage } from './animation';

const lying = (key: string, owner: number, counts: number): Piece => ({
  kind: 'card', key, owner, marks: [], numbers: { worth: counts, counts },
}); // prettier-ignore
const place = (id: string, seat: number | null, pieces: Piece[] = []): Zone => ({
  id,
  seat,
  pieces,
  count: pieces.length,
});

const view: View = {
  game: 'terrorixico', seat: 0, seats: 2, options: {}, moment: 'Turn', actors: [0], over: false, outcome: null, dice: [],
  zones: [
    place('melee', null, [lying('melee_3', 1, 3), lying('melee_1', 0, 1)]),
    place('strength', null, [{ kind: 'line', key: 'melee', owner: null, marks: [], numbers: { required: 6, reached: 4, lacking: 2 } }]),
    place('hand', 0), place('hand', 1), place('discard_pile', 1),
  ],
  counters: [{ id: 'relics', seat: 0, value: 1, limit: null }, { id: 'relics', seat: 1, value: 5, limit: null }],
}; // prettier-ignore

const relics = (seen: View): number[] => [0, 1].map((seat) => value(seen, 'relics', seat));

describe('what everybody has contributed', () => {
  it('falls with the card that is taken out, before the line is added up', () => {
    const struck: Happening = {
      event: 'struck',
      seat: 0,
      card: 'trauma_3',
      other_seat: 1,
      victim: 'melee_3',
      line: 'melee',
    };
    const after = stage(view, struck);
    expect(zone(after, 'melee').pieces.map(({ key }) => key)).toEqual(['melee_1']);
    expect(relics(after)).toEqual([1, 2]);
    expect(zone(after, 'discard_pile', 1).pieces[0]?.key).toBe('melee_3');
  });

  it('grows with the line, for all whose cards count for more', () => {
    const colours = { red: 2, green: 8, blue: 0, yellow: 0 };
    const after = stage(view, { event: 'reached', line: 'melee', sum: 4, times: 2, total: 8, required: 6, ...colours });
    expect(relics(after)).toEqual([2, 8]);
    expect(zone(after, 'strength').pieces[0]?.numbers).toMatchObject({ reached: 8, lacking: 0, multiplied: 2 });
    expect(after.counters).toHaveLength(2);
  });

  it('is seen in the line at once, as part of what it has reached', () => {
    const played = stage(view, { event: 'played', seat: 0, card: 'melee_2', line: 'melee' });
    const colours = { red: 3, green: 5, blue: 0, yellow: 0 };
    const after = stage(played, {
      event: 'reached',
      line: 'melee',
      sum: 6,
      times: 1,
      total: 6,
      required: 6,
      ...colours,
    });
    expect(zone(after, 'melee').pieces.map(({ numbers }) => numbers['counts'])).toEqual([3, 1, 2]);
  });

  it('is less by a bluff that was caught, which leaves its line at once', () => {
    const after = stage(view, { event: 'caught', seat: 1, card: 'melee_3', line: 'melee' });
    expect(zone(after, 'melee').pieces).toHaveLength(1);
    expect(zone(after, 'discard_pile', 1).pieces).toHaveLength(1);
  });
});
