import '@fontsource/im-fell-english/latin-400.css';
import type { Theme } from '$liza/table/scene';
import emblem from 'icon:island';
import Lid from './Lid.svelte';

const theme: Theme = {
  Lid,
  emblem,
  lettering: 'IM Fell English',
  credit: 'IM Fell English (Igino Marini)',
  ink: '#fff8e6',
  ground: '#1f5650',
};

export default theme;
