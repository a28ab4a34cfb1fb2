import { describe, expect, it } from 'vitest';
import { blocks, examplesOf, numbersIn, parts, said, tells } from './markdown';
import { asked, holds } from './search';

const BOOK = `# Juego

Un **gran** juego. [QT-001, QT-003]

<a id="order"></a>
## Orden

<!-- position: setup -->

*La mesa.*

1. Primero
   esto
2. Luego eso [QT-A05]

### Más

> **Ana** saca 4. [QT-065]

| a | b |
| --- | --- |
| 1 | *2* |

<!-- icons -->
`;

describe('a rulebook in Markdown', () => {
  it('is cut into headings, paragraphs, scenes, lists, tables and drawings', () => {
    const found = blocks(BOOK);
    expect(found.map((block) => block.kind)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'drawing',
      'paragraph',
      'list',
      'heading',
      'scene',
      'table',
      'drawing',
    ]);
    expect(found[1]).toMatchObject({
      rules: ['QT-001', 'QT-003'],
      text: [
        { text: 'Un ' },
        { text: 'gran', bold: true },
        { text: ' juego. ' },
        { text: 'QT-001, QT-003', rules: ['QT-001', 'QT-003'] },
      ],
    });
    expect(found[2]).toMatchObject({ id: 'order', level: 2 });
    expect(found[3]).toEqual({ kind: 'drawing', what: 'position', name: 'setup' });
    expect(found[5]).toMatchObject({
      ordered: true,
      items: [[{ text: 'Primero esto' }], [{ text: 'Luego eso ' }, { rules: ['QT-A05'] }]],
    });
    expect(found[6]).toMatchObject({ id: 'más', level: 3 });
    expect(found[7]).toMatchObject({
      text: [{ text: 'Ana', bold: true }, { text: ' saca 4. ' }, { rules: ['QT-065'] }],
    });
    expect(found[8]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2', italic: true }]]] });
  });

  it('has chapters by their own address, whatever the language', () => {
    expect(parts(BOOK).map(({ id, title, blocks: inside }) => [id, title, inside.length])).toEqual([
      ['order', 'Orden', 7],
    ]);
  });

  it('knows which rules a block tells, and is searched without accents', () => {
    expect(numbersIn('[QT-042, QT-044, QT-042, QT-A01]')).toEqual(['QT-042', 'QT-044', 'QT-A01']);
    const list = blocks(BOOK)[5];
    expect(list && tells(list, 'QT-A05')).toBe(true);
    expect(list && tells(list, 'QT-065')).toBe(false);
    expect(holds(said(list ?? { kind: 'drawing', what: 'icons', name: '' }), asked('LUEGÓ eso'))).toBe(true);
    expect(holds('Luego', asked('luego nunca'))).toBe(false);
  });

  it('shows sentences that one scene shows as one example, behind the last of them', () => {
    const told = blocks(
      '> Tira. [QT-065]\n\n> Suma. [QT-066]\n\n> Otro. [QT-067]\n\nNada. [QT-065]\n\n> Sin escena. [QT-068]',
    );
    const scenes = new Map([['QT-065', 'QT-050'], ['QT-066', 'QT-050'], ['QT-067', 'QT-067']]); // prettier-ignore
    expect([...examplesOf(told, scenes)]).toEqual([[1, 'QT-050'], [2, 'QT-067']]); // prettier-ignore
  });
});
