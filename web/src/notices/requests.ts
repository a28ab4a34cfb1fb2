/** What is asked of the site about how the person of this browser is told. */

import { call } from '../net/http';
import type {
  AddPush,
  ChangeNotices,
  MailCode,
  Me,
  NoticeSettings,
  PushTestResult,
  SetMailbox,
  SetWebhook,
  WaitingDecisions,
  WebhookInfo,
} from '../wire/types';

export const notices = {
  me: () => call<Me>('/me'),
  settings: () => call<NoticeSettings>('/me/notices'),
  change: (wanted: ChangeNotices) => call<NoticeSettings>('/me/notices', null, wanted, 'PUT'),
  addPush: (wanted: AddPush) => call<NoticeSettings>('/me/notices/push', null, wanted),
  endPush: (id: string) => call<NoticeSettings>(`/me/notices/push/${id}`, null, {}, 'DELETE'),
  openFeed: () => call<NoticeSettings>('/me/notices/feed', null, {}),
  closeFeed: () => call<NoticeSettings>('/me/notices/feed', null, {}, 'DELETE'),
  askForMail: (wanted: SetMailbox) => call<NoticeSettings>('/me/notices/mail', null, wanted, 'PUT'),
  confirmMail: (wanted: MailCode) => call<NoticeSettings>('/me/notices/mail', null, wanted),
  endMail: () => call<NoticeSettings>('/me/notices/mail', null, {}, 'DELETE'),
  /** Without a session: whoever has the letter may end it. */
  stopMail: (secret: string) => call<null>(`/mail/stop/${encodeURIComponent(secret)}`, null, {}),
  test: () => call<PushTestResult>('/me/notices/test', null, {}),
  waiting: () => call<WaitingDecisions>('/me/waiting'),
  webhook: (table: string, token: string | null) => call<WebhookInfo>(`/tables/${table}/webhook`, token),
  setWebhook: (table: string, token: string | null, wanted: SetWebhook) =>
    call<WebhookInfo>(`/tables/${table}/webhook`, token, wanted, 'PUT'),
  endWebhook: (table: string, token: string | null) =>
    call<WebhookInfo>(`/tables/${table}/webhook`, token, {}, 'DELETE'),
};
