/** What touching a thing means: which choice it is, or which question. It offers only what the server offered. */

import type { BoardContext } from '$liza/board/context';
import type { Choice } from '$liza/wire/types';
import { backLook, SPACES, type Space } from './look';
import { clash, lying, playerKey, worn } from './model';

/** Verbs that are said with a button, since nothing on the table stands for them. */
const SPOKEN = ['pass', 'end', 'extra', 'reroll', 'fight', 'shake'];
/** Choices that a single touch of a card may make. */
const AT_ONCE = ['equip', 'attack', 'play'];
/** The moments at which a space that is hit is chosen, and how. */
const HIT: Record<string, string> = { Aim: 'aim', Area: 'splash' };

export class BoardInput {
  /** The card or the thing to throw that waits for its place. */
  held = $state<string | null>(null);

  constructor(private readonly context: () => BoardContext) {}

  private get options(): readonly Choice[] {
    return this.context().options;
  }

  private find(action: string): Choice | undefined {
    return this.options.find((choice) => choice.action === action);
  }

  /** Choose something, or ask why not: under the name of what was touched, where the choice would name something else. */
  private do(action: string, touched?: string): void {
    this.held = null;
    if (this.find(action)) this.context().choose(action);
    else this.context().why(action, touched);
  }

  take(choice: Choice): void {
    this.held = null;
    this.context().choose(choice.action);
  }

  letGo(): void {
    this.held = null;
  }

  get waiting(): boolean {
    return this.options.length > 0;
  }

  get spoken(): Choice[] {
    return this.options.filter((choice) => SPOKEN.includes(choice.verb));
  }

  /** What is chosen from a spread of cards: a broken armour, a card of somebody's hand. */
  get spread(): Choice[] {
    return this.options.filter((choice) => choice.verb === 'take' || choice.verb === 'discard');
  }

  /** Armours that answer what is happening, and situations that step on one. */
  get answers(): Choice[] {
    return this.options.filter((choice) => choice.verb === 'use' || choice.verb === 'play');
  }

  say(choice: Choice): string {
    return this.context().words.action(choice, this.context().seat);
  }

  // What the crowd throws.

  get throws(): string[] {
    return [
      ...new Set(this.options.filter((choice) => choice.verb === 'throw').map((choice) => choice.args[0]?.key ?? '')),
    ];
  }

  private get thrown(): string | null {
    return this.throws.length === 1 ? (this.throws[0] ?? null) : this.held;
  }

  pressThrow(key: string): void {
    this.held = this.held === key ? null : key;
  }

  // Cards of the own hand.

  private ofCard(key: string | null): Choice[] {
    if (key === null) return [];
    const verbs = ['equip', 'swap', 'attack', 'play', 'trade'];
    return this.options.filter((choice) => verbs.includes(choice.verb) && choice.args[0]?.key === key);
  }

  cardPossible(key: string | null): boolean {
    return this.ofCard(key).length > 0;
  }

  pressCard(kind: string, key: string): void {
    if (!this.context().playing) return;
    const choices = this.ofCard(key);
    const only = choices[0];
    if (this.held === key) this.held = null;
    else if (choices.length === 1 && only && AT_ONCE.includes(only.verb)) this.take(only);
    else if (choices.length > 0) this.held = key;
    else this.do(this.wouldBe(kind, key));
  }

  /** The choice that somebody has in mind who touches a card out of time. */
  private wouldBe(kind: string, key: string): string {
    const { view, seat } = this.context();
    if (kind === 'situation') return `play ${key}`;
    if (!backLook(kind).armour) return `attack ${key} ${playerKey((seat + 1) % view.seats)}`;
    const fits = SPACES.filter((space) => this.fits(kind, space));
    return `equip ${key} ${fits.find((space) => !worn(view, seat, space)) ?? fits[0] ?? 'torso'}`;
  }

  private fits(kind: string, space: Space): boolean {
    return space === kind || space.endsWith(`_${kind}`) || (kind === 'helmet' && space === 'head');
  }

  // Spaces of a base.

  private forSpace(seat: number, space: Space): Choice | undefined {
    const { view, seat: me } = this.context();
    const found = clash(view);
    if (seat === me) {
      const piece = worn(view, seat, space);
      const own = this.held
        ? (this.find(`equip ${this.held} ${space}`) ?? this.find(`swap ${this.held} ${space}`))
        : (this.find(`place ${space}`) ?? (piece?.key ? this.find(`use ${piece.key}`) : undefined));
      if (own) return own;
    }
    if (found?.on === seat && !this.held) return this.find(`aim ${space}`) ?? this.find(`splash ${space}`);
    return undefined;
  }

  spacePossible(seat: number, space: Space): boolean {
    return this.forSpace(seat, space) !== undefined;
  }

  spaceLabel(seat: number, space: Space): string {
    const { view, words } = this.context();
    const piece = worn(view, seat, space);
    const choice = this.forSpace(seat, space) ?? this.forPlayer(seat);
    const told = [
      words.zone(space),
      piece ? this.describe(piece.kind, piece.key, seat) : words.find('board-bare'),
      words.seat(seat),
    ];
    return `${choice ? `${this.say(choice)} · ` : ''}${told.filter(Boolean).join(', ')}`;
  }

  private describe(kind: string, key: string | null, seat: number): string {
    const { view, words } = this.context();
    const piece = SPACES.map((space) => worn(view, seat, space)).find((one) => one?.key === key && one.kind === kind);
    const numbers = Object.entries(piece?.numbers ?? {}).map(([id, number]) => `${words.number(id)} ${number}`);
    const marks = (piece?.marks ?? []).map(
      (mark) => words.name(mark.kind, mark.key) + (mark.count > 1 ? ` ${mark.count}` : ''),
    );
    return [words.name(kind, key), ...numbers, ...marks].join(', ');
  }

  pressSpace(seat: number, space: Space): void {
    const context = this.context();
    if (!context.playing) return;
    const choice = this.forSpace(seat, space) ?? this.forPlayer(seat);
    if (choice) {
      this.take(choice);
      return;
    }
    const piece = worn(context.view, seat, space);
    const held = this.held;
    const where = HIT[context.view.moment];
    if (where && clash(context.view)?.on === seat) this.do(`${where} ${space}`);
    else if (seat !== context.seat && !held) this.do(this.ofPlayer(seat), this.spaceLabel(seat, space));
    else if (seat !== context.seat) this.pressPlayer(seat);
    else if (held && backLook(this.kindOf(held)).armour) this.do(`equip ${held} ${space}`);
    else if (piece?.key && piece.kind !== 'token') this.do(`use ${piece.key}`);
    else this.do(`place ${space}`);
  }

  // Fighters.

  private forPlayer(seat: number): Choice | undefined {
    const key = playerKey(seat);
    if (this.held) {
      const aimed = this.find(`attack ${this.held} ${key}`);
      if (aimed) return aimed;
    }
    const thrown = this.thrown;
    if (thrown) {
      const flies = this.find(`throw ${thrown} ${key}`);
      if (flies) return flies;
    }
    return this.find(`target ${key}`) ?? this.find(`resolve ${key}`);
  }

  playerPossible(seat: number): boolean {
    return this.forPlayer(seat) !== undefined;
  }

  playerLabel(seat: number): string {
    const choice = this.forPlayer(seat);
    const name = this.context().words.seat(seat);
    return choice ? `${this.say(choice)} (${name})` : name;
  }

  pressPlayer(seat: number): void {
    const context = this.context();
    if (!context.playing) return;
    const choice = this.forPlayer(seat);
    if (choice) this.take(choice);
    else if (this.held && !backLook(this.kindOf(this.held)).armour) this.do(`attack ${this.held} ${playerKey(seat)}`);
    else this.do(this.ofPlayer(seat));
  }

  /** The choice that somebody has in mind who touches a fighter out of time. */
  private ofPlayer(seat: number): string {
    return `${this.context().view.moment === 'Resolve' ? 'resolve' : 'target'} ${playerKey(seat)}`;
  }

  private kindOf(key: string): string {
    const { view, seat } = this.context();
    return lying(view, 'hand', seat).find((piece) => piece.key === key)?.kind ?? '';
  }

  // Decks and dice.

  private forDeck(back: string): Choice | undefined {
    const held = this.held;
    if (held) return this.kindOf(held) === back ? this.find(`trade ${held}`) : undefined;
    return this.find(`draw ${back}`);
  }

  deckPossible(back: string): boolean {
    return this.forDeck(back) !== undefined;
  }

  deckLabel(back: string, count: number): string {
    const { words } = this.context();
    const choice = this.forDeck(back);
    const told = `${words.zone(`deck_${back}`)}: ${count}`;
    return choice ? `${this.say(choice)} (${told})` : told;
  }

  pressDeck(back: string): void {
    if (!this.context().playing) return;
    const choice = this.forDeck(back);
    if (choice) this.take(choice);
    else if (this.held && this.kindOf(this.held) === back) this.do(`trade ${this.held}`);
    else this.do(`draw ${back}`);
  }

  diePossible(space: string): boolean {
    return this.find(`aim ${space}`) !== undefined;
  }

  pressDie(space: string): void {
    if (this.context().playing) this.do(`aim ${space}`);
  }

  /** Let go of a card over something: a space, a fighter, a deck. */
  dropOn(key: string, where: { space?: { seat: number; space: Space }; seat?: number; back?: string }): void {
    this.held = key;
    const { space, seat, back } = where;
    const kind = this.kindOf(key);
    if (space && space.seat === this.context().seat && backLook(kind).armour) this.pressSpace(space.seat, space.space);
    else if (back !== undefined) this.pressDeck(back);
    else if (kind === 'situation') this.pressCardAnew(kind, key);
    else if (seat !== undefined) this.pressPlayer(seat);
    else this.held = null;
  }

  private pressCardAnew(kind: string, key: string): void {
    this.held = null;
    this.pressCard(kind, key);
  }

  /** Whether a line points at this fighter and may be resolved next. */
  mayResolve(seat: number): boolean {
    return this.find(`resolve ${playerKey(seat)}`) !== undefined;
  }
}
