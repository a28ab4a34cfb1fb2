import '@fontsource/im-fell-english/latin-400.css';
import type { Theme } from '$liza/board/context';
import emblem from 'icon:island';
import titleFace from 'title-face:im-fell-english/files/im-fell-english-latin-400-normal';
import Cover from './Cover.svelte';

const theme: Theme = {
  Cover,
  emblem,
  titleFace,
  lettering: 'IM Fell English',
  credit: 'IM Fell English (Igino Marini)',
  author: 'Tanxi (Ignacio Mc Manus)',
  ink: '#fff8e6',
  ground: '#1f5650',
};

export default theme;
