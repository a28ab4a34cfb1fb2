/** Cards fly from where they were to where they go, one at a time; nothing else on the table needs to know. */

import { tick } from 'svelte';
import { reducedMotion } from '$liza/base/settings.svelte';
import { told, type Told } from '$liza/board/animation';
import type { Happening } from '$liza/wire/types';
import type { Events } from '../events';

const TIME = 340;

type Way = { from: string[]; to: string[]; arrives: boolean };

const spot = (id: string): string => `[data-spot="${id}"]`;

const inHand = (seat: number, card: string | null): string[] => [
  `[data-spot="hand-${seat}"] [data-card="hand:${card}"]`,
  spot(`hand-${seat}`),
  spot(`seat-${seat}`),
];
const pile = (id: string, seat: number): string[] => [spot(`${id}-${seat}`), spot(`seat-${seat}`)];
const lying = (line: string, seat: number): string => `[data-line="${line}"] [data-card="${line}:${seat}"]`;

/** Where an event moves something, as the places are marked on the board. */
function way(event: Told<Events> | null): Way | null {
  switch (event?.event) {
    case 'played':
    case 'hidden':
      return { from: inHand(event.seat, event.card), to: [lying(event.line, event.seat)], arrives: true };
    case 'discarded':
      return { from: inHand(event.seat, event.card), to: pile('discard_pile', event.seat), arrives: false };
    case 'eliminated':
      return { from: inHand(event.seat, event.card), to: pile('wear_zone', event.seat), arrives: false };
    case 'struck':
      return {
        from: [lying(event.line, event.other_seat)],
        to: pile('discard_pile', event.other_seat),
        arrives: false,
      };
    case 'destroyed':
      return { from: [lying(event.line, event.other_seat)], to: pile('wear_zone', event.other_seat), arrives: false };
    case 'unlinked':
      return { from: [lying(event.line, event.seat)], to: pile('discard_pile', event.seat), arrives: false };
    case 'traumatised':
      return { from: [spot('trauma')], to: pile('draw_pile', event.seat), arrives: false };
    default:
      return null;
  }
}

/** The last of the first kind of place that is there: the newest card of a line lies last. */
function seek(board: Element, places: readonly string[]): HTMLElement | null {
  for (const place of places) {
    const found = board.querySelectorAll<HTMLElement>(place);
    const last = found[found.length - 1];
    if (last) return last;
  }
  return null;
}

function shot(): HTMLElement {
  const dark = document.createElement('div');
  dark.className = 'trauma-shot';
  return dark;
}

/** To be called before the board changes; it looks again once it has changed. */
export function fly(board: HTMLElement, event: Happening, pace: number): void {
  const route = pace > 0 && !reducedMotion() ? way(told<Events>(event)) : null;
  const origin = route && seek(board, route.from);
  if (!route || !origin) return;
  const from = origin.getBoundingClientRect();
  const trauma = event.event === 'traumatised';
  const double = route.arrives ? null : trauma ? shot() : (origin.cloneNode(true) as HTMLElement);
  const duration = TIME * Math.min(1.4, pace);
  void tick().then(() => {
    const goal = seek(board, route.to);
    if (!goal) return;
    const to = goal.getBoundingClientRect();
    const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    if (!double) {
      const scale = Math.min(1.4, Math.max(0.4, from.height / Math.max(1, to.height)));
      goal.animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(-4deg)`, zIndex: 9 },
          { transform: 'none', zIndex: 9 },
        ],
        { duration, easing: 'cubic-bezier(.3,.8,.3,1)' },
      );
      return;
    }
    const [width, height] = trauma ? [46, 64] : [from.width, from.height];
    Object.assign(double.style, {
      position: 'fixed',
      left: `${from.x + (from.width - width) / 2}px`,
      top: `${from.y + (from.height - height) / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
      zIndex: '30',
      pointerEvents: 'none',
    });
    double.setAttribute('aria-hidden', 'true');
    double.querySelectorAll('button').forEach((button) => button.setAttribute('tabindex', '-1'));
    board.append(double);
    const gone = double.animate(
      [{ transform: 'none' }, { transform: `translate(${-x}px, ${-y}px) scale(.25)`, opacity: 0.5 }],
      { duration: duration * 1.3, easing: 'cubic-bezier(.5,0,.6,1)' },
    );
    gone.onfinish = gone.oncancel = () => double.remove();
  });
}
