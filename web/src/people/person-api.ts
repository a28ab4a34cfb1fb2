/** What is asked of the site about the person who asks. */

import { call } from '../net/http';
import type { Account, EndSessions, Me, NameWanted } from '../wire/types';

export const mine = {
  account: () => call<Account>('/me/account'),
  me: () => call<Me>('/me'),
  claim: (wanted: NameWanted) => call<Me>('/me/name', null, wanted, 'PUT'),
  endSessions: (wanted: EndSessions) => call<Me>('/me/sessions/end', null, wanted),
};
