/** A pack on the bench: what it says now, what is wrong with it, what its cards look like. */

import { PLAIN } from '../../base/card-skin.svelte';
import { api } from '../../net/http';
import { Refused } from '../../net/socket';
import type {
  DraftBody,
  DraftEntry,
  PackAppearance,
  NumberResult,
  OptionInfo,
  OptionValue,
  PackFault,
  Problem,
  SectionForm,
  Workbench,
} from '../../wire/types';
import { UndoStack } from './undo';
import { draftOf, keepDraft, MOST_VERSIONS, type Site, type Version } from './drafts';
import {
  changes,
  isTable,
  nameOf,
  overlay,
  rowsOf,
  same,
  written,
  type Change,
  type PackData,
  type Row,
  type Value,
} from './pack';

/** Milliseconds without a letter after which the pack is looked through. */
const PAUSE = 350;
/** Milliseconds after which it is tried again where too much was asked for at once. */
const LATER = 2500;

interface Picked {
  section: string;
  entry: string;
}

/** What a step leads to: what the cards say, and how they look. */
interface Draft {
  data: PackData;
  dress: PackAppearance;
}

/** What a file says: a draft, and what it calls itself. */
export interface Read extends Draft {
  about: string;
}

export class Bench {
  data = $state.raw<PackData>({});
  about = $state('');
  /** Pictures and colours of the cards. */
  dress = $state.raw<PackAppearance>(PLAIN);
  /** Options of the rules that are not as usual. */
  options = $state.raw<Record<string, OptionValue>>({});
  /** Where the draft is kept on the site, if it is. */
  site = $state.raw<Site | null>(null);
  picked = $state.raw<Picked>({ section: '', entry: '' });
  faults = $state.raw<readonly PackFault[]>([]);
  entries = $state.raw<ReadonlyMap<string, DraftEntry>>(new Map());
  versions = $state.raw<readonly Version[]>([]);
  checking = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** Whether this browser keeps what is done here. */
  kept = $state(true);
  /** The file as it was last kept on the site. */
  shared = $state('');
  mayUndo = $state(false);
  mayRedo = $state(false);
  readonly changes: readonly Change[] = $derived.by(() => changes(this.sections, this.base, this.data));
  readonly text: string = $derived.by(() =>
    written(this.game, this.about, overlay(this.sections, this.base, this.data), this.dress),
  );
  readonly sections: readonly SectionForm[];
  readonly base: PackData;
  readonly most: number;
  private readonly history: UndoStack<Draft>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly game: string,
    bench: Workbench,
  ) {
    this.sections = bench.sections;
    this.base = bench.data as PackData;
    this.most = bench.most;
    this.data = this.base;
    this.history = new UndoStack<Draft>({ data: this.base, dress: PLAIN });
    // Whoever comes to change a card most likely means one of those of which there are most.
    const count = (section: SectionForm): number => (section.shown ? rowsOf(this.base, section).length : 0);
    const first = [...this.sections].sort((one, other) => count(other) - count(one))[0];
    const row = first && rowsOf(this.base, first)[0];
    if (first && row) this.picked = { section: first.id, entry: nameOf(first, row) };
  }

  /** Go on with what this device keeps. */
  async resume(): Promise<void> {
    const draft = draftOf(this.game);
    if (!draft) return this.check();
    this.about = draft.about;
    this.versions = draft.versions;
    this.site = draft.site ?? null;
    this.options = draft.options ?? {};
    const found = await this.read(draft.text);
    if (found) {
      this.history.now = found;
      [this.data, this.dress] = [found.data, found.dress];
    }
    await this.check();
  }

  /** Whether the draft says nothing at all. */
  get isPlain(): boolean {
    return this.changes.length === 0 && same(this.dress, PLAIN);
  }

  get section(): SectionForm | undefined {
    return this.sections.find(({ id }) => id === this.picked.section);
  }

  /** The entry that is worked on. */
  get row(): Row | undefined {
    return this.find(this.picked);
  }

  /** Whether the entry that is worked on is in the game's own pack: its name stays then. */
  get isOld(): boolean {
    const section = this.section;
    return (
      section !== undefined && rowsOf(this.base, section).some((row) => nameOf(section, row) === this.picked.entry)
    );
  }

  find({ section, entry }: Picked): Row | undefined {
    const form = this.sections.find(({ id }) => id === section);
    return form && rowsOf(this.data, form).find((row) => nameOf(form, row) === entry);
  }

  pick(section: string, row: Row | string | undefined): void {
    const form = this.sections.find(({ id }) => id === section);
    if (!form) return;
    this.settle();
    this.picked = { section, entry: typeof row === 'string' ? row : row ? nameOf(form, row) : '' };
    if (!this.entries.has(`${section} ${this.picked.entry}`)) void this.check();
  }

  /** Change a field of the entry that is worked on; a path leads into small tables, nothing takes the field away. */
  set(path: readonly (string | number)[], value: Value | undefined): void {
    const { section, row } = this;
    if (!section || !row) return;
    const next = put(row, path, value) as Row;
    const at = rowsOf(this.data, section).indexOf(row);
    this.change(
      section,
      rowsOf(this.data, section).map((other, place) => (place === at ? next : other)),
      `${section.id} ${at} ${path.join('.')}`,
    );
    if (path.length === 1 && path[0] === section.key)
      this.picked = { section: section.id, entry: nameOf(section, next) };
  }

  /** Put an entry in the place of another. */
  exchange(section: SectionForm, old: Row, next: Row): void {
    const rows = rowsOf(this.data, section).map((row) => (row === old ? next : row));
    this.change(section, rows);
  }

  /** Add an entry: a copy of another, with a name of its own. */
  add(section: SectionForm, from: Row | undefined): void {
    const rows = rowsOf(this.data, section);
    const model = from ?? rows[0] ?? empty(section);
    const id = this.free(section, String(model[section.key] ?? section.id));
    if (id === null) return;
    const { printed: _, ...rest } = model;
    const row: Row = { ...rest, [section.key]: id, ...('origin' in model ? { origin: 'original' } : {}) };
    if (section.key === 'id' && isTable(row['name']))
      row['name'] = Object.fromEntries(Object.entries(row['name']).map(([lang, name]) => [lang, `${String(name)} 2`]));
    this.change(section, [...rows, row]);
    this.pick(section.id, row);
  }

  /** Whether an entry can be added: some sections have places for certain ones only. */
  mayAdd(section: SectionForm): boolean {
    return !section.single && this.free(section, section.id) !== null;
  }

  private free(section: SectionForm, like: string): Value | null {
    const taken = new Set(rowsOf(this.data, section).map((row) => nameOf(section, row)));
    const form = section.fields.find(({ name }) => name === section.key);
    if (!form || form.form === 'whole') {
      for (let number = form?.low ?? 0; number <= (form?.high ?? 0); number++)
        if (!taken.has(String(number))) return number;
      return null;
    }
    if (form.allowed.length) return form.allowed.find((id) => !taken.has(id)) ?? null;
    const stem = like.replace(/_\d+$/, '');
    for (let number = 2; ; number++) if (!taken.has(`${stem}_${number}`)) return `${stem}_${number}`;
  }

  /** Take an entry out, or put back one of the game's own. */
  remove(section: SectionForm, entry: string): void {
    const rows = rowsOf(this.data, section).filter((row) => nameOf(section, row) !== entry);
    this.change(section, rows);
    if (this.picked.section === section.id && this.picked.entry === entry) this.pick(section.id, rows[0]);
  }

  /** Let an entry be again as the game's own pack has it; one that it has not goes. */
  restore(section: SectionForm, entry: string): void {
    const old = rowsOf(this.base, section).find((row) => nameOf(section, row) === entry);
    if (!old) return this.remove(section, entry);
    const now = rowsOf(this.data, section);
    const rows = now.some((row) => nameOf(section, row) === entry)
      ? now.map((row) => (nameOf(section, row) === entry ? old : row))
      : this.inOrder(section, [...now, old]);
    this.change(section, rows);
    this.pick(section.id, old);
  }

  /** The game's own entries in their order, then the new ones: as the checker puts them. */
  private inOrder(section: SectionForm, rows: readonly Row[]): Row[] {
    const order = rowsOf(this.base, section).map((row) => nameOf(section, row));
    const rank = (row: Row): number => order.indexOf(nameOf(section, row)) + 1 || order.length + 1;
    return [...rows].sort((one, other) => rank(one) - rank(other));
  }

  /** Take over all entries of a section, from a spreadsheet. */
  replace(section: SectionForm, rows: readonly Row[]): void {
    this.change(section, this.inOrder(section, rows));
    this.pick(section.id, rows[0]);
  }

  /** Set numbers in whatever entries, as one step. */
  adopt(numbers: readonly NumberResult[]): void {
    let data = this.data;
    for (const { section: id, entry, field, after } of numbers) {
      const section = this.sections.find((one) => one.id === id);
      const row = section && rowsOf(data, section).find((one) => nameOf(section, one) === entry);
      if (!section || !row) continue;
      const next = put(row, steps(field), after) as Row;
      data = { ...data, [id]: section.single ? next : rowsOf(data, section).map((one) => (one === row ? next : one)) };
    }
    this.step(data);
  }

  /** Begin anew from a file; what it says is one step that can be taken back. */
  async open(text: string): Promise<boolean> {
    const found = await this.read(text);
    if (found) this.take(found);
    return found !== null;
  }

  /** Take over what was read from a file, as one step. */
  take({ data, dress, about }: Read): void {
    if (about) this.about = about;
    this.step(data, '', dress);
  }

  /** Begin anew from the game's own pack. */
  clear(): void {
    this.step(this.base, '', PLAIN);
  }

  /** Give a card a picture by its hash, or take it away. */
  paint({ section, entry }: Picked, hash: string | null): void {
    const { [`${section}.${entry}`]: _, ...others } = this.dress.art;
    this.step(this.data, '', { ...this.dress, art: hash ? { ...others, [`${section}.${entry}`]: hash } : others });
  }

  /** Give a card a sentence of flavour in a language, or take it away. */
  flavour({ section, entry }: Picked, lang: 'es' | 'en', text: string): void {
    const name = `${section}.${entry}`;
    const { [name]: old, ...others } = this.dress.flavour;
    const { [lang]: _, ...kept }: Record<string, string> = old ?? {};
    const texts = text ? { ...kept, [lang]: text } : kept;
    const flavour = Object.keys(texts).length ? { ...others, [name]: texts } : others;
    this.step(this.data, `flavour ${name} ${lang}`, { ...this.dress, flavour });
  }

  /** Give the band or the paper of all cards a colour, or the game's own again. */
  colour(name: 'band' | 'ground', value: string | null): void {
    const { [name]: _, ...others } = this.dress.colours;
    this.step(this.data, `colour ${name}`, { ...this.dress, colours: value ? { ...others, [name]: value } : others });
  }

  /** Go on with a draft of the site, as one step. */
  async fetch(id: string, key: string | null): Promise<void> {
    try {
      const { draft, mine } = await api.draft(id, key);
      this.about = draft.about;
      if (await this.open(draft.text)) {
        if (mine && key) [this.site, this.versions] = [{ id, key }, draft.versions ?? []];
        this.keep();
      }
    } catch (fault) {
      this.complain(fault);
    }
  }

  /** Keep the draft on the site; it has one place there. */
  async share(): Promise<void> {
    const { about, text, versions, site } = this;
    const body: DraftBody = {
      about: about.slice(0, 80),
      text,
      versions: versions.map(({ at, note, text: then }) => ({ at, note, text: then })),
    };
    try {
      if (site) await api.changeDraft(site.id, site.key, body);
      else this.site = await api.keepDraft(this.game, body);
      this.problem = null;
      this.shared = text;
      this.keep();
    } catch (fault) {
      // A draft that was forgotten there gets a new place the next time.
      if (site && fault instanceof Refused && fault.problem.code === 'not-found') this.site = null;
      this.complain(fault);
    }
  }

  undo(): void {
    this.shown(this.history.undo());
  }

  redo(): void {
    this.shown(this.history.redo());
  }

  settle(): void {
    this.history.settle();
  }

  /** Choose an option of the rules; the usual value is not written down. */
  rule(option: OptionInfo, value: OptionValue): void {
    const { [option.id]: _, ...others } = this.options;
    this.options = value === option.default ? others : { ...others, [option.id]: value };
    this.keep();
  }

  rename(about: string): void {
    this.about = about;
    this.keep();
  }

  note(note: string): void {
    this.versions = [{ at: Date.now(), note, text: this.text }, ...this.versions].slice(0, MOST_VERSIONS);
    this.keep();
  }

  forget(version: Version): void {
    this.versions = this.versions.filter((other) => other !== version);
    this.keep();
  }

  /** What is wrong with a field of the entry that is worked on. */
  faultsAt(path: string): PackFault[] {
    return this.faults.filter((fault) => fault.field === path && this.isHere(fault));
  }

  /** What is wrong with an entry. */
  faultsOf({ section, entry }: Picked): PackFault[] {
    return this.faults.filter((fault) => fault.section === section && this.nameIn(fault) === entry);
  }

  /** What the entry of a fault is called; one without an id goes by its number. */
  nameIn({ section, entry }: PackFault): string {
    const number = /^entry (\d+)$/.exec(entry)?.[1];
    const form = this.sections.find(({ id }) => id === section);
    const row = number && form ? rowsOf(this.data, form)[Number(number) - 1] : undefined;
    return row && form ? nameOf(form, row) : entry;
  }

  private isHere(fault: PackFault): boolean {
    return fault.section === this.picked.section && this.nameIn(fault) === this.picked.entry;
  }

  private change(section: SectionForm, rows: readonly Row[], what = ''): void {
    this.step({ ...this.data, [section.id]: section.single ? (rows[0] ?? {}) : [...rows] }, what);
  }

  private step(data: PackData, what = '', dress: PackAppearance = this.dress): void {
    if (same(data, this.data) && same(dress, this.dress)) return;
    this.history.step({ data, dress }, what);
    this.shown({ data, dress });
  }

  private shown({ data, dress }: Draft): void {
    [this.data, this.dress] = [data, dress];
    this.mayUndo = this.history.mayUndo;
    this.mayRedo = this.history.mayRedo;
    this.keep();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  private keep(): void {
    const idle =
      this.isPlain && Object.keys(this.options).length === 0 && !this.about && this.versions.length === 0 && !this.site;
    const { about, text, versions, site, options } = this;
    this.kept = keepDraft(this.game, idle ? null : { about, text, at: Date.now(), versions, site, options });
  }

  /** Read a file, and leave everything as it is; null where it cannot be read, and why is said. */
  async read(text: string): Promise<Read | null> {
    try {
      const found = await api.checkPack(this.game, { pack: text, whole: true });
      this.problem = null;
      if (found.data === null) this.faults = found.faults;
      return found.data && { data: found.data as PackData, dress: found.dress ?? PLAIN, about: found.about ?? '' };
    } catch (fault) {
      this.complain(fault);
      return null;
    }
  }

  /** Have the pack looked through now. */
  async check(): Promise<void> {
    const number = ++this.asked;
    this.checking = true;
    const { section, entry } = this.picked;
    try {
      const found = await api.checkPack(this.game, {
        pack: this.text,
        shown: section && entry ? [{ section, entry }] : [],
      });
      if (number !== this.asked) return;
      this.problem = null;
      this.faults = found.faults;
      const fresh = found.entries.map((one): [string, DraftEntry] => [`${one.section} ${one.entry}`, one]);
      if (fresh.length) this.entries = new Map([...this.entries, ...fresh]);
    } catch (fault) {
      if (number !== this.asked) return;
      this.complain(fault);
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.check(), LATER);
    } finally {
      if (number === this.asked) this.checking = false;
    }
  }

  private complain(fault: unknown): void {
    if (!(fault instanceof Refused)) throw fault;
    this.problem = fault.problem;
  }
}

/** The way that a field's name leads: `effects.0.count`. */
export const steps = (field: string): (string | number)[] =>
  field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** What is there with one value put in at a path, all else shared with what was there before. */
export function put(
  value: Value | undefined,
  [first, ...rest]: readonly (string | number)[],
  inner: Value | undefined,
): Value | undefined {
  if (first === undefined) return inner;
  if (typeof first === 'number') {
    const list = Array.isArray(value) ? value : [];
    const next = put(list[first], rest, inner);
    return next === undefined
      ? list.filter((_, at) => at !== first)
      : [...list.slice(0, first), next, ...list.slice(first + 1)];
  }
  const table = isTable(value) ? value : {};
  const next = put(table[first], rest, inner);
  if (next === undefined) return Object.fromEntries(Object.entries(table).filter(([name]) => name !== first));
  return { ...table, [first]: next };
}

/** The least that a section's entry may say: for sections that the game's own pack leaves empty. */
function empty(section: SectionForm): Row {
  const needed = section.fields.filter(({ needed }) => needed);
  return Object.fromEntries(
    needed.map((form) => [form.name, form.form === 'whole' ? form.low : (form.allowed[0] ?? '')]),
  );
}
