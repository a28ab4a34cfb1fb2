import { complain, trouble } from '../ui/trouble.svelte';
import type { Account } from '../wire/types';
import { mine } from './person-api';

/** What the page «You» shows: asked for anew after everything that changes it. */
class Shown {
  /** Null for a guest. */
  account = $state.raw<Account | null>(null);
  loaded = $state(false);
  busy = $state(false);

  async load(): Promise<void> {
    await this.attempt(async () => {
      const { id } = await mine.me();
      this.account = id === null ? null : await mine.account();
    });
    this.loaded = true;
  }

  /** Do something that is asked for once at a time, say what goes wrong, and tell whether it went well. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    trouble.text = '';
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
