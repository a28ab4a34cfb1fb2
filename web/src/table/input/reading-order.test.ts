import { describe, expect, it } from 'vitest';
import type { Choice } from '../../wire/types';
import { byVerb, readingOrder } from './reading-order';

const OPTIONS = ['sell axe', 'pass', 'sell coat'].map((action) => ({ action, verb: action.split(' ')[0], args: [] }));

describe('what may be chosen', () => {
  it('is numbered in the order in which it is read', () => {
    const options = OPTIONS as unknown as Choice[];
    expect(byVerb(options).map(([verb]) => verb)).toEqual(['sell', 'pass']);
    expect(readingOrder(options).map(({ action }) => action)).toEqual(['sell axe', 'sell coat', 'pass']);
  });
});
