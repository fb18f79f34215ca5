import type { Server } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { createCachedContent } from '#adapters/api/cached-content.ts';
import { type ApiClient, createApiClient } from '#adapters/api/client.ts';
import { systemClock } from '#adapters/clock.ts';
import { thirdPartyOrigins } from '#adapters/third-party/third-parties.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { embedHosts } from '#schemas/embed/embed-url.ts';
import { createApiContentSource } from '../documents/api-content-source.ts';
import { compressBest, createDocuments } from '../documents/create-documents.ts';
import { createDocumentCache } from '../documents/document-cache.ts';
import { documentHeaders } from '../documents/document-headers.ts';
import { keepDocuments } from '../documents/keep-documents.ts';
import { rememberMissing } from '../documents/remember-missing.ts';
import { frameAddress, frameFolder } from '../frame/build-frame.ts';
import type { SiteLog } from '../log/site-log.ts';
import { createReadiness, health } from '../services/health.ts';
import { createRobots } from '../services/robots.ts';
import { createSitemap } from '../services/sitemap.ts';
import { createTokenService, type TokenSource } from '../services/token.ts';
import { createSite, type SiteParts } from './create-site.ts';
import { drawWithNext, type NextHandler } from './draw-with-next.ts';
import { followContent } from './follow-content.ts';
import { createStaticAssets } from './static-assets.ts';

interface RunInput {
  readonly configuration: Configuration;
  readonly dataDir: string;
  readonly developing: boolean;
  readonly log: SiteLog;
}

export interface RunningSite {
  readonly server: Server;
  /** Tells the site its public address, once the port is known. */
  setOrigin(origin: string): void;
  /** Answers what is under way, keeps the documents for the next start, and ends. */
  stop(): Promise<void>;
}

const siteFolder = join(import.meta.dirname, '..');
const build = join(siteFolder, '.next');
const megabyte = 1_000_000;

/** Puts the site's parts together. Everything it uses is made here, once, and ended by `stop`. */
export async function runSite({ configuration, dataDir, developing, log }: RunInput): Promise<RunningSite> {
  const app = next({ dev: developing, dir: siteFolder });
  await app.prepare();
  const handler = app.getRequestHandler();
  const { apiUrl: baseUrl = '', tokenUrl, siteOrigin } = configuration;
  const client = createApiClient({ baseUrl, tokenUrl, configuration, log });
  const cached = createCachedContent({ source: client, configuration, clock: systemClock, log });
  const source = rememberMissing(createApiContentSource(client, cached), { maximum: 10_000, ttlMs: 60_000 });
  const cache = createDocumentCache(developing ? nothingKept : limits, Date.now, compressBest);
  const kept = await keepDocuments(cache, join(dataDir, 'documents.snapshot'), log);
  const content = followContent({ client, cached, source, cache, configuration, log });
  const frame = await frameAddress();

  let origin = siteOrigin ?? '';
  let stopping = false;
  const hosts = new Set(siteOrigin ? [new URL(siteOrigin).host, ...configuration.allowedHosts] : []);
  const documents = createDocuments({
    source,
    get origin() {
      return origin;
    },
    needsLimitMs: 8000,
    reach: {
      most: configuration.maxLocations,
      miles: configuration.maxDistance,
      earthRadiusMiles: configuration.earthRadiusMiles,
    },
    frame: configuration,
    log,
    cache,
    clock: () => new Date(),
    draw: (path, scope) => drawWithNext(handler, path, scope),
    frameScript: () => frame,
    headers: await documentHeaders(siteOrigin, build),
    frameOrigins: [...embedHosts.keys()].map((host) => `https://${host}`),
    thirdParties: thirdPartyOrigins(configuration),
    developing,
  });
  const { server, door } = createSite({
    documents,
    cache,
    assets: siteAssets(dataDir),
    redirects: content.redirects,
    services: new Map([
      ['/healthz', health],
      ['/readyz', createReadiness({ stopping: () => stopping, hasContent: content.known })],
      ['/robots.txt', createRobots(() => origin)],
      ['/sitemap.xml', createSitemap({ source, origin: () => origin, version: () => cache.version })],
      ['/api/token', createTokenService(tokenSource(client, configuration))],
    ]),
    hosts,
    log,
    ...(developing && { passThrough: frameworkFiles(handler) }),
  });
  if (developing) server.on('upgrade', app.getUpgradeHandler());

  return {
    server,
    setOrigin(known) {
      origin = siteOrigin ?? known;
      if (hosts.size > 0) hosts.add(new URL(known).host);
    },
    async stop() {
      stopping = true;
      content.stop();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      door.closeIdle();
      await Promise.race([closed, systemClock.sleep(10_000)]);
      await kept.stop();
      client.close();
      await app.close();
    },
  };
}

const limits = { maximumBytes: 96 * megabyte, freshMs: 60_000, staleMs: 600_000, staleIfErrorMs: 86_400_000 };

/** While developing, each document is drawn anew, and stands in only when that fails. */
const nothingKept = { ...limits, freshMs: 0, staleMs: 0 };

const siteAssets = (dataDir: string) =>
  createStaticAssets(
    [
      { path: '/_next/static/', folder: join(build, 'static'), immutable: true },
      { path: '/assets/', folder: frameFolder, immutable: true },
      { path: '/media/', folder: join(dataDir, 'media'), immutable: false },
    ],
    128 * megabyte,
  );

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
