/** What a card, a monster or a character shows in the almanac. */

import type { Face } from '$liza/board/context';
import { emblem } from './model/look';

const face: Face = (kind, key) => ({ icon: emblem(kind, key), band: '#8a2a1c' });

export default face;
