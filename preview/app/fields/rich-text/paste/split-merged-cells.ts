import type { HtmlElement, RichElement } from '#renderer/rich-text/parse-rich-text.ts';
import { attributeOf } from './html-tree.ts';

/** A cell of a pasted table, with its content as blocks. */
export interface PastedCell {
  readonly isHead: boolean;
  readonly blocks: readonly RichElement[];
}

/** A cell as it was copied, which may span columns and rows. */
export interface CopiedCell {
  readonly element: HtmlElement;
  readonly blocks: readonly RichElement[];
}

/** The most columns of a table, so that a wrong span costs little. */
const maxColumns = 100;

const spanOf = ({ element }: CopiedCell, name: 'colspan' | 'rowspan'): number =>
  Math.max(1, Number(attributeOf(element, name)) || 1);

/** The cells of a table with each merged cell split: its content is in the first one, and the others are empty. */
export function splitMergedCells(rows: readonly (readonly CopiedCell[])[]): readonly (readonly PastedCell[])[] {
  const split: PastedCell[][] = rows.map(() => []);
  for (const [at, cells] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (split[at]?.[column]) column += 1;
      const end = Math.min(column + spanOf(cell, 'colspan'), maxColumns);
      for (const row of split.slice(at, at + spanOf(cell, 'rowspan')))
        for (let each = column; each < end; each += 1) row[each] = { isHead: false, blocks: [] };
      const own = split[at];
      if (own) own[column] = { isHead: cell.element.tagName === 'th', blocks: cell.blocks };
      column = end;
    }
  }
  return split.map((row) => Array.from(row, (cell) => cell ?? { isHead: false, blocks: [] }));
}

/** Whether a cell of a table spans several columns or rows. */
export const hasMergedCells = (rows: readonly (readonly CopiedCell[])[]): boolean =>
  rows.flat().some((cell) => spanOf(cell, 'colspan') > 1 || spanOf(cell, 'rowspan') > 1);
