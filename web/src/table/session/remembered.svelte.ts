/** What this browser remembers of a table that is looked at: how it stands, how far it has been seen, its position. */

import { untrack } from 'svelte';
import { away } from '../../base/away.svelte';
import { isHere } from '../../base/folder';
import { looked } from '../../seats/looked';
import { mySeats } from '../../seats/my-seats.svelte';
import { keepPosition } from '../../seats/positions';
import { standings } from '../../seats/standings.svelte';
import type { LiveTable } from './live-table.svelte';

/** Remember a table for as long as the effect lives in which this is called. */
export function remember(live: LiveTable): void {
  $effect(() => {
    const { table, asked, started } = live;
    // Whose turn it is changes with each choice, of which the table itself is not told anew.
    const told = table && started ? { ...table, actors: [...asked] } : table;
    if (told && live.own !== null && !isHere(live.id)) untrack(() => standings.tell(told));
  });

  $effect(() => {
    const { story } = live;
    if (live.me === null || isHere(live.id) || document.hidden || story.length === 0) return;
    const step = story.filter(({ note }) => !note).length - 1;
    untrack(() =>
      looked(
        live.id,
        step,
        mySeats.list.map(({ table }) => table),
      ),
    );
  });

  // A slow game is looked at anywhere, also where there is no connection.
  $effect(() => {
    const { table, newest, started } = live;
    if (!started || live.me === null || isHere(live.id) || table?.clock.kind !== 'slow') return;
    void away.begin();
    void keepPosition(table, newest);
  });
}
