import { describe, expect, it } from 'vitest';
import type { Piece, View } from '$liza/wire/types';
import { stage } from './animation';

const piece = (key: string | null, owner = 0): Piece => ({
  kind: 'combatant',
  key,
  owner,
  marks: [],
  numbers: { die: 8 },
});
const zone = (id: string, seat: number | null, pieces: Piece[] = []) => ({ id, seat, pieces, count: pieces.length });
const START: View = {
  game: 'qiahn', seat: 0, seats: 2, options: { troop: 3 }, moment: 'Deploy', actors: [0], over: false, outcome: null,
  zones: [
    zone('centre', null),
    ...[0, 1].flatMap((seat) => [
      zone('reserve', seat, [piece('bestia', seat), piece(null, seat)]), zone('vanguard', seat), zone('defeated', seat),
      zone('tokens', seat, [{ ...piece('espada', seat), kind: 'token' }]), zone('spent', seat),
    ]),
  ],
  counters: [{ id: 'round', seat: null, value: 1, limit: 3 }], dice: [],
}; // prettier-ignore
const keys = (view: View, id: string, seat: number | null): (string | null)[] =>
  view.zones.find((one) => one.id === id && one.seat === seat)?.pieces.map((one) => one.key) ?? [];

describe('what one sees of a round', () => {
  const sent = stage(START, { event: 'deployed', seat: 0, combatant: 'bestia' });
  const armed = stage(sent, { event: 'placed', seat: 0, token: 'espada', combatant: 'bestia' });

  it('moves whom the event names and nobody else', () => {
    expect(keys(sent, 'vanguard', 0)).toEqual(['bestia']);
    expect(keys(sent, 'reserve', 0)).toEqual([null]);
    expect(keys(sent, 'reserve', 1)).toEqual(['bestia', null]);
    expect(keys(START, 'vanguard', 0)).toEqual([]);
  });

  it('turns one up in its place', () => {
    expect(keys(stage(START, { event: 'discovered', seat: 1, combatant: 'mago' }), 'reserve', 1)).toEqual([
      'bestia',
      'mago',
    ]);
  });

  it('lays a token on its bearer and takes it from the stock', () => {
    expect(keys(armed, 'tokens', 0)).toEqual([]);
    expect(armed.zones.find((one) => one.id === 'vanguard' && one.seat === 0)?.pieces[0]?.marks[0]?.key).toBe('espada');
  });

  it('lets dice fall anew in every fight and puts them aside when the coin turns', () => {
    const old: View = { ...armed, dice: [{ sides: 4, value: 1, seat: 1, note: 'infante' }] };
    const rolled = stage(old, { event: 'rolled', seat: 0, combatant: 'bestia', sides: 8, result: 5 });
    expect(rolled.dice.map((die) => die.value)).toEqual([5]);
    const counted = stage(stage(rolled, { event: 'strengthened', seat: 0, combatant: 'bestia', bonus: 3 }), {
      event: 'counted',
      seat: 0,
      total: 8,
    });
    expect(counted.counters.find((one) => one.id === 'total')?.value).toBe(8);
    const turned = stage(counted, { event: 'turned', seat: 1, round: 2 });
    expect(turned.dice).toEqual([{ sides: 8, value: 5, seat: 0, note: 'bestia' }]);
    expect(keys(turned, 'vanguard', 0)).toEqual([]);
    expect(keys(turned, 'spent', 0)).toEqual(['espada']);
    expect(keys(turned, 'centre', null)).toEqual(['cruz']);
    expect(turned.counters.find((one) => one.id === 'round')?.value).toBe(2);
  });

  it('takes the defeated off the board and keeps the saved', () => {
    expect(keys(stage(sent, { event: 'defeated', seat: 0, combatant: 'bestia' }), 'defeated', 0)).toEqual(['bestia']);
    expect(keys(stage(sent, { event: 'saved', seat: 0, combatant: 'bestia' }), 'reserve', 0)).toContain('bestia');
  });
});
