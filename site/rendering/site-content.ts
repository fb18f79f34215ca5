import type { BookingAttempts } from '#adapters/api-client/booking/booking-attempts.ts';
import { type ApiClient, createApiClient } from '#adapters/api-client/client.ts';
import { type CachedContent, createCachedContent } from '#adapters/api-client/content/cached-content.ts';
import { type Clock, createClock } from '#adapters/clock.ts';
import { loadEditorKey } from '#adapters/service/http/editor-key.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { SiteLog } from '../operations/site-log.ts';
import type { ContentChanges } from '../pages/cache/document-cache.ts';
import { cacheNotFound, type NotFoundCachingSource } from '../pages/resolve/cache-not-found.ts';
import { createSiteSource } from '../pages/source/create-site-source.ts';
import { withRecordedReads } from '../pages/source/record-sources.ts';
import { createOwnMedia } from '../server/send/own-media.ts';
import { currentVisit } from '../visit/current-visit.ts';

interface SiteContentInput {
  readonly configuration: Configuration;
  readonly dataDir: string;
  readonly bookingAttempts?: BookingAttempts;
  readonly log: SiteLog;
}

/** The client of the API with its cached content. The server and each of its workers have their own. */
export interface SiteContent {
  readonly client: ApiClient;
  readonly cached: CachedContent;
  readonly source: NotFoundCachingSource;
  readonly clock: Clock;
  readonly now: () => Date;
  readonly editorKey: string;
  /** Makes the next reads of changed content load it again. */
  applyChanges(changes: ContentChanges): void;
}

export function createSiteContent({ configuration, dataDir, bookingAttempts, log }: SiteContentInput): SiteContent {
  const clock = createClock(configuration.clockOffsetSeconds);
  const editorKey = loadEditorKey(dataDir, configuration.editorKey);
  const { apiUrl: baseUrl = '', tokenUrl } = configuration;
  const client = createApiClient({
    baseUrl,
    tokenUrl,
    configuration,
    editorKey,
    log,
    visit: currentVisit,
    isOwnPath: createOwnMedia(dataDir, configuration),
    ...(bookingAttempts && { bookingAttempts }),
  });
  const cached = createCachedContent({ source: client, configuration, clock, log });
  const siteSource = createSiteSource({ client, cached, configuration, clock, log });
  const source = withRecordedReads(cacheNotFound(siteSource, { maxEntries: 10_000, ttlMs: 60_000 }));
  return {
    client,
    cached,
    source,
    clock,
    now: () => new Date(clock.now()),
    editorKey,
    applyChanges(changes) {
      const kinds = changes === 'everything' ? [changes] : new Set(changes.map(({ kind }) => kind));
      for (const kind of kinds) cached.invalidate(kind);
      source.clearNotFound(changes);
    },
  };
}
