import { describe, expect, it } from 'vitest';
import type { Choice, Reason, SceneInfo, View } from '../wire/types';
import { Words } from '../i18n/words';
import { Trial } from './trial.svelte';

const view = (moment: string): View => ({
  game: 'x', seat: 1, seats: 2, options: {}, moment, actors: [1], over: false, outcome: null, zones: [], counters: [], dice: [],
}); // prettier-ignore
const choice = (action: string): Choice => ({ action, verb: action, args: [] });
const reason: Reason = { rule: 'QT-024', text: { es: '', en: '' }, unless: { es: '', en: '' }, source: 'printed' };
const SCENE: SceneInfo = {
  rule: 'QT-050',
  test: 'test',
  led: [{ view: view('First'), seat: 0, action: choice('walk'), events: [{ event: 'walked' }] }],
  position: { seat: 1, view: view('Second'), choices: [choice('fight'), choice('flee')] },
  action: choice('fight'),
  reason: null,
  events: [{ event: 'fought' }],
  after: view('Third'),
};
const words = new Words({ lang: 'es', common: '', room: '', names: '' }, []);
const seen = (trial: Trial) => [
  trial.view.moment,
  trial.next?.action.action,
  trial.events.map(({ event }) => event),
  trial.options.length,
];

describe('a scene on a board', () => {
  it('is told from its first act on, forwards and back', () => {
    const trial = new Trial(SCENE, words, true);
    expect(seen(trial)).toEqual(['First', 'walk', [], 0]);
    trial.step(1);
    expect(seen(trial)).toEqual(['Second', 'fight', ['walked'], 2]);
    trial.step(1);
    trial.step(1);
    expect(seen(trial)).toEqual(['Third', undefined, ['fought'], 0]);
    trial.step(-1);
    expect(seen(trial)).toEqual(['Second', 'fight', ['walked'], 2]);
  });

  it('begins at the act of the rule, which the board can be asked for, and nothing else', () => {
    const trial = new Trial(SCENE, words);
    trial.choose('flee');
    expect(trial.tried).toBe(false);
    trial.choose('fight');
    expect([trial.tried, trial.view.moment]).toEqual([true, 'Third']);
  });

  it('stays as it is where the act is refused', () => {
    const trial = new Trial({ ...SCENE, reason, after: null, events: [] }, words);
    trial.why('fight');
    expect([trial.tried, ...seen(trial)]).toEqual([true, 'Second', undefined, [], 2]);
  });
});
