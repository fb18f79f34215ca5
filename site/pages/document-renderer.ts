import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import type { ManageState } from '#schemas/domain/booking/manage/booking-manager.ts';
import type { WaitingState } from '#schemas/domain/booking/waiting/waiting-list.ts';
import type { WalletState } from '#schemas/domain/wallet/wallet.ts';
import type { FormState } from '#schemas/forms/_shared/form-state.ts';
import type { BookingSubmission } from '../booking/journey/derive-booking-state.ts';
import { limitFailures } from '../operations/limit-failures.ts';
import { findFilterValues } from '../routing/known-filter-values.ts';
import type { Route } from '../routing/match-route.ts';
import { createFallbackDocument } from './cache/create-stored-document.ts';
import type { StoredDocument } from './cache/document-cache.ts';
import { createNotFoundPages } from './cache/not-found-pages.ts';
import { failureMessage } from './document-messages.ts';
import { planDocument } from './plan/plan-document.ts';
import type { PlannedDocument, PlannedError } from './plan/planned-document.ts';
import { createDocumentRender, type RendererDependencies, type RenderOptions } from './render-document.ts';
import { createProblemReporter } from './report-problems.ts';
import { recordSources } from './source/record-sources.ts';

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
  /** The email address of a visitor who has just joined the mailing list. The document is for them only. */
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

type DescribedError = Omit<PlannedError, 'kind' | 'layout'>;

/** Creates documents: plans, renders, finishes and compresses them. */
export function createDocumentRenderer(dependencies: RendererDependencies): DocumentRenderer {
  const report = createProblemReporter(dependencies.log);
  const render = createDocumentRender(dependencies, report);

  const errorPage = async (error: DescribedError): Promise<StoredDocument> => {
    try {
      const layout = { configuration: dependencies.layoutConfiguration, now: dependencies.clock() };
      return (await render({ ...error, kind: 'error', layout }, '/')).document;
    } catch (failure) {
      dependencies.log({ level: 'error', event: 'error-page-failed', message: errorMessageOf(failure) });
      return createFallbackDocument(dependencies, error.status, error.message);
    }
  };

  const failures = limitFailures(dependencies.log);
  const notFoundPage = createNotFoundPages(dependencies.clock);
  const cachedErrorPage = (error: DescribedError): Promise<StoredDocument> =>
    error.status === 404 ? notFoundPage(error.message, error.settings, () => errorPage(error)) : errorPage(error);

  const answer = async (address: Address, cachedEtag?: string): Promise<RenderedAnswer> => {
    const { result: planned, sources } = await recordSources(() =>
      planDocument({ ...address, now: dependencies.clock(), mode: 'public' }, { ...dependencies, log: failures.log }),
    );
    if (planned.kind === 'page' || planned.status !== 500) failures.recovered(address.path);
    if (planned.kind === 'error')
      return {
        document: await cachedErrorPage(planned),
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
        document: await errorPage({ status: 500, message: failureMessage, settings: planned.settings }),
        filterValues: [],
        parameters: undefined,
      };
    }
  };

  return {
    answer,
    errorPage: async (status, message) =>
      cachedErrorPage({
        status,
        message,
        settings: await dependencies.source.settings().catch(() => undefined),
      }),
    renderPlanned: async (planned, path, options) =>
      planned.kind === 'error' && !options
        ? cachedErrorPage(planned)
        : (await render(planned, path, {}, options)).document,
  };
}
