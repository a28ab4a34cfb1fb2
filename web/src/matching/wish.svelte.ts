/** The wish to play now: stated, kept up while this page waits, and what was found for it. */

import { settings } from '../base/settings.svelte';
import { route } from '../base/route.svelte';
import { call } from '../net/http';
import { mySeats } from '../seats/my-seats.svelte';
import { wordsFor } from '../ui/trouble.svelte';
import type { StateWish, WishInfo } from '../wire/types';

const STORE = 'liza.wish';
const WAITING = 2000;
const LOOKING = 15_000;

type Wanted = Required<Pick<StateWish, 'games' | 'least' | 'most' | 'pace' | 'rated'>>;

class Wish {
  told = $state.raw<WishInfo | null>(null);
  fault = $state('');
  /** Whether this page is to go to the table as soon as there is one. */
  leads = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what is asked: an answer that comes after something else was asked is not heard. */
  #turn = 0;

  /** Ask how it stands, again and again: often while it waits. */
  async watch(): Promise<void> {
    const turn = this.#begin();
    const told = await call<WishInfo>('/me/wish').catch(() => null);
    if (turn !== this.#turn) return;
    if (this.leads && told?.status === 'none') return this.state(remembered()); // the page slept, and the wish ended
    if (told) await this.#hear(told);
    if (turn === this.#turn) this.#later(this.told?.status === 'waiting' ? WAITING : LOOKING);
  }

  end(): void {
    this.#begin();
  }

  async state(wanted: Wanted): Promise<void> {
    localStorage.setItem(STORE, JSON.stringify(wanted));
    this.leads = true;
    await this.#change(() => call<WishInfo>('/me/wish', null, { ...wanted, name: settings.name }, 'PUT'));
  }

  async takeBack(): Promise<void> {
    this.leads = false;
    await this.#change(() => call<WishInfo>('/me/wish', null, {}, 'DELETE'));
  }

  /** Go to the table that was found: from then on it is one of mine, and the wish is over. */
  async go(): Promise<void> {
    const { table, seat, token, game } = this.told ?? {};
    if (!table || !token || !game || seat === null || seat === undefined) return;
    this.end();
    this.leads = false;
    mySeats.keep({ table, game, seat, token, at: Date.now() });
    await call('/me/wish', null, {}, 'DELETE').catch(() => null);
    this.told = null;
    route.go(`/t/${table}`);
  }

  async #change(ask: () => Promise<WishInfo>): Promise<void> {
    const turn = this.#begin();
    this.fault = '';
    try {
      const told = await ask();
      if (turn === this.#turn) await this.#hear(told);
    } catch (error) {
      this.leads = false;
      this.fault = wordsFor(error);
    }
    if (turn === this.#turn) this.#later(WAITING);
  }

  #begin(): number {
    clearTimeout(this.#timer);
    return ++this.#turn;
  }

  #later(ms: number): void {
    this.#timer = setTimeout(() => void this.watch(), ms);
  }

  async #hear(told: WishInfo): Promise<void> {
    this.told = told;
    if (told.status === 'waiting' && told.wanted?.pace !== 'slow') this.leads = true;
    if (told.status === 'found' && this.leads) await this.go();
  }
}

export const wish = new Wish();

/** What was chosen last in this browser. */
export function remembered(): Wanted {
  const usual: Wanted = { games: [], least: 2, most: 6, pace: 'live', rated: 'casual' };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Wanted>) };
  } catch {
    return usual;
  }
}
