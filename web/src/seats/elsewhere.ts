/** The seats that the person of this browser holds wherever they sat down: asked for where that may have changed. */

import { api } from '../net/http';
import { mySeats } from './my-seats.svelte';

/** Bring them here; without a connection those that are known stay. */
export const bringSeats = (): Promise<void> =>
  api.myTables().then(
    (held) => mySeats.bring(held),
    () => undefined,
  );
