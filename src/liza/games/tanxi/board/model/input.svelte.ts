/** What touching a thing means: which choice it is, or which question. It offers only what the server offered. */

import type { BoardContext } from '$liza/board/context';
import type { Choice, Piece } from '$liza/wire/types';
import { type Square } from './measure';
import { path, playerKey, squareOf, squares, ways } from './model';

/** Where a card lies, and what may be done with it there. */
export type Place = 'hand' | 'worn' | 'rival' | 'merchant' | 'spread';

const VERBS: Record<Place, readonly string[]> = {
  hand: ['equip', 'swap', 'use', 'pay', 'discard'],
  worn: ['wield', 'reload', 'unequip'],
  rival: ['strip'],
  merchant: ['take', 'buy'],
  spread: ['buy', 'take', 'top', 'strip', 'character'],
};
/** Verbs for which no thing is touched. */
const SAID = [
  'explore', 'rearm', 'flee', 'fight', 'roll', 'keep', 'reroll', 'orb', 'gem', 'suffer', 'colour', 'choose', 'stop',
  'pass', 'end',
]; // prettier-ignore
const GEM_ACTIONS = ['ability', 'favour'];
/** Verbs that show their cards in the middle of the table. */
const SPREAD = ['character', 'take', 'top', 'buy', 'strip'];

/** Verbs that a moment asks of cards: whoever touches another card means the same. */
const ASKED = ['pay', 'discard', ...SPREAD];
/** What one most likely wants of a card in the hand. */
const USUAL: Record<string, string> = { object: 'use', gem: 'pay' };

export class BoardInput {
  /** Choices among which a touch did not decide. */
  menu = $state.raw<readonly Choice[]>([]);
  /** The squares still to be walked. */
  private walk = $state.raw<readonly string[]>([]);
  readonly board: Square[];

  constructor(private readonly context: () => BoardContext) {
    this.board = squares(context().words);
  }

  private find(action: string): Choice | undefined {
    return this.context().options.find((choice) => choice.action === action);
  }

  private do(action: string): void {
    this.menu = [];
    if (this.find(action)) this.context().choose(action);
    else if (this.context().playing) this.context().why(action);
  }

  private decide(choices: readonly Choice[], question: string): void {
    const [only] = choices;
    if (choices.length > 1) this.menu = choices;
    else this.do(only?.action ?? question);
  }

  get waiting(): boolean {
    return this.context().options.length > 0;
  }

  say(choice: Choice): string {
    const { words, seat } = this.context();
    return words.action(choice, seat);
  }

  take(choice: Choice): void {
    this.do(choice.action);
  }

  letGo(): void {
    this.menu = [];
    this.walk = [];
  }

  /** What is said without touching anything, in the order of the list above. */
  get said(): Choice[] {
    const found = this.context().options.filter((choice) => SAID.includes(choice.verb));
    return found.sort((one, other) => SAID.indexOf(one.verb) - SAID.indexOf(other.verb));
  }

  // Squares.

  squareChoice(key: string): Choice | undefined {
    return this.find(`move ${key}`) ?? this.find(`place ${key}`);
  }

  /** The way to a square that takes more than one step. */
  wayTo(key: string): string[] | null {
    const { view, seat } = this.context();
    const from = squareOf(view, seat);
    if (!from || !this.context().options.some((choice) => choice.verb === 'move')) return null;
    const costs = ways(view);
    return costs.has(key) ? path(this.board, costs, from, key) : null;
  }

  pressSquare(key: string): void {
    const choice = this.squareChoice(key);
    const way = choice ? null : this.wayTo(key);
    const [first, ...rest] = way ?? [];
    if (choice) this.do(choice.action);
    else if (first && this.find(`move ${first}`)) {
      this.walk = rest;
      this.do(`move ${first}`);
    } else this.do(`${this.any('place') ? 'place' : 'move'} ${key}`);
  }

  /** Go on with a walk once one is asked again; whatever comes between ends it. */
  goOn(): void {
    const [next, ...rest] = this.walk;
    if (next === undefined || !this.waiting) return;
    this.walk = this.find(`move ${next}`) ? rest : [];
    if (this.find(`move ${next}`)) this.context().choose(`move ${next}`);
  }

  // Characters.

  playerChoice(seat: number): Choice | undefined {
    return this.find(`attack ${playerKey(seat)}`) ?? this.find(`aim ${playerKey(seat)}`);
  }

  /** Whether the touch was about the game: otherwise the board shows more of the character. */
  pressPlayer(seat: number): boolean {
    const choice = this.playerChoice(seat);
    if (choice) this.do(choice.action);
    return choice !== undefined;
  }

  whyNotAttack(seat: number): void {
    if (this.waiting && seat !== this.context().seat)
      this.do(`${this.context().view.moment === 'Main' ? 'attack' : 'aim'} ${playerKey(seat)}`);
  }

  // Cards.

  cardChoices(place: Place, key: string): Choice[] {
    return this.context().options.filter((choice) => choice.args[0]?.key === key && VERBS[place].includes(choice.verb));
  }

  cardLabel(place: Place, kind: string, key: string): string {
    const { words } = this.context();
    const said = this.cardChoices(place, key).map((choice) => this.say(choice));
    return [...said, `${words.name(kind, key)}. ${words.describe(kind, key)}`].join('. ');
  }

  pressCard(place: Place, piece: Piece): void {
    if (!piece.key || !this.context().playing) return;
    const asked = this.context().options.find(
      (choice) => VERBS[place].includes(choice.verb) && ASKED.includes(choice.verb),
    );
    const usual = place === 'hand' ? (USUAL[piece.kind] ?? 'equip') : (VERBS[place].at(-1) ?? 'equip');
    this.decide(this.cardChoices(place, piece.key), `${asked?.verb ?? usual} ${piece.key}`);
  }

  /**
   * A worn card is read first: the touch shows it, and what can be done with it waits to be chosen below. Only where the
   * moment asks for a worn card, to strike with or to strip, is the touch the answer. Return whether to show it.
   */
  pressWorn(place: 'worn' | 'rival', piece: Piece): boolean {
    const { options, playing } = this.context();
    const asked = options.some(({ verb }) => verb === (place === 'worn' ? 'wield' : 'strip'));
    if (asked || !piece.key) {
      this.pressCard(place, piece);
      return false;
    }
    this.menu = playing ? this.cardChoices(place, piece.key) : [];
    return true;
  }

  /** The cards that lie open in the middle to be chosen from; null at other moments. */
  get spread(): Piece[] | null {
    const { options, view, words } = this.context();
    const offered = options.filter((choice) => SPREAD.includes(choice.verb)).map((choice) => choice.args[0]);
    if (offered.length === 0) return null;
    const keys = offered.map((argument) => argument?.key ?? '');
    if (options.some((choice) => choice.verb === 'character'))
      return keys.map((key) => open('character', key, words.card('character', key)?.numbers));
    const places = view.zones.filter(
      ({ id, seat }) =>
        id === 'merchant' ||
        id.startsWith('deck_') ||
        ((id === 'hand' || id === 'worn') && seat !== this.context().seat),
    );
    const from = places.find(({ pieces }) => keys.every((key) => pieces.some((piece) => piece.key === key)));
    return (from?.pieces ?? keys.map((key) => open('card', key))).filter((piece) => piece.key !== null);
  }

  // Services, abilities, favours: one verb each.

  choice(verb: string, key: string): Choice | undefined {
    return this.find(`${verb} ${key}`);
  }

  /** Choose what costs something that does not come back: it is done once it is confirmed. */
  consider(verb: string, key: string): void {
    const choice = this.choice(verb, key);
    if (choice) this.menu = [choice];
    else this.press(verb, key);
  }

  /** Whether what waits to be confirmed may leave a declared attack on somebody without a target (TX-A39). */
  get mayLapse(): boolean {
    const { view } = this.context();
    const met = view.zones.some(({ id, pieces }) => id === 'monster' && pieces.length > 0);
    return view.moment === 'Declare' && !met && this.menu.some(({ verb }) => GEM_ACTIONS.includes(verb));
  }

  press(verb: string, key: string): void {
    this.do(`${verb} ${key}`.trim());
  }

  /** Whether anything of a zone can be chosen: a drawer that is closed glows. */
  any(...verbs: string[]): boolean {
    return this.context().options.some((choice) => verbs.includes(choice.verb));
  }

  /** Cards of one's own hand that can be paid, and what is still to be paid. */
  get owing(): number {
    return this.any('pay') ? (this.context().view.counters.find((one) => one.id === 'price')?.value ?? 0) : 0;
  }
}

const open = (kind: string, key: string, numbers: Record<string, number> = {}): Piece => ({
  kind,
  key,
  owner: null,
  marks: [],
  numbers,
});
