/** How TerroriXico's things look: one meaning per icon, four inks, a shape for every colour of player. */

import aquelarre from 'icon:cauldron';
import ahuizotl from 'icon:sniffing-dog';
import aluxe from 'icon:goblin-head';
import apagon from 'icon:candle-holder';
import bell from 'icon:ringing-bell';
import berserker from 'icon:barbarian';
import book from 'icon:spell-book';
import bow from 'icon:pocket-bow';
import camazotz from 'icon:evil-bat';
import cansancio from 'icon:night-sleep';
import chupacabras from 'icon:goat';
import charro from 'icon:sombrero';
import cihuateotl from 'icon:swordwoman';
import clover from 'icon:clover';
import creature from 'icon:paw-print';
import crossroad from 'icon:crossroad';
import discard from 'icon:card-discard';
import draw from 'icon:card-draw';
import echo from 'icon:sound-waves';
import evilEye from 'icon:evil-eyes';
import fever from 'icon:thermometer-hot';
import fright from 'icon:terror';
import fury from 'icon:enrage';
import hand from 'icon:poker-hand';
import herbs from 'icon:herbs-bundle';
import horseman from 'icon:cloaked-figure-on-horseback';
import hourglass from 'icon:hourglass';
import joker from 'icon:card-joker';
import llorona from 'icon:tear-tracks';
import machete from 'icon:machete';
import magical from 'icon:crystal-ball';
import mask from 'icon:duality-mask';
import mictecacihuatl from 'icon:skull-mask';
import mictlantecuhtli from 'icon:crowned-skull';
import moon from 'icon:eclipse-flare';
import mulata from 'icon:galleon';
import mummy from 'icon:mummy-head';
import nahual from 'icon:werewolf';
import ofrenda from 'icon:candle-skull';
import owl from 'icon:owl';
import pistols from 'icon:crossed-pistols';
import points from 'icon:laurel-crown';
import planchada from 'icon:nurse-female';
import scales from 'icon:scales';
import shield from 'icon:round-shield';
import spirit from 'icon:ghost';
import strength from 'icon:biceps';
import backstab from 'icon:backstab';
import tezcatlipoca from 'icon:saber-toothed-cat-head';
import trauma from 'icon:screaming';
import undead from 'icon:tombstone';
import wear from 'icon:card-burn';
import xibalba from 'icon:cave-entrance';

export const INK = { black: '#15100c', bone: '#f3e6c9', marigold: '#f4a51c', crimson: '#b4202b' } as const;

export const LINES = ['range', 'melee', 'shield', 'codex'] as const;
export const LINE_ICONS: Record<string, string> = { range: bow, melee: machete, shield, codex: book };

export const ICONS = { trauma, draw, discard, wear, hand, book, points } as const;

export const MONSTERS: Record<string, string> = {
  aluxe, nahual, mulata, lechuza: owl, llorona, charro, planchada, chupacabras, ahuizotl, camazotz, momia: mummy,
  jinete: horseman, cihuateotl,
}; // prettier-ignore

export const EVENTS: Record<string, string> = {
  limpia: herbs, luna_de_sangre: moon, pacto: crossroad, eco: echo, susto: fright, cansancio, ofrenda,
  mal_de_ojo: evilEye, apagon, campanas: bell, fiebre: fever, aquelarre, mictlantecuhtli, tezcatlipoca,
  mictecacihuatl, xibalba,
}; // prettier-ignore

export const TYPES: Record<string, string> = { undead, spirit, creature, magical };

const SPECIALS: Record<string, string> = {
  fury, take_advantage: backstab, good_omens: clover, last_chance: hourglass, trickery: joker, friendly_fire: pistols,
  berserker, equality: scales, strength, mimetic: mask,
}; // prettier-ignore

interface CardLook {
  sort: 'relic' | 'special' | 'trauma';
  icon: string;
  /** What is written large at the left edge. */
  figure: string;
}

/** A card from its key: `melee_2`, `fury`, `trauma_3`. */
export function cardLook(key: string): CardLook {
  const special = SPECIALS[key];
  if (special) return { sort: 'special', icon: special, figure: '' };
  const [kind = '', value = ''] = key.split('_');
  if (kind === 'trauma') return { sort: 'trauma', icon: trauma, figure: value === '0' ? '0' : `−${value}` };
  return { sort: 'relic', icon: LINE_ICONS[kind] ?? book, figure: value };
}

export interface Side {
  /** Its key among the colours. */
  key: 'red' | 'green' | 'blue' | 'yellow';
  ink: string;
  deep: string;
  /** A mark of radius 1, so that colours are never told apart by colour alone. */
  mark: string;
}

export const SIDES: readonly Side[] = [
  { key: 'red', ink: '#d8434a', deep: '#8e1a24', mark: 'M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1Z' },
  { key: 'green', ink: '#5aa84f', deep: '#2a6427', mark: 'M0 -1.05L1.05 .85H-1.05Z' },
  { key: 'blue', ink: '#4d93d9', deep: '#1f5490', mark: 'M-.86 -.86H.86V.86H-.86Z' },
  { key: 'yellow', ink: '#efc23c', deep: '#8f6b0b', mark: 'M0 -1.15L.9 0L0 1.15L-.9 0Z' },
];

export const side = (seat: number | null): Side => SIDES[seat ?? 0] ?? SIDES[0]!;
