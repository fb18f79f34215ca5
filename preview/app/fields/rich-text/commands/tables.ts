import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { nodeType } from './blocks.ts';
import type { Command } from './run-command.ts';

/** Inserts a table of two columns with a row of heads. */
export const insertTable: Command = ({ schema, tr, selection: { from } }, dispatch) => {
  const row = (cell: 'th' | 'td', attributes?: object): Node => {
    const cells = [0, 1].map(() => nodeType(schema, cell).createAndFill({ ...attributes }));
    return nodeType(schema, 'tr').create(
      null,
      cells.flatMap((each) => each ?? []),
    );
  };
  const head = nodeType(schema, 'thead').create(null, row('th', { scope: 'col' }));
  const body = nodeType(schema, 'tbody').create(null, [row('td'), row('td')]);
  const inserted = tr.replaceSelectionWith(nodeType(schema, 'table').create(null, [head, body]));
  dispatch?.(inserted.setSelection(Selection.near(inserted.doc.resolve(from + 1))).scrollIntoView());
  return true;
};

interface Cell {
  readonly table: Node;
  /** The position before the table. */
  readonly start: number;
  readonly row: Node;
  /** The position before the row. */
  readonly rowStart: number;
  /** The number of the cell’s column. */
  readonly column: number;
}

/** The cell at a position; undefined outside of tables. */
function cellAt($position: ResolvedPos): Cell | undefined {
  for (let depth = $position.depth; depth > 2; depth -= 1) {
    if (!/^t[hd]$/.test($position.node(depth).type.name)) continue;
    return {
      table: $position.node(depth - 3),
      start: $position.before(depth - 3),
      row: $position.node(depth - 1),
      rowStart: $position.before(depth - 1),
      column: $position.index(depth - 1),
    };
  }
  return undefined;
}

/** Every row of a table with its position in the document. */
function rowsOf({ table, start }: Cell): [row: Node, position: number][] {
  const rows: [Node, number][] = [];
  table.descendants((node, position) => {
    if (node.type.name !== 'tr') return true;
    rows.push([node, start + 1 + position]);
    return false;
  });
  return rows;
}

/** Whether rows and columns can be added and removed: every row has the same number of cells, and none spans. */
function isRegular(cell: Cell): boolean {
  return rowsOf(cell).every(
    ([{ childCount, children }]) =>
      childCount === cell.row.childCount &&
      children.every(({ attrs }) => attrs.columns === null && attrs.rows === null),
  );
}

export const isInTable: Command = ({ selection: { $from } }) => cellAt($from) !== undefined;

/** A command for a table whose rows and columns are regular. */
const onTable =
  (change: (cell: Cell, ...command: Parameters<Command>) => boolean): Command =>
  (state, dispatch) => {
    const cell = cellAt(state.selection.$from);
    return cell !== undefined && isRegular(cell) && change(cell, state, dispatch);
  };

export const addRow = onTable(({ row, rowStart }, { schema, tr }, dispatch) => {
  const cells = row.children.map(() => nodeType(schema, 'td').createAndFill());
  const added = nodeType(schema, 'tr').create(
    null,
    cells.flatMap((each) => each ?? []),
  );
  const isHead = tr.doc.resolve(rowStart).parent.type.name === 'thead';
  // Below the heads is the first row of the next part.
  const at = rowStart + row.nodeSize + (isHead ? 2 : 0);
  if (tr.doc.resolve(at).parent.contentMatchAt(0).matchType(added.type) === null) return false;
  dispatch?.(tr.insert(at, added));
  return true;
});

export const removeRow = onTable(({ row, rowStart }, { tr }, dispatch) => {
  if (tr.doc.resolve(rowStart).parent.childCount === 1) return false;
  dispatch?.(tr.delete(rowStart, rowStart + row.nodeSize));
  return true;
});

export const addColumn = onTable((cell, { tr }, dispatch) => {
  for (const [row, position] of rowsOf(cell).toReversed()) {
    const before = row.children.slice(0, cell.column + 1).reduce((size, { nodeSize }) => size + nodeSize, 0);
    const { type, attrs } = row.child(cell.column);
    const added = type.createAndFill({ scope: attrs.scope });
    if (added) tr.insert(position + 1 + before, added);
  }
  dispatch?.(tr);
  return true;
});

export const removeColumn = onTable((cell, { tr }, dispatch) => {
  if (cell.row.childCount === 1) return false;
  for (const [row, position] of rowsOf(cell).toReversed()) {
    const start = position + 1 + row.children.slice(0, cell.column).reduce((size, { nodeSize }) => size + nodeSize, 0);
    tr.delete(start, start + row.child(cell.column).nodeSize);
  }
  dispatch?.(tr);
  return true;
});

export const removeTable: Command = ({ tr, selection: { $from } }, dispatch) => {
  const cell = cellAt($from);
  if (!cell) return false;
  dispatch?.(tr.delete(cell.start, cell.start + cell.table.nodeSize));
  return true;
};
