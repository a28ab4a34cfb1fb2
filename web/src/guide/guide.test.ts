import { describe, expect, it } from 'vitest';
import type { View } from '../wire/types';
import { asks, awaits, counted, fits, next, type Guide, type Moment } from './guide';

const guide: Guide = {
  options: {},
  deal: '',
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
const now = (change: Partial<Moment>): Moment => ({ view, happened: {}, own: {}, asked: false, ...change });

describe('a guide', () => {
  it('speaks when its moment has come, each sentence once', () => {
    expect(next(guide, new Set(), now({}))).toBeNull();
    expect(next(guide, new Set(), now({ happened: { tossed: 1 }, asked: true }))?.id).toBe('coin');
    expect(next(guide, new Set(['coin']), now({ happened: { tossed: 1 }, asked: true }))?.id).toBe('deploy');
    expect(next(guide, new Set(['coin', 'deploy']), now({ asked: true }))).toBeNull();
  });

  it("counts what has happened, the viewer's own doing apart, and tells asking from telling", () => {
    const events = ['tossed', 'deployed', 'deployed', 'ended'].map((event) => ({ event }));
    expect(counted(events)).toEqual({ tossed: 1, deployed: 2, ended: 1 });
    const mine = { id: 'mine', when: { event: 'deployed', mine: true, times: 2 }, text: { es: '', en: '' } } as const;
    expect(fits(mine, now({ happened: { deployed: 5 }, own: { deployed: 1 } }))).toBe(false);
    expect(fits(mine, now({ happened: { deployed: 5 }, own: { deployed: 2 } }))).toBe(true);
    expect(guide.steps.map(asks)).toEqual([false, true, false]);
  });

  it('waits at a moment of which it has not spoken, and nowhere else', () => {
    expect(awaits(guide, new Set(), 'Deploy')).toBe(true);
    expect(awaits(guide, new Set(['deploy']), 'Deploy')).toBe(false);
    expect(awaits(guide, new Set(), 'Rest')).toBe(false);
  });
});
