import { describe, expect, it } from 'vitest';
import { beside, WIDE, type Box } from './tooltip-state.svelte';

const ground: Box = { left: 0, top: 100, right: 390, bottom: 800 };
const thing = (left: number, top: number, size = 40): Box => ({ left, top, right: left + size, bottom: top + size });

describe('what is said of a thing', () => {
  it('stands above it, or below where there is no room above, and never over it', () => {
    expect(beside(thing(170, 400), ground)).toMatchObject({ from: 'bottom', away: 800 - 400 + 8 });
    expect(beside(thing(170, 120), ground)).toMatchObject({ from: 'top', away: 120 + 40 - 100 + 8 });
  });

  it('stays on the ground at both edges', () => {
    expect(beside(thing(0, 400), ground).left).toBe(4);
    expect(beside(thing(350, 400), ground).left).toBe(390 - WIDE - 4);
  });
});
