/** What a push message says, as a notification: the declarative form, which some browsers show without a worker. */

export interface Told {
  title: string;
  options: NotificationOptions & { data: { to: string } };
  /** How many decisions wait; null where that was not said. */
  badge: number | null;
}

/** Where a notification leads that names no place of this site. */
export const TABLES = '/tables';
const ICON = '/icon-192.png';
const BADGE = '/badge.png';
const KIND = 8030;

/** The place in this site that an address names; another site's leads to one's tables. */
export function placeOf(address: unknown, origin: string): string {
  if (typeof address !== 'string') return TABLES;
  try {
    const url = new URL(address, origin);
    // Two slashes would begin the name of another host, once the own one is left out.
    return url.origin === origin && /^\/(?!\/)/.test(url.pathname) ? url.pathname + url.search + url.hash : TABLES;
  } catch {
    return TABLES;
  }
}

/** A notification for every message, also for one that cannot be read: a browser takes silence amiss. */
export function toldBy(text: string | null, origin: string, neutral: { title: string; body: string }): Told {
  const said = read(text);
  const { title, body, tag, navigate, lang } = said;
  const readable = typeof title === 'string' && title !== '';
  const badge = count(said['app_badge']);
  return {
    title: readable ? title : neutral.title,
    options: {
      body: readable ? string(body) : neutral.body,
      icon: ICON,
      badge: BADGE,
      data: { to: placeOf(navigate, origin) },
      ...(string(tag) ? { tag: string(tag), renotify: true } : {}),
      ...(string(lang) ? { lang: string(lang) } : {}),
    },
    badge,
  };
}

/** The standard writes a count as text, some senders as a number. */
const count = (value: unknown): number | null => (/^\d{1,6}$/.test(String(value)) ? Number(value) : null);

const string = (value: unknown): string => (typeof value === 'string' ? value : '');

function read(text: string | null): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(text ?? '');
    if (!isRecord(said) || said['web_push'] !== KIND || !isRecord(said['notification'])) return {};
    // The count stands beside the notification in the standard, and within it in some senders.
    return { app_badge: said['app_badge'], ...said['notification'] };
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
