import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Call } from '#adapters/api/call-input.ts';
import { readJson } from '#adapters/json/read-json.ts';
import { readPage } from '#renderer/read/read-page.ts';
import { editingEndpoints } from '#schemas/api/editing.ts';
import { largestPageBytes } from '#schemas/api/largest-page.ts';
import type { ContentSource } from '#site/documents/content-source.ts';
import { draftAddress } from '#site/draft/draft-address.ts';
import { readBody } from '#site/server/read-body.ts';
import { sendJson } from '#site/server/send.ts';
import type { PageWeight } from '../calls/page-weight.ts';
import type { LinkState, ReviewFacts } from '../review/finding.ts';
import { addressOf, internalLinks } from '../review/page-links.ts';
import { reviewPage } from '../review/review-page.ts';
import { scriptOf } from './script-of.ts';
import { weighScripts } from './weigh-scripts.ts';
import { weighTiles } from './weigh-tiles.ts';

interface ReviewParts {
  readonly call: Call;
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
    const facts = await gather(parts, read.value, path);
    const findings = reviewPage(read.value, facts);
    sendJson(response, 200, { findings, weight: await weightOf(read.value, facts, parts.siteAddress) });
  };

async function weightOf(
  content: unknown,
  { html, weights }: ReviewFacts,
  siteAddress: string,
): Promise<PageWeight | null> {
  if (html === undefined || !weights) return null;
  const read = readPage(content);
  const types = new Map(read.ok ? read.value.tiles.map(({ tile }) => [tile.key, tile.type]) : []);
  const tiles = [...weights].map(([key, { markup, pictures, film }]) => ({
    key,
    markup,
    pictures,
    film,
    script: scriptOf(types.get(key)),
  }));
  return { tiles, script: await weighScripts(html, siteAddress) };
}

async function gather(parts: ReviewParts, content: unknown, path: string): Promise<ReviewFacts> {
  const { source } = parts;
  const [html, offers, menus, restaurants, links, wasIndexed] = await Promise.all([
    draw(parts, content, path),
    source.offers(undefined),
    source.menus(undefined).then((all) => Promise.all(all.map(({ id }) => source.menu(id)))),
    source.restaurants(),
    askLinks(parts, content),
    isListed(parts, content),
  ]);
  return {
    html,
    offers,
    menus: menus.filter((menu) => menu !== undefined),
    restaurants: restaurants.map(({ slug }) => slug),
    links,
    weights: html === undefined ? undefined : await weighTiles(html, parts.siteAddress),
    wasIndexed,
  };
}

/** The page as the site draws it; undefined where it cannot. */
async function draw(
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
async function askLinks({ siteAddress }: ReviewParts, content: unknown): Promise<Map<string, LinkState>> {
  const addresses = new Set(
    internalLinks(content)
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

/** Whether the page that is live may be listed; undefined where none is. */
async function isListed({ call }: ReviewParts, content: unknown): Promise<boolean | undefined> {
  const id = typeof content === 'object' && content !== null && 'id' in content ? String(content.id) : '';
  const { pages } = await call(editingEndpoints.listPages);
  const number = pages.find((page) => page.id === id)?.publishedRevision;
  if (!number) return undefined;
  const live = await call(editingEndpoints.pageRevision, { params: { id, number } });
  return !(typeof live === 'object' && live !== null && 'indexed' in live && live.indexed === false);
}
