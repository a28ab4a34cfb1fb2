/** What is asked of the site about other people. */

import { call } from '../net/http';
import type { CompanionInfo, InvitationInfo, InvitePerson, MarkInfo, PersonAt, PutMark } from '../wire/types';

/** Whoever has a seat, or has said something there. */
export interface Meant {
  table: string;
  seat: number;
  /** The number of what was said. */
  chat: number | null;
  /** What lets the viewer see the table. */
  token: string | null;
}

export const civil = {
  companions: () => call<CompanionInfo[]>('/me/companions'),
  marks: () => call<MarkInfo[]>('/me/marks'),
  person: ({ table, seat, chat, token }: Meant) =>
    call<PersonAt>(`/tables/${table}/seats/${seat}/person${chat === null ? '' : `?chat=${chat}`}`, token),
  mark: ({ table, seat, chat, token }: Meant, kind: PutMark['kind']) =>
    call<MarkInfo>('/me/marks', token, { table, kind, ...(chat === null ? { seat } : { chat }) }, 'PUT'),
  takeBack: (id: string) => call<MarkInfo[]>(`/me/marks/${id}`, null, {}, 'DELETE'),
  invitations: () => call<InvitationInfo[]>('/me/invitations'),
  invite: (wanted: InvitePerson) => call<string[]>('/me/invitations', null, wanted),
  dismiss: (table: string) => call<string[]>(`/me/invitations/${table}`, null, {}, 'DELETE'),
};
