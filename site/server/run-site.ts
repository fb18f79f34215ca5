import { readdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { createCachedContent } from '#adapters/api/cached-content.ts';
import { createApiClient } from '#adapters/api/client.ts';
import { watchChanges } from '#adapters/api/watch-changes.ts';
import { systemClock } from '#adapters/clock.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { embedHosts } from '#schemas/embed/embed-url.ts';
import { createApiContentSource } from '../documents/api-content-source.ts';
import { compressBest, createDocuments } from '../documents/create-documents.ts';
import { createDocumentCache } from '../documents/document-cache.ts';
import { readSnapshot, writeSnapshot } from '../documents/document-snapshot.ts';
import { rememberMissing } from '../documents/remember-missing.ts';
import { frameAddress, frameFolder } from '../frame/build-frame.ts';
import { reasonOf, type SiteLog } from '../log/site-log.ts';
import { builtInRedirects } from '../redirects/built-in-redirects.ts';
import { loadRedirects, type RedirectTable } from '../redirects/redirect-table.ts';
import { createReadiness, health } from '../services/health.ts';
import { createRobots } from '../services/robots.ts';
import { createSitemap } from '../services/sitemap.ts';
import { createTokenService } from '../services/token.ts';
import { createSite, type SiteParts } from './create-site.ts';
import { drawWithNext } from './draw-with-next.ts';
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
const day = 86_400_000;
const megabyte = 1_000_000;

/** How much of what was drawn a power cut may cost. */
const snapshotEveryMs = 300_000;

/** Pause before settings that could not be had are asked for again. */
const retryMs = 2000;

/** Puts the site's parts together. Everything it uses is made here, once, and ended by `stop`. */
export async function runSite({ configuration, dataDir, developing, log }: RunInput): Promise<RunningSite> {
  const app = next({ dev: developing, dir: siteFolder });
  await app.prepare();
  const handler = app.getRequestHandler();

  const client = createApiClient({
    baseUrl: configuration.apiUrl ?? '',
    tokenUrl: configuration.tokenUrl,
    configuration,
    log,
  });
  const cached = createCachedContent({ source: client, configuration, clock: systemClock, log });
  const source = rememberMissing(createApiContentSource(client, cached), { maximum: 10_000, ttlMs: 60_000 });
  const limits = {
    maximumBytes: 96 * megabyte,
    freshMs: developing ? 0 : 60_000,
    staleMs: developing ? 0 : 600_000,
    staleIfErrorMs: day,
  };
  const cache = createDocumentCache(limits, Date.now, compressBest);
  const snapshotFile = join(dataDir, 'documents.snapshot');
  cache.restore(await readSnapshot(snapshotFile));

  let origin = configuration.siteOrigin ?? '';
  let stopping = false;
  let content = false;
  let redirects = loadTable(configuration, [], log);
  const reloadRedirects = async (): Promise<void> => {
    try {
      const settings = await source.settings();
      content = true;
      redirects = loadTable(configuration, settings.redirects, log);
    } catch (error) {
      log({ level: 'warning', event: 'settings-unavailable', message: reasonOf(error) });
      if (!stopping) setTimeout(() => void reloadRedirects(), retryMs).unref();
    }
  };

  const frame = await frameAddress();
  const documents = createDocuments({
    source,
    get origin() {
      return origin;
    },
    needsLimitMs: 8000,
    frame: configuration,
    log,
    cache,
    clock: () => new Date(),
    draw: (path, scope) => drawWithNext(handler, path, scope),
    frameScript: () => frame,
    headers: await documentHeaders(configuration),
    frameOrigins: [...embedHosts.keys()].map((host) => `https://${host}`),
    developing,
  });

  let latest = 0;
  const ending = new AbortController();
  void watchChanges(
    client,
    (changes, sequence) => {
      for (const kind of changes === 'everything' ? (['everything'] as const) : changes.map((change) => change.kind))
        cached.invalidate(kind);
      source.forget();
      latest = sequence;
      // First the redirects, then the version: no page is drawn for an address that leads elsewhere now.
      void reloadRedirects().finally(() => cache.setVersion(String(latest)));
    },
    ending.signal,
  );

  const assets = createStaticAssets(
    [
      { path: '/_next/static/', folder: join(siteFolder, '.next/static'), immutable: true },
      { path: '/assets/', folder: frameFolder, immutable: true },
      { path: '/media/', folder: join(dataDir, 'media'), immutable: false },
    ],
    128 * megabyte,
  );
  const tokens = {
    request: async (clearCache: boolean) => (await client.call(endpoints.token, { body: { clearCache } })).accessToken,
    now: Date.now,
    expiryMs: configuration.tokenExpiryMs,
    marginMs: configuration.tokenMarginMs,
  };
  const services = new Map([
    ['/healthz', health],
    ['/readyz', createReadiness({ stopping: () => stopping, hasContent: () => content })],
    ['/robots.txt', createRobots(() => origin)],
    ['/sitemap.xml', createSitemap({ source, origin: () => origin, version: () => cache.version })],
    ['/api/token', createTokenService(tokens)],
  ]);
  const hosts = new Set(
    configuration.siteOrigin ? [new URL(configuration.siteOrigin).host, ...configuration.allowedHosts] : [],
  );
  /** While developing, the framework serves its own scripts. */
  const passThrough: SiteParts['passThrough'] = async (request, response) => {
    if (!request.url?.startsWith('/_next/') && !request.url?.startsWith('/__nextjs')) return false;
    await handler(request, response);
    return true;
  };
  const server = createSite({
    documents,
    cache,
    assets,
    redirects: () => redirects,
    services,
    hosts,
    log,
    ...(developing && { passThrough }),
  });

  const keepSnapshot = (): Promise<void> =>
    writeSnapshot(snapshotFile, cache.entries()).catch((error: unknown) =>
      log({ level: 'warning', event: 'snapshot-failed', message: reasonOf(error) }),
    );
  const keeping = setInterval(() => void keepSnapshot(), snapshotEveryMs).unref();
  if (developing) server.on('upgrade', app.getUpgradeHandler());

  return {
    server,
    setOrigin(known) {
      origin = configuration.siteOrigin ?? known;
      if (hosts.size > 0) hosts.add(new URL(known).host);
    },
    async stop() {
      stopping = true;
      ending.abort();
      clearInterval(keeping);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await Promise.race([closed, systemClock.sleep(10_000)]);
      await keepSnapshot();
      client.close();
      await app.close();
    },
  };
}

function loadTable(
  configuration: Configuration,
  rules: Parameters<typeof loadRedirects>[0],
  log: SiteLog,
): RedirectTable {
  const { table, refused } = loadRedirects([...builtInRedirects(configuration), ...rules]);
  for (const { reason } of refused) log({ level: 'warning', event: 'redirect-refused', message: reason });
  return table;
}

/** Fonts that every page shows in its first lines; asked for by header, before the style sheet has been read. */
const earlyFonts = ['fraunces-latin-opsz-normal', 'hanken-grotesk-latin-wght-normal'];

async function documentHeaders({ siteOrigin }: Configuration): Promise<[string, string][]> {
  const media = await readdir(join(siteFolder, '.next/static/media')).catch(() => []);
  const fonts = media.filter((file) => earlyFonts.some((font) => file.startsWith(font)));
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)'],
    ...(siteOrigin?.startsWith('https:')
      ? [['Strict-Transport-Security', 'max-age=31536000'] satisfies [string, string]]
      : []),
    ...(fonts.length > 0
      ? [
          [
            'Link',
            fonts
              .map((file) => `</_next/static/media/${file}>; rel=preload; as=font; type=font/woff2; crossorigin`)
              .join(', '),
          ] satisfies [string, string],
        ]
      : []),
  ];
}
