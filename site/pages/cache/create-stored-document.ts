import { createHash } from 'node:crypto';
import { documentHeaders } from '../finish/document-headers.ts';
import { decodeBody, encodeBest, encodeQuickly } from '../finish/encode-body.ts';
import { fallbackPage } from '../plan/fallback-page.ts';
import type { CacheScope } from './cache-scope.ts';
import type { StoredDocument } from './document-cache.ts';

interface DocumentContext {
  readonly clock: () => Date;
  /** The headers that all documents share, such as hints for fonts. */
  readonly headers: readonly (readonly [string, string])[];
}

/** A page without styles or settings, for when nothing else can be rendered. It is incomplete, so it is not cached. */
export const createFallbackDocument = (
  dependencies: DocumentContext,
  status: number,
  message: string,
): StoredDocument =>
  createStoredDocument(dependencies, {
    status,
    isComplete: false,
    scope: 'uncached',
    html: Buffer.from(fallbackPage(status, message)),
    policy: "default-src 'none'",
  });

interface DocumentInput {
  readonly status: number;
  readonly isComplete: boolean;
  readonly scope: CacheScope;
  readonly html: Buffer;
  readonly policy: string;
  readonly tags?: StoredDocument['tags'];
  readonly unchangedUntilMs?: StoredDocument['unchangedUntilMs'];
  /** Whether to skip compression, for a document that is not sent. */
  readonly isUncompressed?: boolean;
  /** The ETag of the cached document of the same address. With the same ETag the result has an empty body. */
  readonly cachedEtag?: string | undefined;
}

/** Creates a document with its headers, compressed quickly unless `isUncompressed`. */
export function createStoredDocument(dependencies: DocumentContext, input: DocumentInput): StoredDocument {
  const { status, isComplete, html, policy, isUncompressed = false, cachedEtag } = input;
  const etag = `W/"${createHash('sha256').update(html).update(policy).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    isComplete,
    headers: documentHeaders(input, dependencies.headers),
    body: cachedEtag === etag ? {} : isUncompressed ? { identity: html } : encodeQuickly(html),
    etag,
    createdAtMs: dependencies.clock().getTime(),
    tags: input.tags,
    unchangedUntilMs: input.unchangedUntilMs,
  };
}

/**
 * The same document with the best compression, for documents that are requested often. A document that was rendered
 * again without a change has it already.
 */
export const compressBest = async (document: StoredDocument): Promise<StoredDocument> =>
  document.body.gzip ? document : { ...document, body: await encodeBest(await decodeBody(document.body)) };
