import type { Server } from 'node:http';
import { join } from 'node:path';
import { createEditorAccess, type EditorAccess } from '#adapters/access/editor-access.ts';
import { loadOrCreateSecret } from '#adapters/access/load-or-create-secret.ts';
import { createSecretGuard } from '#adapters/access/secret-guard.ts';
import { createAttemptFile } from '#adapters/api-client/booking/attempt-file.ts';
import { createBookingAttempts } from '#adapters/api-client/booking/booking-attempts.ts';
import type { ApiClient } from '#adapters/api-client/client.ts';
import { systemClock } from '#adapters/clock.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { createBookingProxy } from '#site/booking/booking-proxy.ts';
import { createCalendarHandler } from '#site/booking/calendar-handler.ts';
import { createSentBookingCheck } from '#site/booking/check-sent-booking.ts';
import { bookingOptionsOf } from '#site/booking/journey/booking-options-of.ts';
import { createBookingResults } from '#site/booking/journey/booking-results.ts';
import { createBookingProcessor } from '#site/booking/journey/process-booking.ts';
import { createMessagePages } from '#site/booking/messages/create-message-pages.ts';
import { messagesPath } from '#site/booking/messages/message-address.ts';
import { createDraftPages } from '#site/drafts/create-draft-pages.ts';
import { createOverlayTag } from '#site/drafts/create-overlay-tag.ts';
import { draftPath } from '#site/drafts/draft-address.ts';
import { readPreviewAddress } from '#site/drafts/preview-address.ts';
import { createFormReceipts } from '#site/forms/form-receipts.ts';
import { openFormGate } from '#site/forms/gate/open-form-gate.ts';
import { createFormProcessor } from '#site/forms/process-form.ts';
import { createUploads } from '#site/forms/uploads/uploads.ts';
import { createSignUpCookies } from '#site/forms/wallet/sign-up-cookies.ts';
import { developmentScripts, findOverlayScript } from '#site/layout/script/build-site-scripts.ts';
import { createReadiness, health } from '#site/operations/health.ts';
import { createIslandErrorService } from '#site/operations/island-errors.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import { createTokenService, type TokenSource } from '#site/operations/visitor-token.ts';
import { compressBest } from '#site/pages/cache/create-stored-document.ts';
import { createDocumentCache, type DocumentCache } from '#site/pages/cache/document-cache.ts';
import { followContent } from '#site/pages/cache/follow-content.ts';
import { persistCache } from '#site/pages/cache/persist-cache.ts';
import { createDocuments } from '#site/pages/create-documents.ts';
import { documentHeaders } from '#site/pages/finish/document-headers.ts';
import { decodeBody } from '#site/pages/finish/encode-body.ts';
import { createSocialCardRenderer } from '#site/pages/head/render-social-card.ts';
import { createVisitorCalls } from '#site/pages/plan/create-plan-dependencies.ts';
import type { NextHandler } from '#site/pages/render/render-with-next.ts';
import { createSiteContent } from '#site/rendering/site-content.ts';
import { startRendering } from '#site/rendering/start-rendering.ts';
import { createRobots } from '#site/routing/crawlers/robots.ts';
import { createSitemap } from '#site/routing/crawlers/sitemap.ts';
import {
  createKnownFilterValues,
  findFilterValues,
  type KnownFilterValues,
} from '#site/routing/known-filter-values.ts';
import { createKnownParameters } from '#site/routing/known-parameters.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { serverPaths } from '#site/routing/server-paths.ts';
import { currentVisit } from '#site/visit/current-visit.ts';
import { createSite, type SiteDependencies } from '../create-site.ts';
import { createVisitorLimits } from '../limits/visitor-limits.ts';
import { warnAboutUntrustedProxy } from '../limits/warn-about-untrusted-proxy.ts';
import { frameworkFilesIn, siteAssets, siteScriptsIn } from '../send/site-assets.ts';
import { type ApiCheck, checkApi, followApi } from './check-api.ts';
import { closeServer } from './close-server.ts';

interface RunInput {
  readonly configuration: Configuration;
  readonly dataDir: string;
  /** The name of the build to run from; undefined in development. */
  readonly build: string | undefined;
  readonly log: SiteLog;
}

export interface RunningSite {
  readonly server: Server;
  /** Sets the site’s public address, once the port is known. */
  setOrigin(origin: string): void;
  /** Whether the API answers, in one line. Resolves within seconds. */
  readonly apiCheck: Promise<ApiCheck>;
  /** Finishes requests in progress, saves the cached documents for the next start, and stops. */
  stop(): Promise<void>;
}

const megabyte = 1_000_000;

/** Wires up the site. Everything it uses is created here, once, and closed by `stop`. */
export async function runSite({ configuration, dataDir, build, log }: RunInput): Promise<RunningSite> {
  const isDevelopment = build === undefined;
  const { siteOrigin } = configuration;
  const bookingAttempts = createBookingAttempts({
    file: configuration.apiIdempotent ? undefined : createAttemptFile(join(dataDir, 'booking-attempts.jsonl'), log),
    now: systemClock.now,
  });
  const siteContent = createSiteContent({ configuration, dataDir, bookingAttempts, log });
  const { client, cached, source, clock: productClock, now: clock, editorKey } = siteContent;
  const renderSocialCard = await createSocialCardRenderer();
  const rendering = await startRendering({
    configuration,
    dataDir,
    build,
    content: siteContent,
    socialCards: renderSocialCard !== undefined,
    findEarlierBooking: (slot, resultId) =>
      bookingAttempts.findEarlier({ ...slot, sessionId: currentVisit()?.sessionId }, resultId),
    log,
  });
  const cache = createDocumentCache(
    { ...(isDevelopment ? uncachedLimits : limits), staleIfIncompleteMs: configuration.cacheTtlSeconds * 1000 },
    productClock.now,
    compressBest,
  );
  const persistence = await persistCache(cache, join(dataDir, 'documents.snapshot'), log);
  const knownValues = createKnownFilterValues();
  const knownParameters = createKnownParameters();
  void learnFilterValues(cache, knownValues);
  const stopped = new AbortController();
  const apiOptions = { content: cached, apiUrl: configuration.apiUrl ?? '', sleep: systemClock.sleep };
  const apiCheck = checkApi(apiOptions);
  void apiCheck.then((first) => followApi(first, { ...apiOptions, log, signal: stopped.signal }));
  const content = followContent({ ...siteContent, rendering, cache, knownParameters, configuration, log });
  const overlayScriptUrl = await findOverlayScript(build === undefined ? developmentScripts : siteScriptsIn(build));

  let origin = siteOrigin ?? '';
  let stopping = false;
  const hosts = new Set(siteOrigin ? [new URL(siteOrigin).host, ...configuration.allowedHosts] : []);
  const visitorLimits = createVisitorLimits(configuration);
  const formGate = openFormGate({ configuration, dataDir, limits: visitorLimits, log });
  const { forms, wallets, booking: questions } = createVisitorCalls({ client, source, configuration, clock, log });
  const offerCheck = configuration.apiIdempotent ? undefined : { now: clock, wasSent: bookingAttempts.wasSent };
  const checkSentBooking = offerCheck && createSentBookingCheck({ ...offerCheck, questions, source });
  const documents = createDocuments({
    renderer: rendering.calls,
    cache,
    source,
    clock,
    headers: await documentHeaders(siteOrigin, build && join(frameworkFilesIn(build), 'media')),
    knownValues,
    knownParameters,
    log,
  });
  const canAnswer = async (): Promise<boolean> => {
    const home = { route: matchRoute('/'), path: '/', query: {}, key: '/', isCacheable: true, isSeen: false };
    return (await documents.answer(home)).status < 500;
  };
  const guard = createSecretGuard({ key: editorKey, trustedProxies: configuration.trustedProxies });
  const isSecure = siteOrigin?.startsWith('https:') === true;
  const accessTo = (path: string, trustsThisMachine: boolean): EditorAccess => {
    return createEditorAccess({ key: editorKey, guard, path, trustsThisMachine, isSecure, now: Date.now });
  };
  const joinedKey = loadOrCreateSecret(join(dataDir, 'joined-key'), 'The key of those who have joined');
  const { server, fastPath } = createSite({
    documents,
    cache,
    knownValues,
    knownParameters,
    assets: siteAssets(dataDir, build, renderSocialCard),
    redirects: content.redirects,
    calls: [
      createCalendarHandler(source.restaurants, () => origin),
      createBookingProxy(client.call, visitorLimits, formGate.challenges, checkSentBooking),
    ],
    editorPages: [
      createMessagePages({
        access: accessTo(messagesPath, siteOrigin === undefined),
        documents,
        renderer: rendering.calls,
      }),
      createDraftPages({
        access: accessTo(draftPath, false),
        guard,
        documents,
        renderer: rendering.calls,
        clock,
        overlay: createOverlayTag(overlayScriptUrl, () => readPreviewAddress(dataDir, configuration.previewOrigin)),
      }),
    ],
    processForm: createFormProcessor({ call: client.call, settings: forms, uploads: createUploads(uploadLimits), log }),
    processBooking: createBookingProcessor({
      call: client.call,
      questions,
      source,
      times: bookingOptionsOf(configuration).times,
      offerCheck,
    }),
    bookingResults: createBookingResults(),
    formGate: formGate.gate,
    formReceipts: createFormReceipts({ key: joinedKey, now: Date.now }),
    signUpCookies: createSignUpCookies({
      key: joinedKey,
      isSecure,
      now: Date.now,
    }),
    wallets,
    limits: visitorLimits,
    services: new Map([
      [serverPaths.health, health],
      [
        serverPaths.readiness,
        createReadiness({
          stopping: () => stopping,
          hasContent: content.hasContent,
          canAnswer,
          sleep: systemClock.sleep,
        }),
      ],
      [serverPaths.robots, createRobots(() => origin)],
      [
        serverPaths.sitemap,
        createSitemap({
          render: () => rendering.calls.sitemap(undefined),
          version: () => String(cache.version),
          clock,
        }),
      ],
      [serverPaths.islandErrors, createIslandErrorService({ log, countReport: visitorLimits.countCall })],
      [serverPaths.token, createTokenService(tokenSource(client, configuration))],
    ]),
    hosts,
    isSecure,
    hasFastPath: configuration.fastPath,
    log,
    ...(rendering.development && { passThrough: frameworkFiles(rendering.development.handler) }),
  });
  if (configuration.trustedProxies === 0) warnAboutUntrustedProxy(server, log);
  rendering.development?.forwardUpgrades(server);

  return {
    server,
    setOrigin(known) {
      origin = siteOrigin ?? known;
      rendering.setOrigin(origin);
      if (hosts.size > 0) hosts.add(new URL(known).host);
    },
    apiCheck,
    async stop() {
      stopping = true;
      stopped.abort();
      content.stop();
      await closeServer({
        server,
        closeIdle: fastPath.closeIdle,
        pauseMs: siteOrigin === undefined || isDevelopment ? 0 : configuration.shutdownPauseSeconds * 1000,
        drainMs: isDevelopment ? 0 : 10_000,
        sleep: systemClock.sleep,
      });
      await persistence.stop();
      client.close();
      formGate.close();
      await rendering.stop();
    },
  };
}

const limits = { maxBytes: 96 * megabyte, freshMs: 60_000, staleMs: 600_000, staleIfErrorMs: 86_400_000 };

/** Files of forms that are not complete yet: one visitor may have two of the largest forms. */
const uploadLimits = { maxBytes: 96 * megabyte, maxBytesPerVisitor: 32 * megabyte, ttlMs: 3_600_000 };

/** In development each document is rendered on every request; a cached one is only used when that fails. */
const uncachedLimits = { ...limits, freshMs: 0, staleMs: 0 };

/** Documents of an earlier run have the values of the filter forms. */
async function learnFilterValues(cache: DocumentCache, knownValues: KnownFilterValues): Promise<void> {
  for (const [key, { body }] of [...cache.entries()])
    if (!key.includes('?')) {
      const html = await decodeBody(body).catch(() => undefined);
      if (html) knownValues.add(findFilterValues(html.toString()));
    }
}

const tokenSource = (client: ApiClient, { tokenExpiryMs, tokenMarginMs }: Configuration): TokenSource => ({
  request: async (clearCache) => (await client.call(endpoints.token, { body: { clearCache } })).accessToken,
  now: Date.now,
  expiryMs: tokenExpiryMs,
  marginMs: tokenMarginMs,
});

/** In development Next.js serves its own scripts. */
const frameworkFiles =
  (handler: NextHandler): NonNullable<SiteDependencies['passThrough']> =>
  async (request, response) => {
    if (!request.url?.startsWith('/_next/') && !request.url?.startsWith('/__nextjs')) return false;
    await handler(request, response);
    return true;
  };
