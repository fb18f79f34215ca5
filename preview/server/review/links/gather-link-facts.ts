import type { ReadPage } from '#blocks/page-reader.ts';
import type { LinkState, ReviewedPage, ReviewFacts } from '#preview/review/finding.ts';
import { addressOf, internalLinks } from '#preview/review/markup/page-links.ts';
import { parseForReview } from '#preview/review/review-page.ts';
import { sharedPageId } from '#schemas/content/page/page-without-address.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { anchorOf, findMissingAnchors } from './find-missing-anchors.ts';

interface LinkSources {
  readonly source: ContentSource;
  /** The address at which this process reaches the site. */
  readonly siteAddress: string;
}

/** How many links of a page are checked. An editor with more can fix these first. */
const maxLinks = 200;

/** Where the links of a page at a path lead, with those of the shared tiles that it shows. */
export async function gatherLinkFacts(
  { source, siteAddress }: LinkSources,
  page: ReadPage | undefined,
  path: string,
): Promise<Pick<ReviewFacts, 'links' | 'missingAnchors' | 'shownSharedTiles'>> {
  const shownSharedTiles = await readSharedTiles(source, page);
  const pages = [page, ...[...shownSharedTiles.values()].map((shared) => shared.page)];
  const hrefs = new Set(pages.flatMap(internalLinks).map(({ href }) => href));
  const links = await checkLinks(siteAddress, [...hrefs].map(addressOf));
  const anchored = [...hrefs]
    .map((href) => ({ href, path: addressOf(href) }))
    // The draft decides which anchors the page itself will have.
    .filter((link) => links.get(link.path) === 'found' && link.path !== path && anchorOf(link.href) !== undefined);
  const missing = await findMissingAnchors(anchored, siteAddress);
  return { links, missingAnchors: new Set([...missing].map(({ href }) => href)), shownSharedTiles };
}

/** The live shared tiles that a page shows, by name. */
async function readSharedTiles(
  source: ContentSource,
  page: ReadPage | undefined,
): Promise<ReadonlyMap<string, ReviewedPage>> {
  const names = new Set(page?.tiles.flatMap(({ tile }) => (tile.type === 'shared-tiles' ? tile.shared : [])));
  const read = [...names].map(async (name): Promise<[string, ReviewedPage][]> => {
    const answer = await source.page(sharedPageId(name));
    return answer.kind === 'found' ? [[name, parseForReview(answer.page)]] : [];
  });
  return new Map((await Promise.all(read)).flat());
}

/** Checks addresses, without following redirects. */
async function checkLinks(siteAddress: string, all: readonly string[]): Promise<Map<string, LinkState>> {
  const addresses = new Set(all.filter((address) => address !== ''));
  const requested = [...addresses].slice(0, maxLinks).map(async (address): Promise<[string, LinkState][]> => {
    const answer = await fetch(new URL(address, siteAddress), { method: 'HEAD', redirect: 'manual' }).catch(
      () => undefined,
    );
    if (!answer || answer.status >= 500) return [];
    return [[address, answer.status >= 400 ? 'missing' : answer.status >= 300 ? 'moved' : 'found']];
  });
  return new Map((await Promise.all(requested)).flat());
}
