import { serialize } from 'parse5';
import type { TileWeight } from '#preview/review/finding.ts';
import {
  attributeOf,
  type DrawnDocument,
  type DrawnElement,
  elementsIn,
} from '#preview/review/markup/drawn-elements.ts';
import { scriptOf } from './script-of.ts';
import { sizeOfAll } from './size-of.ts';

/** What each tile of a drawn page costs: its markup, its pictures as a laptop would take them, its films, and its type’s script. */
export async function weighTiles({ childNodes }: DrawnDocument, siteAddress: string): Promise<Map<string, TileWeight>> {
  const tiles = elementsIn(childNodes).filter(
    (element) => element.tagName === 'section' && attributeOf(element, 'data-tile') !== undefined,
  );
  const weighed = tiles.map(async (tile): Promise<[string, TileWeight]> => {
    const inside = elementsIn(tile.childNodes);
    const pictures = inside.filter(({ tagName }) => tagName === 'img').map(pictureOf);
    // The last source is the one for wide screens.
    const films = inside.filter(({ tagName }) => tagName === 'video').map(filmOf);
    return [
      attributeOf(tile, 'id') ?? '',
      {
        markup: Buffer.byteLength(serialize(tile)),
        pictures: await sizeOfAll(pictures, siteAddress),
        video: await sizeOfAll(films, siteAddress),
        script: scriptOf(attributeOf(tile, 'data-tile')),
      },
    ];
  });
  return new Map(await Promise.all(weighed));
}

const filmOf = (video: DrawnElement): string | undefined => {
  const last = elementsIn(video.childNodes)
    .filter(({ tagName }) => tagName === 'source')
    .at(-1);
  return last && attributeOf(last, 'src');
};

/** Widths up to which a laptop takes a picture. */
const laptop = 1600;

/** The address that a browser would choose of a picture's sizes on a laptop. */
function pictureOf(image: DrawnElement): string | undefined {
  const sized = (attributeOf(image, 'srcset') ?? '').split(',').flatMap((candidate) => {
    const [address = '', width = ''] = candidate.trim().split(/\s+/);
    return /^\d+w$/.test(width) ? [{ address, width: Number.parseInt(width, 10) }] : [];
  });
  const fitting = sized.filter(({ width }) => width <= laptop).sort((one, other) => other.width - one.width);
  return fitting[0]?.address ?? attributeOf(image, 'src');
}
