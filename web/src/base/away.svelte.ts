/**
 * The site's service worker. It keeps the page on this device, or on demand and in the installed app all that it takes
 * to play, for when the site cannot be reached; and it shows what is pushed.
 */

import { alone } from './folder';
import { route } from './route.svelte';

const LIST = '/away.json';
const SCRIPT = '/away.js';
/** How the address of a worker ends that keeps only the page. */
const PAGE = '&page';

type Standing = 'none' | 'impossible' | 'offered' | 'keeping' | 'kept' | 'failed';

class Away {
  /** `none`: not known yet; `impossible`: this browser keeps nothing of a page that came without https. */
  standing = $state<Standing>('none');
  private begun: Promise<ServiceWorkerRegistration | null> | null = null;

  /** Look what is kept; what was kept once is kept up to date, and the installed app keeps all by itself. */
  async look(): Promise<void> {
    if (alone) return;
    if (!('serviceWorker' in navigator)) {
      this.standing = 'impossible';
      return;
    }
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ go?: unknown } | null>) => {
      if (typeof data?.go === 'string') route.go(data.go);
    });
    navigator.serviceWorker.startMessages();
    const found = await navigator.serviceWorker.getRegistration('/');
    const whole = Boolean(found?.active && !found.active.scriptURL.endsWith(PAGE));
    this.standing = whole ? 'kept' : 'offered';
    if (whole || matchMedia('(display-mode: standalone)').matches) await this.keep();
    else if (found) await this.begin();
  }

  /** Keep all of it. */
  async keep(): Promise<void> {
    const before = this.standing;
    if (before !== 'kept') this.standing = 'keeping';
    try {
      await registered('all');
      this.standing = 'kept';
    } catch {
      // What is kept stays, also while the site cannot be reached.
      this.standing = before === 'kept' ? 'kept' : 'failed';
    }
  }

  /** The worker, with at least the page in it; null where this browser has none. */
  begin(): Promise<ServiceWorkerRegistration | null> {
    this.begun ??= this.started();
    return this.begun;
  }

  private async started(): Promise<ServiceWorkerRegistration | null> {
    if (alone || !('serviceWorker' in navigator)) return null;
    const found = (await navigator.serviceWorker.getRegistration('/')) ?? null;
    if (found?.active && !found.active.scriptURL.endsWith(PAGE)) return found;
    return registered('page').catch(() => found);
  }
}

async function registered(what: 'page' | 'all'): Promise<ServiceWorkerRegistration> {
  const told = await fetch(LIST);
  if (!told.ok) throw new Error(String(told.status));
  const { version, files } = (await told.json()) as { version: string; files: string[] };
  if (what === 'all' && files.length === 0) throw new Error('no engine for browsers');
  const script = `${SCRIPT}?${version}${what === 'page' ? PAGE : ''}`;
  const made = await navigator.serviceWorker.register(script, { scope: '/' });
  const worker = made.installing ?? made.waiting ?? made.active;
  if (worker) await settled(worker);
  return made;
}

/** Wait until a service worker has all its files, or has given up. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new Error(worker.state));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

export const away = new Away();
