/** How Tornaris is printed. */

import type { Printed } from '$liza/board/printed';
import arrow from 'icon:plain-arrow';
import coins from 'icon:two-coins';
import drop from 'icon:drop';
import turn from 'icon:heraldic-sun';
import { arms, BONE, CATEGORY_TINTS, GOLD, INK } from './model/look';
import { BACK_SIGNS } from './print/printed-look';
import PrintedArt from './print/PrintedArt.svelte';
import PrintedBack from './print/PrintedBack.svelte';
import PrintedWheel from './print/PrintedWheel.svelte';

const printed: Printed = {
  Art: PrintedArt,
  Back: PrintedBack,
  ground: (back) => BACK_SIGNS[back]?.deep,
  band: (thing, back) =>
    thing.section === 'character' ? arms(thing.key).deep : (BACK_SIGNS[back]?.deep ?? CATEGORY_TINTS['goblin']),
  token: ({ id, key, face }, side) => {
    if (id === 'character') return { icon: arms(key).charge, rim: arms(key).deep, face: arms(key).tint, ink: BONE };
    if (id === 'mana')
      return side === 'front'
        ? { icon: drop, rim: '#14336b', face: '#2f62cf', ink: '#fff' }
        : { icon: drop, rim: '#6b6b78', face: '#d9d9e0', ink: '#9a9aa8' };
    if (id === 'gold') return { icon: coins, rim: '#6b430a', face: GOLD, ink: '#3c2405', text: face };
    return { icon: id === 'arrow' ? arrow : turn, rim: INK, face: BONE, ink: '#7c1f12' };
  },
  summary: ['day', 'night'],
  boards: [{ id: 'wheel', width: 260, height: 260, count: 1, Board: PrintedWheel }],
};

export default printed;
