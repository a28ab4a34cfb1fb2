/** What a card, a monster or an event shows in the almanac. */

import type { Face } from '$liza/table/scene';
import { cardLook, EVENTS, INK, MONSTERS } from './look';

const face: Face = (_kind, key) => ({ icon: MONSTERS[key] ?? EVENTS[key] ?? cardLook(key).icon, band: INK.crimson });

export default face;
