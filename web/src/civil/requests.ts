/** What is asked of the site about other people. */

import { call } from '../net/http';
import type {
  CompanionInfo,
  DecisionInfo,
  InvitationInfo,
  InvitePerson,
  MakeReport,
  MarkInfo,
  PersonAt,
  PutMark,
  ReportInfo,
} from '../wire/types';

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
  report: ({ table, seat, chat, token }: Meant, reason: MakeReport['reason'], words: string) =>
    call<ReportInfo[]>('/reports', token, { table, seat, chat, reason, words }),
  reports: () => call<ReportInfo[]>('/me/reports'),
  decisions: () => call<DecisionInfo[]>('/me/decisions'),
  invitations: () => call<InvitationInfo[]>('/me/invitations'),
  invite: (wanted: InvitePerson) => call<string[]>('/me/invitations', null, wanted),
  dismiss: (table: string) => call<string[]>(`/me/invitations/${table}`, null, {}, 'DELETE'),
};
