import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { BoardContext } from '$liza/board/context';
import type { Words } from '$liza/i18n/words';
import type { Piece } from '$liza/wire/types';
import Facts from '../pieces/Facts.svelte';
import { BoardInput } from './input.svelte';

const words = {
  seat: (seat: number) => (seat === 0 ? 'Rojo' : 'Ana'),
  name: () => 'Rojo',
  counter: (id: string) => id,
  zone: (id: string) => id,
  find: (id: string, values: Record<string, number> = {}) => `${id}=${values['count'] ?? ''}`,
} as unknown as Words;
const view = { counters: [], zones: [] };
const input = new BoardInput(() => ({ words, view }) as unknown as BoardContext);

describe('labels of the book', () => {
  it('say a colour once where the player is called by it', () => {
    expect(input.seatLabel(0)).toMatch(/^Rojo, points/);
    expect(input.seatLabel(1)).toMatch(/^Ana, Rojo, points/);
  });

  it('know how many there are of what they count', () => {
    const piece = { kind: 'card', key: 'event', numbers: { traumas: 1 }, marks: [] } as unknown as Piece;
    expect(render(Facts, { props: { piece, words } }).body).toContain('board-fact-traumas=1');
  });
});
