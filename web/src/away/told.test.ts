import { describe, expect, it } from 'vitest';
import { placeOf, TABLES, toldBy } from './told';

const SITE = 'https://liza.example';
const NEUTRAL = { title: 'Liza', body: 'Algo te espera.' };
const message = (notification: unknown, more = {}): string => JSON.stringify({ web_push: 8030, notification, ...more });
const told = (text: string | null) => toldBy(text, SITE, NEUTRAL);

describe('a push message', () => {
  it('is shown as it says', () => {
    const said = {
      title: 'Te toca',
      body: 'Quedan 5 horas',
      navigate: `${SITE}/t/abc`,
      tag: 'abc',
      lang: 'es',
      app_badge: 3,
    };
    const { title, options, badge } = told(message(said));
    expect([title, options.body, options.tag, options.lang, options.data.to, badge]).toEqual([
      'Te toca', 'Quedan 5 horas', 'abc', 'es', '/t/abc', 3,
    ]); // prettier-ignore
    // What comes under a tag that is already there is told again, in the place of the other.
    expect(options).toHaveProperty('renotify', true);
  });

  it('is shown also where nothing can be read in it', () => {
    const unreadable = [
      null, '', '{', '7', 'null', '[]', message(null), message('x'), message({}), message({ title: 3 }), message({ title: '' }),
      JSON.stringify({ web_push: 1, notification: { title: 'Te toca' } }),
      JSON.stringify({ notification: { title: 'Te toca' } }),
    ]; // prettier-ignore
    for (const text of unreadable) {
      expect([told(text).title, told(text).options.body], String(text)).toEqual([NEUTRAL.title, NEUTRAL.body]);
      expect(told(text).options.data.to).toBe(TABLES);
      // A browser refuses to tell anew what has no tag.
      expect(told(text).options).not.toHaveProperty('renotify');
    }
  });

  it('counts what waits, where it says so, beside the notification or in it', () => {
    expect(told(message({ title: 'x' }, { app_badge: 2 })).badge).toBe(2);
    expect(told(message({ title: 'x', app_badge: 0 }, { app_badge: 2 })).badge).toBe(0);
    expect(told(message({ title: 'x', app_badge: '4' })).badge).toBe(4);
    for (const app_badge of [undefined, null, -1, 1.5, '', '4 x', {}])
      expect(told(message({ title: 'x', app_badge })).badge).toBeNull();
  });
});

describe('the place that a notification leads to', () => {
  it('is a place of this site', () => {
    expect(placeOf('/t/abc?x#y', SITE)).toBe('/t/abc?x#y');
    expect(placeOf(`${SITE}/tables`, SITE)).toBe('/tables');
  });

  it('is never one elsewhere', () => {
    const elsewhere = [
      'https://evil.example/t/abc', '//evil.example', '/\\evil.example', 'http://liza.example/t/abc',
      'https://liza.example:8443/', 'https://liza.example@evil.example/', 'javascript:alert(1)', 'data:text/html,x', 'blob:x',
      'https://', `${SITE}//evil.example`, `${SITE}/\\evil.example`, `blob:${SITE}/x`, 7, null, undefined, {},
    ]; // prettier-ignore
    for (const address of elsewhere) expect(placeOf(address, SITE), String(address)).toBe(TABLES);
  });
});
