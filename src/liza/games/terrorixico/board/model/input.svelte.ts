/** What touching a thing means: which choice it is, or which question. It offers only what the server offered. */

import type { BoardContext } from '$liza/board/context';
import type { Choice, Piece } from '$liza/wire/types';
import { LINES, side } from './look';
import { type Line, value, zone } from './model';

interface Held {
  id: string;
  key: string;
}

/** Verbs that part with a card of the hand, mostly for good: it is taken up, then confirmed. */
const PARTING = ['discard', 'eliminate'];
/** The piles of cards that everybody has. */
const PILES = ['hand', 'draw_pile', 'discard_pile', 'wear_zone'];
/** Verbs that need nothing to be touched. */
const SAID = ['pass', 'done', 'show'];

export class BoardInput {
  /** The card that waits for its line. */
  held = $state.raw<Held | null>(null);

  constructor(private readonly context: () => BoardContext) {}

  private find(action: string): Choice | undefined {
    return this.context().options.find((choice) => choice.action === action);
  }

  private do(action: string): void {
    this.held = null;
    if (this.find(action)) this.context().choose(action);
    else this.context().why(action);
  }

  private say(choice: Choice): string {
    return this.context().words.action(choice, this.context().seat);
  }

  get waiting(): boolean {
    return this.context().options.length > 0;
  }

  letGo(): void {
    this.held = null;
  }

  /** What can be said without touching anything. */
  get said(): Choice[] {
    return this.context().options.filter((choice) => SAID.includes(choice.verb));
  }

  choose(choice: Choice): void {
    this.do(choice.action);
  }

  // Cards of one's own hand.

  private about(key: string): Choice[] {
    return this.context().options.filter(
      (choice) => choice.args[0]?.kind === 'card' && choice.args[0].key === key && choice.verb !== 'copy',
    );
  }

  private atOnce(key: string): Choice | undefined {
    const uses = this.about(key);
    return key === 'trauma_0' && uses.length === 0 ? this.find('show') : undefined;
  }

  /** What would part with a card of the hand. */
  private parts(key: string): Choice | undefined {
    return this.about(key).find((choice) => PARTING.includes(choice.verb));
  }

  /** What parts with the card that was taken up, once it is confirmed. */
  get parting(): Choice | undefined {
    return this.held ? this.parts(this.held.key) : undefined;
  }

  handPossible(key: string): boolean {
    return this.atOnce(key) !== undefined || this.about(key).length > 0;
  }

  handLabel(key: string): string {
    const { words } = this.context();
    const choice = this.atOnce(key) ?? this.parts(key);
    const told = `${words.name('card', key)}. ${words.describe('card', key)}`;
    return choice ? `${this.say(choice)}. ${told}` : told;
  }

  pressHand(id: string, key: string): void {
    const at = this.atOnce(key);
    if (this.held?.id === id) this.held = null;
    else if (at) this.do(at.action);
    else if (this.about(key).length > 0) this.held = { id, key };
    else this.askAbout(key);
  }

  /** Why a card of the hand cannot be used now: put as the thing that one would most likely want of it. */
  private askAbout(key: string): void {
    this.held = null;
    const verb = this.context().options.find((choice) => PARTING.includes(choice.verb))?.verb;
    const own = LINES.find((line) => key.startsWith(`${line}_`)) ?? LINES[0];
    this.context().why(verb ? `${verb} ${key}` : key === 'trauma_0' ? 'show' : `play ${key} ${own}`);
  }

  // Lines: a held card is laid there, face up or face down.

  lays(line: string, verb: 'play' | 'hide'): Choice | undefined {
    return this.held ? this.find(`${verb} ${this.held.key} ${line}`) : undefined;
  }

  lay(line: string, verb: 'play' | 'hide', key = this.held?.key): void {
    if (key) this.do(`${verb} ${key} ${line}`);
  }

  layLabel(line: string, verb: 'play' | 'hide'): string {
    const choice = this.lays(line, verb);
    return choice ? this.say(choice) : this.context().words.name('line', line);
  }

  linePossible(line: string): boolean {
    return this.find(`aim ${line}`) !== undefined;
  }

  /** Somebody in figures: points, monsters, relics, then what lies in each pile. */
  seatLabel(seat: number): string {
    const { words, view } = this.context();
    const counted = ['points', 'track', 'relics'].map((id) => `${words.counter(id)} ${value(view, id, seat)}`);
    const piles = PILES.map((id) => `${words.zone(id)} ${zone(view, id, seat).count}`);
    const passed = value(view, 'passed', seat) > 0 ? [words.counter('passed')] : [];
    const names = new Set([words.seat(seat), words.name('colour', side(seat).key)]);
    return [...names, ...counted, ...passed, ...piles].join(', ');
  }

  lineLabel(line: Line): string {
    const { words } = this.context();
    const aim = this.find(`aim ${line.key}`);
    const parts = [
      words.zone(line.key),
      `${words.number('required')} ${line.required} = ${line.demand}`,
      `${words.number('reached')} ${line.sum ? `${line.sum} = ` : ''}${line.reached}`,
      `${words.number('lacking')} ${line.lacking}`,
    ];
    return [...(aim ? [this.say(aim)] : []), ...parts].join(', ');
  }

  pressLine(line: Line): void {
    const held = this.held?.key;
    if (held) this.lay(line.key, 'play');
    else if (this.linePossible(line.key)) this.do(`aim ${line.key}`);
    else this.context().why(`aim ${line.key}`);
  }

  // Cards that lie in a line: aimed at, or copied.

  private cardAction(line: Line, piece: Piece): string {
    if (this.context().view.moment === 'Copy') return `copy ${piece.marks[0]?.key ?? piece.key}`;
    return `target ${side(piece.owner).key} ${this.targetKey(line, piece)}`;
  }

  /** A face-down card is named by its place among its owner's. */
  private targetKey(line: Line, piece: Piece): string {
    if (!piece.numbers['face_down']) return piece.key ?? '';
    const down = line.cards.filter((one) => one.piece.owner === piece.owner && one.piece.numbers['face_down']);
    return down[0]?.piece === piece ? 'face_down' : 'face_down_2';
  }

  /** Whether a card in one of the lines is asked for. */
  get aiming(): boolean {
    return this.context().options.some((choice) => choice.verb === 'target' || choice.verb === 'copy');
  }

  cardChoice(line: Line, piece: Piece): Choice | undefined {
    if (!line.aimed || piece.owner === this.context().seat) return undefined;
    return this.find(this.cardAction(line, piece));
  }

  cardLabel(line: Line, piece: Piece): string {
    const { words } = this.context();
    const choice = this.cardChoice(line, piece);
    const down = piece.numbers['face_down'] ? words.number('face_down') : '';
    const bluff = piece.numbers['bluff'] ? words.number('bluff') : '';
    const copied = piece.marks[0] ? `= ${words.name('card', piece.marks[0].key)}` : '';
    const counts = piece.numbers['counts'] === undefined ? '' : `${words.number('counts')} ${piece.numbers['counts']}`;
    const told = [
      piece.key || !down ? words.name('card', piece.key) : '',
      copied,
      down,
      bluff,
      counts,
      words.seat(piece.owner ?? 0),
    ];
    return [...(choice ? [this.say(choice)] : []), ...told].filter(Boolean).join(', ');
  }

  /** Whether the touch was about the game: otherwise the board may show the card more closely. */
  pressCard(line: Line, piece: Piece): boolean {
    const { moment, actors } = this.context().view;
    const asked = actors.includes(this.context().seat) && this.context().playing;
    if (!asked || (moment !== 'Target' && moment !== 'Copy')) return false;
    this.do(this.cardAction(line, piece));
    return true;
  }

  // Players.

  giving(seat: number): Choice | undefined {
    return this.find(`give ${side(seat).key}`);
  }
}
