/** What a card, a character or a resident shows in the almanac. */

import type { Face } from '$liza/board/context';
import { icon, PLAIN } from './model/look';

const face: Face = (kind, key) => ({ icon: icon(kind, key), band: PLAIN.deep });

export default face;
