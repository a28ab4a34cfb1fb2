/** What a card shows in the almanac. */

import type { Face } from '$liza/table/scene';
import { backLook, emblem } from './look';

const face: Face = (kind, key) => ({ icon: emblem(kind, key), band: backLook(kind).deep });

export default face;
