/** How Qíahn's things look: one meaning per icon, rims as printed. */

import arrow from 'icon:high-shot';
import broadsword from 'icon:broadsword';
import flame from 'icon:flame';
import helm from 'icon:crested-helmet';
import horse from 'icon:mounted-knight';
import mountains from 'icon:mountains';
import shield from 'icon:checked-shield';
import spears from 'icon:barbed-spear';
import wave from 'icon:big-wave';
import whirlwind from 'icon:whirlwind';
import wizard from 'icon:wizard-face';
import wolf from 'icon:wolf-head';

export const COMBATANTS: Record<string, { icon: string; rim: string }> = {
  mago: { icon: wizard, rim: '#d9a514' },
  paladin: { icon: helm, rim: '#7d3fa8' },
  caballero: { icon: horse, rim: '#3f8fd6' },
  bestia: { icon: wolf, rim: '#24408e' },
  arquero: { icon: arrow, rim: '#3f8f45' },
  infante: { icon: spears, rim: '#c2372b' },
};

export const TOKENS: Record<string, { icon: string; tint: string }> = {
  espada: { icon: broadsword, tint: '#8d96a3' },
  escudo: { icon: shield, tint: '#9a7647' },
  fuego: { icon: flame, tint: '#d65a1f' },
  tierra: { icon: mountains, tint: '#6e7f35' },
  agua: { icon: wave, tint: '#2b86b5' },
  aire: { icon: whirlwind, tint: '#7f8fb8' },
};

/** The two worlds: Cara in the sun, Cruz under four moons. */
interface World {
  sky: [string, string, string];
  line: string;
  ink: string;
  face: string;
  icon: string;
  glow: string;
  rim: string;
  edge: string;
  well: string;
}

export const WORLDS: [World, World] = [
  {
    sky: ['#fdf6e0', '#f3dda3', '#d9ac4e'],
    line: '#a9792a',
    ink: '#4a3310',
    face: '#fffaf0',
    icon: '#3a2a12',
    glow: '#fff3c4',
    rim: '#e9c466',
    edge: '#8a611d',
    well: '#b98a35',
  },
  {
    sky: ['#3b3f86', '#252a66', '#12143a'],
    line: '#aeb9e6',
    ink: '#e8ecff',
    face: '#23264f',
    icon: '#eef1ff',
    glow: '#c7d4ff',
    rim: '#c9d0e4',
    edge: '#5d658c',
    well: '#0d0f2c',
  },
];

export const world = (seat: number): World => (seat === 0 ? WORLDS[0] : WORLDS[1]);
