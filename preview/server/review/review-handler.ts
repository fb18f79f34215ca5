import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'parse5';
import type { Clock } from '#adapters/clock.ts';
import { readJson } from '#adapters/json/read-json.ts';
import type { PageWeight } from '#preview/app/api/page-weight.ts';
import type { ReviewedPage, ReviewFacts } from '#preview/review/finding.ts';
import { parseForReview, reviewParsedPage } from '#preview/review/review-page.ts';
import { findMenuIds } from '#preview/review/tile-needs.ts';
import { maxPageBytes } from '#schemas/api/content/max-page-bytes.ts';
import { draftAddress } from '#site/drafts/draft-address.ts';
import { readBody } from '#site/server/body/read-body.ts';
import { sendJson } from '#site/server/send/send.ts';
import { readContentState } from './content-state.ts';
import { gatherPublishFacts, type PublishSources } from './gather-publish-facts.ts';
import { gatherLinkFacts } from './links/gather-link-facts.ts';
import { weighScripts } from './weight/weigh-scripts.ts';
import { weighTiles } from './weight/weigh-tiles.ts';

interface ReviewDependencies extends PublishSources {
  readonly editorKey: string;
  /** The address at which this process reaches the site. */
  readonly siteAddress: string;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Reviews a posted page: renders it, and gathers the facts that the rules need from the site and its content. Answers
 * with the state of that content, and with it alone to a request without a page.
 */
export const createReviewHandler =
  (dependencies: ReviewDependencies) =>
  async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const contentState = await readContentState(dependencies.call, dependencies.clock.now());
    if (request.method === 'GET') return sendJson(response, 200, { contentState });
    const body = await readBody(request, maxPageBytes);
    const read = body.ok ? readJson(body.text) : undefined;
    if (!read?.ok) return sendJson(response, 400, { message: 'The body must be a page.' });
    const reviewed = parseForReview(read.value);
    const facts = await gatherReviewFacts(dependencies, reviewed, path);
    sendJson(response, 200, {
      findings: reviewParsedPage(reviewed, facts),
      weight: await weightOf(facts, dependencies.siteAddress),
      contentState,
    });
  };

async function weightOf({ rendered, weights }: ReviewFacts, siteAddress: string): Promise<PageWeight | null> {
  if (!rendered || !weights) return null;
  const tiles = [...weights].map(([key, weight]) => ({ key, ...weight }));
  return { tiles, script: await weighScripts(rendered, siteAddress) };
}

async function gatherReviewFacts(
  dependencies: ReviewDependencies,
  reviewed: ReviewedPage,
  path: string,
): Promise<ReviewFacts> {
  const { source, siteAddress } = dependencies;
  const { content, page } = reviewed;
  const [html, offers, menus, shownMenus, restaurants, linkFacts, publishFacts] = await Promise.all([
    render(dependencies, content, path),
    source.offers(undefined),
    source.menus(undefined),
    Promise.all([...findMenuIds(page)].map((id) => source.menu(id))),
    source.restaurants(),
    gatherLinkFacts(dependencies, page, path),
    gatherPublishFacts(dependencies, page?.envelope.id, reviewed),
  ]);
  const rendered = html === undefined ? undefined : parse(html);
  return {
    ...publishFacts,
    ...linkFacts,
    rendered,
    offers,
    menuIds: menus.map(({ id }) => id),
    menus: shownMenus.filter((menu) => menu !== undefined),
    restaurants: restaurants.map(({ slug }) => slug),
    weights: rendered && (await weighTiles(rendered, siteAddress)),
  };
}

/** The page as the site renders it; undefined if it cannot. */
async function render(
  { siteAddress, editorKey }: ReviewDependencies,
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
