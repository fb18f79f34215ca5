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

/** A page without style or settings, for when nothing else can be drawn. */
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
  /** Whether it stays as it is: where nobody is sent it, compressing is for nothing. */
  readonly plain?: boolean;
  /** What is kept under the same address; its compressed forms are used again when nothing has changed. */
  readonly before?: StoredDocument | undefined;
}

/** A document with its headers, compressed quickly unless it is to be plain. */
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

/** What caches in front of the site may do: the same as its own. */
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/**
 * The same document compressed as far as it goes, for documents that are asked for again and again. One that was drawn
 * anew without a change has these forms already.
 */
export const compressBest = async (document: StoredDocument): Promise<StoredDocument> =>
  document.body.gzip ? document : { ...document, body: await encodeBest(document.body.identity) };
