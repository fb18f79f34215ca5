import { createHash } from 'node:crypto';
import type { Settings } from '#schemas/settings/settings.ts';
import { dayIn } from '../frame/due/due-on.ts';
import { reasonOf } from '../log/site-log.ts';
import type { Route } from '../routes/match-route.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { DocumentCache, StoredDocument } from './document-cache.ts';
import type { DocumentScope } from './document-scope.ts';
import { encodeBest, encodeQuickly } from './encode-body.ts';
import { fallbackPage } from './fallback-page.ts';
import { finishDocument } from './finish-document.ts';
import { type DocumentWorld, failureMessage, planDocument } from './plan-document.ts';
import type { PlannedDocument } from './planned-document.ts';
import { createProblemReporter } from './report-problems.ts';

export interface DocumentsWorld extends DocumentWorld {
  readonly cache: DocumentCache;
  readonly clock: () => Date;
  /** Draws a document to HTML; rejects when the framework cannot. */
  readonly draw: (path: string, scope: DocumentScope) => Promise<string>;
  readonly frameScript: () => string;
  /** Headers of every document, such as hints for fonts. */
  readonly headers: readonly (readonly [string, string])[];
  readonly frameOrigins: readonly string[];
  readonly developing: boolean;
}

export interface Address {
  readonly route: Route;
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** Names the document in the cache: the path with the parts of the query that matter to it. */
  readonly key: string;
}

export interface Documents {
  answer(address: Address): Promise<StoredDocument>;
  /** The error page, for addresses that are known to be nowhere. */
  errorPage(status: 404 | 500, message: string): Promise<StoredDocument>;
}

/** Makes documents: plans them, has them drawn, finishes and compresses them, and keeps them in the cache. */
export function createDocuments(world: DocumentsWorld): Documents {
  const report = createProblemReporter(world.log);

  /** `version` is the state of the content before it was read: what changes meanwhile must be drawn again. */
  const draw = async (
    planned: PlannedDocument,
    path: string,
    version: string,
    key?: string,
  ): Promise<StoredDocument> => {
    const context = planned.kind === 'page' ? planned.context.pageId : `error-${planned.status}`;
    const html = await world.draw(path, { document: planned, onProblems: (problems) => report(context, problems) });
    const structuredData = planned.kind === 'page' ? planned.structuredData : [];
    const whole = world.developing || (planned.kind === 'page' && planned.mode === 'preview');
    const finished = finishDocument({ html, frameScript: world.frameScript(), structuredData, whole });
    const policy = contentSecurityPolicy({
      ...finished,
      frameOrigins: world.frameOrigins,
      developing: world.developing,
    });
    const before = key === undefined ? undefined : world.cache.peek(key);
    return store(world, { status: planned.status, html: Buffer.from(finished.html), policy, version, before });
  };

  const errorPage = async (status: 404 | 500, message: string, settings?: Settings): Promise<StoredDocument> => {
    const { version } = world.cache;
    try {
      const known = settings ?? (await world.source.settings().catch(() => undefined));
      const frame = { configuration: world.frame, now: world.clock() };
      return await draw({ kind: 'error', status, message, settings: known, frame }, '/', version);
    } catch (error) {
      world.log({ level: 'error', event: 'error-page-failed', message: reasonOf(error) });
      return store(world, {
        status,
        html: Buffer.from(fallbackPage(status, message)),
        policy: "default-src 'none'",
        version,
      });
    }
  };

  /** "Not found" is the same page at every address: it is drawn once for each message, content version and day. */
  const notFound = new Map<string, { readonly version: string; readonly page: Promise<StoredDocument> }>();
  const keptErrorPage = (status: 404 | 500, message: string, settings?: Settings): Promise<StoredDocument> => {
    if (status === 500) return errorPage(status, message, settings);
    const known = notFound.get(message);
    const version = `${world.cache.version} ${dayIn(world.clock())}`;
    if (known?.version === version) return known.page;
    const page = errorPage(status, message, settings);
    notFound.set(message, { version, page });
    page.catch(() => notFound.delete(message));
    return page;
  };

  const make = async (address: Address): Promise<StoredDocument> => {
    const { path, key } = address;
    const { version } = world.cache;
    const planned = await planDocument({ ...address, now: world.clock(), mode: 'public' }, world);
    if (planned.kind === 'error') return keptErrorPage(planned.status, planned.message, planned.settings);
    report(planned.context.pageId, planned.problems);
    try {
      return await draw(planned, path, version, key);
    } catch (error) {
      world.log({ level: 'error', event: 'drawing-failed', path, message: reasonOf(error) });
      return errorPage(500, failureMessage, planned.settings);
    }
  };

  return { errorPage: keptErrorPage, answer: (address) => world.cache.get(address.key, () => make(address)) };
}

interface Made {
  readonly status: number;
  readonly html: Buffer;
  readonly policy: string;
  readonly version: string;
  /** What is kept under the same address; its compressed forms are used again when nothing has changed. */
  readonly before?: StoredDocument | undefined;
}

async function store(world: DocumentsWorld, { status, html, policy, version, before }: Made): Promise<StoredDocument> {
  const etag = `W/"${createHash('sha256').update(html).update(policy).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    headers: [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', status === 200 ? shared : 'no-store'],
      ['Vary', 'Accept-Encoding'],
      ['Content-Security-Policy', policy],
      ...world.headers,
    ],
    body: before?.etag === etag ? before.body : await encodeQuickly(html),
    etag,
    madeAt: world.clock().getTime(),
    version,
  };
}

/** What caches in front of the site may do: the same as its own. */
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** The same document compressed as far as it goes, for documents that are asked for again and again. */
export const compressBest = async (document: StoredDocument): Promise<StoredDocument> => ({
  ...document,
  body: await encodeBest(document.body.identity),
});
