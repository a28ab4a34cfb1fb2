/** What of a rulebook stands on a summary sheet: text alone. */

import type { Block, Part } from '../../rulebook/markdown';

const isCaption = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && block.text.length === 1 && block.text[0]?.italic === true;

/** The chapters without what only a screen draws, the captions below it, and chapters of which nothing is left. */
export function written(parts: readonly Part[]): Part[] {
  return parts
    .map((part) => ({
      ...part,
      blocks: part.blocks.filter(
        (block, at) => block.kind !== 'drawing' && !(part.blocks[at - 1]?.kind === 'drawing' && isCaption(block)),
      ),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}
