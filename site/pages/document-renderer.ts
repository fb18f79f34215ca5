import { isLoopbackUrl } from '#adapters/access/is-loopback-url.ts';
import type { PolicyOrigins } from '#adapters/integrations/third-parties/third-party.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import type { ManageState } from '#schemas/domain/booking/manage/booking-manager.ts';
import type { WaitingState } from '#schemas/domain/booking/waiting/waiting-list.ts';
import type { WalletState } from '#schemas/domain/wallet/wallet.ts';
import type { FormState } from '#schemas/forms/_shared/form-state.ts';
import type { BookingSubmission } from '../booking/journey/derive-booking-state.ts';
import type { RenderedJourney } from '../booking/record-unavailable.ts';
import type { TileVersioning } from '../drafts/tile-versions.ts';
import { limitFailures } from '../operations/limit-failures.ts';
import { errorMessageOf } from '../operations/site-log.ts';
import { findFilterValues } from '../routing/known-filter-values.ts';
import type { Route } from '../routing/match-route.ts';
import { cacheScopeOf } from './cache/cache-scope.ts';
import { createFallbackDocument, createStoredDocument } from './cache/create-stored-document.ts';
import type { StoredDocument } from './cache/document-cache.ts';
import { createNotFoundPages } from './cache/not-found-pages.ts';
import { failureMessage } from './document-messages.ts';
import { contentSecurityPolicy } from './finish/content-security-policy.ts';
import { finishDocument } from './finish/finish-document.ts';
import { createStaticParts } from './finish/static-parts.ts';
import { waitForHydration } from './finish/wait-for-hydration.ts';
import { planDocument } from './plan/plan-document.ts';
import { isPrivate, type PlannedDocument } from './plan/planned-document.ts';
import { nextCandidate } from './plan/time/next-candidate.ts';
import { createProblemReporter } from './report-problems.ts';
import type { PlanDependencies } from './resolve/document-request.ts';
import type { DocumentScope } from './resolve/document-scope.ts';
import { type DocumentSources, recordSources } from './source/record-sources.ts';

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

export interface Address {
  readonly route: Route;
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** The cache key: the path with the parts of the query that affect the page. */
  readonly key: string;
  /** Whether the document may be cached for other visitors. */
  readonly isCacheable: boolean;
  /** The result of a booking form that was posted to the address. */
  readonly submission?: BookingSubmission | undefined;
  /** What the visitor’s browser may have booked before; absent where no table is booked. */
  readonly earlierBookings?: BookingPageState['earlierBookings'];
  /** A form that was posted to the address, as it is shown again; absent where none was. */
  readonly form?: FormState | undefined;
  /** A posted answer to an offer of a waiting list that had no effect; absent where there was none. */
  readonly waiting?: WaitingState | undefined;
  /** A posted change or cancellation of a booking that was not made; absent where there was none. */
  readonly managed?: ManageState | undefined;
  /** The e-mail address of a visitor who has just joined the mailing list. The document is for them only. */
  readonly subscriberEmail?: string | undefined;
  /** The result of adding a card to a wallet; absent where this was not requested. */
  readonly wallet?: WalletState | undefined;
  /** Whether somebody sees it: false for HEAD requests. */
  readonly isSeen: boolean;
  /** Identifies the visitor, so that none can occupy all renderings. */
  readonly visitor?: string | undefined;
}

export interface RenderedAnswer {
  /** Its body is empty where its ETag is that of the cached document. */
  readonly document: StoredDocument;
  /** The values of its filter forms, where it was rendered without a query. */
  readonly filterValues: readonly string[];
  /** The query parameters that the page reads; undefined where there is no page. */
  readonly parameters: ReadonlySet<string> | undefined;
}

export interface DocumentRenderer {
  /** Renders the document at an address. `cachedEtag` is the ETag of the cached document. */
  answer(address: Address, cachedEtag?: string): Promise<RenderedAnswer>;
  /** The error page for an address that is known not to exist. */
  errorPage(status: 404 | 500, message: string): Promise<StoredDocument>;
  /** Renders a document that was planned elsewhere, for one reader. */
  renderPlanned(planned: PlannedDocument, path: string, options?: RenderOptions): Promise<StoredDocument>;
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

/** Present in every page on which a table can be booked. */
const bookingMarker = 'data-island="booking"';

/** Present in every page with a form. */
const formMarker = 'data-island="form-';

/** Present in every page that leads to a wallet. */
const walletMarker = 'name="wallet"';

/** Creates documents: plans, renders, finishes and compresses them. */
export function createDocumentRenderer(dependencies: RendererDependencies): DocumentRenderer {
  const report = createProblemReporter(dependencies.log);
  const { mediaOrigin = '' } = dependencies;

  const render = async (
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
    const document = await createStoredDocument(
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

  const errorPage = async (
    status: 404 | 500,
    message: string,
    settings: Settings | undefined,
  ): Promise<StoredDocument> => {
    try {
      const layout = { configuration: dependencies.layoutConfiguration, now: dependencies.clock() };
      return (await render({ kind: 'error', status, message, settings, layout }, '/')).document;
    } catch (error) {
      dependencies.log({ level: 'error', event: 'error-page-failed', message: errorMessageOf(error) });
      return createFallbackDocument(dependencies, status, message);
    }
  };

  const failures = limitFailures(dependencies.log);
  const notFoundPage = createNotFoundPages(dependencies.clock);
  const cachedErrorPage = (
    status: 404 | 500,
    message: string,
    settings: Settings | undefined,
  ): Promise<StoredDocument> =>
    status === 404
      ? notFoundPage(message, settings, () => errorPage(status, message, settings))
      : errorPage(status, message, settings);

  const answer = async (address: Address, cachedEtag?: string): Promise<RenderedAnswer> => {
    const { result: planned, sources } = await recordSources(() =>
      planDocument({ ...address, now: dependencies.clock(), mode: 'public' }, { ...dependencies, log: failures.log }),
    );
    if (planned.kind === 'page' || planned.status !== 500) failures.recovered(address.path);
    if (planned.kind === 'error')
      return {
        document: await cachedErrorPage(planned.status, planned.message, planned.settings),
        filterValues: [],
        parameters: undefined,
      };
    report(planned.context.pageId, planned.problems);
    try {
      const { document, html } = await render(planned, address.path, { address, sources, cachedEtag });
      if (planned.journey && address.isSeen) dependencies.recordUnavailable(planned.journey);
      const isPlain = address.isCacheable && Object.keys(address.query).length === 0;
      return { document, filterValues: isPlain ? findFilterValues(html) : [], parameters: planned.parameters };
    } catch (error) {
      dependencies.log({ level: 'error', event: 'render-failed', path: address.path, message: errorMessageOf(error) });
      return {
        document: await errorPage(500, failureMessage, planned.settings),
        filterValues: [],
        parameters: undefined,
      };
    }
  };

  return {
    answer,
    errorPage: async (status, message) =>
      cachedErrorPage(status, message, await dependencies.source.settings().catch(() => undefined)),
    renderPlanned: async (planned, path, options) =>
      planned.kind === 'error' && !options
        ? cachedErrorPage(planned.status, planned.message, planned.settings)
        : (await render(planned, path, {}, options)).document,
  };
}

/** How a document for visitors is rendered. */
interface VisitorRender {
  readonly address?: Address | undefined;
  readonly sources?: DocumentSources | undefined;
  readonly cachedEtag?: string | undefined;
}

interface Rendered {
  readonly document: StoredDocument;
  readonly html: string;
}

/**
 * Where a wallet form may redirect: to any https address, because wallets continue to their own sign-in, and on a
 * developer’s machine to the simulated wallet.
 */
const walletRedirectOrigins = (origin: string): readonly string[] =>
  isLoopbackUrl(origin) ? ['https:', 'http://127.0.0.1:*'] : ['https:'];
