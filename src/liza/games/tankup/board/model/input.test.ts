import { describe, expect, it, vi } from 'vitest';
import type { BoardContext } from '$liza/board/context';
import { BoardInput } from './input.svelte';

/** Words that are the names of what they say. */
const words = {
  name: (_: string, key: string | null) => key ?? '',
  zone: (id: string) => id,
  seat: (seat: number) => `seat ${seat}`,
  find: (id: string) => id,
};
const attack = {
  kind: 'magic',
  key: 'chispa',
  owner: 0,
  marks: [{ kind: 'player', key: 'p2', count: 1 }],
  numbers: {},
};

function table(moment: string, pieces: object[]) {
  const [choose, why] = [vi.fn(), vi.fn()];
  const view = { moment, seats: 2, zones: [{ id: 'attack', seat: null, pieces, count: pieces.length }] };
  const options = [{ action: 'splash torso', verb: 'splash', args: [{ kind: 'space', key: 'torso' }] }];
  const context = { playing: true, seat: 0, words, options, view, choose, why };
  return { input: new BoardInput(() => context as unknown as BoardContext), choose, why };
}

describe('a space of a rival', () => {
  it('is what is asked about while one chooses where an attack falls', () => {
    const { input, choose, why } = table('Area', [attack]);
    input.pressSpace(1, 'head');
    expect(why).toHaveBeenCalledExactlyOnceWith('splash head', undefined);
    input.pressSpace(1, 'torso');
    expect(choose).toHaveBeenCalledExactlyOnceWith('splash torso');
  });

  it('is named as what it is where nobody may touch it', () => {
    const { input, choose, why } = table('EquipTurn', []);
    input.pressSpace(1, 'head');
    expect(why).toHaveBeenCalledExactlyOnceWith('target p2', 'head, board-bare, seat 1');
    expect(choose).not.toHaveBeenCalled();
  });
});
