import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../wire/types';
import { allowed, sureness } from './hints.svelte';

const table = (kinds: string[], status: 'running' | 'over' = 'running', rated = false, day: string | null = null) => ({
  status,
  rated,
  day,
  seats: kinds.map((kind) => ({ kind }) as SeatInfo),
});

describe('hints', () => {
  it('are given where all others are bots, and nowhere else', () => {
    expect(allowed(table(['person', 'bot', 'bot']), 0)).toBe(true);
    expect(allowed(table(['person', 'bot', 'person']), 0)).toBe(false);
    expect(allowed(table(['bot', 'bot']), null)).toBe(false);
    expect(allowed(table(['person', 'bot'], 'over'), 0)).toBe(false);
    expect(allowed(table(['person', 'bot'], 'running', true), 0)).toBe(false);
    expect(allowed(table(['person', 'bot'], 'running', false, '2026-11-19'), 0)).toBe(false);
  });

  it('say how sure they are', () => {
    expect([0.95, 0.6, 0.3].map(sureness)).toEqual(['sure', 'fairly', 'unsure']);
  });
});
