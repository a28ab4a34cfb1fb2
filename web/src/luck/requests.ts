/** What is asked of the site about chance. */

import { call } from '../net/http';
import type { LuckInfo, SiteDice } from '../wire/types';

export const luck = {
  dice: () => call<SiteDice>('/dice'),
  mine: (game: string) => call<LuckInfo>(`/me/luck/${game}`),
};
