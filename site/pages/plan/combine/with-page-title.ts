import { type ReadPage, readPage } from '#blocks/page-reader.ts';

const maximumLength = 90;

/** The title of a page can be longer than a heading. */
const shorten = (title: string): string =>
  title.length > maximumLength ? `${title.slice(0, maximumLength - 1).trimEnd()}…` : title;

/** A page without a valid tile, with its title as its heading. Search engines do not list it. */
export function withPageTitle({ envelope, tiles }: ReadPage): ReadPage {
  if (tiles.length > 0) return { envelope, tiles };
  const titled = readPage({ ...envelope, tiles: [{ type: 'hero', key: 'title', heading: shorten(envelope.title) }] });
  return { envelope: { ...envelope, indexed: false }, tiles: titled.ok ? titled.value.tiles : [] };
}
