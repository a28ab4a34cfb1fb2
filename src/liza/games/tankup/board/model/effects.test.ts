import { expect, it } from 'vitest';
import type { Words } from '$liza/i18n/words';
import type { Piece, View } from '$liza/wire/types';
import { bursts } from './effects';
import { layout, spaceSpot, type Spot } from './layout';
import type { Space } from './look';

const words = { find: (id: string) => id, event: () => 'La nube roe' } as unknown as Words;
const l = layout(1200, 800, 4, 0, false);
const armour = (seat: number, space: string, key: string) => {
  const worn: Piece = { kind: 'torso', key, owner: seat, marks: [], numbers: {} };
  return { id: space, seat, pieces: [worn], count: 1 };
};
const table = (...zones: ReturnType<typeof armour>[]): View => ({ zones, counters: [], dice: [] }) as unknown as View;
const at = (seat: number, space: Space): Spot => {
  const base = l.bases.find((one) => one.seat === seat);
  if (!base) throw new Error('nobody sits there');
  return spaceSpot(base, space);
};

it('bursts over every armour that a cloud hits, also where it has just destroyed one', () => {
  const before = table(armour(0, 'torso', 'malla'), armour(1, 'head', 'yelmo'), armour(2, 'torso', 'peto'));
  const view = table(armour(0, 'torso', 'malla'), armour(2, 'torso', 'peto'));
  const hit = (event: string, seat: number, card: string) => ({
    event,
    seat,
    card,
    amount: 2,
    left: 0,
    reason: 'rule',
  });
  const events = [
    { event: 'gnawed', card: 'nube' },
    hit('damaged', 0, 'malla'),
    hit('destroyed', 1, 'yelmo'),
    hit('damaged', 2, 'peto'),
  ];
  const seen = bursts(l, { view, before }, events, words).map(({ at: { x, y }, text }) => [x, y, text]);
  const spot = (seat: number, space: Space, text: string) => [at(seat, space).x, at(seat, space).y, text];
  expect(seen).toEqual([spot(0, 'torso', '−2'), spot(1, 'head', 'board-destroyed'), spot(2, 'torso', '−2')]);
});

it('lays bursts over one spot beside each other', () => {
  const lost = { event: 'lost', seat: 1, amount: 1, left: 3, reason: 'rule' };
  const seen = bursts(l, { view: table(), before: table() }, [lost, lost], words);
  expect(new Set(seen.map(({ at: { x } }) => x)).size).toBe(2);
});
