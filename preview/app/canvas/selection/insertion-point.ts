/** Where a tile can be added: at an edge of a tile, in coordinates of the window. */
export interface InsertionPoint {
  /** The tile before or after which it is added. */
  readonly tile: Element;
  readonly isAfter: boolean;
  readonly x: number;
  readonly y: number;
  /** How far the pointer is from the edge, in pixels. */
  readonly distance: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Tiles of one row begin at the same height, apart from rounding. */
const isSameRow = (one: Element, other: Element): boolean =>
  Math.abs(one.getBoundingClientRect().top - other.getBoundingClientRect().top) < 2;

/** The tiles in the row of a tile, in order. */
function rowOf(tile: Element): Element[] {
  const row = [tile];
  for (let each = tile.previousElementSibling; each && isSameRow(each, tile); each = each.previousElementSibling)
    row.unshift(each);
  for (let each = tile.nextElementSibling; each && isSameRow(each, tile); each = each.nextElementSibling)
    row.push(each);
  return row;
}

/**
 * The nearest place for another tile. Above and below a tile means before and after its whole row; beside it only where
 * its row has other tiles.
 */
export function nearestInsertionPoint(tile: Element, point: Point): InsertionPoint {
  const row = rowOf(tile);
  const [first = tile, last = tile] = [row[0], row.at(-1)];
  const { left, right, top, bottom } = tile.getBoundingClientRect();
  const y = (top + bottom) / 2;
  const rowX = (first.getBoundingClientRect().left + last.getBoundingClientRect().right) / 2;
  const rowBottom = Math.max(...row.map((each) => each.getBoundingClientRect().bottom));
  const edges = [
    { tile: first, isAfter: false, x: rowX, y: top, distance: point.y - top },
    { tile: last, isAfter: true, x: rowX, y: rowBottom, distance: rowBottom - point.y },
    ...(row.length > 1
      ? [
          { tile, isAfter: false, x: left, y, distance: point.x - left },
          { tile, isAfter: true, x: right, y, distance: right - point.x },
        ]
      : []),
  ];
  return edges.reduce((nearest, edge) => (edge.distance < nearest.distance ? edge : nearest));
}
