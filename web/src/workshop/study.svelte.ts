import { api } from '../wire/http';
import { Refused } from '../wire/socket';
import type { Problem, Studied, StudyPack, StudyState } from '../wire/types';

/** Milliseconds between two looks at how far the work has come. */
const EVERY = 1000;

/** What a pack does, asked for once and worked out elsewhere. */
export class Study {
  state = $state.raw<StudyState | null>(null);
  found = $state.raw<Studied | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The pack that was asked about: another one is another question. */
  asked = $state('');
  private gone = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly game: string) {}

  get working(): boolean {
    return this.state?.status === 'working' || this.state?.status === 'waiting';
  }

  /** From 0 to 1; null until that is known. */
  get share(): number | null {
    return this.state?.total ? this.state.done / this.state.total : null;
  }

  async begin(wanted: StudyPack): Promise<void> {
    this.found = null;
    this.asked = wanted.pack;
    await this.tell(() => api.studyPack(this.game, wanted));
  }

  async cancel(): Promise<void> {
    clearTimeout(this.timer);
    const { state } = this;
    if (state) await this.tell(() => api.cancelStudy(state.id));
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  /** Ask something, and go on looking for as long as somebody is at it. */
  private async tell(ask: () => Promise<StudyState>): Promise<void> {
    try {
      const state = await ask();
      const found = state.status === 'done' ? await api.studied(state.id) : null;
      if (this.gone) return;
      [this.problem, this.state, this.found] = [null, state, found];
      clearTimeout(this.timer);
      if (this.working) this.timer = setTimeout(() => void this.tell(() => api.study(state.id)), EVERY);
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      if (!this.gone) this.problem = fault.problem;
    }
  }
}
