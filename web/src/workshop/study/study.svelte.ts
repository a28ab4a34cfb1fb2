import { api } from '../../net/http';
import { Refused } from '../../net/socket';
import type { FairnessResult, FairnessRequest, Problem, StudyResult, StudyPack, StudyState } from '../../wire/types';

/** Milliseconds between two looks at how far the work has come. */
const EVERY = 1000;
/** The same after the site could not be asked. */
const LATER = 3000;

/** A question about a pack, asked once and worked out elsewhere. */
export class Study<Wanted extends { pack: string }, Found> {
  state = $state.raw<StudyState | null>(null);
  found = $state.raw<Found | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The pack that was asked about: another one is another question. */
  asked = $state('');
  /** Whether the question is on its way. */
  private asking = $state(false);
  private gone = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: (wanted: Wanted) => Promise<StudyState>,
    private readonly answer: (id: string) => Promise<Found>,
  ) {}

  get working(): boolean {
    return this.asking || this.isBusy;
  }

  private get isBusy(): boolean {
    return this.state?.status === 'working' || this.state?.status === 'waiting';
  }

  /** From 0 to 1; null until that is known. */
  get share(): number | null {
    return this.state?.total ? this.state.done / this.state.total : null;
  }

  async begin(wanted: Wanted): Promise<void> {
    [this.found, this.state, this.problem] = [null, null, null];
    this.asked = wanted.pack;
    this.asking = true;
    await this.tell(() => this.ask(wanted)).finally(() => (this.asking = false));
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
      const found = state.status === 'done' ? await this.answer(state.id) : null;
      if (this.gone) return;
      [this.problem, this.state, this.found] = [null, state, found];
      this.lookAgain(EVERY);
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      if (this.gone) return;
      this.problem = fault.problem;
      // Whoever works on it goes on, though nobody could be asked just now.
      this.lookAgain(LATER);
    }
  }

  private lookAgain(after: number): void {
    clearTimeout(this.timer);
    const { state } = this;
    if (state && this.isBusy) this.timer = setTimeout(() => void this.tell(() => api.study(state.id)), after);
  }
}

/** What does a pack do? */
export const inquiry = (game: string): Study<StudyPack, StudyResult> =>
  new Study((wanted) => api.studyPack(game, wanted), api.studied);

/** With which numbers would it be fair? */
export const search = (game: string): Study<FairnessRequest, FairnessResult> =>
  new Study((wanted) => api.makeFair(game, wanted), api.madeFair);
