import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTsv, parseDelimited } from './parse-delimited.ts';

describe('delimited text', () => {
  it.each([
    [
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['"two\nlines"\t"a ""b"""', [['two\nlines', 'a "b"']]],
    ['5" bowl\t7', [['5" bowl', '7']]],
    ['"Best" laksa\t7', [['Best laksa', '7']]],
    ['"never closed\t7\nx', [['"never closed', '7'], ['x']]],
    ['\t', [['', '']]],
    ['a\t\n\nb', [['a', ''], [''], ['b']]],
    ['', []],
  ])('%j has the cells %j [editor.menus]', (text, rows) => {
    expect(parseDelimited(text, '\t')).toEqual(rows);
  });

  it('is the same after writing and reading, whatever its cells [editor.menus]', () => {
    const rows = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rows, (cells) => {
        expect(parseDelimited(formatTsv(cells), '\t')).toEqual(cells);
      }),
    );
  });
});

it('a separator at the very end is followed by an empty cell [editor.menus]', () => {
  expect(parseDelimited('a\tb\nc\t', '\t')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ]);
});
