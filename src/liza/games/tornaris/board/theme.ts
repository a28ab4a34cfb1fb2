import '@fontsource/cinzel/latin-700.css';
import type { Theme } from '$liza/board/context';
import emblem from 'icon:heraldic-sun';
import titleFace from 'title-face:cinzel/files/cinzel-latin-700-normal';
import Cover from './Cover.svelte';

const theme: Theme = {
  Cover,
  emblem,
  titleFace,
  lettering: 'Cinzel',
  credit: 'Cinzel (Natanael Gama)',
  ink: '#fff6e2',
  ground: '#27235c',
};

export default theme;
