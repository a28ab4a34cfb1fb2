/** What a card, a monster or an event shows in the almanac. */

import type { Face } from '$liza/board/context';
import { cardLook, EVENTS, INK, MONSTERS } from './model/look';

const face: Face = (_kind, key) => ({ icon: MONSTERS[key] ?? EVENTS[key] ?? cardLook(key).icon, band: INK.crimson });

export default face;
