import type { PlacedTile, ReadPage } from '#blocks/page-reader.ts';
import { packRows } from '#renderer/layout/pack-rows.ts';
import { type PagePart, partParameter, tilesPerPart } from '#schemas/content/page/page-parts.ts';
import { sentFromParameter } from '#schemas/forms/_shared/form-parameters.ts';
import type { FormState } from '#schemas/forms/_shared/form-state.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';

/** The keys of the tiles that show each form, by the form’s name. */
type FormTiles = ReadonlyMap<string, readonly string[]>;

interface PartRequest {
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** The form that the address shows the result of. */
  readonly form?: Pick<FormState, 'name' | 'tileKey'> | undefined;
  readonly findFormTiles: (tiles: ReadPage['tiles']) => FormTiles;
}

interface SelectedPart {
  readonly page: ReadPage;
  /** Absent where the page is short enough for one document. */
  readonly part?: PagePart | undefined;
  /** The forms of all parts; absent where the page is not in parts. */
  readonly formTiles?: FormTiles | undefined;
}

/**
 * The part of a very long page that a request is for: the part with the posted form, else the one that the address
 * names, else the one with a tile that reads the query, else the first.
 */
export function selectPagePart(page: ReadPage, request: PartRequest): SelectedPart {
  if (page.tiles.length <= tilesPerPart) return { page };
  const parts = splitIntoParts(page.tiles);
  const formTiles = request.findFormTiles(page.tiles);
  const formKey = findFormKey(request, formTiles);
  const findPart = (isWanted: (each: PlacedTile) => boolean): number =>
    parts.findIndex((tiles) => tiles.some(isWanted));
  const index =
    [
      findPart(({ tile }) => tile.key === formKey),
      Number(request.query[partParameter]?.[0] ?? 0) - 1,
      findPart(({ tile }) => tileTypes[tile.type].parameters.some((name) => request.query[name] !== undefined)),
    ].find((each) => parts[each] !== undefined) ?? 0;
  return {
    page: { ...page, tiles: parts[index] ?? [] },
    part: { number: index + 1, count: parts.length },
    formTiles,
  };
}

/** The key of the tile with the submitted form: the one that was sent, or else the first with this form. */
function findFormKey({ form, query }: PartRequest, formTiles: FormTiles): string | undefined {
  if (!form) return undefined;
  const keys = formTiles.get(form.name) ?? [];
  const sentFrom = form.tileKey ?? query[sentFromParameter]?.[0];
  return keys.find((key) => key === sentFrom) ?? keys[0];
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
