/** Keeping on this device what it takes to play while the site cannot be reached: on demand, and in the installed app. */

import { alone } from './folder';

const LIST = '/away.json';
const SCRIPT = '/away.js';

type Standing = 'none' | 'impossible' | 'offered' | 'keeping' | 'kept' | 'failed';

class Away {
  /** `none`: not known yet; `impossible`: this browser keeps nothing of a page that came without https. */
  standing = $state<Standing>('none');

  /** Look whether it is kept; what was kept once is kept up to date, and the installed app keeps it by itself. */
  async look(): Promise<void> {
    if (alone) return;
    if (!('serviceWorker' in navigator)) {
      this.standing = 'impossible';
      return;
    }
    const kept = await navigator.serviceWorker.getRegistration('/');
    this.standing = kept?.active ? 'kept' : 'offered';
    if (kept || matchMedia('(display-mode: standalone)').matches) await this.keep();
  }

  /** Keep all of it. */
  async keep(): Promise<void> {
    const before = this.standing;
    if (before !== 'kept') this.standing = 'keeping';
    try {
      const told = await fetch(LIST);
      if (!told.ok) throw new Error(String(told.status));
      const { version } = (await told.json()) as { version: string };
      const made = await navigator.serviceWorker.register(`${SCRIPT}?${version}`, { scope: '/' });
      const worker = made.installing ?? made.waiting ?? made.active;
      if (worker) await settled(worker);
      this.standing = 'kept';
    } catch {
      // What is kept stays, also while the site cannot be reached.
      this.standing = before === 'kept' ? 'kept' : 'failed';
    }
  }
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
