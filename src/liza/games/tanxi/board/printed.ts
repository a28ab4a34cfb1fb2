/** How Tanxi is printed. */

import type { Printed } from '$liza/board/printed';
import ice from 'icon:ice-cube';
import round from 'icon:hourglass';
import { FAMILY_INKS, INKS, ORB_SIGNS, PLAIN, SIGNS } from './model/look';
import PrintedArt from './print/PrintedArt.svelte';
import PrintedBack from './print/PrintedBack.svelte';
import PrintedIsland from './print/PrintedIsland.svelte';
import PrintedMark from './print/PrintedMark.svelte';
import PrintedRounds from './print/PrintedRounds.svelte';

const GROUNDS: Record<string, string> = { exploration: '#285d57', deity: '#4a3066', resident: '#7a4020' };
const FACE = '#fff8e6';

const printed: Printed = {
  Art: PrintedArt,
  Back: PrintedBack,
  ground: (back) => GROUNDS[back],
  band: (thing, back) => FAMILY_INKS[thing.section] ?? INKS[thing.key]?.deep ?? GROUNDS[back],
  token: ({ id, face }) => {
    const own = INKS[face];
    if (own)
      return { Sign: PrintedMark, seat: Object.keys(INKS).indexOf(face), rim: own.deep, face: own.ink, ink: FACE };
    if (id === 'life') return { icon: SIGNS.life, rim: '#8c1f17', face: FACE, ink: '#a52c1c', text: face };
    if (id === 'gem') return { icon: SIGNS.gem, rim: '#512d6b', face: FACE, ink: '#7a3f8f' };
    if (id === 'ammo') return { icon: SIGNS.ammo, rim: '#3a2a1c', face: FACE, ink: '#54452f' };
    if (id === 'fire_orb') return { icon: ORB_SIGNS['fire'], rim: '#8c1f17', face: '#f6c98a', ink: '#8c1f17' };
    if (id === 'ice_orb') return { icon: ORB_SIGNS['ice'], rim: '#1d446d', face: '#cfe6f5', ink: '#1d446d' };
    if (id === 'ice') return { icon: ice, rim: '#1d446d', face: '#dff0fa', ink: '#2f669c' };
    return { icon: id === 'village' ? SIGNS.village : round, rim: PLAIN.deep, face: FACE, ink: PLAIN.deep };
  },
  summary: ['village', 'rounds'],
  boards: [
    { id: 'island', width: 364, height: 364, count: 1, Board: PrintedIsland },
    { id: 'rounds', width: 264, height: 40, count: 1, Board: PrintedRounds },
  ],
};

export default printed;
