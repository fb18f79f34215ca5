import { getThirdPartyFacts } from '#adapters/integrations/third-parties/third-parties.ts';
import { interpolate, type NeedPlan, planNeeds, type ReadPage } from '#blocks/page-reader.ts';
import { loadNeeds } from '#renderer/needs/load-needs.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { PagePart } from '#schemas/content/page/page-parts.ts';
import { formatPath, type Problem } from '#schemas/content/problem/problem.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { NeedSource, NeedValues } from '#schemas/content/tile/need.ts';
import type { Tile } from '#schemas/content/tile/tile.ts';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { isOpenJob } from '#schemas/domain/job/job-category.ts';
import { type DishChoice, hasDishChoice } from '#schemas/domain/menu/filter/choose-dishes.ts';
import { resultsId } from '#schemas/domain/menu/filter/dish-choice.ts';
import { dishParameter, findDish } from '#schemas/domain/menu/find-dish.ts';
import { dayInLondon } from '#schemas/domain/restaurant/day-in-london.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { createLoaders } from '#schemas/sources/sources.generated.ts';
import { captureBookingFacts } from '#site/booking/journey/capture-booking-facts.ts';
import type { BookingSubmission } from '#site/booking/journey/derive-booking-state.ts';
import { loadBookingState } from '#site/booking/journey/load-booking-state.ts';
import { otherTableOf } from '#site/booking/manage/read-booking-change.ts';
import type { RenderedJourney } from '#site/booking/record-unavailable.ts';
import type { LayoutContext } from '#site/layout/layout-context.ts';
import { failureMessage, notFoundMessage, preferencesFailureMessage } from '../document-messages.ts';
import { describeHead } from '../head/describe-head.ts';
import type { DocumentRequest, PlanDependencies } from '../resolve/document-request.ts';
import type { FoundSubject } from '../resolve/resolve-route.ts';
import { describeData } from '../structured-data/describe-data.ts';
import { breadcrumbsOf } from './breadcrumbs-of.ts';
import { selectPagePart } from './combine/select-page-part.ts';
import { loadSharedPages, readWithSharedTiles } from './combine/shared-tiles.ts';
import { withHeroTiles } from './combine/with-hero-tiles.ts';
import { withPageTitle } from './combine/with-page-title.ts';
import { withResultsFirst } from './combine/with-results-first.ts';
import { pageParameters, selectParameters } from './page-parameters.ts';
import { placeholderValuesOf } from './placeholder-values-of.ts';
import type { PlannedDocument, PlannedError, PlannedPage } from './planned-document.ts';
import { findPostedForm, pageOfForm, withPostedFallback } from './posted-form.ts';
import { findDishTile } from './tiles/find-dish-tile.ts';
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
        form,
        findFormTiles: (tiles) => findFormTiles({ tiles, plan: planTiles(request, subject, tiles, undefined) }),
      })
    : { page: whole };
  // The last good copy is better than a title alone.
  const isUnreadable = isBlank && read.problems.some(isTileError);
  const parameters = pageParameters(whole.tiles);
  const pageRequest = { ...request, query: selectParameters(request.query, parameters) };
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
    ...describePage(pageRequest, dependencies, { ...documentLayout, subject, page: pageData.page, part }),
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

/** Adds what the settings say to the options of blocks. */
const withSettings = (dependencies: PlanDependencies, { bookingTexts: texts }: Settings): PlanDependencies => {
  const { options } = dependencies;
  return texts ? { ...dependencies, options: { ...options, booking: { ...options.booking, texts } } } : dependencies;
};

function logProblems({ log }: PlanDependencies, pageId: string, problems: readonly Problem[]): void {
  for (const { code, message, path, tile } of problems)
    log({ level: 'error', event: 'content-problem', pageId, code, field: formatPath(path), message, tile });
}

/** Interpolates the tiles’ texts and loads what the tiles need. */
async function loadPageData(
  request: DocumentRequest,
  dependencies: PlanDependencies,
  subject: FoundSubject,
  read: ReadPage,
  formTiles: PageContext['formTiles'],
) {
  const { tiles, problems } = interpolate(read.tiles, placeholderValuesOf(subject));
  const { restaurant } = subject;
  const { options } = dependencies;
  const booking = await loadBookingState({
    request,
    restaurant,
    questions: dependencies.booking,
    options: options.booking,
    findEarlier: dependencies.findEarlierBooking,
  });
  const { path, now, query, form, managed, waiting, wallet } = request;
  const { pageId, area } = subject;
  const isSubscriber = request.subscriberEmail !== undefined || request.mode !== 'public';
  const context: PageContext = {
    pageId,
    path,
    now,
    area,
    query,
    options,
    booking,
    form,
    managed,
    waiting,
    isSubscriber,
    wallet,
  };
  const plan = planTiles(request, subject, tiles, booking);
  const { loaders, facts } = captureBookingFacts(
    createLoaders({
      ...dependencies,
      thirdParties: getThirdPartyFacts(dependencies.layoutConfiguration),
      forms: withPostedFallback(request, dependencies.forms),
    }),
  );
  const answers = await loadNeeds<NeedValues[NeedSource]>(plan.needs, loaders, dependencies.needsLimitMs);
  const journey = booking && restaurant && createRenderedJourney(restaurant, booking, facts(), request.submission);
  const [dishId] = query[dishParameter] ?? [];
  const dishTile = dishId === undefined ? undefined : findDishTile({ tiles, plan, answers }, dishId);
  return {
    page: { ...read, tiles },
    problems,
    context: { ...context, dishTile, formTiles: formTiles ?? findFormTiles({ tiles, plan }) },
    plan,
    answers,
    journey,
  };
}

const planTiles = (
  { subscriberEmail, query, managed }: DocumentRequest,
  { needs }: FoundSubject,
  tiles: ReadPage['tiles'],
  booking: BookingPageState | undefined,
): NeedPlan =>
  planNeeds(
    tiles.map(({ tile }) => tile),
    {
      ...needs,
      memberEmail: subscriberEmail,
      near: query.near?.join(' ') ?? needs.near,
      managed: needs.managed && { ...needs.managed, table: otherTableOf(managed) },
      dishes: dishesOf(query),
      // After a completed booking the journey offers no more choices, so the booking system is not asked.
      ...(booking && booking.outcome?.kind !== 'done' && { booking: { step: booking.step, choice: booking.choice } }),
    },
  );

/**
 * The results of an allergen guide, to scroll to them: a visitor who follows a link with allergens to avoid came for
 * them.
 */
function guideResultsIn(tiles: ReadPage['tiles'], { avoid }: DocumentRequest['query']): string | undefined {
  const first = avoid && tiles.find(({ tile }) => tile.type === 'menu-section' || tile.type === 'allergen-guide')?.tile;
  return first?.type === 'allergen-guide' ? resultsId(first.key) : undefined;
}

/** The diets and allergens that the query asks for. */
function dishesOf({ diet = [], avoid = [] }: DocumentRequest['query']): DishChoice | undefined {
  const choice = { diet, avoid };
  return hasDishChoice(choice) ? choice : undefined;
}

interface DescribeInput {
  readonly settings: Settings;
  readonly subject: FoundSubject;
  readonly page: ReadPage;
  readonly part: PagePart | undefined;
}

/** What the page tells browsers, social networks and search engines. */
function describePage(
  { path, now, query, form, submission, managed, waiting, wallet }: DocumentRequest,
  { origin, socialCards }: PlanDependencies,
  { settings, subject, page, part }: DescribeInput,
): Pick<PlannedPage, 'status' | 'head' | 'breadcrumbs' | 'structuredData'> {
  const breadcrumbs = breadcrumbsOf(subject);
  const isClosed = subject.job !== undefined && !isOpenJob(subject.job, dayInLondon(now));
  // A closed vacancy is not described as a job posting, because search engines would list it as open.
  const describedSubject = isClosed ? { ...subject, job: undefined } : subject;
  const invalid =
    hasError(form) || hasError(submission) || [managed?.message, waiting, wallet].some((each) => each !== undefined);
  const [dishId] = query[dishParameter] ?? [];
  const dish = dishId === undefined ? undefined : subject.menu && findDish(subject.menu, dishId);
  const isDishMissing = dishId !== undefined && subject.menu !== undefined && dish === undefined;
  return {
    status: isClosed ? 410 : isDishMissing ? 404 : 200,
    head: describeHead({
      envelope: page.envelope,
      settings,
      subject,
      dish,
      part,
      path,
      origin,
      socialCards,
      hasError: invalid,
    }),
    breadcrumbs,
    structuredData: describeData({
      settings,
      subject: describedSubject,
      breadcrumbs,
      origin,
      applies: hasApplicationForm(page.tiles),
    }),
  };
}

const hasError = (submission: { readonly errors?: object | undefined } | undefined): boolean =>
  Object.keys(submission?.errors ?? {}).length > 0;

const createRenderedJourney = (
  { storeId }: Restaurant,
  visit: BookingPageState,
  facts: BookingFacts,
  submission: BookingSubmission | undefined,
): RenderedJourney => ({ storeId, visit, facts, formKey: submission?.idempotencyKey });

/** Whether visitors can apply for a vacancy on the page itself. */
const hasApplicationForm = (tiles: readonly { readonly tile: Tile }[]): boolean =>
  tiles.some(
    ({ tile }) => tile.formType === 'job-apply' || (tile.type === 'job-detail' && tile.applies && !tile.formType),
  );

/** Shared tiles that are not live are no failure: the page shows what is left. */
const isTileError = ({ code, severity, path }: Problem): boolean =>
  severity === 'error' && path[0] === 'tiles' && code !== 'shared-tiles-missing';
