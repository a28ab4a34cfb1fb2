import '@fontsource/lilita-one/latin-400.css';
import type { Theme } from '$liza/board/context';
import helmet from 'icon:spartan-helmet';
import titleFace from 'title-face:lilita-one/files/lilita-one-latin-400-normal';
import Cover from './Cover.svelte';

const theme: Theme = {
  Cover,
  emblem: helmet,
  titleFace,
  lettering: 'Lilita One',
  credit: 'Lilita One (Juan Montoreano)',
  ink: '#fff3dc',
  ground: '#7c1a0d',
};

export default theme;
