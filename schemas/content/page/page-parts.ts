import { maximumTiles } from './page.ts';

/** The query parameter with the number of the part that a very long page shows. */
export const partParameter = 'part';

/** The most tiles in one document. A page with more is shown in parts. */
export const tilesPerPart = 300;

/** A part ends at the end of a row, up to two tiles early. */
const fewestPerPart = tilesPerPart - 2;

/** The values of the parameter, without the first part. They are fixed, so that documents can be cached. */
export const partNumbers: readonly string[] = Array.from(
  { length: Math.ceil(maximumTiles / fewestPerPart) - 1 },
  (_, index) => String(index + 2),
);

/** One part of a very long page. */
export interface PagePart {
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

/** The address of a part. */
export const buildPartUrl = (path: string, number: number): string =>
  number === 1 ? path : `${path}?${partParameter}=${number}`;
