import { describe, expect, it, vi } from 'vitest';
import { LongPress } from './long-press';

class Thing {
  constructor(private readonly onTable: boolean) {}
  closest(): Thing | null {
    return this.onTable ? this : null;
  }
}

function press(held: number, pointerType: string | null, onTable = true): boolean {
  let now = 1000;
  vi.stubGlobal('Element', Thing);
  const long = new LongPress(() => now);
  const click = { target: new Thing(onTable), stopPropagation: vi.fn(), preventDefault: vi.fn() };
  if (pointerType) long.begin({ pointerType } as PointerEvent);
  now += held;
  long.end(click as unknown as MouseEvent);
  vi.unstubAllGlobals();
  return click.stopPropagation.mock.calls.length > 0;
}

describe('a long press', () => {
  it('does nothing to what lies on the table; a tap and a click do', () => {
    expect(press(600, 'touch')).toBe(true);
    expect(press(600, 'pen')).toBe(true);
    expect(press(120, 'touch')).toBe(false);
    expect(press(900, 'mouse')).toBe(true);
    expect(press(500, 'mouse')).toBe(false);
    expect(press(600, 'touch', false)).toBe(false);
  });

  it('is no press at all that comes from the keyboard or from a reader', () => {
    expect(press(600, null)).toBe(false);
  });
});
