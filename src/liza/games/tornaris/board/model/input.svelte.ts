/** What touching a thing means: which choice it is, or which question. It offers only what the server offered. */

import type { BoardContext } from '$liza/board/context';
import type { Choice } from '$liza/wire/types';
import { fighters, pieces, playerKey } from './model';

/** Verbs that are said with a button, since nothing on the table stands for them. */
const SPOKEN = ['fight', 'event', 'pay', 'keep', 'cash', 'stake', 'convert', 'magic', 'done'];
/** What is done with an equipment of one's own. */
const WITH_GEAR = ['play', 'market', 'discard', 'sell'];
/** Objects that need nothing but themselves. */
const AT_ONCE = ['familiar', 'crystal', 'potion'];
/** Two taps on one place within so many milliseconds are one: the second does not take the arrow up again. */
const TWICE = 450;

/** A thing that leaves a choice: which one, and the choices. */
export interface Menu {
  id: string;
  choices: Choice[];
}

export class BoardInput {
  /** The object that was taken up. */
  private taken = $state<string | null>(null);
  menu = $state.raw<Menu | null>(null);
  /** The place that was touched last, and when. */
  private touched = { space: '', at: 0 };

  constructor(private readonly context: () => BoardContext) {}

  private get options(): readonly Choice[] {
    return this.context().options;
  }

  private find(action: string): Choice | undefined {
    return this.options.find((choice) => choice.action === action);
  }

  private some(verb: string): boolean {
    return this.options.some((choice) => choice.verb === verb);
  }

  private do(action: string): void {
    this.letGo();
    if (this.find(action)) this.context().choose(action);
    else this.context().why(action);
  }

  /** The object that waits for what it is used on: only as long as that is offered. */
  get held(): string | null {
    return this.taken !== null && this.some(this.taken) ? this.taken : null;
  }

  take(choice: Choice): void {
    this.do(choice.action);
  }

  letGo(): void {
    this.taken = null;
    this.menu = null;
  }

  get waiting(): boolean {
    return this.options.length > 0;
  }

  get spoken(): Choice[] {
    return SPOKEN.flatMap((verb) => this.options.filter((choice) => choice.verb === verb));
  }

  /** What a choice is called: some say more when one knows the moment. */
  say(choice: Choice): string {
    const { words, seat, view } = this.context();
    const which = choice.verb === 'done' ? view.moment : choice.verb === 'convert' ? choice.args[0]?.key : undefined;
    const own = which === undefined ? this.priced(choice) : words.find(`board-${choice.verb}-${which}`);
    return own ?? words.action(choice, seat);
  }

  /** What comes of a choice, in a sentence. */
  about({ verb, args }: Choice): string | undefined {
    const { words, view } = this.context();
    const which = verb === 'done' ? view.moment : args[0]?.key;
    return words.find(`board-say-${verb}-${which}`) ?? words.find(`board-say-${verb}`) ?? undefined;
  }

  /** What is bought or sold for gold says for how much, where the table tells it. */
  private priced(choice: Choice): string | null {
    const { words, seat, view } = this.context();
    const number = choice.verb === 'buy' ? 'cost' : 'sells';
    if (!['buy', 'sell', 'cash'].includes(choice.verb)) return null;
    const key = choice.args[0]?.key;
    const near =
      choice.verb === 'sell' ? pieces(view, 'gear', seat) : [...pieces(view, 'drawn', seat), ...pieces(view, 'row')];
    const price = near.find((piece) => key === undefined || piece.key === key)?.numbers[number];
    return price === undefined
      ? null
      : words.find(`board-${choice.verb}`, { price, equipment: key ? words.name('equipment', key) : '' });
  }

  private label(choice: Choice | undefined, told: string): string {
    return choice ? `${this.say(choice)}. ${told}` : told;
  }

  // Places of the wheel.

  private forSpace(space: string): Choice | undefined {
    return this.find(this.held === 'portal' ? `portal ${space}` : `go ${space}`);
  }

  spacePossible(space: string): boolean {
    return this.forSpace(space) !== undefined;
  }

  spaceLabel(space: string, told: string): string {
    return this.held === 'portal' ? this.label(this.forSpace(space), told) : told;
  }

  pressSpace(space: string): void {
    const context = this.context();
    const again = this.touched.space === space && performance.now() - this.touched.at < TWICE;
    this.touched = { space, at: performance.now() };
    if (!context.playing || (again && !this.waiting)) return;
    // An arrow that nobody has seen yet is taken up again: then another place can be chosen.
    if (context.view.moment === 'Choose' && !this.waiting && context.mayTakeBack) return context.takeBack();
    const portal = this.some('portal') && this.held !== 'portal';
    if (portal && this.find(`portal ${space}`)) this.taken = 'portal';
    else this.do(this.held === 'portal' ? `portal ${space}` : `go ${space}`);
  }

  // Equipment for sale.

  private forWare(key: string): Choice | undefined {
    return this.find(`buy ${key}`) ?? this.find(`raven ${key}`);
  }

  warePossible(key: string | null): boolean {
    return key !== null && this.forWare(key) !== undefined;
  }

  wareLabel(key: string | null, told: string): string {
    return this.label(key === null ? undefined : this.forWare(key), told);
  }

  pressWare(key: string): void {
    if (!this.context().playing) return;
    const choice = this.forWare(key);
    if (choice?.verb === 'raven' && this.held !== 'raven') this.taken = 'raven';
    else this.do(choice?.action ?? `${this.held === 'raven' ? 'raven' : 'buy'} ${key}`);
  }

  // One's own equipment.

  private forGear(key: string): Choice[] {
    return WITH_GEAR.flatMap((verb) =>
      this.options.filter((choice) => choice.verb === verb && choice.args[0]?.key === key),
    );
  }

  gearPossible(key: string): boolean {
    return this.forGear(key).length > 0;
  }

  /** Whether the moment is about this card, and not only its sale possible as at any time. */
  gearWanted(key: string): boolean {
    return this.forGear(key).some((choice) => choice.verb !== 'sell');
  }

  gearLabel(key: string, told: string): string {
    const choices = this.forGear(key);
    return choices.length > 0 ? `${choices.map((choice) => this.say(choice)).join(', ')}. ${told}` : told;
  }

  pressGear(id: string, key: string): void {
    const context = this.context();
    if (!context.playing) return;
    const choices = this.forGear(key);
    const only = choices.length === 1 ? choices[0] : undefined;
    if (this.menu?.id === id) this.letGo();
    else if (only && only.verb !== 'sell') this.take(only);
    else if (choices.length > 0) this.menu = { id, choices };
    else this.do(`${fighters(context.view).includes(context.seat) ? 'play' : 'sell'} ${key}`);
  }

  /** Let go of a card over something: played in a combat, sold at the stall. */
  dropGear(key: string, where: string): void {
    const verbs = where === 'combat' ? ['play'] : where === 'shop' ? ['market', 'sell'] : [];
    const choice = this.forGear(key).find((one) => verbs.includes(one.verb));
    if (choice) this.take(choice);
    else if (verbs.length > 0) this.do(`${verbs[0]} ${key}`);
  }

  // Objects.

  private forObject(key: string): Choice[] {
    return this.options.filter((choice) => choice.verb === key);
  }

  objectPossible(key: string): boolean {
    return this.forObject(key).length > 0;
  }

  objectLabel(key: string, told: string): string {
    return this.label(AT_ONCE.includes(key) ? this.forObject(key)[0] : undefined, told);
  }

  pressObject(key: string): void {
    const { playing, view, seat } = this.context();
    if (!playing) return;
    const choices = this.forObject(key);
    if (this.held === key) this.letGo();
    else if (choices[0] && AT_ONCE.includes(key)) this.take(choices[0]);
    else if (choices.length > 0) this.taken = key;
    else if (AT_ONCE.includes(key)) this.do(key);
    else if (key === 'portal') this.do('portal tower');
    else if (key === 'glove') this.do(`glove ${playerKey((seat + 1) % view.seats)}`);
    else this.do(`raven ${view.zones.find((zone) => zone.id === 'row')?.pieces[0]?.key ?? 'mazo'}`);
  }

  /** An object that is offered: it is kept. */
  offered(key: string): Choice | undefined {
    return this.find(`take ${key}`);
  }

  // Players.

  private forPlayer(seat: number): Choice | undefined {
    const key = playerKey(seat);
    if (this.held === 'glove') return this.find(`glove ${key}`);
    return this.find(`target ${key}`) ?? this.find(`challenge ${key}`) ?? this.find(`glove ${key}`);
  }

  playerPossible(seat: number): boolean {
    return this.forPlayer(seat) !== undefined;
  }

  playerLabel(seat: number, told: string): string {
    return this.label(this.forPlayer(seat), told);
  }

  /** Whether the touch was about the game: otherwise the board may show what somebody has. */
  pressPlayer(seat: number): boolean {
    const choice = this.forPlayer(seat);
    if (!choice) return false;
    if (choice.verb === 'glove' && this.held !== 'glove') this.taken = 'glove';
    else this.take(choice);
    return true;
  }

  // Dice.

  private forDie(face: number): Choice[] {
    return this.options.filter(
      (choice) => (choice.verb === 'die' || choice.verb === 'raise') && choice.args[0]?.key === String(face),
    );
  }

  diePossible(seat: number, face: number): boolean {
    return seat === this.context().seat && this.forDie(face).length > 0;
  }

  pressDie(id: string, seat: number, face: number): void {
    if (!this.context().playing) return;
    const choices = seat === this.context().seat ? this.forDie(face) : [];
    if (this.menu?.id === id) this.letGo();
    else if (choices.length === 1 && choices[0]) this.take(choices[0]);
    else if (choices.length > 1) this.menu = { id, choices };
    else this.do(`${this.context().view.moment === 'RaiseDie' ? `raise ${face} 1` : `die ${face}`}`);
  }
}
