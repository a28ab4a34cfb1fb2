import '@fontsource/grenze-gotisch/latin-600.css';
import type { Theme } from '$liza/table/scene';
import emblem from 'icon:candle-skull';
import Lid from './Lid.svelte';

const theme: Theme = {
  Lid,
  emblem,
  lettering: 'Grenze Gotisch',
  credit: 'Grenze Gotisch (Omnibus-Type)',
  ink: '#f6e7c6',
  ground: '#15100c',
};

export default theme;
