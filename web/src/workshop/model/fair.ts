/** Free numbers and aims of a search, as somebody fills them in: what there is to choose from, and what is asked for. */

import type { FieldForm, FreeNumber, SectionForm, MeasureTarget } from '../../wire/types';
import { isTable, nameOf, rowsOf, type Change, type PackData, type Row, type Value } from './pack';

export const MOST_FREE = 8;
export const MOST_AIMS = 6;
/** Before a thing: what it is worth to whoever has it. */
export const GIVEN = 'given_';

/** A whole number of an entry, by the way that leads to it. */
interface Whole {
  field: string;
  value: number;
  low: number;
  high: number;
}

/** An aim as it stands in the form: shares in hundredths, as one says them. */
export interface Aim {
  number: string;
  low: string;
  high: string;
}

/** All that somebody has filled in. */
export interface Filled {
  free: FreeNumber[];
  aims: Aim[];
}

/** Every whole number that an entry says, with the bounds that its form gives. */
export const wholes = (section: SectionForm, row: Row): Whole[] => inside(section.fields, row, '');

function inside(fields: readonly FieldForm[], row: Row, prefix: string): Whole[] {
  const beside = fields.filter((one) => !one.beside || one.beside === row['do']);
  return beside.flatMap((form) => {
    const [value, field] = [row[form.name], prefix + form.name];
    if (form.form === 'whole')
      return Number.isInteger(value) ? [{ field, value: value as number, low: form.low, high: form.high }] : [];
    const parts: [Value, string][] = Array.isArray(value)
      ? value.map((part, at) => [part, `${field}.${at}.`])
      : value === undefined
        ? []
        : [[value, `${field}.`]];
    return parts.flatMap(([part, at]) => (isTable(part) ? inside(form.fields, part, at) : []));
  });
}

/** A free number with bounds to begin with: half as much to twice as much. */
export const freed = (section: string, entry: string, { field, value, low, high }: Whole): FreeNumber => ({
  section,
  entry,
  field,
  low: Math.max(low, Math.min(value - 1, Math.floor(value / 2))),
  high: Math.min(high, Math.max(value + 2, 2 * value)),
});

/** The numbers that a draft has changed or brought along: what one most likely wants to be fair. */
export function likely(sections: readonly SectionForm[], data: PackData, list: readonly Change[]): FreeNumber[] {
  const found = list.flatMap((change) => {
    const section = sections.find(({ id }) => id === change.section);
    const row = section && rowsOf(data, section).find((one) => nameOf(section, one) === change.entry);
    if (!section || !row) return [];
    const own = wholes(section, row).filter(({ field }) => field === change.field && field !== section.key);
    return own.map((whole) => freed(section.id, change.entry, whole));
  });
  return found.slice(0, MOST_FREE);
}

const isShare = (number: string): boolean => /^(seat_|given_|comebacks|shared_wins)/.test(number);

/** The aim as it is asked for; null where it has no bound, or bounds that are none. */
export function asked({ number, low, high }: Aim): MeasureTarget | null {
  const read = (text: string): number | null =>
    text.trim() === '' ? null : Number(text.replace(',', '.')) / (isShare(number) ? 100 : 1);
  const [from, to] = [read(low), read(high)];
  if ((from === null && to === null) || Number.isNaN(from) || Number.isNaN(to)) return null;
  return from !== null && to !== null && from > to ? null : { number, low: from, high: to };
}

/** What an aim begins with. */
export function begun(number: string): Aim {
  if (number === 'seat_advantage') return { number, low: '', high: '5' };
  if (number.startsWith(GIVEN)) return { number, low: '-10', high: '10' };
  if (number === 'comebacks') return { number, low: '20', high: '40' };
  return { number, low: '', high: '' };
}
