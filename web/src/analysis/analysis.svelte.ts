import { api } from '../net/http';
import type { AnalysisInfo, AnalysisState, Line, Problem, Reading } from '../wire/types';
import { Refused } from '../net/socket';

/** Milliseconds between two looks at how far the work has come. */
const EVERY = 600;

/** A finished game looked back on: asked for once, worked out elsewhere, kept with the game. */
export class Analysis {
  reading = $state<Reading>('known');
  state = $state.raw<AnalysisState | null>(null);
  found = $state.raw<AnalysisInfo | null>(null);
  problem = $state.raw<Problem | null>(null);
  private gone = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
  ) {}

  get working(): boolean {
    return this.state?.status === 'working';
  }

  /** From 0 to 1; null until that is known. */
  get share(): number | null {
    return this.state?.total ? this.state.done / this.state.total : null;
  }

  /** Look whether there is an analysis already. */
  async look(reading: Reading = this.reading): Promise<void> {
    this.reading = reading;
    this.found = null;
    await this.tell(() => api.analysis(this.table, reading, this.token));
  }

  async begin(): Promise<void> {
    await this.tell(() => api.analyse(this.table, this.reading, this.token));
  }

  async cancel(): Promise<void> {
    clearTimeout(this.timer);
    await this.tell(() => api.cancelAnalysis(this.table, this.reading, this.token));
  }

  line(step: number): Promise<Line> {
    return api.analysisLine(this.table, this.reading, step, this.token);
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  /** Ask something, and go on looking for as long as somebody is at it. */
  private async tell(ask: () => Promise<AnalysisState>): Promise<void> {
    const { reading } = this;
    try {
      const state = await ask();
      const found = state.status === 'done' ? await api.analysed(this.table, reading, this.token) : null;
      if (this.gone || reading !== this.reading) return;
      this.problem = null;
      this.state = state;
      this.found = found;
      clearTimeout(this.timer);
      if (state.status === 'working') this.timer = setTimeout(() => void this.look(reading), EVERY);
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      if (!this.gone) this.problem = fault.problem;
    }
  }
}

/** The analysis of a game, if somebody has asked for one and it is done. */
export async function analysedAlready(table: string, token: string | null): Promise<AnalysisInfo | null> {
  try {
    const { status } = await api.analysis(table, 'known', token);
    return status === 'done' ? await api.analysed(table, 'known', token) : null;
  } catch {
    return null; // The result says what it can without it.
  }
}
