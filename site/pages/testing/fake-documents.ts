import { brotliDecompressSync } from 'node:zlib';
import type { RenderedJourney } from '../../booking/record-unavailable.ts';
import { noon, restaurantOf } from '../../layout/planned-example.ts';
import type { SiteLogEntry } from '../../operations/site-log.ts';
import type { RenderCalls } from '../../rendering/render-calls.ts';
import { matchRoute } from '../../routing/match-route.ts';
import { createDocumentCache, type StoredDocument } from '../cache/document-cache.ts';
import { createDocuments } from '../create-documents.ts';
import { type Address, createDocumentRenderer } from '../document-renderer.ts';
import type { RendererDependencies } from '../render-document.ts';
import type { ContentSource } from '../source/content-source.ts';
import { fakeDependencies } from './fake-dependencies.ts';

const limits = { maxBytes: 1_000_000, freshMs: 60_000, staleMs: 600_000, staleIfErrorMs: 86_400_000 };

/** The policy origins where no third-party service is configured. */
export const noServices = { scripts: [], connections: [], frames: [], writesStyles: false };

export type Render = RendererDependencies['render'];

/** Renders only the path and title of the document. */
export const renderName: Render = async (path, { document }) =>
  `<html><head></head><body>${path} ${document.kind === 'page' ? document.head.title : document.message}</body></html>`;

type Renderer = Pick<RenderCalls, 'answer' | 'errorPage'>;

export interface FakeDocumentsInput {
  readonly source?: Partial<ContentSource>;
  readonly render?: Render;
  readonly dependencies?: Partial<RendererDependencies>;
  /** Replaces what renders. */
  readonly renderer?: (real: Renderer) => Renderer;
}

/**
 * For tests: documents of a site with one page at every address, with a clock that tests move and a record of
 * renderings.
 */
export function createFakeDocuments({
  source = {},
  render = renderName,
  dependencies = {},
  renderer: replaced = (real) => real,
}: FakeDocumentsInput = {}) {
  let nowMs = noon.getTime();
  const rendered: string[] = [];
  const log: SiteLogEntry[] = [];
  const learned: string[] = [];
  const parametersOf = new Map<string, readonly string[]>();
  const recorded: RenderedJourney[] = [];
  const cache = createDocumentCache(
    limits,
    () => nowMs,
    async (document) => document,
  );
  const options: RendererDependencies = {
    ...fakeDependencies,
    source: {
      ...fakeDependencies.source,
      page: async (id) => ({ kind: 'found', page: { id, title: id, tiles: [] } }),
      restaurants: async () => [restaurantOf({ onlineBooking: true })],
      ...source,
    },
    log: (entry) => log.push(entry),
    clock: () => new Date(nowMs),
    render: (path, scope) => {
      rendered.push(scope.document.kind === 'page' ? path : scope.document.message);
      return render(path, scope);
    },
    siteScriptUrl: () => '/assets/site-script.js',
    headers: [['Referrer-Policy', 'same-origin']],
    frameOrigins: [],
    thirdParties: () => noServices,
    isDevelopment: false,
    recordUnavailable: (journey) => recorded.push(journey),
    ...dependencies,
  };
  const renderer = createDocumentRenderer(options);
  const documents = {
    ...createDocuments({
      ...options,
      renderer: replaced({
        answer: ({ address, cachedEtag }) => renderer.answer(address, cachedEtag),
        errorPage: ({ status, message }) => renderer.errorPage(status, message),
      }),
      cache,
      knownParameters: { learn: (path, parameters) => parametersOf.set(path, [...parameters]) },
      knownValues: { add: (found) => learned.push(...found) },
    }),
    renderPlanned: renderer.renderPlanned,
  };
  return { documents, cache, rendered, log, learned, parametersOf, recorded, advance: (ms: number) => (nowMs += ms) };
}

/** An address without a query that is cacheable and seen by its visitor. */
export const addressOf = (path: string, more: Partial<Address> = {}): Address => ({
  route: matchRoute(path),
  path,
  query: {},
  key: path,
  isCacheable: true,
  isSeen: true,
  ...more,
});

export const textOf = ({ body: { identity, br } }: StoredDocument): string =>
  (identity ?? brotliDecompressSync(br ?? '')).toString();

export const headerOf = ({ headers }: StoredDocument, name: string): string | undefined =>
  headers.find(([each]) => each === name)?.[1];
