import type { TableInfo } from '../wire/types';

/** Whether everybody sits at a table whose game has not begun: it asks who is ready. */
export const gathered = (table: TableInfo | null): boolean =>
  table?.status === 'waiting' && table.seats.every(({ kind }) => kind !== 'open');
