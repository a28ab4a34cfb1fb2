import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  commitmentOf,
  finding,
  keyOf,
  plainRolls,
  rollsIn,
  streamOf,
  usesWhatWasShown,
  verify,
} from './verify';

// Made with kernel/base/source.py: Stream(bytes(range(32))), its first bytes, and five dice drawn from it.
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMITMENT = '637ef84868ce6bdf55f443b5193915fe17d4e31b0daead5b4a5de2a0bb70fc45';
const FIRST =
  '21b01e395575475f05e4c36bdb76276a57beac8ed9ec5faa6bd645f2e30a2e72faf9cdd14c1c1e952f5e0244909e983c95bc812866850781b96b88268f9bff51dd45bfd2df06';
const DICE = [
  [20, 14],
  [12, 9],
  [10, 1],
  [6, 4],
  [4, 2],
];

describe('verifying the dice', () => {
  const rolls = DICE.map(([sides, result]) => ({ sides: sides as number, result: result as number }));

  it('computes the same fingerprint and the same stream as the server', async () => {
    expect(await commitmentOf(bytesOf(SEED))).toBe(COMMITMENT);
    const bytes = await streamOf(bytesOf(SEED), 70);
    expect(bytes.length).toBe(128);
    expect([...bytes.slice(0, 70)].map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(FIRST);
  });

  it('makes the same key as match/entropy.py of what the seats have added', async () => {
    const [first, last] = ['ab'.repeat(32), 'cd'.repeat(32)].map((shown) => ({ promised: '', shown }));
    const added = { awaited: false, seats: [first ?? null, null, last ?? null] };
    const key = await keyOf(bytesOf(SEED), added);
    expect(key).toEqual(bytesOf('2d6b525f79bba17bdd40e90890b2b4a7a1da9b06ab732cc5fd0ce201eeabcf79'));
    expect(await keyOf(bytesOf(SEED), { awaited: false, seats: [null, { promised: '00', shown: null }] })).toEqual(
      bytesOf(SEED),
    );
    expect((await verify(SEED, added, COMMITMENT, [{ rolls, from: 0, to: 5 }])).found).toBeLessThan(5);
  });

  it('takes no record for the table’s that has other bytes of the seats in it', () => {
    const [own, other] = ['ab'.repeat(32), 'cd'.repeat(32)];
    const shown = (...seats: (string | null)[]) => ({
      awaited: false,
      seats: seats.map((one) => ({ promised: '', shown: one })),
    });
    expect(usesWhatWasShown({ entropy: [own, ''] }, shown(own, null))).toBe(true);
    expect(usesWhatWasShown({}, null)).toBe(true);
    expect(usesWhatWasShown({}, shown(null, null))).toBe(true);
    expect(usesWhatWasShown({}, shown(own, null))).toBe(false);
    expect(usesWhatWasShown({ entropy: [other, ''] }, shown(own, null))).toBe(false);
    expect(usesWhatWasShown({ entropy: [own, other] }, shown(own, null))).toBe(false);
    expect(usesWhatWasShown({ entropy: [own, '', other] }, shown(own, null))).toBe(false);
  });

  it('finds every roll of an honest table', async () => {
    const verdict = await verify(SEED, null, COMMITMENT, [{ rolls, from: 0, to: 5 }]);
    expect(verdict).toEqual({ commitment: true, found: 5, rolls: 5 });
  });

  it('notices another seed and a changed roll', async () => {
    const other = SEED.replace('00', 'ff');
    expect((await verify(other, null, COMMITMENT, [])).commitment).toBe(false);
    const bytes = await streamOf(bytesOf(SEED), 5);
    const changed = rolls.map((roll, at) => (at === 2 ? { ...roll, result: (roll.result % roll.sides) + 1 } : roll));
    expect(rollsIn(bytes, { rolls: changed, from: 0, to: 5 }).found).toBeLessThan(5);
  });

  it('does not call right what it has not checked', () => {
    expect(finding({ commitment: true, found: 0, rolls: 0 })).toBe('unchecked');
    expect(finding({ commitment: true, found: 3, rolls: 3 })).toBe('good');
    expect(finding({ commitment: true, found: 2, rolls: 3 })).toBe('bad');
    expect(finding({ commitment: false, found: 0, rolls: 0 })).toBe('bad');
  });

  it('reads a die from an event that names it, and nothing from others', () => {
    expect(plainRolls({ event: 'rolled', sides: 6, result: 4 })).toEqual([{ sides: 6, result: 4 }]);
    expect(plainRolls({ event: 'moved', seat: 1 })).toEqual([]);
  });
});
