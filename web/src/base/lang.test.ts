import { describe, expect, it } from 'vitest';
import { usualLang } from './lang';

describe('the language at the first visit', () => {
  it('is the first of the browser that we speak, and English where there is none', () => {
    expect(usualLang(['es-MX', 'en'])).toBe('es');
    expect(usualLang(['en-GB', 'es'])).toBe('en');
    expect(usualLang(['ca', 'en'])).toBe('es');
    expect(usualLang(['de', 'es'])).toBe('es');
    expect(usualLang(['de', 'fr'])).toBe('en');
  });
});
