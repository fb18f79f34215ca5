import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EditorAccess } from '#adapters/access/editor-access.ts';
import { createPass } from '#adapters/access/editor-pass.ts';
import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { mediaBaseOf, readApiMapping } from '#adapters/api-client/mapping/mapping.ts';
import type { Clock } from '#adapters/clock.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { draftAddress, draftPath } from '#site/drafts/draft-address.ts';
import type { EditingCall } from '#site/drafts/local/with-local-drafts.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { builtInRedirects } from '#site/routing/redirects/built-in-redirects.ts';
import { loadRedirects } from '#site/routing/redirects/redirect-table.ts';
import { siteRedirects } from '#site/routing/redirects/site-redirects.ts';
import { isOwnPost } from '#site/server/body/read-body.ts';
import { sendDocument, sendJson, sendText } from '#site/server/send/send.ts';
import { appPath, isView, previewApiPath, signInPath } from '../app/api/app-paths.ts';
import type { Diagnosis } from '../inspect/upstream/diagnose-upstream.ts';
import { combineGuards, createEditingHandler } from './editing-api.ts';
import { createAddressGuard } from './guard-addresses.ts';
import type { App } from './open-app.ts';
import { createPresenceHandler } from './presence/presence-handler.ts';
import { createSiteProxy } from './proxy-to-site.ts';
import { createPageChecks } from './review/check-pages.ts';
import { gatherFacts } from './review/gather-facts.ts';
import type { PublishSources } from './review/gather-publish-facts.ts';
import { createPublishGuard } from './review/guard-publish.ts';
import { createRedirectGuard } from './review/guard-redirects.ts';
import { createRestaurantGuard } from './review/guard-restaurant.ts';
import { createLinkReport } from './review/link-report.ts';
import { listLiveAddresses } from './review/live-addresses.ts';
import { findPageAt } from './review/page-addresses.ts';
import { createReviewHandler } from './review/review-handler.ts';
import { sendProblem } from './send-problem.ts';
import { createSignIn } from './sign-in/sign-in.ts';

export interface PreviewDependencies extends EditingCall {
  readonly configuration: Configuration;
  readonly access: EditorAccess;
  readonly editorKey: string;
  /** Checks how the replies of the API are read. */
  readonly diagnose: () => Promise<Diagnosis>;
  readonly source: ContentSource;
  readonly app: App;
  /** The address at which this process reaches the site. */
  readonly siteAddress: string;
  /** The address at which editors reach the site. */
  readonly siteOrigin: string;
  readonly clock: Clock;
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What the app's document may load: its own files, frames of its own origin, images, and requests to its own host. */
const policyFor = (mediaOrigins: readonly string[]): string =>
  [
    `default-src 'self'`,
    ["img-src 'self' data: https:", ...mediaOrigins].join(' '),
    // A poster is made from a video before it is uploaded.
    `media-src 'self' https: blob:`,
    `frame-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');

/** The origins without https from which content may have images: that of the API, and that of its media. */
function mediaOriginsOf({ apiUrl = '', apiMapping }: Configuration): readonly string[] {
  const origins = [apiUrl, mediaBaseOf(readApiMapping(apiMapping), apiUrl)].map((url) => URL.parse(url)?.origin);
  return [...new Set(origins.filter((origin) => origin?.startsWith('http:')))].flatMap((origin) => origin ?? []);
}

const presencePath = `${previewApiPath}/presence`;

/** Handles everything at the preview's address: sign-in, the app, its API, and the site's pages for its frames. */
export function createPreview(dependencies: PreviewDependencies): RequestHandler {
  const { access, app, call } = dependencies;
  const signIn = createSignIn(access, () => app.styles);
  const redirects = async () => {
    // If the settings cannot be read, editors must still be able to save.
    const settings = await dependencies.source.settings().catch(() => undefined);
    return loadRedirects(siteRedirects(dependencies.configuration, settings?.redirects ?? [])).table;
  };
  const addressFacts = async () => ({
    liveAddresses: await listLiveAddresses(dependencies.source),
    builtInRedirects: builtInRedirects(dependencies.configuration),
  });
  const sources = { ...dependencies, redirects };
  const policy = policyFor(mediaOriginsOf(dependencies.configuration));
  const guard = combineGuards(
    createAddressGuard(call, redirects),
    createPublishGuard(sources),
    createRestaurantGuard(call),
    createRedirectGuard(call, addressFacts),
  );
  const editing = createEditingHandler(call, guard);
  const presence = createPresenceHandler(dependencies.clock.now);
  const site = createSiteProxy({ address: dependencies.siteAddress, editorKey: dependencies.editorKey });
  return async (request, response) => {
    const path = request.url ?? '/';
    if (!isOwnPath(path)) return sendText(response, 400, 'This is not a valid address.');
    const url = new URL(path, 'http://preview');
    // The secret is accepted from the sign-in form only, which limits wrong attempts.
    for (const name of ['key', 'pass']) url.searchParams.delete(name);
    if (url.pathname === '/healthz') return sendText(response, 200, 'ok');
    if (url.pathname === signInPath) return signIn(request, response, url);
    const file = app.files.owns(url.pathname) ? await app.files.get(url.pathname) : undefined;
    if (file) return sendDocument(request, response, file);
    if ((await access(request, url)).kind !== 'granted') {
      const isReport = url.pathname === presencePath && request.method === 'POST' && isOwnPost(request);
      if (isReport && (await presence.closeWithoutSession(request))) return sendJson(response, 200, { windows: [] });
      return rejectUnauthenticated(request, response, url);
    }
    if (url.pathname.startsWith(`${appPath}/`))
      return handleApiCall(sources, { editing, presence }, request, response, url).catch((error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
        sendProblem(response, error);
      });
    if (isView(url.pathname)) {
      const document = url.pathname.startsWith('/pages/') ? app.editorDocument : app.document;
      return sendApp(response, document, dependencies.clock, policy);
    }
    return site(request, response);
  };
}

/** Two slashes, or an absolute URL, would name another host. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

function rejectUnauthenticated(request: IncomingMessage, response: ServerResponse, url: URL): void {
  if (!isView(url.pathname) || request.method !== 'GET') {
    sendJson(response, 401, { message: 'Sign in again. Your session has ended or the secret has changed.' });
    return;
  }
  const then = `${url.pathname}${url.search}`;
  sendText(response, 303, '', {
    Location: `${signInPath}?then=${encodeURIComponent(then)}`,
    'Cache-Control': 'no-store',
  });
}

/** The app schedules by the product’s clock, not by that of the editor’s machine. */
const sendApp = (response: ServerResponse, document: string, clock: Clock, policy: string): void =>
  sendText(response, 200, document.replace('</head>', `<meta name="product-time" content="${clock.now()}" /></head>`), {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });

async function handleApiCall(
  dependencies: PreviewDependencies & PublishSources,
  handlers: {
    readonly editing: ReturnType<typeof createEditingHandler>;
    readonly presence: ReturnType<typeof createPresenceHandler>;
  },
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  if (request.method !== 'GET' && !isOwnPost(request))
    return sendJson(response, 403, { message: 'This request must come from the preview app.' });
  switch (url.pathname) {
    case `${previewApiPath}/review`:
      return createReviewHandler(dependencies)(request, response, url.searchParams.get('path') ?? '/');
    case presencePath:
      return handlers.presence.handle(request, response);
    case `${previewApiPath}/page-checks`:
      return createPageChecks(dependencies)(request, response);
    case `${previewApiPath}/link-report`:
      return createLinkReport(dependencies)(response, url.searchParams);
    case `${previewApiPath}/facts`:
      return sendJson(response, 200, await gatherFacts(dependencies));
    case `${previewApiPath}/upstream`:
      return sendJson(response, 200, await dependencies.diagnose());
    case `${previewApiPath}/page-at`: {
      const id = await findPageAt(url.searchParams.get('path') ?? '/', dependencies.source);
      return id === undefined
        ? sendJson(response, 404, { message: 'There is no page at this address.' })
        : sendJson(response, 200, { id });
    }
    case `${previewApiPath}/on-site`: {
      const path = url.searchParams.get('path') ?? '/';
      if (!isOwnPath(path)) return sendJson(response, 400, { message: 'The path must begin with a single slash.' });
      const address = new URL(draftAddress(path), dependencies.siteOrigin);
      address.searchParams.set('pass', createPass({ key: dependencies.editorKey, path: draftPath, now: Date.now() }));
      return sendText(response, 303, '', { Location: address.href, 'Cache-Control': 'no-store' });
    }
  }
  if (await handlers.editing(request, response, url)) return;
  sendJson(response, 404, { message: 'There is no such endpoint.' });
}
