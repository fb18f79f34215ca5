import type { Server } from 'node:http';
import { join } from 'node:path';
import { createEditorAccess, type EditorAccess } from '#adapters/access/editor-access.ts';
import { loadOrCreateSecret } from '#adapters/access/load-or-create-secret.ts';
import { createSecretGuard } from '#adapters/access/secret-guard.ts';
import { createBookingQuestions } from '#adapters/api-client/booking/booking-questions.ts';
import { type ApiClient, createApiClient } from '#adapters/api-client/client.ts';
import { createCachedContent } from '#adapters/api-client/content/cached-content.ts';
import { createClock, systemClock } from '#adapters/clock.ts';
import { thirdPartyOrigins } from '#adapters/integrations/third-parties/third-parties.ts';
import { readEditorKey } from '#adapters/service/http/editor-key.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { embedHosts } from '#schemas/tiles/embed/embed-url.ts';
import { createBookingCalls } from '#site/booking/booking-calls.ts';
import { createCalendarService } from '#site/booking/calendar-service.ts';
import { createBookingDesk } from '#site/booking/journey/take-booking.ts';
import { createMessagePages } from '#site/booking/messages/create-message-pages.ts';
import { messagesPath } from '#site/booking/messages/message-address.ts';
import { createUnavailableRecorder } from '#site/booking/record-unavailable.ts';
import { createDraftPages } from '#site/drafts/create-draft-pages.ts';
import { draftPath } from '#site/drafts/draft-address.ts';
import { overlayFor } from '#site/drafts/overlay-for.ts';
import { readPreviewAddress } from '#site/drafts/preview-address.ts';
import { openFormGate } from '#site/forms/gate/open-form-gate.ts';
import { createFormSettings } from '#site/forms/settings/form-settings.ts';
import { rememberSettings } from '#site/forms/settings/remember-settings.ts';
import { createFormDesk } from '#site/forms/take-form.ts';
import { createUploads } from '#site/forms/uploads/uploads.ts';
import { createJoinedVisitors } from '#site/forms/wallet/joined-visitor.ts';
import { createWalletDesk } from '#site/forms/wallet/wallet-desk.ts';
import { developmentFrame, frameAddress, overlayAddress } from '#site/layout/script/build-frame.ts';
import { createReadiness, health } from '#site/operations/health.ts';
import { createIslandErrorService } from '#site/operations/island-errors.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import { createTokenService, type TokenSource } from '#site/operations/token.ts';
import { createDocumentCache } from '#site/pages/cache/document-cache.ts';
import { followContent } from '#site/pages/cache/follow-content.ts';
import { keepDocuments } from '#site/pages/cache/keep-documents.ts';
import { compressBest } from '#site/pages/cache/store-document.ts';
import { createDocuments, type DocumentsWorld } from '#site/pages/create-documents.ts';
import { documentHeaders } from '#site/pages/document-headers.ts';
import { openSocialCards } from '#site/pages/head/render-social-card.ts';
import { blockOptionsOf } from '#site/pages/plan/block-options-of.ts';
import { openFramework } from '#site/pages/render/open-framework.ts';
import { type NextHandler, renderLimitMs, renderWithNext } from '#site/pages/render/render-with-next.ts';
import { rememberMissing } from '#site/pages/resolve/remember-missing.ts';
import { createApiContentSource } from '#site/pages/source/api-content-source.ts';
import { reportMenuTags } from '#site/pages/source/report-menu-tags.ts';
import { jobSearchOptions } from '#site/pages/source/search-jobs.ts';
import { createRobots } from '#site/routing/crawlers/robots.ts';
import { createSitemap } from '#site/routing/crawlers/sitemap.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { createOfferedValues } from '#site/routing/offered-values.ts';
import { serverPaths } from '#site/routing/server-paths.ts';
import { createSite, type SiteParts } from '../create-site.ts';
import { createVisitorLimits } from '../limits/visitor-limits.ts';
import { warnOfProxy } from '../limits/warn-of-proxy.ts';
import { frameIn, siteAssets, staticIn } from '../send/site-assets.ts';
import { closeServer } from './close-server.ts';

interface RunInput {
  readonly configuration: Configuration;
  readonly dataDir: string;
  /** The name of the build to run from; undefined while developing. */
  readonly build: string | undefined;
  readonly log: SiteLog;
}

export interface RunningSite {
  readonly server: Server;
  /** Tells the site its public address, once the port is known. */
  setOrigin(origin: string): void;
  /** Answers what is under way, keeps the documents for the next start, and ends. */
  stop(): Promise<void>;
}

const megabyte = 1_000_000;

/** Puts the site's parts together. Everything it uses is made here, once, and ended by `stop`. */
export async function runSite({ configuration, dataDir, build, log }: RunInput): Promise<RunningSite> {
  const developing = build === undefined;
  const productClock = createClock(configuration.clockOffsetSeconds);
  const framework = await openFramework({ build, host: configuration.host });
  const { apiUrl: baseUrl = '', tokenUrl, siteOrigin } = configuration;
  const editorKey = readEditorKey(dataDir, configuration.editorKey);
  const client = createApiClient({ baseUrl, tokenUrl, configuration, editorKey, log });
  const cached = createCachedContent({ source: client, configuration, clock: productClock, log });
  const source = rememberMissing(reportMenuTags(createApiContentSource(client, cached), log), {
    maximum: 10_000,
    ttlMs: 60_000,
  });
  const cache = createDocumentCache(developing ? nothingKept : limits, productClock.now, compressBest);
  const kept = await keepDocuments(cache, join(dataDir, 'documents.snapshot'), log);
  const offered = createOfferedValues();
  for (const [key, { body }] of cache.entries()) if (!key.includes('?')) offered.learn(body.identity.toString());
  const content = followContent({ client, cached, source, cache, configuration, log });
  const drawCard = await openSocialCards();
  const scripts = build === undefined ? developmentFrame : frameIn(build);
  const [frame, overlay] = await Promise.all([frameAddress(scripts), overlayAddress(scripts)]);

  let origin = siteOrigin ?? '';
  let stopping = false;
  const hosts = new Set(siteOrigin ? [new URL(siteOrigin).host, ...configuration.allowedHosts] : []);
  const questions = createBookingQuestions(client.call);
  const visitorLimits = createVisitorLimits(configuration);
  const formGate = openFormGate({ configuration, dataDir, limits: visitorLimits, log });
  const clock = (): Date => new Date(productClock.now());
  const options = blockOptionsOf(configuration);
  const settings = createFormSettings({ source, call: client.call, configuration, clock });
  const forms = rememberSettings(settings, { maximum: 500, clock });
  const wallets = createWalletDesk(client.call, log);
  const world: DocumentsWorld = {
    forms,
    wallets,
    source,
    booking: questions,
    get origin() {
      return origin;
    },
    needsLimitMs: 8000,
    options,
    offersPerRestaurant: configuration.offersPerRestaurant,
    reach: {
      most: configuration.maxLocations,
      miles: configuration.maxDistance,
      earthRadiusMiles: configuration.earthRadiusMiles,
    },
    jobSearch: jobSearchOptions(configuration),
    frame: configuration,
    socialCards: drawCard !== undefined,
    log,
    cache,
    clock,
    offered,
    recordUnavailable: createUnavailableRecorder(client.call),
    render: (path, scope) => renderWithNext(framework.handler, path, scope, renderLimitMs(developing)),
    frameScript: () => frame,
    headers: await documentHeaders(siteOrigin, build && join(staticIn(build), 'media')),
    frameOrigins: [...embedHosts.keys()].map((host) => `https://${host}`),
    thirdParties: (page) => thirdPartyOrigins(configuration, page),
    developing,
  };
  const documents = createDocuments(world);
  const canAnswer = async (): Promise<boolean> => {
    const home = { route: matchRoute('/'), path: '/', query: {}, key: '/', kept: true, isSeen: false };
    return (await documents.answer(home)).status < 500;
  };
  const guard = createSecretGuard({ key: editorKey, trustedProxies: configuration.trustedProxies });
  const accessTo = (path: string, trustsThisMachine: boolean): EditorAccess => {
    const isSecure = siteOrigin?.startsWith('https:') === true;
    return createEditorAccess({ key: editorKey, guard, path, trustsThisMachine, isSecure, now: Date.now });
  };
  const { server, door } = createSite({
    documents,
    cache,
    offered,
    assets: siteAssets(dataDir, build, drawCard),
    redirects: content.redirects,
    calls: [
      createCalendarService(source.restaurants, () => origin),
      createBookingCalls(client.call, visitorLimits, formGate.challenges),
    ],
    editorPages: [
      createMessagePages({ access: accessTo(messagesPath, siteOrigin === undefined), documents, world, clock }),
      createDraftPages({
        access: accessTo(draftPath, false),
        guard,
        documents,
        world,
        call: client.call,
        clock,
        overlay: overlayFor(overlay, () => readPreviewAddress(dataDir, configuration.previewOrigin)),
      }),
    ],
    takeForm: createFormDesk({ call: client.call, settings: forms, uploads: createUploads(uploadLimits), log }),
    takeBooking: createBookingDesk({ call: client.call, questions, source, times: options.booking.times }),
    formGate: formGate.gate,
    joined: createJoinedVisitors({
      key: loadOrCreateSecret(join(dataDir, 'joined-key'), 'The key of those who have joined'),
      isSecure: siteOrigin?.startsWith('https:') === true,
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
          hasContent: content.known,
          canAnswer,
          sleep: systemClock.sleep,
        }),
      ],
      [serverPaths.robots, createRobots(() => origin)],
      [serverPaths.sitemap, createSitemap({ source, origin: () => origin, version: () => cache.version, clock })],
      [serverPaths.islandErrors, createIslandErrorService({ log, mayReport: visitorLimits.ask })],
      [serverPaths.token, createTokenService(tokenSource(client, configuration))],
    ]),
    hosts,
    log,
    ...(developing && { passThrough: frameworkFiles(framework.handler) }),
  });
  if (configuration.trustedProxies === 0) warnOfProxy(server, log);
  if (developing) framework.tellChanges(server);

  return {
    server,
    setOrigin(known) {
      origin = siteOrigin ?? known;
      if (hosts.size > 0) hosts.add(new URL(known).host);
    },
    async stop() {
      stopping = true;
      content.stop();
      await closeServer({
        server,
        closeIdle: door.closeIdle,
        pauseMs: siteOrigin === undefined || developing ? 0 : configuration.shutdownPauseSeconds * 1000,
        drainMs: developing ? 0 : 10_000,
        sleep: systemClock.sleep,
      });
      await kept.stop();
      client.close();
      formGate.close();
      await framework.close();
    },
  };
}

const limits = { maximumBytes: 96 * megabyte, freshMs: 60_000, staleMs: 600_000, staleIfErrorMs: 86_400_000 };

/** Files of forms that are not finished yet: those of one visitor are two of the largest forms. */
const uploadLimits = { maximumBytes: 96 * megabyte, maximumBytesOfOne: 32 * megabyte, ttlMs: 3_600_000 };

/** While developing, each document is drawn anew, and stands in only when that fails. */
const nothingKept = { ...limits, freshMs: 0, staleMs: 0 };

const tokenSource = (client: ApiClient, { tokenExpiryMs, tokenMarginMs }: Configuration): TokenSource => ({
  request: async (clearCache) => (await client.call(endpoints.token, { body: { clearCache } })).accessToken,
  now: Date.now,
  expiryMs: tokenExpiryMs,
  marginMs: tokenMarginMs,
});

/** While developing, the framework serves its own scripts. */
const frameworkFiles =
  (handler: NextHandler): NonNullable<SiteParts['passThrough']> =>
  async (request, response) => {
    if (!request.url?.startsWith('/_next/') && !request.url?.startsWith('/__nextjs')) return false;
    await handler(request, response);
    return true;
  };
