import { serialize } from 'parse5';
import type { TileWeight } from '#preview/review/finding.ts';
import {
  attributeOf,
  elementsIn,
  type RenderedDocument,
  type RenderedElement,
} from '#preview/review/markup/rendered-elements.ts';
import { sumFileSizes } from './file-sizes.ts';
import { reportedScriptBytes } from './reported-script-bytes.ts';

/**
 * The size of each tile of a rendered page: its markup, its images as a laptop loads them, its videos, and its type’s
 * script.
 */
export async function weighTiles(
  { childNodes }: RenderedDocument,
  siteAddress: string,
): Promise<Map<string, TileWeight>> {
  const tiles = elementsIn(childNodes).filter(
    (element) => element.tagName === 'section' && attributeOf(element, 'data-tile') !== undefined,
  );
  const weighed = tiles.map(async (tile): Promise<[string, TileWeight]> => {
    const inside = elementsIn(tile.childNodes);
    const pictures = inside.filter(({ tagName }) => tagName === 'img').map(imageAddress);
    // The last source is the one for wide screens.
    const videos = inside.filter(({ tagName }) => tagName === 'video').map(videoAddress);
    return [
      attributeOf(tile, 'id') ?? '',
      {
        markup: Buffer.byteLength(serialize(tile)),
        pictures: await sumFileSizes(pictures, siteAddress),
        video: await sumFileSizes(videos, siteAddress),
        script: reportedScriptBytes(attributeOf(tile, 'data-tile')),
      },
    ];
  });
  return new Map(await Promise.all(weighed));
}

const videoAddress = (video: RenderedElement): string | undefined => {
  const last = elementsIn(video.childNodes)
    .filter(({ tagName }) => tagName === 'source')
    .at(-1);
  return last && attributeOf(last, 'src');
};

/** The maximum width of an image that a laptop loads, in pixels. */
const maxImageWidth = 1600;

/** The address that a laptop's browser chooses from an image's sizes. */
function imageAddress(image: RenderedElement): string | undefined {
  const sized = (attributeOf(image, 'srcset') ?? '').split(',').flatMap((candidate) => {
    const [address = '', width = ''] = candidate.trim().split(/\s+/);
    return /^\d+w$/.test(width) ? [{ address, width: Number.parseInt(width, 10) }] : [];
  });
  const fitting = sized.filter(({ width }) => width <= maxImageWidth).sort((one, other) => other.width - one.width);
  return fitting[0]?.address ?? attributeOf(image, 'src');
}
