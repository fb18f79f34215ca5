import type { ServerResponse } from 'node:http';
import type { Call } from '#adapters/api-client/call-input.ts';
import type { linkProblems } from '#preview/app/api/link-report.ts';
import { pageListEndpoints } from '#schemas/api/content/page-list.ts';
import { siteLinkEndpoints } from '#schemas/api/content/site-links.ts';
import { resolveRoute } from '#site/pages/resolve/resolve-route.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { sendJson } from '#site/server/send/send.ts';
import { anchorOf, findMissingAnchors } from './find-missing-anchors.ts';

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

/** Lists the links of a part of all content that lead nowhere or not straight to their page. */
export const createLinkReport =
  ({ call, source, siteAddress }: LinkReportDependencies) =>
  async (response: ServerResponse, query: URLSearchParams): Promise<void> => {
    const { items, total } = await call(siteLinkEndpoints.siteLinks, {
      query: { start: query.get('start') ?? 0, limit: query.get('limit') ?? 200 },
    });
    const addresses = new Set(items.flatMap(({ links }) => links.map(({ href }) => pathOf(href))));
    const published = new Set((await source.pages()).map(({ id }) => id));
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
    const anchored = items
      .flatMap(({ links }) => links.map(({ href }) => ({ href, path: pathOf(href) })))
      .filter(({ href, path }) => anchorOf(href) !== undefined && states.get(path) === 'found');
    const missingAnchors = await findMissingAnchors(anchored, siteAddress);
    const reported = items.map((item) => ({
      ...item,
      links: item.links.flatMap((link) => {
        const problem = missingAnchors.has(link.href) ? 'anchor' : states.get(pathOf(link.href));
        return problem === undefined || problem === 'found' || problem === 'unchecked' ? [] : [{ ...link, problem }];
      }),
    }));
    sendJson(response, 200, {
      items: reported.filter(({ links }) => links.length > 0),
      total,
      unchecked: [...states.values()].filter((state) => state === 'unchecked').length,
    });
  };

/** The path of a link, without its query and anchor. */
const pathOf = (href: string): string => URL.parse(href, 'http://site')?.pathname ?? href;

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
