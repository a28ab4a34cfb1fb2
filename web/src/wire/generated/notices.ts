/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

/** A subscription of this browser, as ``PushSubscription.toJSON()`` has it. */
export interface AddPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: 'en' | 'es';
  device?: string;
}

/** How one wants to be told from now on. */
export interface ChangeNotices {
  digest: 'daily' | 'each';
  hour: number;
  zone: string;
  quiet: QuietHours | null;
  language: 'en' | 'es';
}

/** The code that came by mail. */
export interface MailCode {
  code: string;
}

/** Where one is written to. */
export interface MailboxInfo {
  address: string;
  confirmed: boolean;
}

/** How who asks is told that a table waits. */
export interface NoticeSettings {
  push_key: string | null;
  push: PushDevice[];
  feed: string | null;
  calendar: string | null;
  language: 'en' | 'es';
  digest: 'daily' | 'each';
  hour: number;
  zone: string;
  quiet: QuietHours | null;
  mail: MailboxInfo | null;
}

/** A browser that shows notices. */
export interface PushDevice {
  id: string;
  device: string;
  since: number;
  here: boolean;
}

/** What became of a test push to this browser. */
export interface PushTestResult {
  sent: boolean;
}

/** When nothing is told, in minutes of the day; the end may be on the next day. */
export interface QuietHours {
  start: number;
  end: number;
}

/** Where one wants to be written to: a code is sent there. */
export interface SetMailbox {
  address: string;
  language: 'en' | 'es';
}

/** A chat that is to be told whose decision a table waits for. */
export interface SetWebhook {
  format: 'discord' | 'matrix' | 'plain';
  url: string;
  language?: 'en' | 'es';
}

/** The chat that a table tells; its address is a secret of who set it. */
export interface TableWebhook {
  format: 'discord' | 'matrix' | 'plain';
  host: string;
  language: 'en' | 'es';
}

/** How many decisions of slow tables wait for who asks. */
export interface WaitingDecisions {
  decisions: number;
}

/** Which chat a table tells, and where chats may be. */
export interface WebhookInfo {
  hosts: string[];
  webhook: TableWebhook | null;
}
