/** Prompts with a single answer: they answer themselves, at the pace of the table and without telling a secret. */

/** How long one lets a prompt with a single answer be read, in milliseconds at the usual pace. */
const READING = 900;
/** The same where the choice before it could still be taken back. */
const SECOND_THOUGHT = 2500;
/** How long a person is taken to think before anything is known of them, and between which limits. */
const USUAL = 2500;
const LEAST = 1200;
const MOST = 6000;
/** How many answers are remembered for each moment. */
const KEPT = 9;
/** By how much a wait may differ from what it is drawn around. */
const SPREAD = 0.6;

export interface Waiting {
  /** The pace of the table, as a factor. */
  pace: number;
  /** Whether others could learn from a quick answer that there was nothing to choose: people sit there. */
  watched: boolean;
  mayTakeBack: boolean;
}

/** Knows how long this person takes when there is a choice, and waits as long when there is none. */
export class AutoAnswer {
  private readonly taken = new Map<string, number[]>();

  constructor(private readonly chance: () => number = Math.random) {}

  /** Remember how long a real answer took. */
  answered(moment: string, took: number): void {
    this.taken.set(moment, [...(this.taken.get(moment) ?? []), took].slice(-KEPT));
  }

  /** How long a prompt with one answer waits before it answers itself. */
  wait(moment: string, { pace, watched, mayTakeBack }: Waiting): number {
    const alone = (mayTakeBack ? SECOND_THOUGHT : READING) * pace;
    if (!watched) return alone;
    const thinking = Math.max(LEAST, Math.min(MOST, this.median(moment)));
    return Math.max(alone, thinking * (1 - SPREAD / 2 + SPREAD * this.chance()));
  }

  private median(moment: string): number {
    const all = [...(this.taken.get(moment) ?? [...this.taken.values()].flat())].sort((one, other) => one - other);
    return all[Math.floor(all.length / 2)] ?? USUAL;
  }
}
