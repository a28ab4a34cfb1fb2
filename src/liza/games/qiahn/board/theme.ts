import '@fontsource/marcellus/latin-400.css';
import type { Theme } from '$liza/board/context';
import coin from 'icon:two-coins';
import Lid from './Cover.svelte';

const theme: Theme = {
  Lid,
  emblem: coin,
  lettering: 'Marcellus',
  credit: 'Marcellus (Astigmatic)',
  ink: '#fff7e0',
  ground: '#23285f',
};

export default theme;
