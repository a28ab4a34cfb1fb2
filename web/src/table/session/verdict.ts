import type { Outcome } from '../../wire/types';
import { t } from '../../i18n/i18n.svelte';
import type { Words } from '../../i18n/words';

/** Whether everybody shares the first place. */
const isDrawn = ({ ranking, scores }: Outcome): boolean => {
  const winners = ranking[0] ?? [];
  return winners.length === scores.length && winners.length > 1;
};

/** Who has won, in the fewest words: said to a seat, or (null) to whoever watches. */
export function verdict(outcome: Outcome, seat: number | null, words: Pick<Words, 'seats'>): string {
  const winners = outcome.ranking[0] ?? [];
  if (isDrawn(outcome)) return t(seat === null ? 'nobody-wins' : 'you-drew');
  if (seat === null) return t('winner-is', { winners: words.seats(winners), winning: winners.length });
  return t(winners.includes(seat) ? 'you-won' : 'you-lost');
}
