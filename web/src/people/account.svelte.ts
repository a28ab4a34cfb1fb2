import { complain, trouble } from '../ui/trouble.svelte';
import { settings } from '../base/settings.svelte';
import { bringSeats } from '../seats/elsewhere';
import type { Account, SignInStatus } from '../wire/types';
import { mine } from './person-api';

/** What the page «You» shows: asked for anew after everything that changes it. */
class Shown {
  /** Null for a guest. */
  account = $state.raw<Account | null>(null);
  loaded = $state(false);
  busy = $state(false);
  /** What has just been done, in words. */
  said = $state('');

  async load(): Promise<void> {
    await this.attempt(async () => {
      const { id } = await mine.me();
      this.account = id === null ? null : await mine.account();
      void bringSeats();
    });
    this.loaded = true;
  }

  /** Show who has come in; the name is theirs in this browser too. */
  async welcome({ me }: SignInStatus): Promise<void> {
    if (me.name) settings.keep({ name: me.name });
    await this.load();
  }

  /** Do something that is asked for once at a time, say what goes wrong, and tell whether it went well. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    trouble.text = '';
    this.said = '';
    this.busy = true;
    try {
      await work();
      return true;
    } catch (fault) {
      complain(fault);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The same, and look again at what is known. */
  async change(work: () => Promise<unknown>): Promise<boolean> {
    const done = await this.attempt(work);
    if (done) await this.load();
    return done;
  }
}

export const shown = new Shown();
