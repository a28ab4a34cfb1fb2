import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { Play } from './play.svelte';
import Proposals from './Proposals.svelte';

describe('a proposal', () => {
  it('keeps both answers together where there is little room', () => {
    const table = { proposal: { what: 'rematch', by: 0, target: null, waiting: [1] } };
    const play = { table, me: 1, words: { seat: () => 'Ana' } } as unknown as Play;
    const { body } = render(Proposals, { props: { play } });
    expect(body).toMatch(/<div class="answers[^>]*><button[^]*<\/button> *<button[^]*<\/button><\/div>/);
  });
});
