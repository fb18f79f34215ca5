/** Where a tile can be added: between two tiles, or before or after all of them. In coordinates of the window. */
export interface InsertionPoint {
  /** The tile before or after which it is added. */
  readonly tile: Element;
  readonly isAfter: boolean;
  /** Whether the tile is added beside another one, so that the gap is vertical. */
  readonly isBeside: boolean;
  /** The center of the gap. */
  readonly x: number;
  readonly y: number;
  /** The extent of the gap along the tiles and between them, in pixels. */
  readonly length: number;
  readonly thickness: number;
  /** How far the pointer is from the edge of the tile, in pixels. */
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

const bottomOf = (row: readonly Element[]): number =>
  Math.max(...row.map((each) => each.getBoundingClientRect().bottom));

/** The gap between two edges; without a neighbour, the edge itself. */
const between = (edge: number, neighbour = edge) => ({
  center: (edge + neighbour) / 2,
  thickness: Math.abs(edge - neighbour),
});

/**
 * The nearest place for another tile. Above and below a tile means before and after its whole row; beside it only where
 * its row has other tiles.
 */
export function nearestInsertionPoint(tile: Element, point: Point): InsertionPoint {
  const row = rowOf(tile);
  const isBetweenRows = point.y < tile.getBoundingClientRect().top || point.y > bottomOf(row);
  const edges = [...edgesOfRow(row, point), ...(isBetweenRows ? [] : edgesBeside(tile, row, point))];
  return edges.reduce((nearest, edge) => (edge.distance < nearest.distance ? edge : nearest));
}

function edgesOfRow(row: readonly Element[], point: Point): [InsertionPoint, ...InsertionPoint[]] {
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last) throw new Error('A row has at least one tile.');
  const { left, top } = first.getBoundingClientRect();
  const { right } = last.getBoundingClientRect();
  const bottom = bottomOf(row);
  const { previousElementSibling: before } = first;
  const above = between(top, before ? bottomOf(rowOf(before)) : undefined);
  const below = between(bottom, last.nextElementSibling?.getBoundingClientRect().top);
  const across = { isBeside: false, x: (left + right) / 2, length: right - left };
  return [
    {
      ...across,
      tile: first,
      isAfter: false,
      y: above.center,
      thickness: above.thickness,
      distance: Math.abs(point.y - top),
    },
    {
      ...across,
      tile: last,
      isAfter: true,
      y: below.center,
      thickness: below.thickness,
      distance: Math.abs(bottom - point.y),
    },
  ];
}

function edgesBeside(tile: Element, row: readonly Element[], point: Point): InsertionPoint[] {
  if (row.length === 1) return [];
  const at = row.indexOf(tile);
  const { left, right, top, bottom } = tile.getBoundingClientRect();
  const before = between(left, row[at - 1]?.getBoundingClientRect().right);
  const after = between(right, row[at + 1]?.getBoundingClientRect().left);
  const along = { tile, isBeside: true, y: (top + bottom) / 2, length: bottom - top };
  return [
    { ...along, isAfter: false, x: before.center, thickness: before.thickness, distance: Math.abs(point.x - left) },
    { ...along, isAfter: true, x: after.center, thickness: after.thickness, distance: Math.abs(right - point.x) },
  ];
}

/** The tile that is nearest to a point outside all tiles. */
export function nearestTile(tiles: readonly Element[], { x, y }: Point): Element | undefined {
  const distances = tiles.map((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    return { tile, distance: Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) };
  });
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.tile;
}
