/** A pack as data: what a draft changes of the game's own, as a list, as an overlay and as the file of the terminal. */

import { PLAIN } from '../../base/card-skin.svelte';
import type { PackAppearance, SectionForm } from '../../wire/types';

export type Value = string | number | boolean | Value[] | { [name: string]: Value };
export type Row = Record<string, Value>;
/** Section by section: a list of entries, or a single one. */
export type PackData = Record<string, Row[] | Row>;

/** One field that differs; without an old value it is new, without a new one it is gone. */
export interface Change {
  section: string;
  entry: string;
  /** Empty where the whole entry was added or taken out. */
  field: string;
  old: Value | undefined;
  now: Value | undefined;
}

/** What makes an entry change its meaning as a whole: the word that decides which fields stand beside it. */
const DO = 'do';
const BARE = /^[A-Za-z0-9_-]+$/;

export const isTable = (value: unknown): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The order in which the fields of a table stand means nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isTable(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}

/** The entries of a section; a single one is the only entry, and goes by no name. */
export const rowsOf = (data: PackData, section: SectionForm): Row[] => {
  const found = data[section.id];
  return Array.isArray(found) ? found : found ? [found] : [];
};

export const nameOf = (section: SectionForm, row: Row): string =>
  section.single ? '' : String(row[section.key] ?? '');

/** Every field that differs, in the order of the draft; what is gone comes last. */
export function changes(sections: readonly SectionForm[], base: PackData, draft: PackData): Change[] {
  return sections.flatMap((section) => {
    const before = new Map(rowsOf(base, section).map((row) => [nameOf(section, row), row]));
    const now = rowsOf(draft, section);
    const names = new Set(now.map((row) => nameOf(section, row)));
    const found = now.flatMap((row) => {
      const entry = nameOf(section, row);
      const old = before.get(entry);
      return old
        ? fields(section.id, entry, '', old, row)
        : [{ section: section.id, entry, field: '', old: undefined, now: row }];
    });
    const gone = [...before].filter(([entry]) => !names.has(entry));
    return [
      ...found,
      ...gone.map(([entry, row]) => ({ section: section.id, entry, field: '', old: row, now: undefined })),
    ];
  });
}

function fields(section: string, entry: string, prefix: string, old: Row, now: Row): Change[] {
  return [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap((name) => {
    const [one, other] = [old[name], now[name]];
    if (isTable(one) && isTable(other)) return fields(section, entry, `${prefix}${name}.`, one, other);
    return same(one, other) ? [] : [{ section, entry, field: prefix + name, old: one, now: other }];
  });
}

/** Only what differs from the base, as the terminal's overlay has it. */
export function overlay(sections: readonly SectionForm[], base: PackData, draft: PackData): PackData {
  const found: PackData = {};
  for (const section of sections) {
    const before = new Map(rowsOf(base, section).map((row) => [nameOf(section, row), row]));
    const now = rowsOf(draft, section);
    const names = new Set(now.map((row) => nameOf(section, row)));
    const rows: Row[] = now.flatMap((row) => {
      const old = before.get(nameOf(section, row));
      if (!old) return [row];
      const differs = differing(old, row);
      return Object.keys(differs).length
        ? [section.single ? differs : { [section.key]: row[section.key] as Value, ...differs }]
        : [];
    });
    for (const [entry, row] of before)
      if (!names.has(entry) && !section.single) rows.push({ [section.key]: row[section.key] as Value, remove: true });
    if (rows.length) found[section.id] = section.single ? (rows[0] as Row) : rows;
  }
  return found;
}

/** The fields of an entry that differ, and under `drop` those that are gone. */
function differing(old: Row, now: Row): Row {
  const found: Row = {};
  const drop: string[] = [];
  for (const name of Object.keys(old)) if (!(name in now)) drop.push(name);
  for (const [name, value] of Object.entries(now)) {
    const before = old[name];
    if (same(before, value)) continue;
    if (isTable(before) && isTable(value) && !(DO in value)) {
      const inner = Object.fromEntries(Object.entries(value).filter(([part, each]) => !same(before[part], each)));
      if (Object.keys(inner).length) found[name] = inner;
      drop.push(
        ...Object.keys(before)
          .filter((part) => !(part in value))
          .map((part) => `${name}.${part}`),
      );
    } else found[name] = value;
  }
  return drop.length ? { ...found, drop } : found;
}

/** The overlay as a file: `liza pack check` takes it as it is. */
export function written(game: string, about: string, changed: PackData, dress: PackAppearance = PLAIN): string {
  const named: Row = { game, ...(about.trim() ? { about: about.trim() } : {}) };
  for (const part of ['art', 'colours', 'flavour'] as const)
    if (Object.keys(dress[part]).length) named[part] = dress[part];
  const head = ['[overlay]', ...Object.entries(named).map(([name, value]) => `${name} = ${toml(value)}`)];
  const sections = Object.entries(changed).flatMap(([section, rows]) =>
    (Array.isArray(rows) ? rows : [rows]).map((row) =>
      [
        Array.isArray(rows) ? `[[${key(section)}]]` : `[${key(section)}]`,
        ...Object.entries(row).map(([name, value]) => `${key(name)} = ${toml(value)}`),
      ].join('\n'),
    ),
  );
  return [head.join('\n'), ...sections].join('\n\n') + '\n';
}

const key = (name: string): string => (BARE.test(name) ? name : toml(name));

/** A value as TOML writes it on one line. */
export function toml(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(toml).join(', ')}]`;
  if (isTable(value)) {
    const inner = Object.entries(value).map(([name, part]) => `${key(name)} = ${toml(part)}`);
    return inner.length ? `{ ${inner.join(', ')} }` : '{}';
  }
  return typeof value === 'string' ? JSON.stringify(value).replace(/\u007f/g, '\\u007f') : String(value);
}

/** A value as a person reads it. */
export function plain(value: Value | undefined): string {
  if (value === undefined) return '–';
  if (Array.isArray(value)) return value.map(plain).join('; ') || '–';
  if (isTable(value))
    return Object.entries(value)
      .map(([name, part]) => `${name} ${plain(part)}`)
      .join(', ');
  return String(value);
}
