/** How Qíahn Tactics is printed: everything is round but the board. */

import type { Printed } from '$liza/board/printed';
import Back from './pieces/Back.svelte';
import { COMBATANTS, TOKENS, world } from './model/look';
import PrintedGround from './print/PrintedGround.svelte';

/** Whose magics are whose, as QT-A03 rules it. */
const OF_CRUZ: readonly string[] = ['agua', 'aire'];

const printed: Printed = {
  disc: (thing, set, side) => {
    const seat = OF_CRUZ.includes(thing.key) ? 1 : set;
    const w = world(seat);
    if (side === 'back') return { Sign: Back, seat, rim: w.edge, face: w.face, ink: w.line };
    const fighter = COMBATANTS[thing.key];
    const token = TOKENS[thing.key];
    const [figure] = thing.figures;
    const text = fighter && figure ? `d${figure.value}` : figure ? `+${figure.value}` : '';
    return {
      icon: fighter?.icon ?? token?.icon,
      rim: fighter?.rim ?? token?.tint ?? w.rim,
      face: w.face,
      ink: w.icon,
      text,
    };
  },
  token: (_coin, side) => {
    const seat = side === 'front' ? 0 : 1;
    const w = world(seat);
    return { Sign: Back, seat, rim: w.edge, face: w.face, ink: w.line };
  },
  summary: ['equipment', 'magic'],
  boards: [{ id: 'ground', width: 268, height: 188.6, count: 1, Board: PrintedGround }],
};

export default printed;
