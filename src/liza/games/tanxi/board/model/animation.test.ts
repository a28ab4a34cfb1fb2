import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Words } from '$liza/i18n/words';
import type { Happening, Piece, View } from '$liza/wire/types';
import { edges, outlines, streams } from './chart';
import { type Square } from './measure';
import { path, zone } from './model';
import { aboutSquare } from './places';
import { stage } from './animation';

const piece = (
  kind: string,
  key: string,
  owner: number | null,
  marks: Piece['marks'] = [],
  numbers: Piece['numbers'] = {},
): Piece => ({ kind, key, owner, marks, numbers });
const view: View = {
  game: 'tanxi', seat: 0, seats: 3, options: {}, moment: 'Main', actors: [0], over: false, outcome: null, dice: [],
  counters: [{ id: 'life', seat: 1, value: 9, limit: 12 }, { id: 'fog', seat: null, value: 0, limit: 3 }],
  zones: [
    { id: 'island', seat: null, count: 1, pieces: [piece('player', 'p1', 0, [{ kind: 'square', key: 'e4', count: 1 }])] },
    { id: 'attack', seat: null, count: 0, pieces: [] },
    { id: 'character', seat: 0, count: 1, pieces: [piece('character', 'ian_frost', 0, [], { attack: 2 })] },
    { id: 'worn', seat: 0, count: 1, pieces: [piece('weapon', 'cuchillo', 0, [], { attack: 2 })] },
  ],
}; // prettier-ignore

const hidden = { ...piece('card', '', 1), key: null };
const armed: View = {
  ...view,
  zones: [
    ...view.zones,
    { id: 'hand', seat: 0, count: 0, pieces: [] },
    { id: 'hand', seat: 1, count: 2, pieces: [hidden, { ...hidden }] },
  ],
};

describe('what is seen event by event', () => {
  it('walks, falls, and is covered by fog', () => {
    const walked = stage(view, { event: 'moved', seat: 0, square: 'e5' });
    expect(zone(walked, 'island').pieces[0]?.marks[0]?.key).toBe('e5');
    expect(zone(stage(walked, { event: 'fell', seat: 0 }), 'island').pieces).toEqual([]);
    expect(stage(view, { event: 'fog_rose', stage: 1 }).counters.find(({ id }) => id === 'fog')?.value).toBe(1);
    expect(
      stage(view, { event: 'lost', seat: 1, amount: 3, left: 6 }).counters.find(({ id }) => id === 'life'),
    ).toMatchObject({ value: 6, limit: 12 });
  });

  it('takes a card off into the hand, and out of the hand when it is used', () => {
    const bare = stage(armed, { event: 'unequipped', seat: 0, card: 'cuchillo' });
    expect([zone(bare, 'worn', 0).count, zone(bare, 'hand', 0).pieces.at(-1)?.key]).toEqual([0, 'cuchillo']);
    expect(zone(stage(bare, { event: 'discarded', seat: 0, card: 'cuchillo' }), 'hand', 0).count).toBe(0);
    const robbed = stage(armed, { event: 'took', seat: 0, target_seat: 1, card: null });
    expect([zone(robbed, 'hand', 0).count, zone(robbed, 'hand', 1).count]).toEqual([1, 1]);
  });

  it('puts a card on as it is told, known by name or not until then, and takes one from the Merchant', () => {
    const sold = piece('equipment', 'casco', null, [], { defence: 1 });
    const shop = { ...armed, zones: [...armed.zones, { id: 'merchant', seat: null, count: 1, pieces: [sold] }] };
    const bought = stage(shop, { event: 'bought', seat: 0, card: 'casco', reason: 'village' });
    expect([zone(bought, 'merchant').count, zone(bought, 'hand', 0).count]).toEqual([0, 1]);
    const own = stage(bought, { event: 'equipped', seat: 0, card: 'casco', slot: 'head' });
    expect(zone(own, 'hand', 0).count).toBe(0);
    expect(zone(own, 'worn', 0).pieces.at(-1)).toMatchObject({
      kind: 'equipment',
      numbers: { defence: 1 },
      marks: [{ kind: 'slot', key: 'head' }],
    });
    const bare = { ...armed, zones: [...armed.zones, { id: 'worn', seat: 1, count: 0, pieces: [] }] };
    const theirs = stage(bare, { event: 'equipped', seat: 1, card: 'honda', slot: 'hand' });
    expect([zone(theirs, 'hand', 1).count, zone(theirs, 'worn', 1).pieces[0]?.kind]).toEqual([1, 'weapon']);
  });

  it('adds a fight up', () => {
    const story: Happening[] = [
      { event: 'fought', seat: 0, monster: 'hongo_mutante' },
      { event: 'wielded', seat: 0, card: 'cuchillo' },
      { event: 'attack_rolled', seat: 0, die_result: 4, power: 8 },
      { event: 'monster_dice', monster: 'hongo_mutante', power: 3 },
    ];
    const after = story.reduce<View>(stage, view);
    expect(zone(after, 'attack').pieces[0]?.numbers).toEqual({
      attack: 2,
      armed: 2,
      bonus: 0,
      die: 4,
      power: 8,
      rolled: 3,
    });
  });
});

describe('the chart', () => {
  const square = (key: string, x: number, y: number, numbers: Record<string, number> = {}): Square => ({
    key,
    x: x * 50,
    y: y * 50,
    numbers,
  });
  const land = [square('a1', 0, 0), square('b1', 1, 0, { river_south: 1 }), square('a2', 0, 1), square('b2', 1, 1)];

  it('has one coast, and rivers where the data has them', () => {
    expect(outlines(land)).toHaveLength(1);
    expect(streams(edges(land, 'river'))).toHaveLength(1);
  });

  it('says on both banks what a river or a bridge does, and what every kind of place is for', () => {
    const words = new Words(
      {
        lang: 'es',
        common: '',
        room: readFileSync(`${import.meta.dirname}/../../texts/es.ftl`, 'utf8'),
        names: '',
      },
      [],
    );
    const spanned = [
      ...land.map((one) => (one.key === 'a1' ? { ...one, numbers: { bridge_south: 1, beach: 1, fog: 1 } } : one)),
      square('c1', 2, 0, { village: 1, point: 2, fog: 3 }),
    ];
    const said = (key: string, stage = 0): string =>
      aboutSquare(words, spanned, spanned.find((one) => one.key === key) as Square, stage);
    expect(said('b1')).toMatch(/^Río al sur: .*TX-043/);
    expect(said('b2')).toMatch(/^Río al norte: .*TX-043/);
    expect(said('a2')).toMatch(/^Puente al norte: .*TX-046/);
    expect(said('a1')).toMatch(/^Puente al sur: .*Playa: .*La niebla llega aquí en su fase 1 de 3, en la ronda 3/);
    expect(said('a1', 1)).toMatch(/Niebla: .*TX-208/);
    expect(said('c1', 1)).toMatch(/El pueblo: .*Punto de exploración: .*fase 3 de 3, en la ronda 9/);
    const west = [square('a1', 0, 0, { river_east: 1, river_south: 1 }), square('b1', 1, 0)];
    expect(aboutSquare(words, west, west[0] as Square, 0)).toMatch(/^Río al este y al sur: /);
    expect(aboutSquare(words, west, west[1] as Square, 0)).toMatch(/^Río al oeste: /);
  });

  it('finds a way round a river', () => {
    const costs = new Map([['a1', 1], ['a2', 2], ['b2', 3]]); // prettier-ignore
    expect(path(land, costs, 'b1', 'b2')).toEqual(['a1', 'a2', 'b2']);
    expect(path(land, new Map(), 'b1', 'b2')).toBeNull();
  });
});
