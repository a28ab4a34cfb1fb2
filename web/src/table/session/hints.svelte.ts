import { Refused } from '../../net/socket';
import { api } from '../../net/http';
import type { Hint, Problem, TableInfo } from '../../wire/types';
import type { LiveTable } from './live-table.svelte';

/** Whether a table lets somebody ask what the strongest player would do: only bots may sit opposite, and nothing may depend on the result. */
export const allowed = (
  table: Pick<TableInfo, 'status' | 'seats' | 'rated' | 'day'> | null,
  me: number | null,
): boolean =>
  me !== null &&
  table?.status === 'running' &&
  !table.rated &&
  !table.day &&
  table.seats.every(({ kind }, seat) => kind === 'bot' || seat === me);

/** How sure somebody is, in words. */
export const sureness = (share: number): 'sure' | 'fairly' | 'unsure' =>
  share >= 0.8 ? 'sure' : share >= 0.5 ? 'fairly' : 'unsure';

/** What the strongest player would do, for as long as it is asked. */
export class Hints {
  private said = $state.raw<{ n: number | null; hint: Hint } | null>(null);
  problem = $state.raw<Problem | null>(null);
  asking = $state(false);

  constructor(private readonly live: LiveTable) {}

  get possible(): boolean {
    const { live } = this;
    return allowed(live.table, live.me) && live.myTurn && !live.busy && live.options.length > 1;
  }

  /** The answer, unless the game has gone on since. */
  get hint(): Hint | null {
    return this.said && this.said.n === this.live.n ? this.said.hint : null;
  }

  async ask(): Promise<void> {
    if (!this.possible || this.asking) return;
    this.asking = true;
    this.problem = null;
    const { n } = this.live;
    try {
      this.said = { n, hint: await api.hint(this.live.id, this.live.token) };
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.problem = fault.problem;
    } finally {
      this.asking = false;
    }
  }
}
