/** How Tank Up's things look: comic, scrappy, thick lines; one meaning per icon, kinds told by icon and shape. */

import anvil from 'icon:anvil';
import arm from 'icon:biceps';
import armBack from 'icon:metal-hand';
import armourUp from 'icon:armor-upgrade';
import balls from 'icon:juggler';
import lion from 'icon:lion';
import boar from 'icon:boar';
import bow from 'icon:archery-target';
import broken from 'icon:broken-shield';
import cards from 'icon:card-draw';
import crystal from 'icon:crystal-ball';
import cycle from 'icon:cycle';
import dieShield from 'icon:dice-shield';
import evil from 'icon:evil-eyes';
import fist from 'icon:fist';
import head from 'icon:heavy-helm';
import helmetBack from 'icon:spartan-helmet';
import leg from 'icon:leg';
import legBack from 'icon:boots';
import palm from 'icon:magic-palm';
import question from 'icon:uncertainty';
import ring from 'icon:shield-echoes';
import rooster from 'icon:rooster';
import scorpion from 'icon:scorpion';
import snow from 'icon:snowflake-1';
import sturdy from 'icon:iron-cross';
import swords from 'icon:crossed-swords';
import thumb from 'icon:thumb-up';
import torso from 'icon:armor-vest';
import torsoBack from 'icon:chest-armor';
import { EMBLEMS } from './emblems';

export const INK = '#2a1810';
export const BONE = '#fff3dc';
export const RED = '#d7261e';
export const GOLD = '#ffc93c';

/** Everybody has a colour and a beast. */
const SEATS: { tint: string; deep: string; beast: string }[] = [
  { tint: '#c4730f', deep: '#6f3d05', beast: lion },
  { tint: '#2f6f96', deep: '#173d57', beast: scorpion },
  { tint: '#5f7d22', deep: '#344510', beast: boar },
  { tint: '#c02c1a', deep: '#6d150a', beast: rooster },
];

export const seatLook = (seat: number): (typeof SEATS)[number] => SEATS[seat % SEATS.length]!;

export interface Back {
  icon: string;
  /** The face of its cards and the ground of its back. */
  tint: string;
  deep: string;
  armour: boolean;
}

export const BACKS: Record<string, Back> = {
  helmet: { icon: helmetBack, tint: '#9fb0b8', deep: '#4d5f69', armour: true },
  torso: { icon: torsoBack, tint: '#b5a58c', deep: '#665740', armour: true },
  arm: { icon: armBack, tint: '#b78f72', deep: '#6d452c', armour: true },
  leg: { icon: legBack, tint: '#a5a785', deep: '#55583a', armour: true },
  blow: { icon: fist, tint: '#e2674a', deep: '#8f2310', armour: false },
  shot: { icon: bow, tint: '#e9a83a', deep: '#8a5608', armour: false },
  magic: { icon: palm, tint: '#7f86cf', deep: '#363a83', armour: false },
  situation: { icon: question, tint: '#6fb0a4', deep: '#1f5b52', armour: false },
  throw: { icon: broken, tint: '#d58d5c', deep: '#7d3d12', armour: false },
};

const ANY_BACK: Back = { icon: question, tint: '#c9b08a', deep: '#5f4a2c', armour: false };

export const backLook = (kind: string): Back => BACKS[kind] ?? ANY_BACK;
export const emblem = (kind: string, key: string): string => EMBLEMS[key] ?? backLook(kind).icon;

export const DECKS = ['helmet', 'torso', 'arm', 'leg', 'blow', 'shot', 'magic', 'situation'] as const;
export const SPACES = ['head', 'torso', 'left_arm', 'right_arm', 'left_leg', 'right_leg'] as const;
export type Space = (typeof SPACES)[number];
export const BODY: Record<Space, string> = {
  head,
  torso,
  left_arm: arm,
  right_arm: arm,
  left_leg: leg,
  right_leg: leg,
};
/** A left limb is a right one in the mirror. */
export const MIRRORED: readonly string[] = ['right_arm', 'right_leg'];

/** What is printed on an armour beside its numbers. */
export const SIGNS: Record<string, string> = {
  blow: fist, shot: bow, magic: palm, situation: question, any: cards, exchange: cycle, ap: armourUp, atk: swords,
}; // prettier-ignore

export const SETS: Record<string, { icon: string; tint: string }> = {
  acero: { icon: anvil, tint: '#44525c' },
  arcano: { icon: crystal, tint: '#5a3fa0' },
  feria: { icon: balls, tint: '#b0461b' },
};

/** What is kept in mind about a fighter. */
export const STATES: Record<string, string> = { frozen: snow, cursed: evil, tough: sturdy, ward: ring, thumb };

export const TEMPORARY = dieShield;
export const WRECK = broken;
