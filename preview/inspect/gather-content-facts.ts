import type { ReadPage } from '#blocks/page-reader.ts';
import { resolveRoute } from '#site/pages/resolve/resolve-route.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import type { RedirectTable } from '#site/routing/redirects/redirect-table.ts';
import { isServerPath } from '#site/routing/server-paths.ts';
import type { LinkState, ReviewFacts } from '../review/finding.ts';
import { addressOf, internalLinks } from '../review/markup/page-links.ts';

/** Gathers the menus, offers, restaurants and addresses of the running content that a page refers to. */
export async function gatherContentFacts(
  page: ReadPage,
  source: ContentSource,
  redirects: RedirectTable,
): Promise<ReviewFacts> {
  const [menus, offers, restaurants] = await Promise.all([
    source.menus(undefined),
    source.offers(undefined),
    source.restaurants(),
  ]);
  const addresses = new Set(internalLinks(page).map(({ href }) => addressOf(href)));
  const links = new Map<string, LinkState>();
  for (const address of addresses) if (address !== '') links.set(address, await stateOf(address, source, redirects));
  return { menuIds: menus.map(({ id }) => id), offers, restaurants: restaurants.map(({ slug }) => slug), links };
}

async function stateOf(address: string, source: ContentSource, redirects: RedirectTable): Promise<LinkState> {
  if (redirects.lookUp(address) !== undefined) return 'moved';
  const [path = '/'] = address.split('?');
  if (isServerPath(path)) return 'found';
  return (await resolveRoute(matchRoute(path), source)).kind === 'found' ? 'found' : 'missing';
}
