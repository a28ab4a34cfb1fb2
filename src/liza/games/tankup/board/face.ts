/** What a card shows in the almanac. */

import type { Face } from '$liza/board/context';
import { backLook, emblem } from './model/look';

const face: Face = (kind, key) => ({ icon: emblem(kind, key), band: backLook(kind).deep });

export default face;
