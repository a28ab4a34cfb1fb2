import '@fontsource/grenze-gotisch/latin-600.css';
import type { Theme } from '$liza/board/context';
import emblem from 'icon:candle-skull';
import titleFace from 'title-face:grenze-gotisch/files/grenze-gotisch-latin-600-normal';
import Cover from './Cover.svelte';

const theme: Theme = {
  Cover,
  emblem,
  titleFace,
  lettering: 'Grenze Gotisch',
  credit: 'Grenze Gotisch (Omnibus-Type)',
  author: 'TerroriXico (Gener Escalante)',
  ink: '#f6e7c6',
  ground: '#15100c',
};

export default theme;
