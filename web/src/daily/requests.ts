/** What is asked of the site about the deals of the days. */

import { settings } from '../base/settings.svelte';
import { route } from '../base/route.svelte';
import { call } from '../net/http';
import { mySeats } from '../seats/my-seats.svelte';
import type { DailyInfo, DailyResults, DailyTable, GroupDaily } from '../wire/types';

export const daily = {
  today: () => call<DailyInfo>('/daily'),
  results: (day: string, game: string) => call<DailyResults>(`/daily/${day}/${game}`),
  group: (id: string) => call<GroupDaily>(`/groups/${id}/daily`),
};

/** Sit down to the deal of a day, or go on with it, also on another device than before. */
export async function playDeal(game: string): Promise<void> {
  const { table, seat, token } = await call<DailyTable>(`/daily/${game}`, null, { name: settings.name });
  mySeats.keep({ table, game, seat, token, at: Date.now() });
  route.go(`/t/${table}`);
}
