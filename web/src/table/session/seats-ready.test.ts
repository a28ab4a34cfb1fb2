import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../../wire/types';
import { everySeatTaken } from './seats-ready';

const table = (status: TableInfo['status'], ...kinds: SeatInfo['kind'][]): TableInfo =>
  ({ status, seats: kinds.map((kind) => ({ kind })) }) as TableInfo;

it('asks who is ready only when everybody sits and the game has not begun', () => {
  expect(everySeatTaken(table('waiting', 'person', 'open'))).toBe(false);
  expect(everySeatTaken(table('waiting', 'person', 'person', 'bot'))).toBe(true);
  expect(everySeatTaken(table('running', 'person', 'person'))).toBe(false);
  expect(everySeatTaken(table('cancelled', 'person', 'bot'))).toBe(false);
  expect(everySeatTaken(null)).toBe(false);
});
