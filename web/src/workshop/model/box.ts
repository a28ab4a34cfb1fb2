/** The cards of a box and the entries of a pack: which belongs to which, and what it says once it is copied. */

import type { SectionForm } from '../../wire/types';
import { nameOf, rowsOf, type PackData, type Row } from './pack';

/** A card of the box, as it goes by on paper. */
interface Thing {
  section: string;
  key: string;
}

/** The entry that a card stands for; one that is several cards has a number behind its name on each. */
export function placed(
  sections: readonly SectionForm[],
  data: PackData,
  { section: id, key }: Thing,
): { section: SectionForm; row: Row } | null {
  const section = sections.find((one) => one.id === id);
  if (!section) return null;
  const rows = rowsOf(data, section);
  const named = (name: string): Row | undefined => rows.find((one) => nameOf(section, one) === name);
  const row = named(key) ?? named(key.replace(/_\d+$/, '')) ?? named(key.slice(id.length + 1));
  return row ? { section, row } : null;
}

/** An entry that is said to be printed as it stands; or again as the game's own pack says, a new one as made up. */
export function copied(section: SectionForm, row: Row, base: PackData, on: boolean): Row {
  const { printed: _, ...rest } = row;
  if (on) return { ...rest, origin: 'printed' };
  const old = rowsOf(base, section).find((one) => nameOf(section, one) === nameOf(section, row));
  if (old?.['origin'] === undefined || old['origin'] === 'printed') return { ...rest, origin: 'original' };
  return { ...rest, origin: old['origin'], ...(old['printed'] === undefined ? {} : { printed: old['printed'] }) };
}
