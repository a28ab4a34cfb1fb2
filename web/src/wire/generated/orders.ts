/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

import type { Choice, OrderCondition, OrderInfo, OrderStep } from './socket';

/** Switch an order on (from its first step) or off, or put another in its place. */
export interface ChangeOrder {
  armed: boolean;
  order?: NewOrder | null;
}

/** A condition that can be named in an order: its text is ``order-if-<id>`` among those of the game. */
export interface ConditionInfo {
  id: string;
  asks: number | null;
}

/** A question that can be answered in advance, and its answers: ``= `` and a verb wants an action named. */
export interface MomentInfo {
  id: string;
  answers: string[];
}

/** A decision in advance: a ready-made order of the game by its id, or ``line``, whose steps follow one another. */
export interface NewOrder {
  kind: string;
  links: OrderStep[];
  until?: OrderCondition[];
  times?: number;
}

/** One's own orders at a table, and what can be foreseen in its game. */
export interface OrdersAtTable {
  orders: OrderInfo[];
  most: number;
  conditions: ConditionInfo[];
  moments: MomentInfo[];
  ready: ReadyOrderInfo[];
  verbs: VerbInfo[];
}

/** A ready-made order, of the text ``order-<id>``. An answer that is ``= `` and a verb alone wants an action. */
export interface ReadyOrderInfo {
  id: string;
  links: OrderStep[];
  until: string[];
}

/** A verb that an order may name an action of, and all of them. */
export interface VerbInfo {
  verb: string;
  actions: Choice[];
}
