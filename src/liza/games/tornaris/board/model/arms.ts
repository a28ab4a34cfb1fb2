/** Tinctures, arms and places: all that the cover of the box needs, kept small for the home page. */

import bed from 'icon:bed';
import braulia from 'icon:checked-shield';
import celeste from 'icon:oak-leaf';
import gate from 'icon:dungeon-gate';
import remi from 'icon:mole';
import scroll from 'icon:scroll-unfurled';
import shop from 'icon:shop';
import skull from 'icon:death-skull';
import baltazar from 'icon:wizard-staff';
import swords from 'icon:crossed-swords';
import tower from 'icon:stone-tower';
import work from 'icon:anvil-impact';
import zelrac from 'icon:stag-head';

export const INK = '#2a2140';
export const GOLD = '#f2c14e';
export const BONE = '#fff6e2';

interface Arms {
  /** The field of the shield, and a darker one for edges. */
  tint: string;
  deep: string;
  charge: string;
}

/** Everybody bears the arms of their character. */
const ARMS: Record<string, Arms> = {
  celeste: { tint: '#1c7f73', deep: '#0c4a44', charge: celeste },
  skull: { tint: '#6b3f9e', deep: '#3b1f5e', charge: skull },
  remi: { tint: '#96561c', deep: '#57300c', charge: remi },
  baltazar: { tint: '#2a5cb0', deep: '#14336b', charge: baltazar },
  braulia: { tint: '#bd2f26', deep: '#721510', charge: braulia },
  zelrac: { tint: '#3c4048', deep: '#1c1f26', charge: zelrac },
};
const NO_ARMS: Arms = { tint: '#5a5470', deep: '#2f2b40', charge: '' };

export const arms = (character: string | null | undefined): Arms => ARMS[character ?? ''] ?? NO_ARMS;

export const DAY = ['dungeon', 'shop', 'tower', 'day_event'] as const;
const NIGHT = ['rest', 'work', 'ring', 'night_event'] as const;
export const SPACES = [...DAY, ...NIGHT] as const;
export type Space = (typeof SPACES)[number];

export const SPACE_ICONS: Record<Space, string> = {
  dungeon: gate, shop, tower, day_event: scroll, rest: bed, work, ring: swords, night_event: scroll,
}; // prettier-ignore
