import { createHash } from 'node:crypto';
import { encodeBest, encodeQuickly } from '../finish/encode-body.ts';
import { fallbackPage } from '../plan/fallback-page.ts';
import type { DocumentCache, StoredDocument } from './document-cache.ts';
import { type Reach, withReferrerPolicy } from './reach.ts';

interface StoreWorld {
  readonly cache: Pick<DocumentCache, 'version'>;
  readonly clock: () => Date;
  /** Headers of every document, such as hints for fonts. */
  readonly headers: readonly (readonly [string, string])[];
}

/** A page without styles or settings, for when nothing else can be rendered. */
export const plainPage = (world: StoreWorld, status: number, message: string): Promise<StoredDocument> =>
  storeDocument(world, {
    status,
    whole: true,
    reach: 'unkept',
    html: Buffer.from(fallbackPage(status, message)),
    policy: "default-src 'none'",
    version: world.cache.version,
  });

interface Made {
  readonly status: number;
  readonly whole: boolean;
  readonly reach: Reach;
  readonly html: Buffer;
  readonly policy: string;
  readonly version: string;
  /** Whether to skip compression, for a document that is not sent. */
  readonly plain?: boolean;
  /** The cached document of the same address. Its compressed body is reused when nothing has changed. */
  readonly before?: StoredDocument | undefined;
}

/** Creates a document with its headers, compressed quickly unless `isUncompressed`. */
export async function storeDocument(world: StoreWorld, made: Made): Promise<StoredDocument> {
  const { status, whole, reach, html, policy, version, plain = false, before } = made;
  const etag = `W/"${createHash('sha256').update(html).update(policy).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    whole,
    headers: [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', status === 200 && whole && reach === 'shared' ? shared : 'no-store'],
      ...(status === 503 ? [['Retry-After', '2'] satisfies Header] : []),
      ['Vary', 'Accept-Encoding'],
      ['Content-Security-Policy', policy],
      ...withReferrerPolicy(world.headers, reach),
    ],
    body: before?.etag === etag ? before.body : plain ? { identity: html } : await encodeQuickly(html),
    etag,
    madeAt: world.clock().getTime(),
    version,
  };
}

type Header = [name: string, value: string];

/** Shared caches may do the same as the site’s own. */
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/**
 * The same document with the best compression, for documents that are requested often. A document that was rendered
 * again without a change has it already.
 */
export const compressBest = async (document: StoredDocument): Promise<StoredDocument> =>
  document.body.gzip ? document : { ...document, body: await encodeBest(document.body.identity) };
