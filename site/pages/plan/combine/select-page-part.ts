import type { PlacedTile, ReadPage } from '#blocks/page-reader.ts';
import { packRows } from '#renderer/layout/pack-rows.ts';
import { type PagePart, partParameter, tilesPerPart } from '#schemas/content/page/page-parts.ts';
import type { FormState } from '#schemas/forms/_shared/form-state.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';

interface PartRequest {
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** The form that the address shows the result of. */
  readonly form?: Pick<FormState, 'name' | 'tileKey'> | undefined;
}

interface SelectedPart {
  readonly page: ReadPage;
  /** Absent where the page is short enough for one document. */
  readonly part?: PagePart | undefined;
}

/**
 * The part of a very long page that a request is for: the part with the posted form, else the one that the address
 * names, else the one with a tile that reads the query, else the first.
 */
export function selectPagePart(page: ReadPage, request: PartRequest): SelectedPart {
  if (page.tiles.length <= tilesPerPart) return { page };
  const parts = splitIntoParts(page.tiles);
  const withForm = request.form ? parts.findIndex((tiles) => tiles.some((each) => showsForm(each, request))) : -1;
  const named = Number(request.query[partParameter]?.[0] ?? 0) - 1;
  const reading = parts.findIndex((tiles) => tiles.some((each) => readsQuery(each, request)));
  const index = [withForm, named, reading].find((each) => parts[each] !== undefined) ?? 0;
  return { page: { ...page, tiles: parts[index] ?? [] }, part: { number: index + 1, count: parts.length } };
}

/** Parts consist of whole rows, so that no tile is widened because the row goes on in the next part. */
function splitIntoParts(tiles: ReadPage['tiles']): readonly ReadPage['tiles'][] {
  const parts: PlacedTile[][] = [[]];
  for (const row of packRows(tiles.map(({ tile }) => tile.width))) {
    if ((parts.at(-1)?.length ?? 0) + row.tiles.length > tilesPerPart) parts.push([]);
    for (const index of row.tiles) parts.at(-1)?.push(...tiles.slice(index, index + 1));
  }
  return parts;
}

const showsForm = ({ tile }: PlacedTile, { form }: PartRequest): boolean =>
  form?.tileKey === undefined ? tile.formType === form?.name : tile.key === form.tileKey;

const readsQuery = ({ tile }: PlacedTile, { query }: PartRequest): boolean =>
  tileTypes[tile.type].parameters.some((name) => query[name] !== undefined);
