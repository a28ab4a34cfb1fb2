/** What can happen, made from the room's events.py by scripts/generate wire: not to be changed by hand.
 *
 * What a seat may not see of an event is null. */
export interface Events {
  uncovered_monster: { monster: string };
  uncovered_event: { event_card: string };
  added_monster: { monster: string };
  added_event: { event_card: string };
  round_started: { round: number; seat: number };
  strong: {
    line: string;
    first: number;
    second: number;
    plus: number;
    times: number;
    monsters: number;
    required: number;
  };
  drew: { seat: number; card: string | null; reason: string };
  set_aside: { seat: number; card: string | null };
  discarded: { seat: number; card: string; reason: string };
  eliminated: { seat: number; card: string; reason: string };
  reshuffled: { seat: number; count: number };
  traumatised: { seat: number; count: number; reason: string };
  turn_started: { seat: number };
  played: { seat: number; card: string; line: string };
  hidden: { seat: number; card: string | null; line: string };
  shown: { seat: number; card: string };
  reached: {
    line: string;
    sum: number;
    times: number;
    total: number;
    required: number;
    red: number;
    green: number;
    blue: number;
    yellow: number;
  };
  struck: { seat: number; card: string; other_seat: number; victim: string; line: string };
  destroyed: { seat: number; other_seat: number; card: string; line: string };
  copied: { seat: number; card: string; line: string };
  unlinked: { seat: number; card: string; line: string };
  passed: { seat: number };
  exhausted: Record<never, never>;
  defeated: Record<never, never>;
  failed: Record<never, never>;
  revealed: { seat: number; card: string; line: string };
  counted: { seat: number; relics: number };
  first: { seat: number; points: number; total: number };
  second: { seat: number; points: number; total: number };
  nothing: { seat: number };
  took: { seat: number; steps: number; total: number };
  saddled: { seat: number; card: string };
  relieved: { seat: number; card: string };
  returned: { monster: string };
  scored: {
    seat: number;
    track: number;
    traumas: number;
    set: number;
    total: number;
    monsters: number;
    eliminated: number;
    level: string;
  };
  caught: { seat: number; card: string; line: string };
}
