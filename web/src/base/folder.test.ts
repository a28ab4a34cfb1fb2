import { expect, test } from 'vitest';
import { file } from './folder';

test.each(['', 'index.html', '?a=/b', '#/t/x?guide#token', 'index.html#/rules/qiahn'])(
  'a file lies beside the page, however it is addressed: %s',
  (end) => {
    expect(file('engine/parts.json', `https://host.example/juegos/liza/${end}`)).toBe(
      'https://host.example/juegos/liza/engine/parts.json',
    );
    expect(file('', `https://host.example/juegos/liza/${end}`)).toBe('https://host.example/juegos/liza/');
  },
);
