import { join } from 'node:path';
import { isLoopbackUrl } from '#adapters/access/is-loopback-url.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import { compressBest } from '#site/pages/cache/create-stored-document.ts';
import { createDocumentCache, type DocumentCache } from '#site/pages/cache/document-cache.ts';
import { persistCache } from '#site/pages/cache/persist-cache.ts';
import { decodeBody } from '#site/pages/finish/encode-body.ts';
import {
  createKnownFilterValues,
  findFilterValues,
  type KnownFilterValues,
} from '#site/routing/known-filter-values.ts';

type SourceConfiguration = Pick<Configuration, 'apiUrl' | 'brandKey' | 'apiMapping' | 'apiIdempotent' | 'mediaFromApi'>;

/** Identifies the API and how it is read. The embedded service has another port at each start. */
export function identifySource({
  apiUrl = '',
  brandKey,
  apiMapping,
  apiIdempotent,
  mediaFromApi,
}: SourceConfiguration): string {
  const url = isLoopbackUrl(apiUrl) && apiIdempotent && !mediaFromApi ? 'embedded' : apiUrl;
  return JSON.stringify([url, brandKey, apiMapping, apiIdempotent, mediaFromApi]);
}

interface CacheInput {
  readonly configuration: Pick<Configuration, 'cacheTtlSeconds'> & SourceConfiguration;
  readonly dataDir: string;
  readonly isDevelopment: boolean;
  readonly now: () => number;
  readonly log: SiteLog;
}

const limits = { maxBytes: 96_000_000, freshMs: 60_000, staleMs: 600_000, staleIfErrorMs: 86_400_000 };

/** In development each document is rendered on every request; a cached one is only used when that fails. */
const uncachedLimits = { ...limits, freshMs: 0, staleMs: 0 };

/** Opens the cache with the documents that an earlier run has saved, and the values of their filter forms. */
export async function openDocumentCache({ configuration, dataDir, isDevelopment, now, log }: CacheInput) {
  const staleIfIncompleteMs = configuration.cacheTtlSeconds * 1000;
  const cache = createDocumentCache(
    { ...(isDevelopment ? uncachedLimits : limits), staleIfIncompleteMs },
    now,
    compressBest,
  );
  const { stop: save } = await persistCache(cache, {
    file: join(dataDir, 'documents.snapshot'),
    source: identifySource(configuration),
    log,
  });
  const knownValues = createKnownFilterValues();
  void learnFilterValues(cache, knownValues);
  return { cache, knownValues, save };
}

async function learnFilterValues(cache: DocumentCache, knownValues: KnownFilterValues): Promise<void> {
  for (const [key, { body }] of [...cache.entries()])
    if (!key.includes('?')) {
      const html = await decodeBody(body).catch(() => undefined);
      if (html) knownValues.add(findFilterValues(html.toString()));
    }
}
