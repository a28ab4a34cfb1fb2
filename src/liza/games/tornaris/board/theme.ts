import '@fontsource/cinzel/latin-700.css';
import type { Theme } from '$liza/board/context';
import emblem from 'icon:heraldic-sun';
import Cover from './Cover.svelte';

const theme: Theme = {
  Cover,
  emblem,
  lettering: 'Cinzel',
  credit: 'Cinzel (Natanael Gama)',
  ink: '#fff6e2',
  ground: '#27235c',
};

export default theme;
