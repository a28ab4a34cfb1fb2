import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ids = (lang: string): string[] =>
  [...readFileSync(new URL(`./${lang}.ftl`, import.meta.url), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
    (found) => found[1] ?? '',
  );

describe('the words about looking on', () => {
  it('are the same in both languages', () => {
    expect(ids('en')).toEqual(ids('es'));
    expect(ids('es').length).toBeGreaterThan(10);
  });
});
