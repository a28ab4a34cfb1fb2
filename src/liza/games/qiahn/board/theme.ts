import '@fontsource/marcellus/latin-400.css';
import type { Theme } from '$liza/board/context';
import coin from 'icon:two-coins';
import titleFace from 'title-face:marcellus/files/marcellus-latin-400-normal';
import Cover from './Cover.svelte';

const theme: Theme = {
  Cover,
  emblem: coin,
  titleFace,
  lettering: 'Marcellus',
  credit: 'Marcellus (Astigmatic)',
  ink: '#fff7e0',
  ground: '#23285f',
};

export default theme;
