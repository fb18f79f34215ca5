import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import type { PageContent } from './page-content.ts';

const texts = new WeakMap<RawTile, string>();

/** The JSON of a page. Of a tile that has not changed it is cached, because a page is stringified at each keystroke. */
export function stringifyPage({ tiles, ...envelope }: PageContent): string {
  const tileTexts = tiles.map((tile) => {
    const text = texts.get(tile) ?? JSON.stringify(tile);
    texts.set(tile, text);
    return text;
  });
  return `${JSON.stringify(envelope).slice(0, -1)},"tiles":[${tileTexts.join(',')}]}`;
}
