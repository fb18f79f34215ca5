import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Access, EditorAccess } from '#adapters/access/editor-access.ts';
import type { SecretGuard } from '#adapters/access/secret-guard.ts';
import type { Call } from '#adapters/api/call-input.ts';
import { readJson } from '#adapters/json/read-json.ts';
import { largestPageBytes } from '#schemas/api/largest-page.ts';
import { pageId } from '#schemas/page/page.ts';
import type { Documents } from '../documents/create-documents.ts';
import type { StoredDocument } from '../documents/document-cache.ts';
import { notFoundMessage } from '../documents/document-messages.ts';
import type { DocumentWorld } from '../documents/document-request.ts';
import { planDocument } from '../documents/plan-document.ts';
import { matchRoute } from '../routes/match-route.ts';
import { readQuery } from '../routes/read-query.ts';
import { readBody } from '../server/read-body.ts';
import { sendDocument, sendJson, sendText } from '../server/send.ts';
import { type DraftAddress, isOfDrafts, readDraftAddress } from './draft-address.ts';
import { draftSource, exampleSource } from './draft-source.ts';
import { daysAhead, nextChange } from './next-change.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';
import { sendTooManySecrets } from './send-too-many-secrets.ts';

interface DraftParts {
  readonly access: EditorAccess;
  /** Compares the editors' secret, which the preview app shows for its editors. */
  readonly guard: SecretGuard;
  readonly documents: Documents;
  readonly world: DocumentWorld;
  readonly call: Call;
  readonly clock: () => Date;
  /** What is put into the document of an editor who looks at a draft on the site itself. */
  readonly overlay: (page: { readonly path: string }) => string;
}

interface DraftPages extends DraftParts {
  readonly queue: RenderQueue;
}

/** A page that was not saved yet, whatever else is in it. */
const givenPage = z.looseObject({ id: pageId });
type GivenPage = z.output<typeof givenPage>;

const granted: Access = { kind: 'granted' };

/**
 * Draws pages as they are being written, by the way of public pages. The preview app, which shows the editors' secret,
 * gets what visitors would get, to the byte, for its frames; it may post a page that was not saved yet. An editor with a
 * cookie sees it on the site, with outlines round the tiles. Whoever may not see drafts gets what stands at any unknown
 * address. Resolves to false for the address of something else.
 */
export function createDraftPages(parts: DraftParts) {
  const pages: DraftPages = { ...parts, queue: createRenderQueue() };
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    if (!isOfDrafts(url.pathname)) return false;
    const header = request.headers['x-editor-key'];
    const shown = typeof header === 'string' ? await pages.guard.check(request, header) : undefined;
    const isApp = shown?.kind === 'right';
    const access = shown?.kind === 'limited' ? shown : isApp ? granted : await pages.access(request, url);
    if (access.kind === 'limited') {
      sendTooManySecrets(response, access.seconds);
      return true;
    }
    if (access.kind === 'key-shown') {
      const { cookie, location } = access;
      sendText(response, 303, '', { Location: location, 'Set-Cookie': cookie, 'Cache-Control': 'no-store' });
      return true;
    }
    if (access.kind === 'refused')
      sendDocument(request, response, await pages.documents.errorPage(404, notFoundMessage));
    else await answer(pages, request, response, url, isApp);
    return true;
  };
}

async function answer(
  pages: DraftPages,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  isApp: boolean,
): Promise<void> {
  const asked = readDraftAddress(url);
  if (!asked) return sendText(response, 400, '_at must be a moment like 2026-12-24T18:00:00Z.');
  let given: GivenPage | undefined;
  if (request.method === 'POST') {
    // Browsers let pages elsewhere post forms with cookies; only the app shows the secret in a header.
    if (!isApp) return sendText(response, 403, 'Pages that are not saved are for the preview app.');
    const read = await readGiven(request);
    if (!read.ok) return sendText(response, read.status, read.message);
    given = read.page;
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, 405, 'Only GET, HEAD and POST.', { Allow: 'GET, HEAD, POST' });
  }
  if (asked.asks === 'changes') {
    const changes = await changesAfter(pages, asked, given, () => response.destroyed);
    return sendJson(response, 200, changes);
  }
  const isGone = (): boolean => response.destroyed;
  const render = () => drawDraft(pages, asked, given, { isApp });
  const document = await pages.queue.run(render, { priority: 'page', isGone });
  if (document) sendDocument(request, response, document);
}

type ReadGiven =
  | { readonly ok: true; readonly page: GivenPage }
  | { readonly ok: false; readonly status: number; readonly message: string };

async function readGiven(request: IncomingMessage): Promise<ReadGiven> {
  const body = await readBody(request, largestPageBytes);
  if (!body.ok) return { ok: false, status: body.status, message: 'The page could not be read.' };
  const json = readJson(body.text);
  const page = json.ok ? givenPage.safeParse(json.value).data : undefined;
  if (!page) return { ok: false, status: 400, message: 'The body must be a page: a JSON object with an id.' };
  return { ok: true, page };
}

async function drawDraft(
  { documents, world, call, clock, overlay }: DraftPages,
  asked: DraftAddress,
  given: GivenPage | undefined,
  { isApp, plain = false }: { readonly isApp: boolean; readonly plain?: boolean },
): Promise<StoredDocument> {
  const source = asked.tile
    ? exampleSource(world.source, asked.tile)
    : draftSource(world.source, call, { given, revision: asked.revision });
  const planned = await planDocument(
    {
      route: matchRoute(asked.path),
      path: asked.path,
      query: readQuery(asked.search).query,
      now: asked.at ?? clock(),
      mode: 'preview',
    },
    { ...world, source },
  );
  const shown = planned.kind === 'page' && asked.still ? { ...planned, still: true } : planned;
  return documents.show(shown, asked.path, {
    framed: isApp,
    added: isApp ? '' : overlay({ path: asked.path }),
    headers: [['X-Robots-Tag', 'noindex, nofollow']],
    plain,
  });
}

/** When the page looks different next; `null` where it stays as it is until `until`. Given up when nobody waits for it. */
async function changesAfter(
  pages: DraftPages,
  asked: DraftAddress,
  given: GivenPage | undefined,
  isGone: () => boolean,
) {
  const from = asked.at ?? pages.clock();
  const look = async (at: Date): Promise<string> => {
    const render = () => drawDraft(pages, { ...asked, at, still: true }, given, { isApp: true, plain: true });
    const document = await pages.queue.run(render, { priority: 'look-ahead', isGone });
    // Whoever has gone gets no answer, whatever this is.
    if (!document) return '';
    return createHash('sha256').update(withoutSecrets(document.body.identity.toString())).digest('base64url');
  };
  const next = await nextChange(look, from, isGone);
  return { next: next?.toISOString() ?? null, until: new Date(from.getTime() + daysAhead * 86_400_000).toISOString() };
}

/** Forms carry sealed words that are different at every drawing; nobody sees them. */
const withoutSecrets = (html: string): string => html.replace(/<input type="hidden"[^>]*>/g, '');
