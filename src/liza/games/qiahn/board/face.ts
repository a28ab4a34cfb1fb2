/** What a combatant or token shows in the almanac. */

import type { Face } from '$liza/table/scene';
import { COMBATANTS, TOKENS } from './look';

const face: Face = (_kind, key) => {
  const token = TOKENS[key];
  const combatant = COMBATANTS[key];
  return { icon: combatant?.icon ?? token?.icon, band: combatant?.rim ?? token?.tint };
};

export default face;
