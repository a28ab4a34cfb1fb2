import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { settings } from '../../base/settings.svelte';
import type { Words } from '../../i18n/words';
import type { Note } from '../session/news';
import type { HistoryEntry } from '../session/history';
import Story from './Story.svelte';

const words = {
  event: ({ event }: { event: string }) => `${event}.`,
  counter: () => 'Ronda',
  side: () => 'Sol',
  kindOf: () => null,
  saysOfAll: () => false,
} as unknown as Words;
const chose = (n: number, ...events: string[]): HistoryEntry =>
  ({ n, seat: 0, events: events.map((event) => ({ event })), view: {} }) as unknown as HistoryEntry;
const noted = (n: number, id: Note['id'], who: string): HistoryEntry =>
  ({ n, seat: null, events: [], view: {}, note: { id, seat: 1, who, passing: false } }) as unknown as HistoryEntry;

/** A story as a page, while so many of its last events are still to be shown on the board. */
function page(story: readonly HistoryEntry[], pending = 0): string {
  settings.lang = 'es';
  const nothing = (): void => undefined;
  const props = { game: 'x', story, words, tint: () => '', point: nothing, open: nothing, you: null, pending };
  return render(Story, { props }).body;
}

/** What its lines are called. */
function lines(story: readonly HistoryEntry[], pending = 0): string[] {
  return [...page(story, pending).matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, text]) => text ?? '');
}

describe('the story', () => {
  const told = [chose(1, 'A', 'B'), noted(1, 'left', 'Ana'), chose(2, 'C'), noted(2, 'back', 'Ana'), chose(3, 'D')];
  const [left, back] = ['Ana se ha levantado de la mesa.', 'Ana ha vuelto a su sitio.'];

  it('tells what became of somebody between what happened before and after', () => {
    expect(lines(told)).toEqual(['A.', 'B.', left, 'C.', back, 'D.']);
  });

  it('tells nothing ahead of the board, and what became of somebody after that waits too', () => {
    expect(lines(told, 1)).toEqual(['A.', 'B.', left, 'C.', back]);
    expect(lines(told, 2)).toEqual(['A.', 'B.', left]);
    expect(lines(told, 3)).toEqual(['A.']);
    expect(lines(told, 4)).toEqual([]);
  });

  it('sums up what is said again of one choice', () => {
    expect(lines([chose(1, 'A', 'A', 'A'), chose(2, 'A')])).toEqual(['A. ×3', 'A.']);
  });

  it('leaves a space before how often', () => {
    expect(page([chose(1, 'A', 'A')]).replace(/<!--.*?-->|<[^>]*>/g, '')).toContain('A. ×2');
  });
});
