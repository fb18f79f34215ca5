import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'parse5';
import { readJson } from '#adapters/json/read-json.ts';
import type { PageWeight } from '#preview/app/api/page-weight.ts';
import { shownMenus } from '#preview/review/asked-needs.ts';
import type { LinkState, Reviewed, ReviewFacts } from '#preview/review/finding.ts';
import { addressOf, internalLinks } from '#preview/review/markup/page-links.ts';
import { readReviewed, reviewRead } from '#preview/review/review-page.ts';
import type { ReadPage } from '#renderer/parse/read-page.ts';
import { largestPageBytes } from '#schemas/api/content/largest-page.ts';
import { draftAddress } from '#site/drafts/draft-address.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { readBody } from '#site/server/body/read-body.ts';
import { sendJson } from '#site/server/send/send.ts';
import { weighScripts } from './weigh-scripts.ts';
import { weighTiles } from './weigh-tiles.ts';

interface ReviewParts {
  readonly source: ContentSource;
  readonly editorKey: string;
  /** Where this process reaches the site. */
  readonly siteAddress: string;
}

/** Links of a page that the site is asked about; an editor who has more mends these first. */
const mostLinks = 200;

/** Reviews a posted page: draws it, and asks the site and its content for all that the rules want to know. */
export const createReview =
  (parts: ReviewParts) =>
  async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const body = await readBody(request, largestPageBytes);
    const read = body.ok ? readJson(body.text) : undefined;
    if (!read?.ok) return sendJson(response, 400, { message: 'The body must be a page.' });
    const reviewed = readReviewed(read.value);
    const facts = await gather(parts, reviewed, path);
    sendJson(response, 200, {
      findings: reviewRead(reviewed, facts),
      weight: await weightOf(facts, parts.siteAddress),
    });
  };

async function weightOf({ rendered, weights }: ReviewFacts, siteAddress: string): Promise<PageWeight | null> {
  if (!rendered || !weights) return null;
  const tiles = [...weights].map(([key, weight]) => ({ key, ...weight }));
  return { tiles, script: await weighScripts(rendered, siteAddress) };
}

async function gather(parts: ReviewParts, { content, page }: Reviewed, path: string): Promise<ReviewFacts> {
  const { source, siteAddress } = parts;
  const [html, offers, menus, shown, restaurants, links, published, live] = await Promise.all([
    render(parts, content, path),
    source.offers(undefined),
    source.menus(undefined),
    Promise.all([...shownMenus(page)].map((id) => source.menu(id))),
    source.restaurants(),
    askLinks(parts, page),
    source.pages(),
    readLive(source, page?.envelope.id),
  ]);
  const rendered = html === undefined ? undefined : parse(html);
  return {
    rendered,
    offers,
    menuIds: menus.map(({ id }) => id),
    menus: shown.filter((menu) => menu !== undefined),
    restaurants: restaurants.map(({ slug }) => slug),
    links,
    live,
    weights: rendered && (await weighTiles(rendered, siteAddress)),
    wasIndexed: published.find(({ id }) => id === page?.envelope.id)?.indexed,
  };
}

/** The live page as JSON text, empty where none is; undefined where that is not known. */
async function readLive(source: ContentSource, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const answer = await source.page(id);
  if (answer.kind === 'failed') return undefined;
  return answer.kind === 'found' ? JSON.stringify(answer.page) : '';
}

/** The page as the site draws it; undefined where it cannot. */
async function render(
  { siteAddress, editorKey }: ReviewParts,
  content: unknown,
  path: string,
): Promise<string | undefined> {
  const answer = await fetch(new URL(draftAddress(path), siteAddress), {
    method: 'POST',
    body: JSON.stringify(content),
    headers: { 'x-editor-key': editorKey },
  }).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}

/** What the site answers at the addresses that a page links to, without following where they lead. */
async function askLinks({ siteAddress }: ReviewParts, page: ReadPage | undefined): Promise<Map<string, LinkState>> {
  const addresses = new Set(
    internalLinks(page)
      .map(({ href }) => addressOf(href))
      .filter((address) => address !== ''),
  );
  const asked = [...addresses].slice(0, mostLinks).map(async (address): Promise<[string, LinkState][]> => {
    const answer = await fetch(new URL(address, siteAddress), { method: 'HEAD', redirect: 'manual' }).catch(
      () => undefined,
    );
    if (!answer || answer.status >= 500) return [];
    return [[address, answer.status >= 400 ? 'missing' : answer.status >= 300 ? 'moved' : 'found']];
  });
  return new Map((await Promise.all(asked)).flat());
}
