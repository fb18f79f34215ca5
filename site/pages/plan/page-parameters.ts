import type { ReadPage } from '#blocks/page-reader.ts';
import { partParameter, tilesPerPart } from '#schemas/content/page/page-parts.ts';
import { formParameters } from '#schemas/forms/_shared/form-parameters.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';

/** The query parameters that a page and its tiles read. Any tile can show a form. */
export function pageParameters(tiles: ReadPage['tiles']): ReadonlySet<string> {
  const names = new Set<string>(tiles.length > tilesPerPart ? [partParameter] : []);
  for (const { tile } of tiles) {
    for (const name of tileTypes[tile.type].parameters) names.add(name);
    if (tile.formType) for (const name of formParameters) names.add(name);
  }
  return names;
}

/** A query without the parameters that the page does not read. */
export const selectParameters = (
  query: Readonly<Record<string, readonly string[]>>,
  parameters: ReadonlySet<string>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => parameters.has(name)));
