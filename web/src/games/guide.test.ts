import { describe, expect, it } from 'vitest';
import type { View } from '../wire/types';
import {
  asks,
  awaits,
  counted,
  fate,
  fits,
  next,
  pages,
  PIECE,
  type Guide,
  type GuideStep,
  type Moment,
} from './guide';

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
const now = (change: Partial<Moment>): Moment => ({
  view,
  happened: {},
  own: {},
  verbs: new Set(),
  ...change,
});
const verbs = new Set(['deploy']);

describe('a guide', () => {
  it('speaks when its moment has come, each sentence once', () => {
    expect(next(guide, new Set(), now({}))).toBeNull();
    expect(next(guide, new Set(), now({ happened: { tossed: 1 }, verbs }))?.id).toBe('coin');
    expect(next(guide, new Set(['coin']), now({ happened: { tossed: 1 }, verbs }))?.id).toBe('deploy');
    expect(next(guide, new Set(['coin', 'deploy']), now({ verbs }))).toBeNull();
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
    const there = now({ verbs });
    expect(awaits(guide, new Set(), there)).toBe(true);
    expect(awaits(guide, new Set(['deploy']), there)).toBe(false);
    expect(awaits(guide, new Set(), now({ verbs, view: { ...view, moment: 'Rest' } }))).toBe(false);
  });

  it('speaks of what can be done only where it can, and does not wait for it elsewhere', () => {
    const step = { id: 'end', when: { moment: 'Deploy', can: 'end' }, text: { es: '', en: '' } };
    const only: Guide = { ...guide, steps: [step] };
    expect(fits(step, now({ verbs }))).toBe(false);
    expect(awaits(only, new Set(), now({ verbs }))).toBe(false);
    expect(fits(step, now({ verbs: new Set(['deploy', 'end']) }))).toBe(true);
  });

  it('stays while the same is asked, and goes on when it was done or something new can be said', () => {
    const step = guide.steps[1] as GuideStep;
    const gone = now({ view: { ...view, actors: [1] } });
    expect(fate(step, now({ verbs }), view, false, null)).toBe('stays');
    expect(fate(step, now({ verbs }), view, true, null)).toBe('stays');
    expect(fate(step, now({ verbs }), view, true, step)).toBe('done');
    expect(fate(step, gone, gone.view, true, null)).toBe('done');
  });

  it('is silent as soon as it was done, though what came of it is still being told', () => {
    const step = guide.steps[1] as GuideStep;
    const ahead: View = { ...view, moment: 'Rest', actors: [1] };
    expect(fate(step, now({}), ahead, true, null)).toBe('done');
    expect(fate(step, now({}), ahead, false, null)).toBe('stays');
    expect(fate(step, now({ view: ahead }), view, true, null)).toBe('done');
  });

  it('comes back to what was asked for and not done', () => {
    const step: GuideStep = { id: 'explore', when: { moment: 'Deploy' }, until: 'explored', text: { es: '', en: '' } };
    const gone = now({ view: { ...view, moment: 'Rest' } });
    expect(fate(step, now({ verbs }), view, false, step)).toBe('stays');
    expect(fate(step, gone, gone.view, false, null)).toBe('later');
    expect(fate(step, gone, gone.view, true, null)).toBe('done');
  });

  it('is told in whole sentences where there is little room', () => {
    const text = 'Tu turno. Pulsa «Explorar»: robas una carta. ¿Es un monstruo? Huye… o pelea. Y 1 gema cada vez.';
    expect(pages(text, 49)).toEqual([
      'Tu turno. Pulsa «Explorar»: robas una carta.',
      '¿Es un monstruo? Huye… o pelea.',
      'Y 1 gema cada vez.',
    ]);
    expect(pages('Uno dos tres cuatro. Cinco seis siete. Ocho nueve. Diez.', 42)).toEqual([
      'Uno dos tres cuatro.',
      'Cinco seis siete. Ocho nueve. Diez.',
    ]);
    expect(pages(text, Infinity)).toEqual([text]);
    const guides = import.meta.glob<Guide>('../../../src/liza/games/*/tutorial.json', { eager: true });
    const told = Object.values(guides).flatMap(({ steps }) => steps.flatMap((step) => Object.values(step.text)));
    expect(told.length).toBeGreaterThan(0);
    expect(told.flatMap((one) => pages(one, PIECE)).filter((piece) => piece.length > PIECE)).toEqual([]);
  });
});
