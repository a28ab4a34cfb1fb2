/** How Tornaris' things look: the tinctures of a tournament by day and by night, one meaning per icon. */

import crown from 'icon:laurel-crown';
import crystal from 'icon:crystal-ball';
import dragon from 'icon:spiked-dragon-head';
import gauntlet from 'icon:gauntlet';
import goblin from 'icon:goblin-head';
import golem from 'icon:rock-golem';
import ogre from 'icon:ogre';
import owl from 'icon:owl';
import padlock from 'icon:plain-padlock';
import portal from 'icon:magic-portal';
import potion from 'icon:potion-ball';
import question from 'icon:uncertainty';
import raven from 'icon:raven';
import sack from 'icon:knapsack';
import scroll from 'icon:scroll-unfurled';
import sun from 'icon:sun';
import swords from 'icon:crossed-swords';
import tower from 'icon:stone-tower';
import { arms } from './arms';
import { EMBLEMS } from './emblems';

export * from './arms';

export const OBJECTS: Record<string, string> = { familiar: owl, portal, raven, crystal, glove: gauntlet, potion };
export const CATEGORIES: Record<string, string> = { goblin, ogre, golem, dragon };
export const CATEGORY_TINTS: Record<string, string> = {
  goblin: '#3f6b2a',
  ogre: '#8a4a1c',
  golem: '#566274',
  dragon: '#a3241c',
};
export const ICONS = { crown, padlock, sack, swords, tower, question } as const;

const OF_KIND: Record<string, string> = { happening: scroll, sky: sun, equipment: swords, cause: swords };

/** The emblem of a card; what has none of its own shows that of its kind. */
export function emblem(kind: string, key: string | null, category?: string): string {
  if (key === null) return question;
  if (kind === 'object') return OBJECTS[key] ?? question;
  if (kind === 'character') return arms(key).charge;
  return EMBLEMS[key] ?? CATEGORIES[category ?? ''] ?? OF_KIND[kind] ?? question;
}
