/** How TerroriXico is printed. */

import type { Printed } from '$liza/board/printed';
import { INK, SIDES, side } from './model/look';
import PrintedArt from './print/PrintedArt.svelte';
import PrintedBack from './print/PrintedBack.svelte';
import PrintedMark from './print/PrintedMark.svelte';
import PrintedTracks from './print/PrintedTracks.svelte';

const printed: Printed = {
  Art: PrintedArt,
  Back: PrintedBack,
  ground: (back, set) => (back === 'player' ? side(set).deep : INK.black),
  band: (thing, back, set) =>
    back === 'player'
      ? side(set).deep
      : thing.section === 'monster'
        ? INK.black
        : thing.section === 'trauma'
          ? '#3a2330'
          : '#7a141d',
  token: ({ face }) => {
    const seat = SIDES.findIndex(({ key }) => key === face);
    const own = side(seat);
    return { Sign: PrintedMark, seat, rim: own.deep, face: own.ink, ink: INK.bone };
  },
  summary: ['passing', 'victory'],
  boards: [{ id: 'tracks', width: 196, height: 260, count: 1, Board: PrintedTracks }],
};

export default printed;
