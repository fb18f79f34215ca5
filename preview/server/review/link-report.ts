import type { ServerResponse } from 'node:http';
import type { Call } from '#adapters/api-client/call-input.ts';
import type { linkProblems, ReportedLink } from '#preview/app/api/link-report.ts';
import { pageListEndpoints } from '#schemas/api/content/page-list.ts';
import { type LinkingItem, type SiteLink, siteLinkEndpoints } from '#schemas/api/content/site-links.ts';
import { hasPlaceholderInPath } from '#schemas/content/page/placeholders.ts';
import { resolveRoute } from '#site/pages/resolve/resolve-route.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { sendJson } from '#site/server/send/send.ts';
import { createHiddenRestaurantFinder } from './find-hidden-restaurant.ts';
import { anchorOf, findMissingAnchors } from './links/find-missing-anchors.ts';
import { createOwnPathFinder, isInDraft, isOnOwnPage } from './links/own-page-links.ts';

interface LinkReportDependencies {
  readonly call: Call;
  readonly source: ContentSource;
  /** The address at which this process reaches the site. */
  readonly siteAddress: string;
}

type LinkProblem = Exclude<(typeof linkProblems)[number], 'anchor'>;

/** What is known of an address; `unchecked` if the site did not respond. */
type AddressState = LinkProblem | 'found' | 'unchecked';

/** How many addresses are requested from the site at once. */
const parallel = 8;

interface CheckedLink {
  readonly item: LinkingItem;
  readonly link: SiteLink;
  readonly href: string;
  /** Undefined if it is not known where that is. */
  readonly path: string | undefined;
}

/** Lists the links of a part of all content that lead nowhere or not straight to their page. */
export const createLinkReport =
  (dependencies: LinkReportDependencies) =>
  async (response: ServerResponse, query: URLSearchParams): Promise<void> => {
    const { call, source, siteAddress } = dependencies;
    const { items, total } = await call(siteLinkEndpoints.siteLinks, {
      query: { start: query.get('start') ?? 0, limit: query.get('limit') ?? 200 },
    });
    const published = new Set((await source.pages()).map(({ id }) => id));
    const ownPathOf = createOwnPathFinder(source, published);
    const links: CheckedLink[] = [];
    for (const item of items)
      for (const link of item.links) {
        const { href } = link;
        links.push({ item, link, href, path: isOnOwnPage(href) ? await ownPathOf(item) : pathOf(href) });
      }
    const findRestaurant = createHiddenRestaurantFinder(call);
    const states = await checkAddresses(new Set(links.flatMap(({ path }) => path ?? [])), published, dependencies);
    const problems = new Map<SiteLink, Pick<ReportedLink, 'problem' | 'restaurant'>>();
    for (const { link, href, path = '' } of links) {
      const state = states.get(path);
      if (!state || state === 'found' || state === 'unchecked' || isOnOwnPage(href)) continue;
      const restaurant = state === 'missing' ? await findRestaurant(path) : undefined;
      if (!restaurant) problems.set(link, { problem: state });
      else {
        const { name = restaurant.id, deletedAt } = restaurant;
        problems.set(link, { problem: deletedAt ? 'deleted' : 'unpublished', restaurant: name });
      }
    }
    const anchored = links.flatMap(({ path, ...link }) =>
      path !== undefined && states.get(path) === 'found' && anchorOf(link.href) !== undefined
        ? [{ ...link, path }]
        : [],
    );
    for (const { item, link, href } of await findMissingAnchors(anchored, siteAddress)) {
      // The place may be a tile that goes live with the link.
      const isToDraft = isOnOwnPage(href) && !link.isLive && (await isInDraft(call, item.id, anchorOf(href) ?? ''));
      if (!isToDraft) problems.set(link, { problem: 'anchor' });
    }
    const reported = items.map((item) => ({
      ...item,
      links: item.links.flatMap((link) => {
        const problem = problems.get(link);
        return problem ? [{ ...link, ...problem }] : [];
      }),
    }));
    sendJson(response, 200, {
      items: reported.filter((item) => item.links.length > 0),
      links: links.length,
      total,
      unchecked: [...states.values()].filter((state) => state === 'unchecked').length,
    });
  };

/** What is known of addresses. The site is asked only for those that no page certainly has. */
async function checkAddresses(
  addresses: ReadonlySet<string>,
  published: ReadonlySet<string>,
  { call, source, siteAddress }: LinkReportDependencies,
): Promise<ReadonlyMap<string, AddressState>> {
  const states = new Map<string, AddressState>();
  const unknown: string[] = [];
  for (const address of addresses)
    if (await isKnown(address, source, published)) states.set(address, 'found');
    else unknown.push(address);
  for (let at = 0; at < unknown.length; at += parallel)
    await Promise.all(
      unknown.slice(at, at + parallel).map(async (address) => {
        states.set(address, await requestState(address, siteAddress, call));
      }),
    );
  return states;
}

/** The path of a link, without its query and anchor; undefined if it is different at each address of its page. */
const pathOf = (href: string): string | undefined =>
  hasPlaceholderInPath(href) ? undefined : (URL.parse(href, 'http://site')?.pathname ?? href);

/** Whether an address certainly leads to a page. Needs no request to the site. */
async function isKnown(path: string, source: ContentSource, published: ReadonlySet<string>): Promise<boolean> {
  const subject = await resolveRoute(matchRoute(path), source);
  return subject.kind === 'found' && (published.has(subject.pageId) || subject.pageId.startsWith('_'));
}

/** The site decides: an address may be a redirect, a file or a page with a default. */
async function requestState(path: string, siteAddress: string, call: Call): Promise<AddressState> {
  const answer = await fetch(new URL(path, siteAddress), { method: 'HEAD', redirect: 'manual' }).catch(() => undefined);
  if (!answer || answer.status >= 500) return 'unchecked';
  if (answer.status < 300) return 'found';
  if (answer.status < 400) return 'moved';
  const id = path.slice(1);
  const { pages } = await call(pageListEndpoints.findPages, { query: { id } }).catch(() => ({ pages: [] }));
  const [page] = pages;
  return page ? (page.deletedAt ? 'deleted' : 'unpublished') : 'missing';
}
