import { describe, expect, it } from 'vitest';
import { AutoAnswer } from './auto-answer';

const among = { pace: 1, watched: true, mayTakeBack: false };
const bots = { ...among, watched: false };

describe('a prompt with a single answer', () => {
  it('follows the pace of the table among bots, and leaves time for second thoughts', () => {
    const autoAnswer = new AutoAnswer();
    expect(autoAnswer.wait('Drink', bots)).toBe(900);
    expect(autoAnswer.wait('Drink', { ...bots, pace: 0 })).toBe(0);
    expect(autoAnswer.wait('Drink', { ...bots, mayTakeBack: true })).toBeGreaterThan(2000);
  });

  it('takes among people as long as this person takes when there is something to choose', () => {
    const autoAnswer = new AutoAnswer(() => 0.5);
    for (const took of [3900, 4000, 4100]) autoAnswer.answered('Drink', took);
    autoAnswer.answered('Fight', 1500);
    expect(autoAnswer.wait('Drink', among)).toBeCloseTo(4000);
    expect(autoAnswer.wait('Fight', among)).toBeCloseTo(1500);
  });

  it('is never answered at once among people, not even on a table where nothing takes time', () => {
    for (const chance of [0, 0.3, 0.99]) {
      const autoAnswer = new AutoAnswer(() => chance);
      for (let at = 0; at < 20; at++) autoAnswer.answered('Drink', 10);
      expect(autoAnswer.wait('Drink', { ...among, pace: 0 })).toBeGreaterThan(700);
    }
  });
});
