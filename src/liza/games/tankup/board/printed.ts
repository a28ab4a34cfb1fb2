/** How Tank Up is printed. */

import type { Printed } from '$liza/board/printed';
import heart from 'icon:hearts';
import { backLook, BONE, GOLD, INK, RED, seatLook, WRECK } from './model/look';
import PrintedArt from './print/PrintedArt.svelte';
import PrintedBack from './print/PrintedBack.svelte';
import PrintedBase from './print/PrintedBase.svelte';

const printed: Printed = {
  Art: PrintedArt,
  Back: PrintedBack,
  ground: (back) => backLook(back).deep,
  band: (_thing, back) => backLook(back).deep,
  token: ({ id, face }) => {
    if (id === 'life') return { icon: heart, rim: RED, face: BONE, ink: '#8f1410', text: face };
    if (id === 'damage') return { icon: WRECK, rim: INK, face: '#d8cbb4', ink: INK, text: face };
    return { rim: seatLook(Number(face) - 1).deep, face: GOLD, ink: INK, text: face };
  },
  summary: ['crowd'],
  boards: [{ id: 'base', width: 196, height: 265, count: 4, Board: PrintedBase }],
};

export default printed;
