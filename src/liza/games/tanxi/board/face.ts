/** What a card, a character or a resident shows in the almanac. */

import type { Face } from '$liza/table/scene';
import { icon, PLAIN } from './look';

const face: Face = (kind, key) => ({ icon: icon(kind, key), band: PLAIN.deep });

export default face;
