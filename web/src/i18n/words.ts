import type { Argument, CardInfo, Choice, GameTexts, Happening, Outcome, View } from '../wire/types';
import { Texts, type Values } from './fluent';
import { listed } from './lists';

/** How many sentences are said in one breath. */
const BREATH = 3;

/** Speaks about one game in one language, with the same texts and the same variables as the terminal. */
export class Words {
  readonly lang: string;
  private readonly texts: Texts;
  private readonly kinds = new Map<string, string>();
  private readonly cards = new Map<string, CardInfo>();
  /** The keys that stand for the seats, in their order. */
  private readonly players: string[] = [];
  private readonly names: readonly string[] = [];
  /** The seat that is spoken to. */
  private readonly you: number | null = null;

  constructor(texts: GameTexts, cards: readonly CardInfo[]) {
    this.lang = texts.lang;
    this.texts = new Texts(texts.lang, texts.common, texts.room, texts.names);
    for (const card of cards) {
      this.cards.set(`${card.kind} ${card.key}`, card);
      if (card.kind === 'player') this.players.push(card.key);
      if (!this.kinds.has(card.key)) this.kinds.set(card.key, card.kind);
    }
  }

  /** The same words at a table where people have these names, said to one of the seats. */
  at(names: readonly string[], you: number | null = null): Words {
    return Object.assign(Object.create(Words.prototype) as Words, this, { names, you });
  }

  about(): string {
    return this.texts.text('game-about');
  }

  name(kind: string, key: string | null): string {
    if (key === null) return this.texts.text('hidden');
    return this.texts.text(`${kind}-${word(key)}`);
  }

  /** What it does: as the server composes it from room and pack. */
  describe(kind: string, key: string): string {
    const composed = this.cards.get(`${kind} ${key}`)?.text?.[this.lang === 'en' ? 'en' : 'es'];
    return composed ?? this.texts.find(`${kind}-${word(key)}-text`) ?? '';
  }

  /** Whether the rulebook prints it, prints a part of it, or leaves it to us. */
  origin(kind: string, key: string): CardInfo['origin'] {
    return this.cards.get(`${kind} ${key}`)?.origin ?? null;
  }

  /** The same in words, with the fields that are printed where only some are. */
  printed(kind: string, key: string): string {
    const info = this.cards.get(`${kind} ${key}`);
    return this.printedOf(info?.origin ?? null, info?.printed ?? []);
  }

  /** What an origin means, with the fields that are printed where only some are. */
  printedOf(origin: CardInfo['origin'], printed: readonly string[]): string {
    if (!origin) return '';
    return this.texts.text(`origin-${origin}`, { fields: this.several(printed.map((field) => this.fieldName(field))) });
  }

  private fieldName(field: string): string {
    const id = word(field.split('.').at(-1) ?? field);
    return this.texts.find(`field-${id}`) ?? this.texts.find(`number-${id}`)?.toLowerCase() ?? field;
  }

  /** What is known of a kind of card or piece: its numbers, and what the rulebook prints of it. */
  card(kind: string, key: string): CardInfo | undefined {
    return this.cards.get(`${kind} ${key}`);
  }

  /** The name of a key of whatever kind: the note on a die. */
  note(key: string): string {
    const kind = this.kinds.get(key);
    if (kind) return this.name(kind, key);
    return this.texts.find(`note-${word(key)}`) ?? key;
  }

  zone(id: string): string {
    return this.texts.text(`zone-${word(id)}`);
  }

  counter(id: string): string {
    return this.texts.text(`counter-${word(id)}`);
  }

  number(id: string): string {
    return this.texts.text(`number-${word(id)}`);
  }

  option(id: string): string {
    return this.texts.text(`option-${word(id)}`);
  }

  optionValue(id: string, value: unknown): string {
    return this.texts.text(`option-${word(id)}-${String(value).replace(/[^A-Za-z0-9]/g, '-')}`);
  }

  /** A text of the room that only some rooms have. */
  find(id: string, values: Values = {}): string | null {
    return this.texts.find(id, values);
  }

  side(seat: number): string {
    return this.texts.find(`seat-${seat}`) ?? this.texts.text('seat', { number: seat + 1 });
  }

  seat(seat: number): string {
    return this.names[seat] || this.side(seat);
  }

  seats(seats: readonly number[]): string {
    return this.several(seats.map((seat) => this.seat(seat)));
  }

  several(phrases: readonly string[]): string {
    return listed(this.lang, phrases);
  }

  action(choice: Choice, seat: number): string {
    const values: Values = this.seatValues('seat', seat);
    const names = variables(choice.args);
    choice.args.forEach(({ kind, key }, at) => {
      const variable = names[at] ?? kind;
      const player = kind === 'player' ? this.players.indexOf(key) : -1;
      values[variable] = player < 0 ? this.name(kind, key) : this.seat(player);
      values[`${variable}-key`] = key;
    });
    return this.texts.text(`verb-${word(choice.verb)}`, values);
  }

  /** What is asked now of the viewer, or who is being waited for. */
  ask(view: View): string {
    if (view.actors.length === 0) return '';
    if (view.seat === null || !view.actors.includes(view.seat)) {
      return this.texts.text('waiting', { seats: this.seats(view.actors) });
    }
    return this.texts.text(`ask-${view.moment}`, this.seatValues('seat', view.seat));
  }

  /** What happened, as far as it was seen; whoever is spoken to is *tú* where the room has such a sentence. */
  event(seen: Happening): string {
    const id = `event-${word(seen.event)}`;
    const values = this.values(seen);
    const unseen = Object.values(seen).includes(null);
    const toYou = this.you === null ? null : this.spoken(id, seen, values);
    return toYou ?? (unseen ? this.texts.find(`${id}-hidden`, values) : null) ?? this.texts.text(id, values);
  }

  /** Several things in one breath: what happened more than once is counted where the room has a sentence for that. */
  events(seen: readonly Happening[]): string {
    const kinds: Happening[][] = [];
    for (const one of seen) {
      if (kinds.at(-1)?.[0]?.event === one.event) kinds.at(-1)?.push(one);
      else kinds.push([one]);
    }
    const told = kinds.flatMap((kind) => this.alike(kind)).map((group) => this.group(group));
    return told
      .filter((text) => text !== '')
      .slice(-BREATH)
      .join(' ');
  }

  /** Whether the room has a sentence for what several seats do alike. */
  saysOfAll(event: string): boolean {
    return this.texts.has(`event-${word(event)}-all`);
  }

  /** The kind of thing that a field of an event names. */
  kindOf(field: string, key: string): string | null {
    return this.texts.find(`${field}-${word(key)}`) === null ? (this.kinds.get(key) ?? null) : field;
  }

  /** Why the game ended; whoever has won alone is spoken to where the room has such a sentence. */
  outcome(outcome: Outcome): string {
    const winners = outcome.ranking[0] ?? [];
    const values: Values = {
      winners: this.seats(winners),
      count: winners.length,
      draw: winners.length === outcome.scores.length && winners.length > 1 ? 'yes' : 'no',
      scores: outcome.scores.join(' · '),
      best: Math.max(0, ...outcome.scores),
    };
    outcome.scores.forEach((score, seat) => (values[`score-${seat}`] = score));
    const id = `outcome-${word(outcome.reason)}`;
    const alone = winners.length === 1 && winners[0] === this.you;
    return (alone ? this.texts.find(`${id}-you`, values) : null) ?? this.texts.text(id, values);
  }

  /** What happened to or through whoever is spoken to. */
  private spoken(id: string, seen: Happening, values: Values): string | null {
    if (seen['seat'] === this.you) return this.texts.find(`${id}-you`, values);
    const done = Object.entries(seen).some(([field, value]) => isSeat(field) && value === this.you);
    return done ? this.texts.find(`${id}-at-you`, values) : null;
  }

  /** Things of one kind as they are said: those of all others together where there is a sentence for it, else by seats. */
  private alike(kind: readonly Happening[]): Happening[][] {
    const [first] = kind;
    if (first && this.saysOfAll(first.event)) {
      const others = kind.filter(({ seat }) => seat !== this.you);
      const own = kind.filter(({ seat }) => seat === this.you);
      return [others, own].filter((group) => group.length > 0);
    }
    const groups: Happening[][] = [];
    for (const one of kind) {
      const group = groups.at(-1);
      if (group?.[0] && group[0]['seat'] === one['seat']) group.push(one);
      else groups.push([one]);
    }
    return groups;
  }

  private group(group: readonly Happening[]): string {
    const last = group.at(-1);
    if (!last) return '';
    const count = group.length;
    if (count < 2) return this.event(last);
    const seats = [...new Set(group.map(({ seat }) => seat))].filter((seat) => typeof seat === 'number');
    if (seats.length > 1) {
      const everybody = this.names.length > 0 && seats.length + (this.you === null ? 0 : 1) >= this.names.length;
      const who = !everybody ? 'some' : this.you === null ? 'all' : 'others';
      const about = { ...this.values(last), count, seats: this.seats(seats), who };
      return this.texts.find(`event-${word(last.event)}-all`, about) ?? this.event(last);
    }
    const [id, values] = [`event-${word(last.event)}-many`, { ...this.values(last), count }];
    const toYou = last['seat'] === this.you ? this.texts.find(`${id}-you`, values) : null;
    return toYou ?? this.texts.find(id, values) ?? this.event(last);
  }

  private values(seen: Happening): Values {
    const values: Values = {};
    for (const [field, value] of Object.entries(seen))
      if (field !== 'event') Object.assign(values, this.field(field, value));
    return values;
  }

  private seatValues(id: string, seat: number): Values {
    return { [id]: this.seat(seat), [`${id}-number`]: seat };
  }

  private field(id: string, value: string | number | null): Values {
    if (value === null) return { [id]: this.texts.text('nothing'), [`${id}-key`]: 'none' };
    if (typeof value === 'number') return isSeat(id) ? this.seatValues(id, value) : { [id]: value };
    const kind = this.kindOf(id, value);
    return { [id]: kind === null ? value : this.name(kind, value), [`${id}-key`]: value };
  }
}

/** Whether a field of an event is a seat. */
export const isSeat = (field: string): boolean => field === 'seat' || field.endsWith('_seat');

/** The names of a verb's variables: its kinds, numbered from the second of the same kind on. */
function variables(args: readonly Argument[]): string[] {
  return args.map(({ kind }, at) => {
    const before = args.slice(0, at).filter((other) => other.kind === kind).length;
    return before ? `${kind}${before + 1}` : kind;
  });
}

/** An id as a part of a message's id: what Fluent does not allow there becomes a dash. */
export const word = (id: string): string => id.replace(/[^A-Za-z0-9_-]/g, '-');
