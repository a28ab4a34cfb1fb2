import '@fontsource/marcellus/latin-400.css';
import type { Theme } from '$liza/board/context';
import coin from 'icon:two-coins';
import Cover from './Cover.svelte';

const theme: Theme = {
  Cover,
  emblem: coin,
  lettering: 'Marcellus',
  credit: 'Marcellus (Astigmatic)',
  ink: '#fff7e0',
  ground: '#23285f',
};

export default theme;
