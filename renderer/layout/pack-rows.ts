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
  /** Set when the widths that were asked for did not fill the row and some tiles were widened. */
  readonly widened?: { readonly asked: readonly Span[] };
}

/**
 * Lays tiles out in rows, in their order: each goes into the row that is open if its width still fits, else it
 * opens the next. A row that stays short is filled by widening its tiles to the nearest allowed layout, so there
 * is never a hole; no tile is ever narrower than it asked to be.
 */
export function packRows(widths: readonly TileWidth[]): Row[] {
  const rows: Row[] = [];
  let tiles: number[] = [];
  let spans: Span[] = [];
  let filled = 0;
  const close = (): void => {
    if (tiles.length > 0)
      rows.push(filled === rowLength ? { tiles, spans } : { tiles, spans: widen(spans), widened: { asked: spans } });
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

/** The short rows that can occur are one tile (2, 3 or 4) or two (2+2, 2+3, 3+2); each has one nearest full layout. */
function widen([first, second]: readonly Span[]): Span[] {
  if (first === undefined || second === undefined) return [6];
  if (first === second) return [3, 3];
  return first > second ? [4, 2] : [2, 4];
}

/** The width that takes up a share of a row. */
export const widthNames: Record<Span, TileWidth> = { 2: 'third', 3: 'half', 4: 'two-thirds', 6: 'full' };

const widthsOf = (spans: readonly Span[]): TileWidth[] => spans.map((span) => widthNames[span]);

/** A layout in an editor's words: “two-thirds + third”. */
export const layoutWords = (widths: readonly TileWidth[]): string => widths.join(' + ');

/** Says in an editor's words why a row was not full; undefined for a row that was. */
export function whyWidened({ widened, spans }: Row): string | undefined {
  if (!widened) return undefined;
  const asked = layoutWords(widthsOf(widened.asked));
  const subject = widened.asked.length === 1 ? `The width ${asked} leaves` : `The widths ${asked} leave`;
  return `${subject} part of the row empty, so it is shown as ${layoutWords(widthsOf(spans))}.`;
}

/** Says why a row was not full and what would fill it; undefined for a row that was. */
export function explainRow(row: Row): string | undefined {
  const { widened } = row;
  if (!widened) return undefined;
  return `${whyWidened(row)} Layouts that fill a row: ${nearestLayouts(widened.asked).map(layoutWords).join('; ')}.`;
}

const layouts: readonly (readonly Span[])[] = [[6], [3, 3], [4, 2], [2, 4], [2, 2, 2]];

/** The full layouts nearest to what was asked for, as widths: first those that change or add the fewest. */
export function nearestLayouts(asked: readonly Span[]): TileWidth[][] {
  const cost = (layout: readonly Span[]): number =>
    layout.reduce<number>((sum, span, index) => sum + Math.abs(span - (asked[index] ?? 0)), 0) +
    total(asked.slice(layout.length));
  return [...layouts]
    .sort((one, other) => cost(one) - cost(other))
    .slice(0, 3)
    .map(widthsOf);
}
