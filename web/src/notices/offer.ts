/** Whether this browser can be told, and what stands against it. */

/** What a browser and a site bring along. */
export interface Surroundings {
  /** Whether the page came over https, or from this very machine. */
  secure: boolean;
  /** Whether the browser has service workers, push messages and notices. */
  able: boolean;
  /** Whether it runs on an iPhone or an iPad. */
  apple: boolean;
  /** Whether the page is open as an app. */
  installed: boolean;
  permission: NotificationPermission;
  /** What the site signs with; null where it sends nothing. */
  key: string | null;
}

export type Lack = 'secure' | 'site' | 'installed' | 'browser' | 'blocked';

/** The first thing that stands against it, which is what one has to do something about; null if nothing does. */
export function lackOf({ secure, able, apple, installed, permission, key }: Surroundings): Lack | null {
  if (!secure) return 'secure';
  if (key === null) return 'site';
  if (!able) return apple && !installed ? 'installed' : 'browser';
  return permission === 'denied' ? 'blocked' : null;
}

const APPLE = /iPhone|iPad|iPod/;

export function surroundings(key: string | null): Surroundings {
  const able = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  return {
    secure: isSecureContext,
    able,
    // An iPad says that it is a Mac; no Mac has a screen for fingers.
    apple: APPLE.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1),
    installed: matchMedia('(display-mode: standalone)').matches,
    permission: able ? Notification.permission : 'default',
    key,
  };
}

/** Whether two keys are the same: a subscription has its key as bytes, a site tells it as text. */
export function sameKey(bytes: ArrayBuffer | null, text: string): boolean {
  if (!bytes) return false;
  const written = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return written.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === text.replaceAll('=', '');
}

/** Minutes of the day as a field for hours has them, and back. */
export const hourOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
export function minutesOf(hour: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(hour) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
