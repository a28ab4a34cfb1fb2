/** What a combatant or token shows in the almanac. */

import type { Face } from '$liza/board/context';
import { COMBATANTS, TOKENS } from './model/look';

const face: Face = (_kind, key) => {
  const token = TOKENS[key];
  const combatant = COMBATANTS[key];
  return { icon: combatant?.icon ?? token?.icon, band: combatant?.rim ?? token?.tint };
};

export default face;
