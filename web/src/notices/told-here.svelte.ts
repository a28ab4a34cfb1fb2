/** How the person of this browser is told, and whether this browser is one of those that tell it. */

import { away } from '../base/away.svelte';
import { alone } from '../base/folder';
import { settings as own } from '../base/settings.svelte';
import { Refused } from '../net/socket';
import type { ChangeNotices, NoticeSettings } from '../wire/types';
import { lackOf, sameKey, surroundings, type Lack } from './offer';
import { notices } from './requests';

/** Remembers to what this browser is subscribed: it may drop that without a word. */
const STORE = 'liza.push';

class ToldHere {
  /** Null until it is known, and for a guest. */
  settings = $state.raw<NoticeSettings | null>(null);
  /** Whether this browser has a subscription. */
  private subscribed = $state(false);
  private permission = $state<NotificationPermission>('default');

  /** Why this browser cannot show notices; null where it can. */
  get lack(): Lack | null {
    void this.permission;
    return lackOf(surroundings(this.settings?.push_key ?? null));
  }

  get on(): boolean {
    return this.subscribed && this.lack === null && this.settings?.push.some(({ here }) => here) === true;
  }

  async load(): Promise<void> {
    const { id } = await notices.me();
    this.settings = id === null ? null : await notices.settings();
    this.subscribed = (await subscription()) !== null;
  }

  /** Ask for permission, which a browser grants only after a click, and subscribe. Whether it went well. */
  async turnOn(): Promise<boolean> {
    this.permission = await Notification.requestPermission();
    const key = this.settings?.push_key;
    if (this.permission !== 'granted' || !key) return false;
    const made = await subscribed(key);
    if (!made) return false;
    this.settings = await post(made);
    this.subscribed = true;
    return true;
  }

  async turnOff(): Promise<void> {
    localStorage.removeItem(STORE);
    await (await subscription())?.unsubscribe();
    this.subscribed = false;
    const here = this.settings?.push.find((one) => one.here);
    if (here) this.settings = await notices.endPush(here.id);
  }

  /** Let another browser show nothing any more. */
  async end(id: string): Promise<void> {
    this.settings = await notices.endPush(id);
  }

  /** Change how one is told; what is not named stays. */
  async change(wanted: Partial<ChangeNotices>): Promise<void> {
    if (!this.settings) return;
    const { digest, hour, quiet } = this.settings;
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    this.settings = await notices.change({ digest, hour, quiet, zone, language: own.lang, ...wanted });
  }

  /** Have a code sent to an address. */
  async askForMail(address: string): Promise<void> {
    this.settings = await notices.askForMail({ address, language: own.lang });
  }

  async confirmMail(code: string): Promise<void> {
    this.settings = await notices.confirmMail({ code });
  }

  async endMail(): Promise<void> {
    this.settings = await notices.endMail();
  }

  async feed(wanted: boolean): Promise<void> {
    this.settings = await (wanted ? notices.openFeed() : notices.closeFeed());
  }

  /** At each page load: subscribe again where the browser forgot, and tell the site where it does not know it. */
  async refresh(): Promise<void> {
    const kept = localStorage.getItem(STORE);
    if (alone || kept === null || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
    try {
      this.settings = await notices.settings();
      const key = this.settings.push_key;
      const made = key && (await subscribed(key));
      const known = made && made.endpoint === kept && this.settings.push.some(({ here }) => here);
      if (made && !known) this.settings = await post(made);
      this.subscribed = Boolean(made);
    } catch (fault) {
      // Whoever this browser does not belong to any more is not told here either.
      if (fault instanceof Refused && fault.problem.code === 'no-person') await this.turnOff();
    }
  }
}

async function subscription(): Promise<PushSubscription | null> {
  const found = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration('/') : undefined;
  return (await found?.pushManager?.getSubscription()) ?? null;
}

/** The subscription of this browser, made with the site's key. */
async function subscribed(key: string): Promise<PushSubscription | null> {
  const worker = await away.begin();
  if (!worker) return null;
  const found = await worker.pushManager.getSubscription();
  if (found && sameKey(found.options.applicationServerKey, key)) return found;
  await found?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function post(made: PushSubscription): Promise<NoticeSettings> {
  const { keys } = made.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  localStorage.setItem(STORE, made.endpoint);
  return notices.addPush({ endpoint: made.endpoint, p256dh, auth, language: own.lang });
}

export const toldHere = new ToldHere();
