/** What touching a thing means: which choice it is, or which question. It offers only what the server offered. */

import type { BoardContext } from '$liza/board/context';
import type { Choice } from '$liza/wire/types';
import { COMBATANTS } from './look';
import type { Fighter, Token } from './model';

export class BoardInput {
  /** The token that was taken up. */
  private taken = $state<string | null>(null);

  constructor(private readonly context: () => BoardContext) {}

  private find(action: string): Choice | undefined {
    return this.context().options.find((choice) => choice.action === action);
  }

  private offers(verb: string): boolean {
    return this.context().options.some((choice) => choice.verb === verb);
  }

  /** Choose it, or ask why not; what nobody has seen is not named after what it may be. */
  private do(action: string, what?: string): void {
    this.taken = null;
    if (what === undefined && this.find(action)) this.context().choose(action);
    else this.context().why(action, what);
  }

  /** The token that waits for a bearer: only as long as it may still be placed. */
  get held(): string | null {
    const { taken } = this;
    const placed = (choice: Choice): boolean => choice.verb === 'place' && choice.args[0]?.key === taken;
    return taken !== null && this.context().options.some(placed) ? taken : null;
  }

  get waiting(): boolean {
    return this.context().options.length > 0;
  }

  get maySend(): boolean {
    return this.offers('deploy');
  }

  get end(): Choice | null {
    return this.find('end') ?? null;
  }

  letGo(): void {
    this.taken = null;
  }

  // Fighters.

  private fighterAction(one: Fighter): string {
    if (one.seat !== this.context().seat) return `repel ${one.key}`;
    const key = one.key ?? this.unseen(one.seat)[0] ?? '';
    return this.held ? `place ${this.held} ${key}` : `deploy ${key}`;
  }

  /** The combatants of a side that nobody has seen yet: each may be what lies face down there. */
  private unseen(seat: number): string[] {
    const seen = this.context()
      .view.zones.filter((zone) => zone.seat === seat)
      .flatMap((zone) => zone.pieces);
    return Object.keys(COMBATANTS).filter((key) => !seen.some((piece) => piece.key === key));
  }

  /** What is known of what lies face down: not even its own side has seen it. */
  fighterAbout(one: Fighter): string | undefined {
    if (one.key !== null) return undefined;
    const { words } = this.context();
    const who = this.unseen(one.seat).map((key) => words.name('combatant', key));
    return words.find('board-hidden', { who: words.several(who) }) ?? undefined;
  }

  fighterPossible(one: Fighter): boolean {
    return one.key !== null && this.find(this.fighterAction(one)) !== undefined;
  }

  fighterLabel(one: Fighter): string {
    const { words } = this.context();
    const choice = one.key === null ? undefined : this.find(this.fighterAction(one));
    const parts = [
      one.key ? words.name('combatant', one.key) : (words.find('board-face-down') ?? ''),
      one.die ? `d${one.die}` : '',
      ...one.marks.map((mark) => words.name(mark.kind, mark.key)),
      words.zone(one.where),
      words.seat(one.seat),
    ];
    const told = parts.filter(Boolean).join(', ');
    return choice ? `${words.action(choice, this.context().seat)} (${told})` : told;
  }

  pressFighter(one: Fighter): void {
    const context = this.context();
    if (!context.playing) return;
    if (one.seat !== context.seat && one.key === null) {
      context.remark?.(this.fighterLabel(one), this.fighterAbout(one) ?? '');
      return;
    }
    if (!this.held && one.seat === context.seat && one.where === 'vanguard' && context.view.moment === 'Deploy') {
      this.recall(one);
      return;
    }
    this.do(this.fighterAction(one), one.key === null ? this.fighterLabel(one) : undefined);
  }

  send(one: Fighter): void {
    this.taken = null;
    this.do(`deploy ${one.key}`);
  }

  /** Called back before the order is confirmed: the last one that was sent. */
  recall(one: Fighter): void {
    if (this.context().mayTakeBack) this.context().takeBack();
    else this.context().why(`deploy ${one.key}`);
  }

  // Tokens.

  tokenPossible(one: Token): boolean {
    return (
      one.seat === this.context().seat &&
      one.where === 'tokens' &&
      this.context().options.some((choice) => choice.verb === 'place' && choice.args[0]?.key === one.key)
    );
  }

  tokenLabel(one: Token): string {
    const { words } = this.context();
    const zone = one.where === 'carried' ? words.name('combatant', one.bearer) : words.zone(one.where);
    return [words.name('token', one.key), zone, words.seat(one.seat)].join(', ');
  }

  pressToken(one: Token): void {
    const context = this.context();
    if (!context.playing) return;
    if (one.seat !== context.seat) {
      const { words } = context;
      const theirs = words.find('board-theirs', { seat: words.seat(one.seat) }) ?? '';
      context.remark?.(this.tokenLabel(one), `${words.describe('token', one.key)} ${theirs}`);
    } else if (this.held === one.key) this.taken = null;
    else if (this.tokenPossible(one)) this.taken = one.key;
    else this.do(`place ${one.key} ${one.bearer ?? this.someBearer(one)}`);
  }

  place(token: string, on: Fighter): void {
    if (on.seat === this.context().seat) this.do(`place ${token} ${on.key}`);
  }

  private someBearer(one: Token): string {
    const line = this.context().view.zones.find((zone) => zone.id === 'vanguard' && zone.seat === one.seat);
    return line?.pieces[0]?.key ?? Object.keys(COMBATANTS)[0] ?? '';
  }
}
