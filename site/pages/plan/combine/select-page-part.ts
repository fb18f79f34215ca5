import type { PlacedTile, ReadPage } from '#blocks/page-reader.ts';
import { packRows } from '#renderer/layout/pack-rows.ts';
import { splitRows } from '#renderer/layout/split-rows.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { type PagePart, partParameter, tilesPerPart } from '#schemas/content/page/page-parts.ts';
import { findSubmittedTile } from '#schemas/forms/_shared/find-submitted-tile.ts';
import type { FormName } from '#schemas/forms/_shared/form-state.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';

type FormTiles = NonNullable<PageContext['formTiles']>;

interface PartRequest extends Pick<PageContext, 'query' | 'form'> {
  /** The name of the form that the address shows the result of. */
  readonly formName?: FormName | undefined;
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
  const { formName } = request;
  const formKey = formName && findSubmittedTile(formTiles.get(formName) ?? [], request);
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

const splitIntoParts = (tiles: ReadPage['tiles']): readonly ReadPage['tiles'][] =>
  splitRows(packRows(tiles.map(({ tile }) => tile.width))).map((rows) =>
    rows.flatMap((row) => row.tiles.flatMap((index) => tiles.slice(index, index + 1))),
  );
