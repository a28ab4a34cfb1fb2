/** What can happen, made from the room's events.py by scripts/generate wire: not to be changed by hand.
 *
 * What a seat may not see of an event is null. */
export interface Events {
  tossed: { seat: number };
  discovered: { seat: number; combatant: string };
  deployed: { seat: number; combatant: string };
  ended: { seat: number };
  placed: { seat: number; token: string; combatant: string };
  repelled: { seat: number; combatant: string };
  rolled: { seat: number; combatant: string; sides: number; result: number };
  copied: { seat: number; combatant: string; result: number };
  strengthened: { seat: number; combatant: string; bonus: number };
  counted: { seat: number; total: number };
  round_won: { seat: number };
  round_drawn: Record<never, never>;
  saved: { seat: number; combatant: string };
  defeated: { seat: number; combatant: string };
  turned: { seat: number; round: number };
}
