/** What can happen, made from the room's events.py by scripts/wire: not to be changed by hand.
 *
 * What a seat may not see of an event is null. */
export interface Events {
  round_began: { round: number };
  combat_began: Record<never, never>;
  drew: { seat: number; back: string; card: string | null };
  equipped: { seat: number; card: string; space: string };
  traded: { seat: number; back: string; card: string | null };
  swapped: { seat: number; card: string; space: string; old: string };
  ended: { seat: number };
  tie_die: { seat: number; result: number };
  weighed: { seat: number; weight: number; place: number };
  opens: { seat: number };
  extra_attack: { seat: number };
  armour_rolled: { seat: number; amount: number };
  armour_placed: { seat: number; space: string; amount: number };
  crowd_rolled: { seat: number; result: number };
  thrown: { seat: number; throw: string; target_seat: number };
  played: { seat: number; card: string };
  stepped: { seat: number; card: string; old: string };
  in_force: { card: string };
  over: { card: string };
  scorched: { seat: number; amount: number };
  used: { seat: number; card: string };
  turned: { seat: number; card: string };
  laid: { seat: number; target_seat: number; back: string; card: string | null };
  revealed: { seat: number; target_seat: number; card: string };
  aimed: { seat: number; space: string };
  rerolled: { seat: number };
  hit: { seat: number; space: string };
  ignored: { seat: number; card: string };
  damaged: { seat: number; card: string; amount: number; left: number };
  destroyed: { seat: number; card: string };
  die_damaged: { seat: number; space: string; amount: number; left: number };
  lost: { seat: number; amount: number; left: number };
  recovered: { seat: number; amount: number; left: number };
  splashed: { seat: number; space: string };
  frozen: { seat: number };
  cursed: { seat: number };
  returned: { seat: number; card: string };
  discarded: { seat: number; card: string };
  looked: { seat: number; target_seat: number };
  took: { seat: number; card: string };
  warded: { seat: number };
  spared: { seat: number };
  cancelled: { seat: number; card: string };
  left: { seat: number };
  voted: { seat: number };
  extra_round: { number: number };
  warned: { rounds: number };
  struck: { seat: number; target_seat: number; card: string };
  countered: { seat: number; card: string; amount: number };
  first_seat: { seat: number };
  fell: { seat: number };
  wasted: { seat: number; target_seat: number; card: string };
}
