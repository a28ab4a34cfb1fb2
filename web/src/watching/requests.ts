/** What is asked of the site about looking on. */

import { call } from '../net/http';
import type { EyesLink } from '../wire/types';

export const watching = {
  eyes: (table: string, token: string | null) => call<EyesLink>(`/tables/${table}/eyes`, token),
  show: (table: string, token: string | null, shown: boolean) =>
    call<EyesLink>(`/tables/${table}/eyes`, token, { shown }, 'PUT'),
};
