import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { SiteLog } from '../operations/site-log.ts';
import type { RenderCalls } from '../rendering/render-calls.ts';
import { RendererBusyError } from '../rendering/renderer-busy-error.ts';
import type { KnownFilterValues } from '../routing/known-filter-values.ts';
import type { KnownParameters } from '../routing/known-parameters.ts';
import { createFallbackDocument } from './cache/create-stored-document.ts';
import type { DocumentCache, StoredDocument } from './cache/document-cache.ts';
import { createNotFoundPages } from './cache/not-found-pages.ts';
import { busyMessage, failureMessage } from './document-messages.ts';
import type { Address } from './document-renderer.ts';
import type { ContentSource } from './source/content-source.ts';

export interface DocumentsDependencies {
  readonly renderer: Pick<RenderCalls, 'answer' | 'errorPage'>;
  readonly cache: DocumentCache;
  readonly source: Pick<ContentSource, 'settings'>;
  readonly clock: () => Date;
  /** Headers of every document, such as hints for fonts. */
  readonly headers: readonly (readonly [string, string])[];
  /** Learns from pages without a query which values their filter forms have. */
  readonly knownValues: Pick<KnownFilterValues, 'add'>;
  readonly knownParameters: Pick<KnownParameters, 'learn'>;
  readonly log: SiteLog;
}

/** Finished documents, from the cache or the renderer. Never rejects: a failure becomes a document that says so. */
export interface Documents {
  answer(address: Address): Promise<StoredDocument>;
  /** The error page for an address that is known not to exist. */
  errorPage(status: 404 | 500, message: string): Promise<StoredDocument>;
}

export function createDocuments(dependencies: DocumentsDependencies): Documents {
  const { renderer, cache } = dependencies;
  const failed = (error: unknown): StoredDocument => {
    if (error instanceof RendererBusyError) return createFallbackDocument(dependencies, 503, busyMessage);
    dependencies.log({ level: 'error', event: 'renderer-failed', message: errorMessageOf(error) });
    return createFallbackDocument(dependencies, 500, failureMessage);
  };

  const render = async (address: Address): Promise<StoredDocument> => {
    const cached = address.isCacheable ? cache.peek(address.key) : undefined;
    try {
      const { document, filterValues, parameters } = await renderer.answer({ address, cachedEtag: cached?.etag });
      dependencies.knownValues.add(filterValues);
      if (parameters) dependencies.knownParameters.learn(address.path, parameters, document.tags);
      return document.etag === cached?.etag ? { ...document, body: cached.body } : document;
    } catch (error) {
      return failed(error);
    }
  };

  const notFoundPage = createNotFoundPages(dependencies.clock);
  const errorPage = async (status: 404 | 500, message: string): Promise<StoredDocument> => {
    if (status === 500) return renderer.errorPage({ status, message });
    const settings = await dependencies.source.settings().catch(() => undefined);
    return notFoundPage(message, settings, () => renderer.errorPage({ status, message }));
  };

  return {
    answer: (address) => (address.isCacheable ? cache.get(address.key, () => render(address)) : render(address)),
    errorPage: (status, message) => errorPage(status, message).catch(failed),
  };
}
