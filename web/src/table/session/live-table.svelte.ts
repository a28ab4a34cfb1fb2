import { settings } from '../../base/settings.svelte';
import { hear as listen } from '../../base/sound';
import { isHere } from '../../base/folder';
import { entropy } from '../../net/entropy';
import { api } from '../../net/http';
import { mySeats } from '../../seats/my-seats.svelte';
import { commitments } from '../../verify/commitments';
import { Lost, Refused, Socket } from '../../net/socket';
import type {
  Act,
  Choice,
  ClientMessage,
  Clock,
  Explanation,
  Happening,
  Moved,
  Notice,
  OrderInfo,
  Problem,
  ProposalKind,
  ServerMessage,
  StateMessage,
  TableInfo,
  TellTime,
  View,
} from '../../wire/types';
import type { Words } from '../../i18n/words';
import { WhyNotStore } from './why-not.svelte';
import { everySeatTaken } from './seats-ready';
import { changes, declining, isTold, type Note } from './news';
import { historyOf, type HistoryEntry } from './history';
import type { Ref, BoardContext, BoardAnimation } from '../../board/context';
import { EMPTY, EventPlayer, PlayedContext } from './event-player.svelte';
import type { Frame } from './pictures';
import { TableChat } from './table-chat.svelte';
import { TakingBack } from './taking-back.svelte';

const NOTHING: readonly Choice[] = [];
/** How much more briskly things are told while the viewer's own clock runs. */
const PRESSED = 0.5;
/** How long a tap waits for what came of the choice before it to be shown, in milliseconds. */
const SOON = 600;

/** One seat at one table, live: what the server says, shown at a pace one can follow. */
export class LiveTable extends PlayedContext implements BoardContext {
  table = $state.raw<TableInfo | null>(null);
  me = $state<number | null>(null);
  /** With whose eyes one looks on who has no seat. */
  eyes = $state<number | null>(null);
  /** With whose eyes one wants to see the past, at a table that shows it. */
  late = $state<number | null>(null);
  connected = $state(false);
  everConnected = $state(false);
  /** Whether the connection is being renewed because the viewer has asked for the own seat. */
  returning = $state(false);
  started = $state(false);
  story = $state.raw<readonly HistoryEntry[]>([]);
  readonly chat = new TableChat((message) => this.say(message));
  lit = $state.raw<readonly Ref[]>([]);
  /** The moment of the story that is being looked back at. */
  past = $state.raw<HistoryEntry | null>(null);
  /** What was asked with «Why not?», and the answer. */
  readonly whyNot: WhyNotStore;
  problem = $state.raw<Problem | null>(null);
  /** What everybody on the site should know, by kind; empty words: it is over. */
  notices = $state.raw<Record<string, Notice>>({});
  /** One's own orders left in advance, as the table last told of them. */
  orders = $state.raw<readonly OrderInfo[] | null>(null);
  fatal = $state.raw<Problem | null>(null);
  /** Why the table does not let one back in, where it says so. */
  away = $state.raw<Problem | null>(null);
  private readonly takingBack: TakingBack;
  clocksAt = $state(0);
  words = $state.raw<Words>() as Words;

  private legal = $state.raw<readonly Choice[]>(NOTHING);
  private truth = $state.raw<View>(EMPTY);
  /** The latest entry of the table's log that was heard of. */
  n = $state<number | null>(null);
  private sending = $state(false);
  /** The choice that is under way, until it is answered and, if that is soon, shown. */
  underway: Promise<void> | null = null;
  /** A choice that was sent and not answered before the connection broke. */
  private unanswered: Act | null = null;
  /** The entry of this seat's latest choice. */
  private latest = -1;
  /** Something about the connection that is said once. */
  notice = $state<'withdrawn' | null>(null);
  /** The last thing that happened to those who sit here. */
  news = $state.raw<Note | null>(null);
  /** The seat that the viewer had until a bot took it. */
  private former = $state<number | null>(null);
  /** Whether the viewer sat here when no rematch was agreed yet: once it is, this page leads to its table by itself. */
  leads = false;
  /** What lets others watch, to be handed on. */
  watching = $state<string | null>(null);
  private animation: BoardAnimation = {};
  /** The seats of which it was said that they are away. */
  private readonly missed = new Set<number>();
  /** How often the viewer did not want to wait. */
  hurried = $state(0);
  /** What was answered for the viewer, until it has been said for a while. */
  answered = $state<Choice | null>(null);
  /** Whether the player waits for somebody who reads. */
  held = $state(false);
  /** Whether the story is whole from its beginning on. */
  told = $state(false);
  private readonly socket: Socket;
  /** What happened since this seat last chose, and where it began. */
  private since: { from: View; frames: Frame[] } = { from: EMPTY, frames: [] };
  private readonly verbs = new Map<string, Set<string>>();

  constructor(
    readonly id: string,
    readonly token: string | null,
    words: Words,
  ) {
    const pace = (): number => settings.pace * (this.pressed ? PRESSED : 1);
    super(new EventPlayer(EMPTY, pace, listen, () => settings.onward === true));
    this.words = words;
    this.socket = new Socket(id, {
      hello: async () => {
        const [since, eyes] = [this.n, this.late];
        return { type: 'hello', table: id, token, since, eyes, promised: await this.promise() };
      },
      heard: (message) => this.hear(message),
      lost: () => (this.connected = false),
      turnedAway: (problem) => {
        if (!this.everConnected) return false;
        this.away = problem;
        return true;
      },
    });
    const ask = (message: ClientMessage): Promise<ServerMessage> => this.socket.ask(message);
    this.whyNot = new WhyNotStore(this.player, ask);
    this.takingBack = new TakingBack(ask);
  }

  // What a board reads.

  get seat(): number {
    return this.me ?? this.eyes ?? 0;
  }

  get playing(): boolean {
    return this.me !== null;
  }

  override get view(): View {
    return this.past?.view ?? this.player.view;
  }

  get options(): readonly Choice[] {
    // Nothing is asked before it has been told how it came to that.
    return !this.told || this.player.busy || this.player.behind || this.sending || !this.connected || this.past
      ? NOTHING
      : this.legal;
  }

  get mayTakeBack(): boolean {
    return this.takingBack.possible && !this.player.busy && !this.sending;
  }

  /** Whether it is certain that the latest choice can be taken back: only then is it offered. */
  get offersTakeBack(): boolean {
    return this.takingBack.certain && this.mayTakeBack;
  }

  get myTurn(): boolean {
    return this.me !== null && this.truth.actors.includes(this.me);
  }

  /** What is true now, shown or not. */
  get newest(): View {
    return this.truth;
  }

  /** The seats that must decide now. */
  get asked(): readonly number[] {
    return this.truth.actors;
  }

  /** Whether the viewer's clock runs. */
  private get pressed(): boolean {
    return this.me !== null && this.table?.seats[this.me]?.clock?.running === true;
  }

  get over(): boolean {
    return this.table?.status === 'over';
  }

  get canCatchUp(): boolean {
    return this.since.frames.length > 0 && !this.player.busy;
  }

  /** The verbs that this game has offered so far for a kind of thing, as their first argument. */
  verbsFor(kind: string): string[] {
    return [...(this.verbs.get(kind) ?? [])];
  }

  // What a person does.

  choose(action: string, byItself = false): void {
    if (this.sending || this.n === null) return;
    this.answered = byItself ? (this.options.find((choice) => choice.action === action) ?? null) : null;
    this.whyNot.close();
    const sent = this.send({ type: 'act', n: this.n, action }, byItself).then(() => this.player.calm(SOON));
    const underway = sent.then(() => {
      if (this.underway === underway) this.underway = null;
    });
    this.underway = underway;
  }

  /** Send a choice, once more if the connection breaks first; what answered itself too late is no fault of anybody. */
  private async send(act: Act, byItself: boolean): Promise<void> {
    this.sending = true;
    this.unanswered = null;
    try {
      await this.socket.ask(act);
    } catch (fault) {
      if (fault instanceof Lost) this.unanswered = act;
      else if (!byItself) this.complain(fault);
    } finally {
      this.sending = false;
    }
  }

  /** Back at the table: a choice that was not answered is sent once; the table refuses it if it had arrived. */
  private async sendAgain(act: Act): Promise<void> {
    this.unanswered = null;
    this.sending = true;
    try {
      await this.socket.ask(act);
    } catch {
      // It had arrived, or what was asked then is not asked any more.
      if (this.latest < act.n) this.notice = 'withdrawn';
    } finally {
      this.sending = false;
    }
  }

  takeBack(): void {
    if (this.mayTakeBack) void this.takingBack.wanted().then((message) => message && this.say(message));
  }

  why(action: string, what?: string): void {
    this.whyNot.explain(action, what).catch((fault: unknown) => this.complain(fault));
  }

  remark(what: string, text: string): void {
    this.whyNot.remark(what, text);
  }

  /** Everything of a verb that is not possible now, with the reasons. */
  async impossible(verb: string): Promise<Explanation[]> {
    try {
      const answer = await this.socket.ask({ type: 'why_not', verb });
      return answer.type === 'impossible' ? answer.actions : [];
    } catch (fault) {
      this.complain(fault);
      return [];
    }
  }

  resign(): void {
    void this.say({ type: 'resign' });
  }

  propose(what: ProposalKind, target: number | null = null, clock: Clock | null = null): void {
    void this.say({ type: 'propose', what, target, clock });
  }

  /** Say where one lives, announce an absence or end one, or end a pause. */
  tellTime(said: Omit<TellTime, 'type' | 'id'>): void {
    void this.say({ type: 'time', ...said });
  }

  /** The seat that is the viewer's, or was until a bot took it. */
  get own(): number | null {
    return this.me ?? this.former;
  }

  /** Whether a bot plays for the viewer, who may come back. */
  get replaced(): boolean {
    const seat = this.former === null ? undefined : this.table?.seats[this.former];
    return seat?.kind === 'bot' && !seat.left && this.table?.status === 'running';
  }

  /** Take the own seat back from the bot that plays there. */
  comeBack(): void {
    this.returning = true;
    this.socket.renew();
  }

  /** Whether everybody sits and the viewer has not said yet that the game may begin. */
  get askedReady(): boolean {
    const { table, me } = this;
    return everySeatTaken(table) && me !== null && table?.seats[me]?.ready === false;
  }

  sayReady(): void {
    void this.say({ type: 'ready' });
  }

  /** Let bots sit down, on one open seat or on all: for the host, before the game. */
  fill(level: string, seat: number | null = null): void {
    void this.say({ type: 'fill', level, seat });
  }

  /** Call the table off: for the host, before the game. */
  cancel(): void {
    void this.say({ type: 'cancel' });
  }

  answer(agree: boolean): void {
    const proposal = this.table?.proposal?.id;
    if (proposal !== undefined) void this.say({ type: agree ? 'agree' : 'decline', proposal });
  }

  skip(): void {
    this.hurried++;
    this.player.skip();
  }

  next(): void {
    this.player.next();
  }

  /** Show again what the others have done since this seat last chose. */
  catchUp(): void {
    if (!this.canCatchUp) return;
    this.player.tell(this.since.from, this.since.frames);
  }

  /** Look at the table as it was after an entry of the story, or (null) come back; what goes on meanwhile waits. */
  lookBack(entry: HistoryEntry | null): void {
    this.past = entry;
    this.player.hold(entry !== null || this.held);
  }

  /** Let what happens wait for somebody who reads, or go on. */
  wait(held: boolean): void {
    this.held = held;
    this.player.hold(held || this.past !== null);
  }

  /** Look on with other eyes: what was told so far is told anew. */
  lookWith(eyes: number | null): void {
    this.late = eyes;
    this.n = this.table = null;
    this.started = this.told = false;
    this.story = [];
    this.socket.renew();
  }

  animateWith(animation: BoardAnimation): void {
    this.animation = this.player.animation = animation;
  }

  close(): void {
    this.socket.close();
  }

  // What the server says.

  /** Send something; return whether it was done. */
  private async say(message: ClientMessage): Promise<boolean> {
    try {
      await this.socket.ask(message);
      return true;
    } catch (fault) {
      this.complain(fault);
      return false;
    }
  }

  private complain(fault: unknown): void {
    if (fault instanceof Refused) this.problem = fault.problem;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.connected = this.everConnected = true;
        this.returning = false;
        this.notice = null;
        this.away = null;
        if (this.unanswered) void this.sendAgain(this.unanswered);
        this.former = message.seat === null ? (message.played ?? this.me) : null;
        this.watching = message.watch;
        this.eyes = message.eyes;
        this.me = this.player.viewer = message.seat;
        this.chat.muted = message.muted;
        break;
      case 'table':
        this.note(message.table);
        if (message.table.status !== 'over') commitments.keep(message.table.id, message.table.commitment);
        this.leads ||= this.me !== null && message.table.next === null;
        this.table = message.table;
        this.reveal(message.table);
        mySeats.tell(message.table);
        this.clocksAt = Date.now();
        break;
      case 'state':
        this.place(message);
        break;
      case 'moved':
        this.move(message);
        break;
      case 'declined':
        this.n = message.n;
        this.tell(declining(message, this.table?.seats ?? []));
        break;
      case 'chat':
        this.chat.hear(message);
        break;
      case 'chat_anew':
        this.chat.renew(message.said);
        break;
      case 'over':
        this.n = message.n;
        if (this.table) {
          const ended = { ...this.table, status: 'over' as const, outcome: message.outcome, seed: message.seed };
          this.note(ended);
          this.table = ended;
          mySeats.tell(ended);
        }
        this.legal = NOTHING;
        break;
      case 'orders':
        this.orders = message.orders;
        break;
      case 'notice':
        this.notices = { ...this.notices, [message.kind]: message };
        break;
      case 'error':
        if (!this.everConnected) this.fatal = message;
        else if (message.id === null) this.problem = message;
        break;
    }
  }

  /** What this browser promises to add to chance when it comes to a table: a rematch waits for it. */
  private promise(): Promise<string | null> {
    return this.token && !this.table && !isHere(this.id) ? entropy.promise(this.id) : Promise.resolve(null);
  }

  /** Show what was promised, once it is awaited. */
  private reveal({ entropy: all }: TableInfo): void {
    const own = this.me === null ? null : all?.seats[this.me];
    const shown = all?.awaited && own?.shown === null ? entropy.shownFor(own.promised) : null;
    if (shown) void this.socket.ask({ type: 'reveal', shown }).catch(() => undefined);
  }

  /** Tell what has become of those who sit here: everybody hears it, and the story keeps what lasts. */
  private note(now: TableInfo): void {
    for (const note of changes(this.table, now, Date.now() - this.clocksAt))
      if (isTold(note, this.missed)) this.tell(note);
  }

  private tell(note: Note): void {
    if (note.seat === this.me && note.passing) return;
    this.news = note;
    if (!note.passing) this.story = [...this.story, { n: this.n ?? 0, seat: null, events: [], view: this.truth, note }];
  }

  private place(message: StateMessage): void {
    if (message.because === 'hello' && this.started && message.n === this.n) return this.accept(message); // nothing new
    this.lookBack(null);
    this.accept(message);
    this.player.set(message.view);
    this.since = { from: message.view, frames: [] };
    if (message.because === 'start') this.begin(message.events, message.view);
    else void this.recall();
    this.started = true;
  }

  /** Show how the game begins: whoever comes while nothing has been chosen sees it too. */
  private begin(events: readonly Happening[], after: View): void {
    this.story = [{ n: 0, seat: null, events, view: after }];
    this.told = true;
    const from = this.animation.before?.(after) ?? after;
    this.since = { from, frames: [{ events, after }] };
    this.player.set(from);
    this.player.add(...this.since.frames);
  }

  /** Read the story so far: a page that comes late has not heard it. */
  private async recall(): Promise<void> {
    const heard = [this.n, this.table?.n];
    try {
      const replay = await api.replay(this.id, this.token, this.late);
      if (heard[0] !== this.n || heard[1] !== this.table?.n) return await this.recall();
      const [opening] = replay.steps;
      if (opening && replay.steps.length === 1 && !this.told) this.begin(opening.events, opening.view);
      this.story = historyOf(replay);
    } catch (fault) {
      this.complain(fault);
    }
    this.told = true;
  }

  private move(message: Moved): void {
    const from = this.truth;
    this.accept(message);
    const frame = { events: message.events, after: message.view };
    if (message.seat === this.me) this.latest = message.n;
    if (message.seat === this.me) this.since = { from, frames: message.events.length > 1 ? [frame] : [] };
    else this.since.frames.push(frame);
    if (this.since.frames.length === 0) this.since.from = message.view;
    this.story = [...this.story, { n: message.n, seat: message.seat, events: message.events, view: message.view }];
    this.player.add(frame);
    if (message.clocks && this.table) {
      const clocks = message.clocks;
      const seats = this.table.seats.map((seat, at) => ({ ...seat, clock: clocks[at] ?? null }));
      this.table = { ...this.table, seats };
      this.clocksAt = Date.now();
    }
  }

  private accept(message: StateMessage | Moved): void {
    this.n = message.n;
    this.truth = message.view;
    this.legal = message.legal.length > 0 ? message.legal : NOTHING;
    this.takingBack.stand(message.n, message.may_take_back);
    for (const choice of message.legal) {
      const first = choice.args[0];
      if (!first) continue;
      const verbs = this.verbs.get(first.kind) ?? new Set<string>();
      this.verbs.set(first.kind, verbs.add(choice.verb));
    }
  }
}
