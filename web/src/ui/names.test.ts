import { describe, expect, it } from 'vitest';
import { settings } from '../base/settings.svelte';
import type { SeatInfo } from '../wire/types';
import { seatNames } from './names';

const seat = (kind: 'person' | 'bot', name: string, level: string | null = null): SeatInfo =>
  ({ kind, name, level, here: true, clock: null }) as unknown as SeatInfo;

describe('what seats are called', () => {
  it('numbers bots of one level, and nobody else', () => {
    settings.lang = 'es';
    const names = seatNames([
      seat('person', 'Ana'),
      seat('bot', '', 'shrewd'),
      seat('bot', '', 'gentle'),
      seat('bot', '', 'shrewd'),
    ]);
    expect(names).toEqual(['Ana', 'Astuto 1', 'Amable', 'Astuto 2']);
  });
});
