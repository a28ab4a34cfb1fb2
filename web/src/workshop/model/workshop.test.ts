import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flavourIn, pictureIn } from '../../base/card-skin.svelte';
import type { FieldForm, SectionForm } from '../../wire/types';
import { put } from './bench.svelte';
import { copied, placed } from './box';
import { fromCsv, fromTable, tableOf, toCsv } from './csv';
import { asked, likely, wholes } from './fair';
import { settings } from '../../base/settings.svelte';
import { UndoStack } from './undo';
import { changes, overlay, written, type PackData } from './pack';
import { effect, said } from './vocabulary';

const label = { es: '', en: '' };
const field = (name: string, form: string, more: Partial<FieldForm> = {}): FieldForm => ({
  name, label, form, low: 0, high: 9, allowed: [], section: '', needed: true, beside: '', fields: [], words: [], ...more,
}); // prettier-ignore
const ARMOUR: SectionForm = {
  id: 'armour', label, single: false, key: 'id', shown: true,
  fields: [
    field('id', 'word'), field('name', 'texts'), field('resistance', 'whole'), field('draws', 'words'),
    field('ability', 'part', { fields: [field('do', 'word', { allowed: ['heal', 'spy'] }), field('amount', 'whole', { beside: 'heal' })] }),
    field('traits', 'part', { fields: [field('ford', 'whole'), field('leap', 'whole')] }),
    field('effects', 'parts', { fields: [field('do', 'word'), field('count', 'whole')] }),
  ],
}; // prettier-ignore
const BOARD: SectionForm = {
  id: 'board',
  label,
  single: true,
  key: '',
  shown: false,
  fields: [field('rows', 'whole')],
};
const SECTIONS = [ARMOUR, BOARD];
const BASE: PackData = {
  armour: [
    {
      id: 'garra',
      name: { es: 'Garra', en: 'Claw' },
      resistance: 3,
      ability: { do: 'heal', amount: 2 },
      traits: { ford: 1, leap: 1 },
    },
    { id: 'malla', name: { es: 'Malla', en: 'Mail' }, resistance: 5, draws: ['blow', 'shot'] },
  ],
  board: { rows: 8 },
};
const [garra, malla] = BASE['armour'] as [Record<string, never>, Record<string, never>];
const file = (draft: PackData): string => written('tankup', '', overlay(SECTIONS, BASE, draft));

describe('a draft', () => {
  it('says only what differs, as the terminal writes it', () => {
    const draft: PackData = {
      armour: [
        { ...garra, resistance: 4, ability: { do: 'spy' }, traits: { leap: 2 } },
        { id: 'nueva', name: { es: 'La "nueva"', en: 'New' }, resistance: 1 },
      ],
      board: { rows: 9 },
    };
    expect(file(draft)).toBe(
      [
        '[overlay]', 'game = "tankup"', '',
        '[[armour]]', 'id = "garra"', 'resistance = 4', 'ability = { do = "spy" }', 'traits = { leap = 2 }', 'drop = ["traits.ford"]', '',
        '[[armour]]', 'id = "nueva"', 'name = { es = "La \\"nueva\\"", en = "New" }', 'resistance = 1', '',
        '[[armour]]', 'id = "malla"', 'remove = true', '',
        '[board]', 'rows = 9', '',
      ].join('\n'),
    ); // prettier-ignore
  });

  it('changes nothing where it is as it was, in whatever order', () => {
    const turned = {
      armour: [{ ...garra, ability: { amount: 2, do: 'heal' } }, malla],
      board: { rows: 8 },
    } as PackData;
    expect(changes(SECTIONS, BASE, turned)).toEqual([]);
    expect(file(turned)).toBe('[overlay]\ngame = "tankup"\n');
  });

  it('takes a field away by its name', () => {
    const { draws: _, ...bare } = malla;
    expect(file({ ...BASE, armour: [garra, bare] })).toContain('id = "malla"\ndrop = ["draws"]');
  });

  it('names pictures, colours and flavour in its header, and only where it has some', () => {
    const dress = { art: { 'armour.garra': 'ab' }, colours: { band: '#112233' }, flavour: {} };
    expect(written('tankup', ' X ', {}, dress)).toBe(
      '[overlay]\ngame = "tankup"\nabout = "X"\nart = { "armour.garra" = "ab" }\ncolours = { band = "#112233" }\n',
    );
    const told = { ...dress, art: {}, colours: {}, flavour: { 'armour.garra': { en: 'It "bites".' } } };
    expect(written('tankup', '', {}, told)).toBe(
      '[overlay]\ngame = "tankup"\nflavour = { "armour.garra" = { en = "It \\"bites\\"." } }\n',
    );
    expect(flavourIn(told, 'piece', 'garra')).toBe('It "bites".');
    expect(flavourIn(told, 'armour', 'malla')).toBe('');
    expect(pictureIn(dress, 'piece', 'garra')).toBe('/api/images/ab');
    expect(pictureIn(dress, 'armour', 'malla')).toBeUndefined();
  });

  it('tells what differs field by field', () => {
    const draft = { ...BASE, armour: [{ ...garra, ability: { do: 'heal', amount: 5 } }, { id: 'nueva' }] } as PackData;
    expect(changes(SECTIONS, BASE, draft).map(({ entry, field: at, old, now }) => [entry, at, old, now])).toEqual([
      ['garra', 'ability.amount', 2, 5],
      ['nueva', '', undefined, { id: 'nueva' }],
      ['malla', '', malla, undefined],
    ]);
  });

  it('puts a value in at its place and shares all else', () => {
    const next = put(garra, ['ability', 'amount'], 7) as Record<string, unknown>;
    expect(next['ability']).toEqual({ do: 'heal', amount: 7 });
    expect(next['traits']).toBe(garra['traits']);
    expect(put(next as never, ['ability', 'amount'], undefined)).toMatchObject({ ability: { do: 'heal' } });
    expect(put({ effects: [{ do: 'a' }, { do: 'b' }] }, ['effects', 0], undefined)).toEqual({ effects: [{ do: 'b' }] });
    expect(put({}, ['effects', 0, 'count'], 2)).toEqual({ effects: [{ count: 2 }] });
  });
});

describe('steps', () => {
  it('are taken back and done again; letters of one word are one step', () => {
    const steps = new UndoStack('a');
    steps.step('ab', 'name');
    steps.step('abc', 'name');
    steps.step('x', 'other');
    expect([steps.undo(), steps.undo(), steps.undo()]).toEqual(['abc', 'a', 'a']);
    expect(steps.mayUndo).toBe(false);
    expect([steps.redo(), steps.redo(), steps.mayRedo]).toEqual(['abc', 'x', false]);
  });

  it('begin anew once one has moved on, and forget what was taken back', () => {
    const steps = new UndoStack(0);
    steps.step(1, 'name');
    steps.settle();
    steps.step(2, 'name');
    expect(steps.undo()).toBe(1);
    steps.step(3);
    expect(steps.mayRedo).toBe(false);
    expect([steps.undo(), steps.undo()]).toEqual([1, 0]);
  });
});

describe('a spreadsheet', () => {
  const rows = [
    { ...garra, effects: [{ do: 'x', count: 2 }, { do: 'y', count: 3 }] },
    { ...malla, name: { es: 'Malla; "fina"', en: '=Mail' } },
  ]; // prettier-ignore

  it('brings back what it was given', () => {
    expect(fromCsv(ARMOUR, `\ufeff${toCsv(ARMOUR, rows)}`, [])).toEqual({ rows, trouble: [] });
    expect(toCsv(ARMOUR, rows)).toContain("'=Mail");
    expect(fromTable(ARMOUR, tableOf(ARMOUR, rows), [])).toEqual({ rows, trouble: [] });
  });

  it('is read with semicolons too, and with quotes that go over lines', () => {
    const text = 'id;name.es;name.en;resistance;draws\r\ngarra;"Garra ""a""\nb";Claw;4;blow shot\r\n;;;;\r\n';
    expect(fromCsv(ARMOUR, text, []).rows).toEqual([
      { id: 'garra', name: { es: 'Garra "a"\nb', en: 'Claw' }, resistance: 4, draws: ['blow', 'shot'] },
    ]);
  });

  it('keeps what it has no column for, and takes away what is left empty', () => {
    const { rows: found } = fromCsv(ARMOUR, 'id,resistance,draws\nmalla,6,\n', BASE['armour'] as never);
    expect(found).toEqual([{ id: 'malla', resistance: 6, name: { es: 'Malla', en: 'Mail' } }]);
  });

  it('says what it does not understand', () => {
    const { rows: found, trouble } = fromCsv(ARMOUR, 'id,wings,resistance\ngarra,2,many\n,1,3\n', []);
    expect(found).toEqual([{ id: 'garra', resistance: 'many' }]);
    expect(trouble).toEqual([
      { what: 'column', name: 'wings' },
      { what: 'row', name: '3' },
    ]);
    expect(fromCsv(ARMOUR, 'nothing', []).trouble).toEqual([{ what: 'empty', name: 'id' }]);
  });
});

describe('a search for fair numbers', () => {
  const full = { ...garra, effects: [{ do: 'x', count: 3 }] } as never;

  it('may free every whole number of a card, also in small tables', () => {
    expect(wholes(ARMOUR, full).map(({ field: at, value }) => [at, value])).toEqual([
      ['resistance', 3], ['ability.amount', 2], ['traits.ford', 1], ['traits.leap', 1], ['effects.0.count', 3],
    ]); // prettier-ignore
    expect(wholes(BOARD, { rows: 8 })[0]).toEqual({ field: 'rows', value: 8, low: 0, high: 9 });
  });

  it('begins with the numbers that the draft changes', () => {
    const draft = { ...BASE, armour: [{ ...garra, resistance: 6, name: { es: 'X', en: 'X' } }, malla] } as PackData;
    expect(likely(SECTIONS, draft, changes(SECTIONS, BASE, draft))).toEqual([
      { section: 'armour', entry: 'garra', field: 'resistance', low: 3, high: 9 },
    ]);
  });

  it('asks for shares as parts of one, and for nothing that has no bound', () => {
    expect(asked({ number: 'comebacks', low: '20', high: '' })).toEqual({ number: 'comebacks', low: 0.2, high: null });
    expect(asked({ number: 'rounds', low: '2,5', high: '4' })).toEqual({ number: 'rounds', low: 2.5, high: 4 });
    for (const [low, high] of [['', ''], ['x', ''], ['3', '2']] as const) expect(asked({ number: 'rounds', low, high })).toBeNull(); // prettier-ignore
  });
});

describe('the cards of a box', () => {
  const relic: SectionForm = { ...ARMOUR, id: 'relic' };
  const point: SectionForm = { ...ARMOUR, id: 'point', key: 'value' };
  const data: PackData = {
    armour: [
      { id: 'espada', origin: 'original' },
      { id: 'espada_2', origin: 'partly', printed: ['name'] },
    ],
    relic: [{ id: 'range', origin: 'printed' }],
    point: [{ value: 3 }],
  };
  const at = (section: string, key: string): unknown => placed([ARMOUR, relic, point], data, { section, key })?.row;

  it('are found by their name, by that of which they are one number, and by what they are worth', () => {
    expect(at('armour', 'espada')).toBe((data['armour'] as object[])[0]);
    expect(at('armour', 'espada_2')).toBe((data['armour'] as object[])[1]);
    expect(at('relic', 'range_1')).toBe((data['relic'] as object[])[0]);
    expect(at('point', 'point_3')).toBe((data['point'] as object[])[0]);
    expect([at('hat', 'espada'), at('armour', 'lanza_1')]).toEqual([undefined, undefined]);
  });

  it('say that they are printed once they are copied, and again what they said before', () => {
    const typed = { id: 'espada_2', origin: 'partly', printed: ['name'], resistance: 4 };
    const marked = copied(ARMOUR, typed, data, true);
    expect(marked).toEqual({ id: 'espada_2', origin: 'printed', resistance: 4 });
    expect(copied(ARMOUR, marked, data, false)).toEqual(typed);
    expect(copied(ARMOUR, { id: 'nueva', origin: 'printed' }, data, false)).toEqual({
      id: 'nueva',
      origin: 'original',
    });
    expect(copied(relic, { id: 'range', origin: 'printed' }, data, false)['origin']).toBe('original');
  });
});

describe('the words of the workshop', () => {
  it('are the same in both languages', () => {
    const ids = (lang: string): string[] =>
      [...readFileSync(new URL(`./${lang}.ftl`, import.meta.url), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
        (found) => found[1] ?? '',
      );
    expect(ids('en')).toEqual(ids('es'));
  });

  it('say every word of packs as one says it, and as the file has it', () => {
    settings.lang = 'es';
    expect([effect('tankup', 'toughen'), said('tankup', 'when', 'own_turn'), said('tankup', 'kind', 'arm')]).toEqual([
      'endurecer (toughen)',
      'en el turno propio',
      undefined,
    ]);
    settings.lang = 'en';
    expect([effect('tankup', 'weak_spot'), said('tankup', 'when', 'own_turn')]).toEqual([
      'weak spot (weak_spot)',
      'own turn',
    ]);
  });
});
