import { createHash } from 'node:crypto';
import { formatPath, type Problem } from '#schemas/problem/problem.ts';
import { reasonOf, type SiteLog } from '../log/site-log.ts';
import type { Route } from '../routes/match-route.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { DocumentCache, StoredDocument } from './document-cache.ts';
import type { DocumentScope } from './document-scope.ts';
import { type Effort, encodeBody } from './encode-body.ts';
import { fallbackPage } from './fallback-page.ts';
import { finishDocument } from './finish-document.ts';
import { dayIn } from '../frame/due/due-on.ts';
import { type DocumentWorld, planDocument } from './plan-document.ts';
import type { PlannedDocument, PlannedError, PlannedPage } from './planned-document.ts';

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

export type Answered = { readonly kind: 'document'; readonly document: StoredDocument } | { readonly kind: 'redirect'; readonly location: string };

export interface Documents {
  answer(address: Address): Promise<Answered>;
  /** The error page, for addresses that are known to be nowhere. */
  errorPage(status: 404 | 500, message: string): Promise<StoredDocument>;
}

/** Makes documents: plans them, has them drawn, finishes and compresses them, and keeps them in the cache. */
export function createDocuments(world: DocumentsWorld): Documents {
  const report = createProblemReporter(world.log);
  const redirects = new Map<string, string>();

  const draw = async (planned: PlannedPage | PlannedError, path: string): Promise<StoredDocument> => {
    const context = planned.kind === 'page' ? planned.context.pageId : `error-${planned.status}`;
    const html = await world.draw(path, { document: planned, onProblems: (problems) => report(context, problems) });
    const structuredData = planned.kind === 'page' ? planned.structuredData : [];
    const whole = world.developing || (planned.kind === 'page' && planned.mode === 'preview');
    const finished = finishDocument({ html, frameScript: world.frameScript(), structuredData, whole });
    const policy = contentSecurityPolicy({ ...finished, frameOrigins: world.frameOrigins, developing: world.developing });
    return store(world, planned.status, Buffer.from(finished.html), policy, 'quick');
  };

  const errorPage = async (status: 404 | 500, message: string, settings?: PlannedError['settings']): Promise<StoredDocument> => {
    try {
      const known = settings ?? (await world.source.settings().catch(() => undefined));
      const frame = { configuration: world.frame, now: world.clock() };
      return await draw({ kind: 'error', status, message, settings: known, frame }, '/');
    } catch (error) {
      world.log({ level: 'error', event: 'error-page-failed', message: reasonOf(error) });
      return store(world, status, Buffer.from(fallbackPage(status, message)), "default-src 'none'", 'quick');
    }
  };

  const errors = new Map<string, { version: string; page: Promise<StoredDocument> }>();
  const keptErrorPage = (status: 404 | 500, message: string, settings?: PlannedError['settings']): Promise<StoredDocument> => {
    if (status === 500) return errorPage(status, message, settings);
    const known = errors.get(message);
    const version = `${world.cache.version} ${dayIn(world.clock())}`;
    if (known?.version === version) return known.page;
    const page = errorPage(status, message, settings);
    errors.set(message, { version, page });
    page.catch(() => errors.delete(message));
    return page;
  };

  const make = async (address: Address): Promise<StoredDocument> => {
    const { path, key } = address;
    redirects.delete(key);
    const planned: PlannedDocument = await planDocument({ ...address, now: world.clock(), mode: 'public' }, world);
    if (planned.kind === 'redirect') {
      redirects.set(key, planned.location);
      return keptErrorPage(404, 'This page could not be found');
    }
    if (planned.kind === 'error') return keptErrorPage(planned.status, planned.message, planned.settings);
    report(planned.context.pageId, planned.problems);
    try {
      const document = await draw(planned, path);
      void improve(world, key, document);
      return document;
    } catch (error) {
      world.log({ level: 'error', event: 'drawing-failed', path, message: reasonOf(error) });
      return errorPage(500, 'Something went wrong. Please try again in a moment.', planned.settings);
    }
  };

  return {
    errorPage: keptErrorPage,
    async answer(address) {
      const document = await world.cache.get(address.key, () => make(address));
      const location = document.status === 404 ? redirects.get(address.key) : undefined;
      return location === undefined ? { kind: 'document', document } : { kind: 'redirect', location };
    },
  };
}

async function store(world: DocumentsWorld, status: number, html: Buffer, policy: string, effort: Effort): Promise<StoredDocument> {
  const etag = `W/"${createHash('sha256').update(html).update(policy).digest('base64url').slice(0, 22)}"`;
  const seconds = status === 200 ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400' : 'no-store';
  return {
    status,
    headers: [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', seconds],
      ['Vary', 'Accept-Encoding'],
      ['Content-Security-Policy', policy],
      ...world.headers,
    ],
    body: await encodeBody(html, effort),
    etag,
    madeAt: world.clock().getTime(),
    version: world.cache.version,
  };
}

/** Compresses a kept document once more, as far as it goes, after the visitor who waited has been served. */
async function improve(world: DocumentsWorld, key: string, document: StoredDocument): Promise<void> {
  const body = await encodeBody(document.body.identity, 'best');
  world.cache.improve(key, document, { ...document, body });
}

/** Logs each problem of a page once: again only after it was gone and came back, or when the memory of it is full. */
function createProblemReporter(log: SiteLog): (pageId: string, problems: readonly Problem[]) => void {
  const known = new Set<string>();
  return (pageId, problems) => {
    for (const { code, severity, path, message, tile } of problems) {
      const name = `${pageId} ${code} ${formatPath(path)} ${tile?.key ?? ''}`;
      if (known.has(name)) continue;
      if (known.size >= 10_000) known.clear();
      known.add(name);
      log({
        level: severity === 'error' ? 'error' : 'warning',
        event: 'content-problem',
        pageId,
        code,
        field: formatPath(path),
        message,
        tile,
      });
    }
  };
}
