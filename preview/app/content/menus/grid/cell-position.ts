import { columns } from '../columns/columns.ts';
import type { GridCommand, GridEdge } from './grid-keys.ts';

/** A cell by its row and column. Column 0 selects the row; the columns of dishes follow. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells, both ends included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const columnCount = columns.length + 1;

/** The column of dishes at a position of the grid; undefined for the one that selects rows. */
export const columnAt = (position: number) => columns[position - 1];

const clamp = (value: number, maximum: number): number => Math.max(0, Math.min(value, maximum));

export const clampPosition = ({ row, column }: CellPosition, rowCount: number): CellPosition => ({
  row: clamp(row, rowCount - 1),
  column: clamp(column, columnCount - 1),
});

export const rangeOf = (anchor: CellPosition, active: CellPosition): CellRange => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
});

export const isSingleCell = ({ top, bottom, left, right }: CellRange): boolean => top === bottom && left === right;

type Movement = Extract<GridCommand, { kind: 'move' | 'edge' }>;

/** The cell that a command moves to. */
export function moveFrom(from: CellPosition, command: Movement, rowCount: number): CellPosition {
  if (command.kind === 'edge') return edgeFrom(from, command.to, rowCount);
  return clampPosition({ row: from.row + command.rows, column: from.column + command.columns }, rowCount);
}

function edgeFrom({ row }: CellPosition, to: GridEdge, rowCount: number): CellPosition {
  switch (to) {
    case 'row-start':
      return { row, column: 0 };
    case 'row-end':
      return { row, column: columnCount - 1 };
    case 'start':
      return { row: 0, column: 0 };
    case 'end':
      return { row: rowCount - 1, column: columnCount - 1 };
  }
}
