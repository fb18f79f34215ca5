import type { TileWidth } from '#schemas/content/tile/tile-fields.ts';

/** A tile's share of its row, in sixths. */
export type Span = 2 | 3 | 4 | 6;

const spanOf: Record<TileWidth, Span> = { third: 2, half: 3, 'two-thirds': 4, full: 6 };
const rowLength = 6;

/** A row of the page, from 768 px up. Its spans always add up to six. */
export interface Row {
  /** Positions of its tiles in the list that was packed. */
  readonly tiles: readonly number[];
  readonly spans: readonly Span[];
  /** Set when the requested widths did not fill the row and some tiles were widened. */
  readonly widened?: { readonly requested: readonly Span[] };
}

/**
 * Lays out tiles in rows, in their order: a tile goes into the current row if its width fits, otherwise it starts the
 * next. A short row is filled by widening its tiles to the nearest allowed layout, so there is never a hole and no tile
 * is narrower than requested.
 */
export function packRows(widths: readonly TileWidth[]): Row[] {
  const rows: Row[] = [];
  let tiles: number[] = [];
  let spans: Span[] = [];
  let filled = 0;
  const close = (): void => {
    if (tiles.length > 0)
      rows.push(
        filled === rowLength ? { tiles, spans } : { tiles, spans: widen(spans), widened: { requested: spans } },
      );
    tiles = [];
    spans = [];
    filled = 0;
  };
  for (const [index, width] of widths.entries()) {
    const span = spanOf[width];
    if (filled + span > rowLength) close();
    tiles.push(index);
    spans.push(span);
    filled += span;
  }
  close();
  return rows;
}

const total = (spans: readonly Span[]): number => spans.reduce<number>((sum, span) => sum + span, 0);

/** A short row has one tile (2, 3 or 4) or two (2+2, 2+3, 3+2); each has one nearest full layout. */
function widen([first, second]: readonly Span[]): Span[] {
  if (first === undefined || second === undefined) return [6];
  if (first === second) return [3, 3];
  return first > second ? [4, 2] : [2, 4];
}

/** The width of each span. */
export const widthNames: Record<Span, TileWidth> = { 2: 'third', 3: 'half', 4: 'two-thirds', 6: 'full' };

const widthsOf = (spans: readonly Span[]): TileWidth[] => spans.map((span) => widthNames[span]);

/** A layout as text: “two-thirds + third”. */
export const layoutText = (widths: readonly TileWidth[]): string => widths.join(' + ');

/** Explains to editors why the tiles of a row were widened; undefined for a full row. */
export function explainWidening({ widened, spans }: Row): string | undefined {
  if (!widened) return undefined;
  const requested = layoutText(widthsOf(widened.requested));
  const subject = widened.requested.length === 1 ? `The width ${requested} leaves` : `The widths ${requested} leave`;
  return `${subject} part of the row empty, so it is shown as ${layoutText(widthsOf(spans))}.`;
}

/** Explains why the tiles of a row were widened and which layouts would fill it; undefined for a full row. */
export function explainRow(row: Row): string | undefined {
  const { widened } = row;
  if (!widened) return undefined;
  return `${explainWidening(row)} Layouts that fill a row: ${nearestLayouts(widened.requested).map(layoutText).join('; ')}.`;
}

const layouts: readonly (readonly Span[])[] = [[6], [3, 3], [4, 2], [2, 4], [2, 2, 2]];

/** The full layouts nearest to the requested spans, the one with the fewest changes first. */
export function nearestLayouts(requested: readonly Span[]): TileWidth[][] {
  const cost = (layout: readonly Span[]): number =>
    layout.reduce<number>((sum, span, index) => sum + Math.abs(span - (requested[index] ?? 0)), 0) +
    total(requested.slice(layout.length));
  return [...layouts]
    .sort((one, other) => cost(one) - cost(other))
    .slice(0, 3)
    .map(widthsOf);
}
