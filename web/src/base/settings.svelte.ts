/** What a person has chosen once and keeps: in this browser, nowhere else. */

import { usualLang, type Lang } from './lang';

export type Speed = 'calm' | 'normal' | 'fast' | 'instant';
export type Light = 'auto' | 'paper' | 'walnut';

export const SPEEDS: Record<Speed, number> = { calm: 1.7, normal: 1, fast: 0.45, instant: 0 };
const STORE = 'liza.settings';

interface Kept {
  lang: Lang;
  speed: Speed;
  light: Light;
  sounds: boolean;
  notices: boolean;
  /** Whether what has only one answer is answered without a click; null: after the first games of a kind. */
  lone: boolean | null;
  /** Whether what others do among themselves is passed over up to the own decision; null: not asked yet. */
  onward: boolean | null;
  /** Whether all options are listed at a table. */
  listing: boolean;
  name: string;
  /** The level of bots that was chosen last, by game. */
  levels: Record<string, string>;
}

const browserLang = (): Lang =>
  typeof navigator === 'undefined' || !navigator.languages ? 'es' : usualLang(navigator.languages);

const DEFAULTS: Kept = {
  lang: browserLang(),
  speed: 'normal',
  light: 'auto',
  sounds: false,
  notices: false,
  lone: null,
  onward: null,
  listing: false,
  name: '',
  levels: {},
};

class Settings {
  lang = $state<Lang>('es');
  speed = $state<Speed>('normal');
  light = $state<Light>('auto');
  sounds = $state(false);
  notices = $state(false);
  lone = $state<boolean | null>(null);
  onward = $state<boolean | null>(null);
  listing = $state(false);
  name = $state('');
  levels = $state.raw<Record<string, string>>({});

  constructor() {
    Object.assign(this, DEFAULTS, read());
  }

  /** How long things take, as a factor of their usual time. */
  get pace(): number {
    return SPEEDS[this.speed];
  }

  keep(changes: Partial<Kept>): void {
    Object.assign(this, changes);
    const { lang, speed, light, sounds, notices, lone, onward, listing, name, levels } = this;
    const kept: Kept = { lang, speed, light, sounds, notices, lone, onward, listing, name, levels };
    try {
      localStorage.setItem(STORE, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings = new Settings();

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Whether things should fade instead of fly. */
export const reducedMotion = (): boolean => still?.matches ?? false;
