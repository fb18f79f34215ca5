import type { RichElement, RichNode } from '#renderer/rich-text/parse-rich-text.ts';
import type { PastedCell } from './split-merged-cells.ts';

const isShort = ({ blocks }: PastedCell): boolean =>
  blocks.length === 0 || (blocks.length === 1 && blocks[0]?.name === 'p');

const textOf = ({ blocks }: PastedCell): readonly RichNode[] => blocks[0]?.children ?? [];

const isBold = (cell: PastedCell): boolean =>
  textOf(cell).length > 0 && textOf(cell).every((node) => typeof node !== 'string' && node.name === 'strong');

/**
 * A table of data: two rows or more, two columns or more, and a short text in each cell. Undefined for
 * other tables, which programs use for the layout of a page. A first row of heads, or all in bold, becomes the heads.
 */
export function readDataTable(rows: readonly (readonly PastedCell[])[]): RichElement | undefined {
  const [first, ...rest] = rows;
  const columns = first?.length ?? 0;
  if (!first || rest.length === 0 || columns < 2 || rows.some((cells) => cells.length !== columns)) return undefined;
  if (rows.flat().some((cell) => !isShort(cell))) return undefined;
  const hasHeads = first.every(({ isHead }) => isHead) || first.every(isBold);
  const heads = first.map((cell): RichElement => ({ name: 'th', scope: 'col', children: headText(cell) }));
  const head: RichElement = { name: 'thead', children: [{ name: 'tr', children: heads }] };
  const body: RichElement = { name: 'tbody', children: (hasHeads ? rest : rows).map(writeRow) };
  return { name: 'table', children: hasHeads ? [head, body] : [body] };
}

/** Heads are bold by themselves. */
const headText = (cell: PastedCell): readonly RichNode[] =>
  isBold(cell) ? textOf(cell).flatMap((node) => (typeof node === 'string' ? [node] : node.children)) : textOf(cell);

const writeRow = (cells: readonly PastedCell[]): RichElement => ({
  name: 'tr',
  children: cells.map(
    (cell): RichElement =>
      cell.isHead ? { name: 'th', scope: 'row', children: headText(cell) } : { name: 'td', children: textOf(cell) },
  ),
});
