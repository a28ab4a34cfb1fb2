/** The cards of one kind as a table for spreadsheets, and back. A small table becomes columns: `ability.amount`. */

import type { FieldForm, SectionForm } from '../../wire/types';
import { isTable, type Row, type Value } from './pack';

/** What could not be brought back: a column that no field has, a row without a name, or no table at all. */
export interface Trouble {
  what: 'column' | 'row' | 'empty' | 'long';
  name: string;
}

const MOST_ROWS = 2000;
/** Between the words of a list, in one cell. */
const BETWEEN = ' ';

/** A table as a file of lines. */
export const toCsv = (section: SectionForm, rows: readonly Row[]): string =>
  tableOf(section, rows)
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n') + '\r\n';

/** The cells of a table: a line of names, then a line for each card. */
export function tableOf(section: SectionForm, rows: readonly Row[]): string[][] {
  const flat = rows.map((row) => flatten(row));
  const named = section.fields.map(({ name }) => name);
  const columns = [...new Set(flat.flatMap((row) => [...row.keys()]))].sort((a, b) => rank(named, a) - rank(named, b));
  return [columns, ...flat.map((row) => columns.map((column) => row.get(column) ?? ''))];
}

const rank = (named: readonly string[], column: string): number => {
  const at = named.indexOf(column.split('.')[0] ?? '');
  return at < 0 ? named.length : at;
};

function flatten(row: Row): Map<string, string> {
  const found = new Map<string, string>();
  const put = (path: string, value: Value): void => {
    if (isTable(value)) for (const [name, part] of Object.entries(value)) put(`${path}.${name}`, part);
    else if (Array.isArray(value) && value.some(isTable)) value.forEach((part, at) => put(`${path}.${at}`, part));
    else found.set(path, Array.isArray(value) ? value.join(BETWEEN) : String(value));
  };
  for (const [name, value] of Object.entries(row)) put(name, value);
  return found;
}

/** A cell; what a spreadsheet would take for a formula is kept from being one. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) && !/^[+-]?\d+$/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What came of a table: the cards of a section, and what could not be understood. */
export interface Brought {
  rows: Row[];
  trouble: Trouble[];
}

export const fromCsv = (section: SectionForm, text: string, before: readonly Row[]): Brought =>
  fromTable(section, cells(text.replace(/^\ufeff/, '')), before);

/** The cards of a section once a table has been brought back: what it has no column for stays as it was. */
export function fromTable(section: SectionForm, table: readonly string[][], before: readonly Row[]): Brought {
  const [head, ...lines] = table;
  if (!head || !head.includes(section.key)) return { rows: [], trouble: [{ what: 'empty', name: section.key }] };
  if (lines.length > MOST_ROWS) return { rows: [], trouble: [{ what: 'long', name: String(MOST_ROWS) }] };
  const trouble: Trouble[] = [];
  const forms = head.map((column) => formOf(section.fields, column.trim().split('.')));
  forms.forEach((form, at) => {
    if (!form) trouble.push({ what: 'column', name: head[at] ?? '' });
  });
  const told = new Set(head.map((column) => column.trim().split('.')[0]));
  const kept = (row: Row): Row => {
    const old = before.find((other) => String(other[section.key]) === String(row[section.key])) ?? {};
    return { ...row, ...Object.fromEntries(Object.entries(old).filter(([name]) => !told.has(name))) };
  };
  const rows = lines.flatMap((line, at) => {
    const row: Row = {};
    head.forEach((column, place) => {
      const [form, cell] = [forms[place], (line[place] ?? '').trim()];
      if (form && cell !== '') put(row, column.trim().split('.'), read(form, cell));
    });
    if (row[section.key] !== undefined) return [kept(row)];
    if (line.some((cell) => cell.trim())) trouble.push({ what: 'row', name: String(at + 2) });
    return [];
  });
  return { rows, trouble };
}

/** The field that a column speaks of; a text has one for each language. */
function formOf(fields: readonly FieldForm[], [name, ...rest]: readonly string[]): FieldForm | null {
  const found = fields.filter((field) => field.name === name);
  const [first] = found;
  if (!first) return null;
  if (rest.length === 0)
    return first.form === 'part' || first.form === 'parts' || first.form === 'texts' ? null : first;
  if (first.form === 'texts') return rest.length === 1 && ['es', 'en'].includes(rest[0] ?? '') ? first : null;
  if (first.form === 'part') return formOf(first.fields, rest);
  return first.form === 'parts' && /^\d{1,2}$/.test(rest[0] ?? '') ? formOf(first.fields, rest.slice(1)) : null;
}

/** What a cell says where such a field is expected; what does not fit stays a text, and the checker says so. */
export function read(form: FieldForm, cell: string): Value {
  const text = /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
  if (form.form === 'whole') return /^[+-]?\d+$/.test(text) ? Number(text) : text;
  return form.form === 'words' || form.form === 'fields' ? text.split(/[\s,;]+/).filter(Boolean) : text;
}

function put(row: Row, [name = '', ...rest]: readonly string[], value: Value): void {
  const [next] = rest;
  if (next === undefined) {
    row[name] = value;
  } else if (/^\d+$/.test(next)) {
    const list = (row[name] ??= []) as Value[];
    const inner = (list[Number(next)] ??= {}) as Row;
    put(inner, rest.slice(1), value);
    row[name] = list.filter((each) => each !== undefined);
  } else {
    put((row[name] ??= {}) as Row, rest, value);
  }
}

/** Lines of cells; whoever writes decimals with a comma parts cells with semicolons. */
function cells(text: string): string[][] {
  const first = text.split(/\r?\n/, 1)[0] ?? '';
  const parting =
    (first.match(/;/g) ?? []).length > (first.match(/,/g) ?? []).length
      ? ';'
      : first.includes('\t') && !first.includes(',')
        ? '\t'
        : ',';
  const lines: string[][] = [];
  let [line, cell, inside]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (inside) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else inside = false;
    } else if (sign === '"' && cell === '') inside = true;
    else if (sign === parting) {
      line.push(cell);
      cell = '';
    } else if (sign === '\n') {
      lines.push([...line, cell.replace(/\r$/, '')]);
      [line, cell] = [[], ''];
    } else cell += sign;
  }
  if (cell || line.length) lines.push([...line, cell]);
  return lines.filter((each) => each.some((one) => one.trim()));
}
