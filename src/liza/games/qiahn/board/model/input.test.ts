import { describe, expect, it, vi } from 'vitest';
import type { BoardContext } from '$liza/board/context';
import { BoardInput } from './input.svelte';
import type { Fighter, Token } from './model';

/** Words that are the names of what they say. */
const words = {
  name: (_: string, key: string | null) => key ?? '',
  zone: (id: string) => id,
  seat: (seat: number) => `seat ${seat}`,
  several: (all: string[]) => all.join(' '),
  find: (id: string, values: Record<string, string> = {}) => [id, ...Object.values(values)].join(' '),
  describe: (_: string, key: string) => `what ${key} does`,
};
const piece = (key: string | null) => ({ key, marks: [], numbers: {} });
const zones = [
  { id: 'reserve', seat: 0, pieces: [piece('mago'), piece(null)] },
  { id: 'defeated', seat: 0, pieces: [piece('infante')] },
  { id: 'reserve', seat: 1, pieces: [piece('bestia'), piece(null)] },
];
const hidden = (seat: number) => ({ key: null, seat, where: 'reserve', die: 0, marks: [] }) as unknown as Fighter;

const table = () => {
  const [choose, why, remark] = [vi.fn(), vi.fn(), vi.fn()];
  const options = [{ action: 'deploy paladin', verb: 'deploy', args: [{ kind: 'combatant', key: 'paladin' }] }];
  const context = { playing: true, seat: 0, words, options, view: { moment: 'Deploy', zones }, choose, why, remark };
  return { input: new BoardInput(() => context as unknown as BoardContext), choose, why, remark };
};

describe('what lies face down', () => {
  it('is asked about as such, under no name of those that it may be, and chooses nothing', () => {
    const { input, choose, why } = table();
    input.pressFighter(hidden(0));
    expect(why).toHaveBeenCalledExactlyOnceWith('deploy paladin', 'board-face-down, reserve, seat 0');
    expect(choose).not.toHaveBeenCalled();
  });

  it('may be whoever of its side was not seen', () => {
    const { input } = table();
    expect(input.fighterAbout(hidden(0))).toBe('board-hidden paladin caballero bestia arquero');
    expect(input.fighterAbout(hidden(1))).toBe('board-hidden mago paladin caballero arquero infante');
  });

  it('answers when it is the enemy that is touched', () => {
    const { input, why, remark } = table();
    input.pressFighter(hidden(1));
    const may = 'board-hidden mago paladin caballero arquero infante';
    expect(remark).toHaveBeenCalledExactlyOnceWith('board-face-down, reserve, seat 1', may);
    expect(why).not.toHaveBeenCalled();
  });
});

describe('a token of the enemy', () => {
  it('answers what it does and whose it is', () => {
    const { input, why, remark } = table();
    input.pressToken({ key: 'agua', seat: 1, where: 'tokens', bearer: null } as unknown as Token);
    expect(remark).toHaveBeenCalledExactlyOnceWith('agua, tokens, seat 1', 'what agua does board-theirs seat 1');
    expect(why).not.toHaveBeenCalled();
  });
});
