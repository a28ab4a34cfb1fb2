/** How things come and go: armour is slammed on, and clatters off in pieces. */

import { reducedMotion } from '$liza/base/settings.svelte';
import type { TransitionConfig } from 'svelte/transition';

export function landOn(_: Element, { duration, far }: { duration: number; far: number }): TransitionConfig {
  if (reducedMotion()) return { duration, css: (t) => `opacity: ${t}` };
  return {
    duration,
    css: (t, u) =>
      `opacity: ${Math.min(1, t * 2)}; transform: translateY(${u * u * 60 * far}px) scale(${1 + u * u * 0.9}) rotate(${u * -25}deg)`,
  };
}

export function fallOff(_: Element, { duration, broken }: { duration: number; broken: boolean }): TransitionConfig {
  if (!broken || reducedMotion()) return { duration: duration * 0.3, css: (t) => `opacity: ${t}` };
  return {
    duration,
    css: (t, u) => {
      const hop = Math.sin(Math.min(1, u * 1.6) * Math.PI) * -34;
      return `opacity: ${Math.min(1, t * 2.2)}; transform: translate(${u * 46}px, ${hop + u * u * 120}px) rotate(${u * 230}deg) scale(${1 - u * 0.35})`;
    },
  };
}
