import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../../wire/types';
import { gathered } from './seats-ready';

const table = (status: TableInfo['status'], ...kinds: SeatInfo['kind'][]): TableInfo =>
  ({ status, seats: kinds.map((kind) => ({ kind })) }) as TableInfo;

it('asks who is ready only when everybody sits and the game has not begun', () => {
  expect(gathered(table('waiting', 'person', 'open'))).toBe(false);
  expect(gathered(table('waiting', 'person', 'person', 'bot'))).toBe(true);
  expect(gathered(table('running', 'person', 'person'))).toBe(false);
  expect(gathered(table('cancelled', 'person', 'bot'))).toBe(false);
  expect(gathered(null)).toBe(false);
});
