import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TapBuffer } from './tap-buffer';

class Thing {
  readonly isConnected = true;
  readonly dispatchEvent = vi.fn();
  closest(): Thing {
    return this;
  }
}

let answered: () => void = () => undefined;
let underway: Promise<void> | null = null;

function send(): void {
  underway = new Promise((resolve) => (answered = resolve));
}

class Click {
  readonly stopPropagation = vi.fn();
  readonly preventDefault = vi.fn();
  readonly clientX = 100;
  constructor(
    readonly target: Thing,
    readonly detail: number,
    readonly clientY: number,
  ) {}
}

function tap(tapBuffer: TapBuffer, target: Thing, detail = 1, moved = 0): Click {
  const event = new Click(target, detail, 100 - moved);
  tapBuffer.begin({ clientX: 100, clientY: 100 } as PointerEvent);
  tapBuffer.keep(event as unknown as UIEvent);
  return event;
}

async function answer(): Promise<void> {
  answered();
  underway = null;
  await new Promise((resolve) => setTimeout(resolve));
}

describe('a tap made while a choice is under way', () => {
  beforeEach(() => {
    vi.stubGlobal('Element', Thing);
    vi.stubGlobal('MouseEvent', Click);
    underway = null;
  });
  afterEach(() => vi.unstubAllGlobals());

  it('counts once the table has answered, and of several the last', async () => {
    const [first, second, third] = [new Thing(), new Thing(), new Thing()];
    const tapBuffer = new TapBuffer(() => underway);
    tap(tapBuffer, first);
    send();
    tap(tapBuffer, second);
    tap(tapBuffer, third);
    expect(third.dispatchEvent).not.toHaveBeenCalled();
    await answer();
    expect(first.dispatchEvent).not.toHaveBeenCalled();
    expect(second.dispatchEvent).not.toHaveBeenCalled();
    expect(third.dispatchEvent).toHaveBeenCalledOnce();
  });

  it('means nothing where it was the same thing again, soon or late', async () => {
    const thing = new Thing();
    const tapBuffer = new TapBuffer(() => underway);
    tap(tapBuffer, thing);
    send();
    tap(tapBuffer, thing, 2);
    tap(tapBuffer, thing);
    await answer();
    expect(thing.dispatchEvent).not.toHaveBeenCalled();
  });

  it('is none where it ends a drag: that is left to the board', async () => {
    const thing = new Thing();
    const tapBuffer = new TapBuffer(() => underway);
    send();
    expect(tap(tapBuffer, thing, 1, 200).stopPropagation).not.toHaveBeenCalled();
    await answer();
    expect(thing.dispatchEvent).not.toHaveBeenCalled();
  });
});
