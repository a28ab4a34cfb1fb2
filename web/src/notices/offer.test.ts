import { describe, expect, it } from 'vitest';
import { hourOf, lackOf, minutesOf, sameKey, type Surroundings } from './offer';

const GOOD: Surroundings = {
  secure: true, able: true, apple: false, installed: false, permission: 'default', key: 'BA',
}; // prettier-ignore
const lack = (about: Partial<Surroundings>) => lackOf({ ...GOOD, ...about });

describe('what stands against being told in this browser', () => {
  it('is nothing where all is there, whether one was asked before or not', () => {
    expect(lack({})).toBeNull();
    expect(lack({ permission: 'granted' })).toBeNull();
    expect(lack({ apple: true, installed: true })).toBeNull();
  });

  it('is named by what one can do about it', () => {
    expect(lack({ secure: false, able: false })).toBe('secure');
    expect(lack({ able: false })).toBe('browser');
    expect(lack({ able: false, apple: true })).toBe('installed');
    expect(lack({ able: false, apple: true, installed: true })).toBe('browser');
    expect(lack({ permission: 'denied' })).toBe('blocked');
  });

  it('is the site before the browser: nobody installs a page for notices that are not sent', () => {
    expect(lack({ key: null })).toBe('site');
    expect(lack({ key: null, able: false, apple: true })).toBe('site');
    expect(lack({ key: null, permission: 'denied' })).toBe('site');
  });
});

describe('the key of a subscription', () => {
  const bytes = Uint8Array.from([251, 255, 0, 62]).buffer;
  it('is the same however it is written', () => {
    expect(sameKey(bytes, '-_8APg')).toBe(true);
    expect(sameKey(bytes, '-_8APg==')).toBe(true);
  });
  it('is another one after the site has changed it', () => {
    expect(sameKey(bytes, '-_8APh')).toBe(false);
    expect(sameKey(null, '-_8APg')).toBe(false);
  });
});

describe('quiet hours', () => {
  it('are minutes of the day', () => {
    for (const [hour, minutes] of [
      ['00:00', 0],
      ['07:05', 425],
      ['23:59', 1439],
    ] as const) {
      expect(minutesOf(hour)).toBe(minutes);
      expect(hourOf(minutes)).toBe(hour);
    }
    expect(minutesOf('')).toBeNull();
  });
});
