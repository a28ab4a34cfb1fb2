import { describe, expect, it } from 'vitest';
import { blocks, numbersIn } from './markdown';

const BOOK = `# Juego

Un **gran** juego. [QT-001, QT-003]

<a id="orden"></a>
## Orden

1. Primero
   esto
2. Luego eso

| a | b |
| --- | --- |
| 1 | *2* |
`;

describe('a rulebook in Markdown', () => {
  it('is cut into headings, paragraphs, lists and tables', () => {
    const found = blocks(BOOK);
    expect(found.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'list', 'table']);
    expect(found[1]).toMatchObject({ rules: ['QT-001', 'QT-003'], text: [{ text: 'Un ' }, { text: 'gran', bold: true }, { text: ' juego. ' }, { text: 'QT-001, QT-003', rule: true }] });
    expect(found[3]).toMatchObject({ ordered: true, items: [[{ text: 'Primero esto' }], [{ text: 'Luego eso' }]] });
    expect(found[4]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2', italic: true }]]] });
  });

  it('knows which rules a paragraph covers, ranges included', () => {
    expect(numbersIn('[QT-042 a QT-044, QT-A01]')).toEqual(['QT-042', 'QT-044', 'QT-A01', 'QT-043']);
  });
});
