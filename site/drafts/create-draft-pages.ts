import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Access, EditorAccess } from '#adapters/access/editor-access.ts';
import type { SecretGuard } from '#adapters/access/secret-guard.ts';
import { readJson } from '#adapters/json/read-json.ts';
import { maxPageBytes } from '#schemas/api/content/max-page-bytes.ts';
import { pageId } from '#schemas/content/page/page.ts';
import type { Documents } from '../pages/create-documents.ts';
import { notFoundMessage } from '../pages/document-messages.ts';
import type { RenderCalls } from '../rendering/render-calls.ts';
import { readBody } from '../server/body/read-body.ts';
import { sendDocument, sendJson, sendText } from '../server/send/send.ts';
import { type DraftAddress, isDraftPath, readDraftAddress } from './draft-address.ts';
import type { Draft, UnsavedPage } from './draft-renderer.ts';
import { editorSessionHeader } from './editor-session-header.ts';
import { findNextChange } from './find-next-change.ts';
import { createLatestRequests, type LatestRequests } from './latest-requests.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';
import { sendTooManyAttempts } from './send-too-many-attempts.ts';
import type { TileVersions } from './tile-versions.ts';

interface DraftDependencies {
  readonly access: EditorAccess;
  /** Checks the editors’ secret, which the preview app sends for its editors. */
  readonly guard: SecretGuard;
  readonly documents: Pick<Documents, 'errorPage'>;
  readonly renderer: Pick<RenderCalls, 'draftPage' | 'draftCandidates' | 'draftFingerprint'>;
  readonly clock: () => Date;
  /** The markup added to the document when an editor views a draft on the site. */
  readonly overlay: (page: { readonly path: string }) => string;
}

interface DraftContext extends DraftDependencies {
  readonly queue: RenderQueue;
  readonly latest: LatestRequests;
}

/** Its other fields are checked when it is rendered. */
const unsavedPageSchema = z.looseObject({ id: pageId });

/** An unsaved page, or one with the versions of the tiles that the preview app has. */
const draftBodySchema = z.union([
  z.object({ page: unsavedPageSchema, knownTiles: z.record(z.string().max(200), z.string().max(40)) }),
  unsavedPageSchema.transform((page) => ({ page, knownTiles: undefined })),
]);

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
    const { page: unsavedPage, knownTiles } = read.body ?? {};
    const draft = { draftRequest, unsavedPage, knownTiles };
    await answerDraft(pages, { ...draft, request, response, isFromApp, isCancelled });
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
  readonly knownTiles: TileVersions | undefined;
  readonly isFromApp: boolean;
  readonly isCancelled: () => boolean;
}

async function answerPage(
  pages: DraftContext,
  { request, response, draftRequest, unsavedPage, knownTiles, isFromApp, isCancelled }: DraftRequest,
) {
  const overlay = isFromApp ? '' : pages.overlay({ path: draftRequest.path });
  const view = { isFromApp, overlay, knownTiles };
  const render = () => pages.renderer.draftPage({ draft: { address: draftRequest, unsavedPage }, view });
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
  | { readonly ok: true; readonly body: z.output<typeof draftBodySchema> | undefined }
  | {
      readonly ok: false;
      readonly status: number;
      readonly message: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** Reads the page in the request body; undefined with GET and HEAD. */
async function readUnsavedPage(request: IncomingMessage, isFromApp: boolean): Promise<ReadUnsavedPage> {
  if (request.method === 'GET' || request.method === 'HEAD') return { ok: true, body: undefined };
  const headers = { Allow: 'GET, HEAD, POST' };
  if (request.method !== 'POST') return { ok: false, status: 405, message: 'Use GET, HEAD or POST.', headers };
  // Browsers let other sites post forms with cookies. Only the app sends the secret in a header.
  if (!isFromApp) return { ok: false, status: 403, message: 'Only the preview app may send unsaved pages.' };
  const body = await readBody(request, maxPageBytes);
  if (!body.ok) return { ok: false, status: body.status, message: 'The body could not be read.' };
  const json = readJson(body.text);
  const draft = json.ok ? draftBodySchema.safeParse(json.value).data : undefined;
  if (!draft) return { ok: false, status: 400, message: 'The body must be a page: a JSON object with an id.' };
  return { ok: true, body: draft };
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
  const draftAt = (at: Date): Draft => ({ address: { ...draftRequest, at }, unsavedPage });
  const fingerprint = async (at: Date): Promise<string> => {
    const render = () => pages.renderer.draftFingerprint(draftAt(at));
    // Once the client has gone, the result does not matter.
    return (await pages.queue.run(render, { priority: 'look-ahead', isCancelled })) ?? '';
  };
  const candidates = await pages.renderer.draftCandidates({ draft: draftAt(from), window: { from, until } });
  const found = await findNextChange({ fingerprint, from, until, candidates, isCancelled });
  return { next: found.next?.toISOString() ?? null, until: found.until.toISOString(), isComplete: found.isComplete };
}
