/** Which options of a table differ from what the book says, where it says anything. */

import type { OptionInfo, OptionValue } from '../wire/types';

export function unprinted(
  options: readonly OptionInfo[],
  chosen: Readonly<Record<string, OptionValue>>,
): readonly OptionInfo[] {
  return options.filter(({ id, printed }) => printed !== null && chosen[id] !== printed);
}
