import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAttemptFile } from '#adapters/api-client/booking/attempt-file.ts';
import { createBookingAttempts } from '#adapters/api-client/booking/booking-attempts.ts';
import { checkMapping } from '#adapters/api-client/mapping/fields/check-mapping.ts';
import { systemClock } from '#adapters/clock.ts';
import { createMediaStore } from '#adapters/media-store/create-media-store.ts';
import { bookingLockLimits, createKeyLock } from '#adapters/shared-state/key-lock.ts';
import { createMemoryState } from '#adapters/shared-state/memory-state.ts';
import { openPostgresState } from '#adapters/shared-state/postgres-state.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { createBookableRestaurantsHandler } from '#site/booking/bookable-restaurants-handler.ts';
import { createBookingProxy } from '#site/booking/booking-proxy.ts';
import { createCalendarHandler } from '#site/booking/calendar-handler.ts';
import { createSentBookingCheck } from '#site/booking/check-sent-booking.ts';
import { bookingOptionsOf } from '#site/booking/journey/booking-options-of.ts';
import { bookingResultLimits, createBookingResults } from '#site/booking/journey/booking-results.ts';
import { createBookingProcessor } from '#site/booking/journey/process-booking.ts';
import { createManagedResults, managedResultLimits } from '#site/booking/manage/managed-results.ts';
import { createListLeaver } from '#site/forms/create-list-leaver.ts';
import { createFormReceipts } from '#site/forms/form-receipts.ts';
import { openFormGate } from '#site/forms/gate/open-form-gate.ts';
import { createFormProcessor } from '#site/forms/process-form.ts';
import { createUploads, uploadLimits } from '#site/forms/uploads/uploads.ts';
import { createSignUpCookies } from '#site/forms/wallet/sign-up-cookies.ts';
import { developmentScripts, findOverlayScript } from '#site/layout/script/build-site-scripts.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import { followContent } from '#site/pages/cache/follow-content.ts';
import { createDocuments } from '#site/pages/create-documents.ts';
import { sharedHeaders } from '#site/pages/finish/document-headers.ts';
import { createSocialCardRenderer } from '#site/pages/head/render-social-card.ts';
import { blockOptionsOf } from '#site/pages/plan/block-options-of.ts';
import { createVisitorCalls } from '#site/pages/plan/create-plan-dependencies.ts';
import type { NextHandler } from '#site/pages/render/render-with-next.ts';
import { createSiteContent } from '#site/rendering/site-content.ts';
import { startRendering } from '#site/rendering/start-rendering.ts';
import { createKnownParameters } from '#site/routing/known-parameters.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { currentVisit } from '#site/visit/current-visit.ts';
import { createSite } from '../create-site.ts';
import { createVisitorLimits } from '../limits/visitor-limits.ts';
import { warnAboutUntrustedProxy } from '../limits/warn-about-untrusted-proxy.ts';
import { frameworkFilesIn, siteAssets, siteScriptsIn } from '../send/site-assets.ts';
import type { SiteDependencies } from '../site-dependencies.ts';
import { type ApiCheck, checkApi, followApi } from './check-api.ts';
import { closeServer } from './close-server.ts';
import { createEditorPages } from './create-editor-pages.ts';
import { createPathHandlers } from './create-path-handlers.ts';
import { openDocumentCache } from './open-document-cache.ts';

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

/** Wires up the site. Everything it uses is created here, once, and closed by `stop`. */
export async function runSite({ configuration, dataDir, build, log }: RunInput): Promise<RunningSite> {
  const isDevelopment = build === undefined;
  const { siteOrigin, sharedDatabaseUrl, mediaStoreUrl } = configuration;
  const state = sharedDatabaseUrl
    ? await openPostgresState({ url: sharedDatabaseUrl, log, now: Date.now })
    : createMemoryState(dataDir);
  const sharedLimit = sharedDatabaseUrl ? state.createKeyLimit : undefined;
  const bookingAttempts = createBookingAttempts({
    file: configuration.apiIdempotent ? undefined : createAttemptFile(join(dataDir, 'booking-attempts.jsonl'), log),
    acquireLock: sharedDatabaseUrl
      ? createKeyLock({ values: state.createValues(bookingLockLimits), clock: systemClock })
      : undefined,
    now: systemClock.now,
  });
  const siteContent = createSiteContent({ configuration, dataDir, bookingAttempts, log });
  const { client, cached, source, clock: productClock, now: clock, editorKey } = siteContent;
  for (const message of checkMapping(configuration.apiMapping))
    log({ level: 'warning', event: 'api-mapping', message });
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
  const documentCache = await openDocumentCache({ configuration, dataDir, isDevelopment, now: productClock.now, log });
  const { cache, knownValues } = documentCache;
  const knownParameters = createKnownParameters();
  const stopped = new AbortController();
  const apiOptions = { content: cached, apiUrl: configuration.apiUrl ?? '', sleep: systemClock.sleep };
  const apiCheck = checkApi(apiOptions);
  void apiCheck.then((first) => followApi(first, { ...apiOptions, log, signal: stopped.signal }));
  const content = followContent({ ...siteContent, rendering, cache, knownParameters, configuration, log });

  let origin = siteOrigin ?? '';
  let stopping = false;
  const hosts = new Set(siteOrigin ? [new URL(siteOrigin).host, ...configuration.allowedHosts] : []);
  const visitorLimits = createVisitorLimits(configuration, state.createKeyLimit);
  const formGate = await openFormGate({ configuration, state, limits: visitorLimits, log });
  const {
    forms,
    wallets,
    bookings,
    waitingLists,
    booking: questions,
  } = createVisitorCalls({ client, source, configuration, clock, log });
  const offerCheck = configuration.apiIdempotent ? undefined : { now: clock, wasSent: bookingAttempts.wasSent };
  const checkSentBooking = offerCheck && createSentBookingCheck({ ...offerCheck, questions, source });
  const documents = createDocuments({
    renderer: rendering.calls,
    cache,
    source,
    clock,
    headers: await sharedHeaders(siteOrigin, build && join(frameworkFilesIn(build), 'media')),
    knownValues,
    knownParameters,
    log,
  });
  const canAnswer = async (): Promise<boolean> => {
    const home = { route: matchRoute('/'), path: '/', query: {}, key: '/', isCacheable: true, isSeen: false };
    return (await documents.answer(home)).status < 500;
  };
  const isSecure = siteOrigin?.startsWith('https:') === true;
  const joinedKey = await state.loadSecret('joined-key');
  const { server, fastPath } = createSite({
    documents,
    cache,
    knownValues,
    knownParameters,
    assets: siteAssets(
      dataDir,
      build,
      renderSocialCard,
      mediaStoreUrl === undefined ? undefined : createMediaStore({ dataDir, mediaStoreUrl }),
    ),
    redirects: content.redirects,
    calls: [
      createCalendarHandler({
        restaurants: source.restaurants,
        brand: async () => (await source.settings()).siteName,
        readBooking: bookings.read,
        readShared: bookings.readShared,
        origin: () => origin,
        now: systemClock.now,
      }),
      createBookableRestaurantsHandler({
        source,
        options: blockOptionsOf(configuration),
        areCardsRestricted: configuration.braintreeEnabled,
        reach: { most: configuration.maxLocations, earthRadiusMiles: configuration.earthRadiusMiles },
        limits: visitorLimits,
        now: clock,
      }),
      createBookingProxy(client.call, visitorLimits, formGate.challenges, checkSentBooking),
    ],
    editorPages: createEditorPages({
      configuration,
      dataDir,
      editorKey,
      createSharedLimit: sharedLimit,
      isSecure,
      documents,
      renderer: rendering.calls,
      clock,
      overlayScriptUrl: await findOverlayScript(build === undefined ? developmentScripts : siteScriptsIn(build)),
    }),
    processForm: createFormProcessor({
      call: client.call,
      settings: forms,
      uploads: createUploads(state.createValues(uploadLimits)),
      log,
    }),
    processBooking: createBookingProcessor({
      call: client.call,
      questions,
      source,
      times: bookingOptionsOf(configuration).times,
      now: clock,
      offerCheck,
    }),
    bookingResults: createBookingResults(state.createValues(bookingResultLimits)),
    managedResults: createManagedResults(state.createValues(managedResultLimits)),
    formGate: formGate.gate,
    formReceipts: createFormReceipts({ key: joinedKey, now: Date.now }),
    signUpCookies: createSignUpCookies({
      key: joinedKey,
      isSecure,
      now: Date.now,
    }),
    wallets,
    bookingActions: bookings,
    waitingActions: waitingLists,
    leaveMailingList: createListLeaver(client.call, log),
    limits: visitorLimits,
    pathHandlers: createPathHandlers({
      client,
      configuration,
      limits: visitorLimits,
      origin: () => origin,
      readiness: { stopping: () => stopping, hasContent: content.hasContent, canAnswer },
      sitemap: {
        render: () => rendering.calls.sitemap(undefined),
        version: () => String(cache.version),
        clock,
      },
      log,
    }),
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
      await documentCache.save();
      client.close();
      formGate.close();
      await rendering.stop();
      await state.close();
    },
  };
}

/** In development Next.js serves its own scripts. */
const frameworkFiles =
  (handler: NextHandler): NonNullable<SiteDependencies['passThrough']> =>
  async (request, response) => {
    if (!request.url?.startsWith('/_next/') && !request.url?.startsWith('/__nextjs')) return false;
    await handler(request, response);
    return true;
  };
