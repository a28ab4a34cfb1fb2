import { beforeEach, describe, expect, it } from 'vitest';
import { keepLevel, usualLevel } from './levels';
import { settings } from '../base/settings.svelte';

const GAME = { id: 'tanxi', levels: ['gentle', 'lively', 'fierce'] };

describe('the strength at the door', () => {
  beforeEach(() => settings.keep({ levels: {} }));

  it('is the gentlest at first, and then whatever was chosen last in that game', () => {
    expect(usualLevel(GAME)).toBe('gentle');
    keepLevel('tanxi', 'fierce');
    keepLevel('qiahn', 'lively');
    expect(usualLevel(GAME)).toBe('fierce');
    expect(usualLevel({ ...GAME, id: 'tornaris' })).toBe('gentle');
  });

  it('forgets a level that there is no more', () => {
    keepLevel('tanxi', 'gone');
    expect(usualLevel(GAME)).toBe('gentle');
  });
});
