import { describe, expect, it } from 'vitest';
import type { View } from '../wire/types';
import { next, type Guide, type Moment } from './guide';

const guide: Guide = {
  options: {},
  steps: [
    { id: 'coin', when: { event: 'tossed' }, text: { es: '', en: '' } },
    { id: 'deploy', when: { moment: 'Deploy' }, text: { es: '', en: '' } },
    { id: 'two', when: { counter: { round: 2 } }, text: { es: '', en: '' } },
  ],
};
const view: View = {
  game: '', seat: 0, seats: 2, options: {}, moment: 'Deploy', actors: [0], over: false, outcome: null, zones: [],
  counters: [{ id: 'round', seat: null, value: 1, limit: 3 }], dice: [],
}; // prettier-ignore
const now = (change: Partial<Moment>): Moment => ({ view, seat: 0, event: null, happened: {}, asked: false, ...change });

describe('a guide', () => {
  it('speaks when its moment has come, each sentence once', () => {
    expect(next(guide, new Set(), now({}))).toBeNull();
    expect(next(guide, new Set(), now({ happened: { tossed: 1 }, asked: true }))?.id).toBe('coin');
    expect(next(guide, new Set(['coin']), now({ happened: { tossed: 1 }, asked: true }))?.id).toBe('deploy');
    expect(next(guide, new Set(['coin', 'deploy']), now({ asked: true }))).toBeNull();
  });
});
