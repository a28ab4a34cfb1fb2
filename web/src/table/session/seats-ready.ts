import type { TableInfo } from '../../wire/types';

/** Whether everybody sits at a table whose game has not begun: it asks who is ready. */
export const everySeatTaken = (table: TableInfo | null): boolean =>
  table?.status === 'waiting' && table.seats.every(({ kind }) => kind !== 'open');

/** What a table waits for whose game has not begun: the key of its title. */
export const waitingTitle = (table: TableInfo): string =>
  everySeatTaken(table) ? (table.previous ? 'gather-title' : 'ready-title') : 'waiting-start';
