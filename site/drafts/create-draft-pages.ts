import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Access, EditorAccess } from '#adapters/access/editor-access.ts';
import type { SecretGuard } from '#adapters/access/secret-guard.ts';
import type { Call } from '#adapters/api-client/call-input.ts';
import { readJson } from '#adapters/json/read-json.ts';
import { maxPageBytes } from '#schemas/api/content/max-page-bytes.ts';
import { pageId } from '#schemas/content/page/page.ts';
import type { StoredDocument } from '../pages/cache/document-cache.ts';
import type { Documents } from '../pages/create-documents.ts';
import { notFoundMessage } from '../pages/document-messages.ts';
import { decodeBody } from '../pages/finish/encode-body.ts';
import { planDocument } from '../pages/plan/plan-document.ts';
import type { PlannedDocument } from '../pages/plan/planned-document.ts';
import { changeCandidates } from '../pages/plan/time/change-candidates.ts';
import type { PlanDependencies } from '../pages/resolve/document-request.ts';
import { matchRoute } from '../routing/match-route.ts';
import { parseQuery } from '../routing/parse-query.ts';
import { readBody } from '../server/body/read-body.ts';
import { sendDocument, sendJson, sendText } from '../server/send/send.ts';
import { type DraftAddress, isDraftPath, readDraftAddress } from './draft-address.ts';
import { draftSource, exampleSource } from './draft-source.ts';
import { editorSessionHeader } from './editor-session-header.ts';
import { findNextChange } from './find-next-change.ts';
import { createLatestRequests, type LatestRequests } from './latest-requests.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';
import { sendTooManyAttempts } from './send-too-many-attempts.ts';

interface DraftDependencies {
  readonly access: EditorAccess;
  /** Checks the editors’ secret, which the preview app sends for its editors. */
  readonly guard: SecretGuard;
  readonly documents: Documents;
  readonly dependencies: PlanDependencies;
  readonly call: Call;
  readonly clock: () => Date;
  /** The markup added to the document when an editor views a draft on the site. */
  readonly overlay: (page: { readonly path: string }) => string;
}

interface DraftContext extends DraftDependencies {
  readonly queue: RenderQueue;
  readonly latest: LatestRequests;
}

/** An unsaved page. Its other fields are checked later. */
const unsavedPageSchema = z.looseObject({ id: pageId });
type UnsavedPage = z.output<typeof unsavedPageSchema>;

const granted: Access = { kind: 'granted' };

/**
 * Renders drafts, in the same way as public pages. The preview app, which sends the editors’ secret, gets exactly what
 * visitors would get, for its frames; it may post an unsaved page. An editor with a cookie sees the draft on the site,
 * with outlines around the tiles. Everybody else gets the “not found” page. Resolves to false for any other address.
 */
export function createDraftPages(dependencies: DraftDependencies) {
  const pages: DraftContext = { ...dependencies, queue: createRenderQueue(), latest: createLatestRequests() };
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    if (!isDraftPath(url.pathname)) return false;
    const header = request.headers['x-editor-key'];
    const keyCheck = typeof header === 'string' ? await pages.guard.check(request, header) : undefined;
    const isFromApp = keyCheck?.kind === 'right';
    const access = keyCheck?.kind === 'limited' ? keyCheck : isFromApp ? granted : await pages.access(request, url);
    if (access.kind === 'limited') {
      sendTooManyAttempts(response, access.seconds);
      return true;
    }
    if (access.kind === 'key-shown') {
      const { cookie, location } = access;
      sendText(response, 303, '', { Location: location, 'Set-Cookie': cookie, 'Cache-Control': 'no-store' });
      return true;
    }
    if (access.kind === 'refused')
      sendDocument(request, response, await pages.documents.errorPage(404, notFoundMessage));
    else await handleDraft(pages, request, response, url, isFromApp);
    return true;
  };
}

async function handleDraft(
  pages: DraftContext,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  isFromApp: boolean,
): Promise<void> {
  const draftRequest = readDraftAddress(url);
  if (!draftRequest) return sendText(response, 400, '_at must be a date and time like 2026-12-24T18:00:00Z.');
  // Requests are ordered by when their headers arrive, because a body may be slow.
  const latest = pages.latest.begin(latestKey(request, draftRequest));
  const isCancelled = (): boolean => response.destroyed || latest.isSuperseded();
  try {
    const read = await readUnsavedPage(request, isFromApp);
    if (!read.ok) return sendText(response, read.status, read.message, read.headers);
    const answerDraft = draftRequest.resource === 'changes' ? answerChanges : answerPage;
    await answerDraft(pages, { request, response, draftRequest, unsavedPage: read.page, isFromApp, isCancelled });
  } finally {
    latest.end();
  }
}

/** Of the requests of one app window for a page, only the newest is worth rendering. */
const latestKey = ({ headers }: IncomingMessage, { resource, path }: DraftAddress): string | undefined => {
  const session = headers[editorSessionHeader];
  return typeof session === 'string' ? `${session.slice(0, 64)} ${resource} ${path}` : undefined;
};

interface DraftRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly draftRequest: DraftAddress;
  readonly unsavedPage: UnsavedPage | undefined;
  readonly isFromApp: boolean;
  readonly isCancelled: () => boolean;
}

async function answerPage(
  pages: DraftContext,
  { request, response, draftRequest, unsavedPage, isFromApp, isCancelled }: DraftRequest,
) {
  const render = async () =>
    renderDraft(pages, await planDraft(pages, draftRequest, unsavedPage), draftRequest, { isFromApp });
  const document = await pages.queue.run(render, { priority: 'page', isCancelled });
  if (document) sendDocument(request, response, document);
  else sendSuperseded(response);
}

async function answerChanges(pages: DraftContext, { response, draftRequest, unsavedPage, isCancelled }: DraftRequest) {
  const changes = await findChanges(pages, draftRequest, unsavedPage, isCancelled);
  if (isCancelled()) sendSuperseded(response);
  else sendJson(response, 200, changes);
}

function sendSuperseded(response: ServerResponse): void {
  if (!response.destroyed) sendText(response, 409, 'A newer request from the same window replaced this one.');
}

type ReadUnsavedPage =
  | { readonly ok: true; readonly page: UnsavedPage | undefined }
  | {
      readonly ok: false;
      readonly status: number;
      readonly message: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** Reads the page in the request body; undefined with GET and HEAD. */
async function readUnsavedPage(request: IncomingMessage, isFromApp: boolean): Promise<ReadUnsavedPage> {
  if (request.method === 'GET' || request.method === 'HEAD') return { ok: true, page: undefined };
  const headers = { Allow: 'GET, HEAD, POST' };
  if (request.method !== 'POST') return { ok: false, status: 405, message: 'Use GET, HEAD or POST.', headers };
  // Browsers let other sites post forms with cookies. Only the app sends the secret in a header.
  if (!isFromApp) return { ok: false, status: 403, message: 'Only the preview app may send unsaved pages.' };
  const body = await readBody(request, maxPageBytes);
  if (!body.ok) return { ok: false, status: body.status, message: 'The body could not be read.' };
  const json = readJson(body.text);
  const page = json.ok ? unsavedPageSchema.safeParse(json.value).data : undefined;
  if (!page) return { ok: false, status: 400, message: 'The body must be a page: a JSON object with an id.' };
  return { ok: true, page };
}

const planDraft = (
  { dependencies, call, clock }: DraftContext,
  draftRequest: DraftAddress,
  unsavedPage: UnsavedPage | undefined,
): Promise<PlannedDocument> => {
  const source = draftRequest.tile
    ? exampleSource(dependencies.source, draftRequest.tile)
    : draftSource(dependencies.source, call, { unsavedPage, revision: draftRequest.revision });
  return planDocument(
    {
      route: matchRoute(draftRequest.path),
      path: draftRequest.path,
      query: parseQuery(draftRequest.search).query,
      now: draftRequest.at ?? clock(),
      mode: 'preview',
    },
    { ...dependencies, source },
  );
};

function renderDraft(
  { documents, overlay }: DraftContext,
  planned: PlannedDocument,
  { path, isStatic }: DraftAddress,
  { isFromApp, isUncompressed = false }: { readonly isFromApp: boolean; readonly isUncompressed?: boolean },
): Promise<StoredDocument> {
  const page = planned.kind === 'page' && isStatic ? { ...planned, isStatic: true } : planned;
  return documents.renderPlanned(page, path, {
    isFrameable: isFromApp,
    addedMarkup: isFromApp ? '' : overlay({ path }),
    headers: [['X-Robots-Tag', 'noindex, nofollow']],
    isUncompressed,
  });
}

/** How far ahead a change is searched for. */
const lookAheadMs = 31 * 86_400_000;

/**
 * When the page next looks different; `next` is null where it stays the same until `until`. Stops when the client has
 * gone.
 */
async function findChanges(
  pages: DraftContext,
  draftRequest: DraftAddress,
  unsavedPage: UnsavedPage | undefined,
  isCancelled: () => boolean,
) {
  const from = draftRequest.at ?? pages.clock();
  const until = new Date(from.getTime() + lookAheadMs);
  const planAt = (at: Date): Promise<PlannedDocument> => planDraft(pages, { ...draftRequest, at }, unsavedPage);
  const fingerprint = async (at: Date): Promise<string> => {
    const render = async () =>
      renderDraft(
        pages,
        await planAt(at),
        { ...draftRequest, isStatic: true },
        { isFromApp: true, isUncompressed: true },
      );
    const document = await pages.queue.run(render, { priority: 'look-ahead', isCancelled });
    // The client has gone, so the result does not matter.
    if (!document) return '';
    const html = (await decodeBody(document.body)).toString();
    return createHash('sha256').update(stripSealedValues(html)).digest('base64url');
  };
  const candidates = changeCandidates(await planAt(from), { from, until }, pages.dependencies.options.collectionCloses);
  const found = await findNextChange({ fingerprint, from, until, candidates, isCancelled });
  return { next: found.next?.toISOString() ?? null, until: found.until.toISOString(), isComplete: found.isComplete };
}

/** Forms carry sealed values that differ in every rendering. They are not visible. */
const stripSealedValues = (html: string): string => html.replace(/<input type="hidden"[^>]*>/g, '');
