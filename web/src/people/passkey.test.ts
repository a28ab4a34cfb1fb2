import { describe, expect, it } from 'vitest';
import { lack } from './passkey';

describe('passkeys', () => {
  it('belong to a name, and there the page says why not', () => {
    expect(lack('192.168.1.5', true, true)).toBe('number');
    expect(lack('[::1]', true, true)).toBe('number');
    expect(lack('liza.example', false, true)).toBe('plain');
    expect(lack('liza.example', true, false)).toBe('browser');
  });
});
