import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { settings } from '../../base/settings.svelte';
import type { LiveTable } from '../session/live-table.svelte';
import Proposals from './Proposals.svelte';

describe('a proposal', () => {
  it('keeps both answers together where there is little room', () => {
    const table = { proposal: { what: 'rematch', by: 0, target: null, clock: null, waiting: [1] } };
    const live = { table, me: 1, words: { seat: () => 'Ana' } } as unknown as LiveTable;
    const { body } = render(Proposals, { props: { live } });
    expect(body).toMatch(/<div class="answers[^>]*><button[^]*<\/button> *<button[^]*<\/button><\/div>/);
  });

  it('is told to whoever is not asked as what somebody else has proposed', () => {
    settings.lang = 'es';
    const table = { proposal: { what: 'draw', by: 0, target: null, clock: null, waiting: [1] } };
    const seen = (me: number | null): string =>
      render(Proposals, { props: { live: { table, me, words: { seat: () => 'Ana' } } as unknown as LiveTable } }).body;
    for (const other of [null, 2]) {
      expect(seen(other)).toContain('Ana propone tablas.');
      expect(seen(other)).not.toContain('<button');
    }
    expect(seen(0)).toContain('Has hecho una propuesta');
    expect(seen(0)).not.toContain('Ana propone');
  });
});
