import type { ReadPage } from '#blocks/page-reader.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { formatPath, type Problem } from '#schemas/content/problem/problem.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import { readTimesQuery } from '#schemas/domain/booking/manage/times-query.ts';
import { resultsId } from '#schemas/domain/menu/filter/dish-choice.ts';
import type { LayoutContext } from '#site/layout/layout-context.ts';
import { failureMessage, notFoundMessage, preferencesFailureMessage } from '../document-messages.ts';
import type { DocumentRequest, PlanDependencies } from '../resolve/document-request.ts';
import type { FoundSubject } from '../resolve/resolve-route.ts';
import { selectPagePart } from './combine/select-page-part.ts';
import { loadSharedPages, readWithSharedTiles } from './combine/shared-tiles.ts';
import { withHeroTiles } from './combine/with-hero-tiles.ts';
import { withPageTitle } from './combine/with-page-title.ts';
import { withResultsFirst } from './combine/with-results-first.ts';
import { describePage } from './describe/describe-page.ts';
import { loadPageData, planTiles } from './load-page-data.ts';
import { pageParameters, selectParameters } from './page-parameters.ts';
import type { PlannedDocument, PlannedError, PlannedPage } from './planned-document.ts';
import { findPostedForm, pageOfForm } from './posted-form.ts';
import { findFormTiles } from './tiles/find-form-tiles.ts';

interface DocumentLayout {
  readonly settings: Settings;
  readonly layout: LayoutContext;
}

/** A failure for which the error page has a message of its own. */
export class ExplainedFailure extends Error {
  /** For the visitor. */
  readonly explanation: string;

  constructor(message: string, explanation: string) {
    super(message);
    this.explanation = explanation;
  }
}

/** The error page for a failure. */
export const createErrorPage = (
  layout: LayoutContext,
  settings?: Settings,
  message: string = failureMessage,
): PlannedError => ({
  kind: 'error',
  status: 500,
  message,
  settings,
  layout,
});

/** Parses the page of an address and loads what its tiles need. Rejects when it cannot be loaded. */
export async function planPage(
  request: DocumentRequest,
  dependencies: PlanDependencies,
  documentLayout: DocumentLayout,
  subject: FoundSubject,
): Promise<PlannedDocument> {
  const answer = await dependencies.source.page(subject.pageId);
  if (answer.kind === 'missing') return { kind: 'error', status: 404, message: notFoundMessage, ...documentLayout };
  const form = findPostedForm(request);
  const page = answer.kind === 'found' ? answer.page : form && pageOfForm(form);
  if (page === undefined) throw new Error(answer.kind === 'failed' ? answer.reason : 'no page');
  const pageWithHero = withHeroTiles(page, subject);
  const shared = await loadSharedPages(pageWithHero, (id) => dependencies.source.page(id));
  const read = readWithSharedTiles(pageWithHero, shared);
  const hasSharedFailed = [...shared.values()].some(({ kind }) => kind === 'failed');
  const isPublic = request.mode === 'public';
  const isBlank = read.ok && read.value.tiles.length === 0;
  if (!read.ok || (isPublic && isBlank && hasSharedFailed)) {
    logProblems(dependencies, subject.pageId, read.problems);
    return createErrorPage(
      documentLayout.layout,
      documentLayout.settings,
      request.mode === 'preview' ? explainDraft(read.problems) : undefined,
    );
  }
  const whole = isPublic ? withResultsFirst(withPageTitle(read.value), request.query) : read.value;
  const {
    page: shown,
    part,
    formTiles,
  } = isPublic
    ? selectPagePart(whole, {
        query: request.query,
        form: request.form,
        formName: form?.name,
        findFormTiles: (tiles) => findFormTiles({ tiles, plan: planTiles(request, subject, tiles, undefined) }),
      })
    : { page: whole };
  // The last good copy is better than a title alone.
  const isUnreadable = isBlank && read.problems.some(isTileError);
  const parameters = pageParameters(whole.tiles);
  const query = selectParameters(request.query, parameters);
  const managed = request.managed ?? (subject.needs?.managed?.key === undefined ? undefined : readTimesQuery(query));
  const pageRequest = { ...request, query, managed };
  const pageData = await loadPageData(
    pageRequest,
    withSettings(dependencies, documentLayout.settings),
    subject,
    shown,
    formTiles,
  );
  const customerFailure = findCustomerFailure(pageData);
  if (customerFailure !== undefined && !form) throw new ExplainedFailure(customerFailure, preferencesFailureMessage);
  return {
    ...describePage(pageRequest, dependencies, {
      ...documentLayout,
      subject,
      page: pageData.page,
      part,
      isUnknownLink: isUnknownLink(subject, pageData),
    }),
    ...pageData,
    ...documentLayout,
    kind: 'page',
    isComplete:
      answer.kind === 'found' &&
      !hasSharedFailed &&
      !isUnreadable &&
      [...pageData.answers.values()].every((each) => each.ok || each.reason === 'missing'),
    mode: request.mode,
    problems: [...read.problems, ...pageData.problems],
    restaurant: subject.restaurant,
    scrollTo: subject.scrollTo ?? guideResultsIn(pageData.page.tiles, pageRequest.query),
    parameters,
    part,
  };
}

/** Why a draft cannot be shown, for its editor. */
const explainDraft = (problems: readonly Problem[]): string =>
  `This draft cannot be shown. ${problems.map(({ message }) => message).join(' ')} Open it in the preview app to restore an earlier version.`;

/**
 * Why a customer’s preferences could not be loaded. In the place of their form the page would say that the link is not
 * valid, as for an unknown customer, so it must fail.
 */
function findCustomerFailure({ plan, answers }: Pick<PlannedPage, 'plan' | 'answers'>): string | undefined {
  for (const [name, need] of plan.needs) {
    const answer = answers.get(name);
    const isCustomers = need.source === 'form' && need.name === 'preferences' && need.customer !== undefined;
    if (isCustomers && answer?.ok === false && answer.reason !== 'missing') return answer.message;
  }
  return undefined;
}

/** Whether the key in the address opens no booking and no waiting list. Their pages say so themselves. */
const isUnknownLink = ({ needs }: FoundSubject, { plan, answers }: Pick<PlannedPage, 'plan' | 'answers'>): boolean =>
  [...plan.needs].some(([name, { source }]) => {
    const answer = answers.get(name);
    const isLink = (source === 'manageBooking' && needs.managed) || (source === 'waitingList' && needs.waiting);
    return isLink && answer?.ok && isRecord(answer.value) && answer.value.kind === 'unknown';
  });

/** Adds what the settings say to the options of blocks. */
const withSettings = (dependencies: PlanDependencies, { bookingTexts: texts }: Settings): PlanDependencies => {
  const { options } = dependencies;
  return texts ? { ...dependencies, options: { ...options, booking: { ...options.booking, texts } } } : dependencies;
};

function logProblems({ log }: PlanDependencies, pageId: string, problems: readonly Problem[]): void {
  for (const { code, message, path, tile } of problems)
    log({ level: 'error', event: 'content-problem', pageId, code, field: formatPath(path), message, tile });
}

/**
 * The results of an allergen guide, to scroll to them: a visitor who follows a link with allergens to avoid came for
 * them.
 */
function guideResultsIn(tiles: ReadPage['tiles'], { avoid }: DocumentRequest['query']): string | undefined {
  const first = avoid && tiles.find(({ tile }) => tile.type === 'menu-section' || tile.type === 'allergen-guide')?.tile;
  return first?.type === 'allergen-guide' ? resultsId(first.key) : undefined;
}

/** Shared tiles that are not live are not failures: the page shows what is left. */
const isTileError = ({ code, severity, path }: Problem): boolean =>
  severity === 'error' && path[0] === 'tiles' && code !== 'shared-tiles-missing';
