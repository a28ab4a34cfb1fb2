/** How Tornaris' things look: the tinctures of a tournament by day and by night, one meaning per icon. */

import bed from 'icon:bed';
import braulia from 'icon:checked-shield';
import celeste from 'icon:oak-leaf';
import crown from 'icon:laurel-crown';
import crystal from 'icon:crystal-ball';
import dragon from 'icon:spiked-dragon-head';
import gate from 'icon:dungeon-gate';
import gauntlet from 'icon:gauntlet';
import goblin from 'icon:goblin-head';
import golem from 'icon:rock-golem';
import moon from 'icon:moon';
import ogre from 'icon:ogre';
import owl from 'icon:owl';
import padlock from 'icon:plain-padlock';
import portal from 'icon:magic-portal';
import potion from 'icon:potion-ball';
import question from 'icon:uncertainty';
import raven from 'icon:raven';
import remi from 'icon:mole';
import sack from 'icon:knapsack';
import scroll from 'icon:scroll-unfurled';
import shop from 'icon:shop';
import skull from 'icon:death-skull';
import baltazar from 'icon:wizard-staff';
import sun from 'icon:sun';
import swords from 'icon:crossed-swords';
import tower from 'icon:stone-tower';
import work from 'icon:anvil-impact';
import zelrac from 'icon:stag-head';
import { EMBLEMS } from './emblems';

export const INK = '#2a2140';
export const GOLD = '#f2c14e';
export const VERMILION = '#c8371f';
export const BONE = '#fff6e2';
export const MANA = '#3f6fd8';

export interface Arms {
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
const NO_ARMS: Arms = { tint: '#5a5470', deep: '#2f2b40', charge: question };

export const arms = (character: string | null | undefined): Arms => ARMS[character ?? ''] ?? NO_ARMS;

export const DAY = ['dungeon', 'shop', 'tower', 'day_event'] as const;
export const NIGHT = ['rest', 'work', 'ring', 'night_event'] as const;
export const SPACES = [...DAY, ...NIGHT] as const;
export type Space = (typeof SPACES)[number];

export const SPACE_ICONS: Record<Space, string> = {
  dungeon: gate, shop, tower, day_event: scroll, rest: bed, work, ring: swords, night_event: scroll,
}; // prettier-ignore

export const OBJECTS: Record<string, string> = { familiar: owl, portal, raven, crystal, glove: gauntlet, potion };
export const CATEGORIES: Record<string, string> = { goblin, ogre, golem, dragon };
export const CATEGORY_TINTS: Record<string, string> = { goblin: '#3f6b2a', ogre: '#8a4a1c', golem: '#566274', dragon: '#a3241c' };
export const ICONS = { sun, moon, crown, padlock, sack, swords, tower, gate, shop, question } as const;

const OF_KIND: Record<string, string> = { happening: scroll, sky: sun, equipment: swords, cause: swords };

/** The emblem of a card; what has none of its own shows that of its kind. */
export function emblem(kind: string, key: string | null, category?: string): string {
  if (key === null) return question;
  if (kind === 'object') return OBJECTS[key] ?? question;
  if (kind === 'character') return arms(key).charge;
  return EMBLEMS[key] ?? CATEGORIES[category ?? ''] ?? OF_KIND[kind] ?? question;
}
