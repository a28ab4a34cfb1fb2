import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ids = (lang: string): string[] =>
  [...readFileSync(new URL(`./${lang}.ftl`, import.meta.url), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
    (found) => found[1] ?? '',
  );

describe('the words about profiles', () => {
  it('are the same in both languages', () => {
    expect(ids('en').sort()).toEqual(ids('es').sort());
    expect(ids('es').length).toBeGreaterThan(10);
  });
});
