import { expect, test } from 'vitest';
import { settings } from '../base/settings.svelte';
import { imprint } from './imprint';

test('a box says how long, from which age and by whom, as far as it is printed', () => {
  settings.lang = 'en';
  const all = { age: 10, minutes: [20, 30], author: 'Gener Escalante' };
  expect(imprint({ minutes: 25, imprint: all })).toEqual(['20 to 30 min', 'from age 10', 'Gener Escalante']);
  expect(imprint({ minutes: 15, imprint: { age: null, minutes: null, author: null } })).toEqual(['15 min']);
  expect(imprint({ minutes: 60, imprint: { age: 10, minutes: [60, 60], author: null } })[0]).toBe('60 min');
});
