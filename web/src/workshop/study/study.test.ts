import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refused } from '../../net/socket';
import type { StudyState } from '../../wire/types';

const asked = vi.hoisted(() => vi.fn<(id: string) => Promise<StudyState>>());
vi.mock('../../net/http', () => ({ api: { study: asked } }));
const { Study } = await import('./study.svelte');

const at = (status: StudyState['status'], done = 0): StudyState => ({ id: 'one', status, done, total: 4, ahead: 0 });
const away = new Refused({ code: 'away', rule: null, detail: null, es: 'No contesta.', en: 'No answer.' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('goes on looking when the site could not be asked for a moment, and tells what was found', async () => {
  asked.mockRejectedValueOnce(away).mockResolvedValueOnce(at('working', 3)).mockResolvedValueOnce(at('done', 4));
  const study = new Study(
    () => Promise.resolve(at('working', 1)),
    (id: string) => Promise.resolve(`found ${id}`),
  );
  await study.begin({ pack: 'mine' });
  expect(study.share).toBe(0.25);
  await vi.advanceTimersByTimeAsync(1000);
  expect(study.problem?.en).toBe('No answer.');
  expect(study.working).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect([study.problem, study.share, study.found]).toEqual([null, 0.75, null]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(study.found).toBe('found one');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(3);
});

it('asks nothing more once the page is left', async () => {
  asked.mockClear();
  const study = new Study(
    () => Promise.resolve(at('working')),
    () => Promise.resolve(''),
  );
  await study.begin({ pack: 'mine' });
  study.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();
});
