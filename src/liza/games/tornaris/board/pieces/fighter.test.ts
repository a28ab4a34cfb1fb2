import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { BoardContext } from '$liza/board/context';
import Fighter from './Fighter.svelte';

const words = {
  seat: () => 'Ana',
  name: (_: string, key: string | null) => key ?? '',
  counter: (id: string) => id,
  find: (id: string) => id,
  describe: (_: string, key: string) => `what ${key} can do`,
};
const view = (advantage: number) => ({
  actors: [],
  zones: [{ id: 'character', seat: 0, pieces: [{ key: 'celeste', marks: [], numbers: {} }], count: 1 }],
  counters: [{ id: 'advantage', seat: 0, value: advantage, limit: null }],
});
const drawn = (advantage: number): string => {
  const context = { words, view: view(advantage) } as unknown as BoardContext;
  return render(Fighter, { props: { context, seat: 0, tall: true, look: () => undefined } }).body;
};

describe('who fights a duel', () => {
  it('says who it is, what they can do and what the advantage is for, by pointing and with the keys', () => {
    const html = drawn(1);
    expect(html).toMatch(
      /tabindex="0" data-ref="fighter:0" aria-label="Ana: celeste" aria-description="what celeste can do"/,
    );
    expect(html).toMatch(/data-ref="advantage:0" aria-label="advantage" aria-description="board-advantage"/);
    expect(drawn(0)).not.toContain('board-advantage');
  });
});
