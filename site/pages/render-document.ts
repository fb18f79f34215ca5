import { isLoopbackUrl } from '#adapters/access/is-loopback-url.ts';
import type { PolicyOrigins } from '#adapters/integrations/third-parties/third-party.ts';
import type { RenderedJourney } from '../booking/record-unavailable.ts';
import type { TileVersioning } from '../drafts/tile-versions.ts';
import { cacheScopeOf, type ScopedAddress } from './cache/cache-scope.ts';
import { createStoredDocument } from './cache/create-stored-document.ts';
import type { StoredDocument } from './cache/document-cache.ts';
import { contentSecurityPolicy } from './finish/content-security-policy.ts';
import { finishDocument } from './finish/finish-document.ts';
import { createStaticParts } from './finish/static-parts.ts';
import { waitForHydration } from './finish/wait-for-hydration.ts';
import { isPrivate, type PlannedDocument } from './plan/planned-document.ts';
import { nextCandidate } from './plan/time/next-candidate.ts';
import type { createProblemReporter } from './report-problems.ts';
import type { PlanDependencies } from './resolve/document-request.ts';
import type { DocumentScope } from './resolve/document-scope.ts';
import type { DocumentSources } from './source/record-sources.ts';

export interface RendererDependencies extends PlanDependencies {
  readonly clock: () => Date;
  /** Renders a document to HTML; rejects when the framework cannot. */
  readonly render: (path: string, scope: DocumentScope) => Promise<string>;
  readonly siteScriptUrl: () => string;
  /** Headers of every document, such as hints for fonts. */
  readonly headers: readonly (readonly [string, string])[];
  readonly frameOrigins: readonly string[];
  /** The origin of the images and videos of the API. */
  readonly mediaOrigin?: string | undefined;
  /**
   * The origins that third-party services need in the policy of a page. `cards`: a table can be booked on it; `forms`:
   * it has a form.
   */
  readonly thirdParties: (page: { readonly cards: boolean; readonly forms: boolean }) => PolicyOrigins;
  readonly isDevelopment: boolean;
  /** Called for each page of the booking journey that was rendered for a visitor. */
  readonly recordUnavailable: (journey: RenderedJourney) => void;
}

/** How a document is rendered for editors. */
export interface RenderOptions {
  /** Whether a page of the same origin may show it in a frame. */
  readonly isFrameable?: boolean;
  /** Markup added to the end of the body. */
  readonly addedMarkup?: string;
  /** Which tiles the preview app has. Only the others are rendered, and the versions of all are added. */
  readonly versioning?: TileVersioning | undefined;
  readonly headers?: RendererDependencies['headers'];
  /** Whether it stays in this process and needs no compression. */
  readonly isUncompressed?: boolean;
}

/** How a document for visitors is rendered. */
interface VisitorRender {
  readonly address?: ScopedAddress | undefined;
  readonly sources?: DocumentSources | undefined;
  readonly cachedEtag?: string | undefined;
}

/** A finished document, with its HTML before compression. */
interface Rendered {
  readonly document: StoredDocument;
  readonly html: string;
}

/** Present in every page on which a table can be booked. */
const bookingMarker = 'data-island="booking"';

/** Present in every page with a form. */
const formMarker = 'data-island="form-';

/** Present in every page that leads to a wallet. */
const walletMarker = 'name="wallet"';

/** Creates the function that renders, finishes and compresses a planned document. */
export function createDocumentRender(
  dependencies: RendererDependencies,
  report: ReturnType<typeof createProblemReporter>,
) {
  const { mediaOrigin = '' } = dependencies;

  return async (
    planned: PlannedDocument,
    path: string,
    { address, sources, cachedEtag }: VisitorRender = {},
    {
      isFrameable = false,
      addedMarkup: markup = '',
      versioning,
      headers = [],
      isUncompressed = false,
    }: RenderOptions = {},
  ): Promise<Rendered> => {
    const context = planned.kind === 'page' ? planned.context.pageId : `error-${planned.status}`;
    const staticParts = createStaticParts();
    const rendered = await dependencies.render(path, {
      document: planned,
      onProblems: (problems) => report(context, problems),
      createStaticPart: dependencies.isDevelopment ? undefined : staticParts.create,
      isKnown: versioning?.isKnown,
    });
    const html = staticParts.insertInto(rendered);
    const structuredData = planned.kind === 'page' ? planned.structuredData : [];
    const isStatic = planned.kind === 'page' && planned.isStatic === true;
    const finished = finishDocument({
      html,
      siteScriptUrl: dependencies.siteScriptUrl(),
      structuredData,
      isDevelopment: dependencies.isDevelopment,
      isStatic,
    });
    const addedMarkup = markup + (versioning?.markup() ?? '');
    const ownScripts = dependencies.isDevelopment && !isStatic ? waitForHydration(addedMarkup) : addedMarkup;
    const policy = contentSecurityPolicy({
      ...finished,
      frameOrigins: dependencies.frameOrigins,
      thirdParties: isPrivate(planned)
        ? undefined
        : dependencies.thirdParties({ cards: html.includes(bookingMarker), forms: html.includes(formMarker) }),
      mediaOrigins: mediaOrigin.startsWith('http:') && html.includes(`${mediaOrigin}/`) ? [mediaOrigin] : [],
      formTargets: html.includes(walletMarker) ? walletRedirectOrigins(dependencies.origin) : [],
      isFrameable,
      isDevelopment: dependencies.isDevelopment,
    });
    const isForEditors = isStatic || (planned.kind === 'page' && planned.mode === 'preview');
    const document = createStoredDocument(
      { ...dependencies, headers: [...dependencies.headers, ...headers] },
      {
        status: planned.status,
        isComplete: planned.kind === 'error' || planned.isComplete,
        scope: isForEditors ? 'uncached' : cacheScopeOf(address),
        html: Buffer.from(
          addedMarkup === '' ? finished.html : finished.html.replace('</body>', () => `${ownScripts}</body>`),
        ),
        policy,
        tags: sources?.tags,
        unchangedUntilMs: sources?.isFollowed
          ? nextCandidate(planned, planned.layout.now, dependencies.options.collectionCloses)
          : undefined,
        isUncompressed,
        cachedEtag,
      },
    );
    return { document, html: finished.html };
  };
}

/**
 * Where a wallet form may redirect: to any https address, because wallets continue to their own sign-in, and on a
 * developer’s machine to the simulated wallet.
 */
const walletRedirectOrigins = (origin: string): readonly string[] =>
  isLoopbackUrl(origin) ? ['https:', 'http://127.0.0.1:*'] : ['https:'];
