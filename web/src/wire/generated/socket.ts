/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

/** Choose an action; ``n`` is the latest entry seen, so that no action is chosen twice or by mistake. */
export interface Act {
  type: 'act';
  id?: number | null;
  n: number;
  action: string;
}

/** Say yes to the open proposal. */
export interface Agree {
  type: 'agree';
  id?: number | null;
  proposal: number;
}

/** One thing that an action is done to. */
export interface Argument {
  kind: string;
  key: string;
}

/** Ask whether one's own last choice can be taken back, where a ``may_take_back`` says that it is worth asking. */
export interface AskTakeBack {
  type: 'may_take_back';
  id?: number | null;
}

/** Call the table off before the game: for its host. */
export interface Cancel {
  type: 'cancel';
  id?: number | null;
}

/** A chat message. After ``hello`` the latest ones come again, in order. */
export interface Chat {
  type: 'chat';
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** The chat once more, in place of what was told of it: the viewer's person hears others than before. */
export interface ChatAnew {
  type: 'chat_anew';
  said: Chat[];
}

/** An action that may be chosen now. */
export interface Choice {
  action: string;
  verb: string;
  args: Argument[];
}

export type ClientMessage = Hello | Act | TakeBack | AskTakeBack | Propose | Agree | Decline | Resign | Leave | Ready | Reveal | Fill | Cancel | Say | Mute | Explain | WhyNot | Ping | TellTime;

/** What a seat's clock shows at the moment the message was sent. */
export interface ClockFace {
  left_ms: number;
  running: boolean;
  until: number | null;
  reserve_ms: number;
  holidays: number[][];
  zone: boolean | null;
  missed: number;
}

/** A public number: the round, a life, a track. */
export interface Counter {
  id: string;
  limit: number | null;
  seat: number | null;
  value: number;
}

/** Some days for every choice. */
export interface Days {
  kind: 'days';
  days: number;
}

/** Say no to the open proposal, or withdraw one's own. */
export interface Decline {
  type: 'decline';
  id?: number | null;
  proposal: number;
}

/** A player has declined a proposal, or has withdrawn their own (``seat`` is ``by``). */
export interface Declined {
  type: 'declined';
  n: number;
  seat: number;
  what: 'draw' | 'pace' | 'pause' | 'rematch' | 'replace' | 'resume' | 'retire' | 'undo';
  by: number;
}

/** A die that lies on the table, and whose it is. */
export interface Die {
  note: string;
  seat: number | null;
  sides: number;
  value: number;
}

/** What was asked for has happened and is stored; ``n`` is its place in the log, where it has one. */
export interface Done {
  type: 'done';
  id: number;
  n: number | null;
}

/** What the seats of a table add to chance. */
export interface EntropyInfo {
  awaited: boolean;
  seats: (SeatEntropy | null)[];
}

/** An error: the request was refused, and the table is unchanged. */
export interface Error {
  type: 'error';
  id: number | null;
  code: string;
  es: string;
  en: string;
  rule: string | null;
  detail: string | null;
}

/** Ask why an action is not possible now; answered by ``explained``. */
export interface Explain {
  type: 'explain';
  id?: number | null;
  action: string;
}

/** The answer to ``explain``. */
export interface Explained {
  type: 'explained';
  id: number | null;
  action: string;
  verb: string;
  args: Argument[];
  reason: Reason | null;
}

/** An action and why it is not possible now; without a reason it is. */
export interface Explanation {
  action: string;
  verb: string;
  args: Argument[];
  reason: Reason | null;
}

/** Seat bots before the game: on an open seat, on all of them, or in place of a player who is not ready. Only for the table's host. */
export interface Fill {
  type: 'fill';
  id?: number | null;
  level: string;
  seat?: number | null;
}

/** A stock of seconds, and some more after each choice. */
export interface Fischer {
  kind: 'fischer';
  seconds: number;
  increment?: number;
}

/** The first message: which table, as whom, and how much of its log is known already. With ``since`` the missed ``moved`` messages follow; without it (or when too much was missed) a ``state``. */
export interface Hello {
  type: 'hello';
  id?: number | null;
  table: string;
  token?: string | null;
  since?: number | null;
  promised?: string | null;
  eyes?: number | null;
}

/** The answer to ``why_not``. */
export interface Impossible {
  type: 'impossible';
  id: number | null;
  verb: string;
  actions: Explanation[];
}

/** Get up: before the game the seat is open again; during it the others may give it to a bot at once. */
export interface Leave {
  type: 'leave';
  id?: number | null;
}

/** A mark that lies on a piece: a token, a counter. */
export interface Mark {
  count: number;
  key: string;
  kind: string;
}

/** The answer to the question of that name, as things stood after entry ``n`` of the log. */
export interface MayTakeBack {
  type: 'may_take_back';
  id: number | null;
  n: number;
  may: boolean;
}

/** A seat has chosen or left the game for good, and this is what came of it. */
export interface Moved {
  type: 'moved';
  n: number;
  seat: number;
  action: string | null;
  events: (Record<string, number | string | null>)[];
  view: View;
  legal: Choice[];
  may_take_back: boolean;
  clocks: (ClockFace | null)[] | null;
}

/** Stop or start hearing a seat; remembered for the seat that asks. */
export interface Mute {
  type: 'mute';
  id?: number | null;
  seat: number;
  muted: boolean;
}

/** All the time in the world. */
export interface NoClock {
  kind: 'none';
}

/** A notice to all clients of the site, to be shown until an empty one of the same kind arrives. */
export interface Notice {
  type: 'notice';
  kind: 'operator' | 'storage';
  es: string;
  en: string;
}

/** A choice that an order has made: after that, the log was ``n`` long. */
export interface OrderAnswered {
  n: number;
  choice: Choice;
}

/** A condition of an order: one that the game names, which must hold, or must not. */
export interface OrderCondition {
  id: string;
  number?: number | null;
  negated?: boolean;
}

/** An order left in advance, as its own player sees it; nobody else sees that there is one. */
export interface OrderInfo {
  number: number;
  kind: string;
  links: OrderStep[];
  until: OrderCondition[];
  times: number;
  armed: boolean;
  step: number;
  used: number;
  ended: string;
  answered: OrderAnswered[];
}

/** One answer in advance: to which questions, under which conditions, and which answer. */
export interface OrderStep {
  at: string[];
  given: OrderCondition[];
  answer: string;
}

/** One's own orders left in advance, after they have changed, answered or ended, and after ``hello``. */
export interface OrdersMessage {
  type: 'orders';
  orders: OrderInfo[];
}

/** How a game ended. */
export interface OutcomeInfo {
  reason: string;
  ranking: number[][];
  scores: number[];
}

/** The game has ended: how, and the secret seed that proves it was fair. */
export interface Over {
  type: 'over';
  n: number;
  outcome: OutcomeInfo;
  seed: string;
}

/** Which cards are played with. */
export interface PackInfo {
  name: string;
  hash: string;
}

/** A card, a token, a figure. Where its face is hidden from the viewer, ``key`` is None. */
export interface Piece {
  key: string | null;
  kind: string;
  marks: Mark[];
  numbers: Record<string, number>;
  owner: number | null;
}

/** Ask for a ``pong``. A client that sets ``within`` is disconnected when it is silent for that many seconds. */
export interface Ping {
  type: 'ping';
  id?: number | null;
  within?: number | null;
}

/** The answer to ``ping``; ``at`` is the server's time in milliseconds. */
export interface Pong {
  type: 'pong';
  id: number | null;
  at: number;
}

/** A proposal that the people at the table must agree on. */
export interface Proposal {
  id: number;
  what: 'draw' | 'pace' | 'pause' | 'rematch' | 'replace' | 'resume' | 'retire' | 'undo';
  by: number;
  target: number | null;
  clock: NoClock | Fischer | Days | Slow | null;
  agreed: number[];
  waiting: number[];
}

/** Make a proposal to the other players. */
export interface Propose {
  type: 'propose';
  id?: number | null;
  what: 'draw' | 'pace' | 'pause' | 'rematch' | 'replace' | 'resume' | 'retire' | 'undo';
  target?: number | null;
  clock?: NoClock | Fischer | Days | Slow | null;
}

/** Say that the game may begin, where all seats are taken and the table asks for it. */
export interface Ready {
  type: 'ready';
  id?: number | null;
}

/** Why an action is not possible: the rule's number, its text, and what would make it possible. */
export interface Reason {
  rule: string;
  text: Text;
  unless: Text;
  source: 'derived' | 'differs' | 'ours' | 'printed';
}

/** Give up: ends a game of two; in a larger one a bot takes the seat. */
export interface Resign {
  type: 'resign';
  id?: number | null;
}

/** Show the bytes that one has promised, once they are awaited: before that, another could still choose. */
export interface Reveal {
  type: 'reveal';
  id?: number | null;
  shown: string;
}

/** Send a chat message to the table. */
export interface Say {
  type: 'chat';
  id?: number | null;
  text: string;
}

/** What one seat adds to chance. */
export interface SeatEntropy {
  promised: string;
  shown: string | null;
}

/** The public state of one seat. */
export interface SeatInfo {
  kind: 'bot' | 'gone' | 'open' | 'person';
  name: string;
  claimed: boolean;
  level: string | null;
  here: boolean;
  left: boolean;
  owner: 'away' | 'here' | null;
  ready: boolean;
  since: number | null;
  shown: boolean;
  thinking: boolean;
  clock: ClockFace | null;
}

export type ServerMessage = Welcome | Done | MayTakeBack | Explained | Impossible | Pong | Error | TableMessage | StateMessage | Moved | Declined | Chat | ChatAnew | Over | Notice | OrdersMessage;

/** Hours for every decision, which may take several choices, and a reserve of hours for the game. */
export interface Slow {
  kind: 'slow';
  hours: number;
  reserve?: number;
  nights?: boolean;
  weekends?: boolean;
  bot?: string;
}

/** The whole position: after ``hello``, when the game starts, and when a choice was taken back. */
export interface StateMessage {
  type: 'state';
  n: number;
  view: View;
  legal: Choice[];
  may_take_back: boolean;
  events: (Record<string, number | string | null>)[];
  because: 'ended' | 'hello' | 'start' | 'taken_back' | 'undone';
  by: number | null;
}

/** The public state of a table. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  options: Record<string, boolean | number | string>;
  pack: PackInfo;
  public: boolean;
  status: 'cancelled' | 'over' | 'running' | 'waiting';
  created: number;
  n: number;
  seats: SeatInfo[];
  host: number | null;
  actors: number[];
  watchers: number;
  clock: NoClock | Fischer | Days | Slow;
  paused: boolean;
  proposal: Proposal | null;
  proposals: ('draw' | 'pace' | 'pause' | 'rematch' | 'replace' | 'resume' | 'retire' | 'undo')[];
  commitment: string;
  entropy: EntropyInfo | null;
  rated: boolean;
  prepared: boolean;
  day: string | null;
  open_after: number | null;
  seed: string | null;
  outcome: OutcomeInfo | null;
  next: string | null;
  previous: string | null;
}

/** The table around the game has changed: seats, presence, clocks, proposals, status. */
export interface TableMessage {
  type: 'table';
  table: TableInfo;
}

/** Take one's own last choice back. */
export interface TakeBack {
  type: 'take_back';
  id?: number | null;
  n: number;
}

/** Say where one lives (``zone``, a name such as ``Europe/Madrid``), announce a holiday, end it, or end a pause. */
export interface TellTime {
  type: 'time';
  id?: number | null;
  what: 'back' | 'holiday' | 'resume' | 'zone';
  zone?: string;
  begin?: number;
  end?: number;
}

/** A sentence in both languages. */
export interface Text {
  es: string;
  en: string;
}

/** All that a seat may see. */
export interface View {
  actors: number[];
  counters: Counter[];
  dice: Die[];
  game: string;
  moment: string;
  options: Record<string, unknown>;
  outcome: Record<string, unknown> | null;
  over: boolean;
  seat: number | null;
  seats: number;
  zones: Zone[];
}

/** Who this client is (null: a spectator) and which seats it does not hear: the answer to ``hello``. It comes again, followed by the ``state``, when the client's token no longer plays its seat, or plays it again. */
export interface Welcome {
  type: 'welcome';
  id: number | null;
  table: string;
  seat: number | null;
  played: number | null;
  eyes: number | null;
  watch: string;
  muted: number[];
}

/** Ask for all actions of a verb that are not possible now; answered by ``impossible``. */
export interface WhyNot {
  type: 'why_not';
  id?: number | null;
  verb: string;
}

/** A place for pieces: a seat's, or the whole table's (None). */
export interface Zone {
  count: number;
  id: string;
  pieces: Piece[];
  seat: number | null;
}
