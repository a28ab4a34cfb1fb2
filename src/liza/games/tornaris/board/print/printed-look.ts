/** The backs of Tornaris' decks, told apart by colour and sign. */

import dragon from 'icon:spiked-dragon-head';
import moon from 'icon:moon';
import scroll from 'icon:scroll-unfurled';
import star from 'icon:night-sky';
import sun from 'icon:sun';
import swords from 'icon:crossed-swords';
import { ICONS } from '../model/look';

interface BackSign {
  icon: string;
  deep: string;
  light: string;
}

export const BACK_SIGNS: Record<string, BackSign> = {
  equipment: { icon: swords, deep: '#5e1710', light: '#8d2c20' },
  monster: { icon: dragon, deep: '#24351c', light: '#3f5b31' },
  sky: { icon: sun, deep: '#2b2568', light: '#3d3488' },
  day_event: { icon: scroll, deep: '#1f5580', light: '#3f82b5' },
  night_event: { icon: star, deep: '#1b1740', light: '#352e72' },
  object: { icon: ICONS.sack, deep: '#57400f', light: '#86641c' },
};

export const MOON = moon;
