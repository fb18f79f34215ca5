import { LRUCache } from 'lru-cache';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import type { TileWeight } from '../review/finding.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Sizes of files, in bytes as they are sent, by address. They change with a new file alone. */
const sizes = new LRUCache<string, number>({ max: 2000, ttl: 600_000 });

/** What each tile of a drawn page costs: its markup, its pictures as a laptop would take them, and its films. */
export async function weighTiles(html: string, siteAddress: string): Promise<Map<string, TileWeight>> {
  const tiles = elementsIn(parse(html).childNodes).filter(
    (element) => element.tagName === 'section' && attributeOf(element, 'data-tile') !== undefined,
  );
  const weighed = tiles.map(async (tile): Promise<[string, TileWeight]> => {
    const inside = elementsIn(tile.childNodes);
    const sum = async (addresses: readonly (string | undefined)[]): Promise<number> => {
      const all = await Promise.all([...new Set(addresses)].map((address) => sizeOf(address, siteAddress)));
      return all.reduce((total, size) => total + size, 0);
    };
    const pictures = inside.filter(({ tagName }) => tagName === 'img').map(pictureOf);
    // The last source is the one for wide screens.
    const films = inside.filter(({ tagName }) => tagName === 'video').map(filmOf);
    return [
      attributeOf(tile, 'id') ?? '',
      { markup: Buffer.byteLength(serialize(tile)), pictures: await sum(pictures), film: await sum(films), script: 0 },
    ];
  });
  return new Map(await Promise.all(weighed));
}

const elementsIn = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): Element[] =>
  nodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node.childNodes)] : []));

const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

const filmOf = (video: Element): string | undefined => {
  const last = elementsIn(video.childNodes)
    .filter(({ tagName }) => tagName === 'source')
    .at(-1);
  return last && attributeOf(last, 'src');
};

/** Widths up to which a laptop takes a picture. */
const laptop = 1600;

/** The address that a browser would choose of a picture's sizes on a laptop. */
function pictureOf(image: Element): string | undefined {
  const sized = (attributeOf(image, 'srcset') ?? '').split(',').flatMap((candidate) => {
    const [address = '', width = ''] = candidate.trim().split(/\s+/);
    return /^\d+w$/.test(width) ? [{ address, width: Number.parseInt(width, 10) }] : [];
  });
  const fitting = sized.filter(({ width }) => width <= laptop).sort((one, other) => other.width - one.width);
  return fitting[0]?.address ?? attributeOf(image, 'src');
}

async function sizeOf(address: string | undefined, siteAddress: string): Promise<number> {
  if (!address?.startsWith('/')) return 0;
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const answer = await fetch(new URL(address, siteAddress), { method: 'HEAD' }).catch(() => undefined);
  const size = Number(answer?.headers.get('content-length') ?? 0);
  if (answer?.ok) sizes.set(address, size);
  return size;
}
