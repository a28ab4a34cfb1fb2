import { expect, test } from 'vitest';
import type { OptionInfo } from '../wire/types';
import { unprinted } from './printed-options';

const option = (id: string, printed: OptionInfo['printed']): OptionInfo => ({
  id,
  printed,
  label: { es: '', en: '' },
  about: { es: '', en: '' },
  default: 'usual',
  values: [],
});

test('an option differs from the print only where the print says something else', () => {
  const options = [option('raven', 'after_reveal'), option('sale', 'usual'), option('start', null)];
  const differing = (chosen: Record<string, string>): string[] => unprinted(options, chosen).map(({ id }) => id);
  expect(differing({ raven: 'own_turn', sale: 'usual', start: 'p1' })).toEqual(['raven']);
  expect(differing({ raven: 'after_reveal', sale: 'usual', start: 'random' })).toEqual([]);
});
