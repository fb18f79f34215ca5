import { resultsId } from '#blocks/_shared/menu-filter/dish-choice.ts';
import type { PageContext } from '#renderer/block.ts';
import { interpolate } from '#renderer/interpolate/interpolate.ts';
import { loadNeeds } from '#renderer/needs/load-needs.ts';
import { type NeedPlan, planNeeds } from '#renderer/needs/plan-needs.ts';
import { type ReadPage, readPage } from '#renderer/parse/read-page.ts';
import { formatPath, type Problem } from '#schemas/content/problem/problem.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { Tile } from '#schemas/content/tile/tile.ts';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingVisit } from '#schemas/domain/booking/booking-visit.ts';
import { isOpenJob } from '#schemas/domain/job/job-category.ts';
import { type DishChoice, isChoosing } from '#schemas/domain/menu/choose-dishes.ts';
import { dayInLondon } from '#schemas/domain/restaurant/day-in-london.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { beginVisit } from '#site/booking/journey/begin-visit.ts';
import { noteFacts } from '#site/booking/journey/note-facts.ts';
import type { SentBooking } from '#site/booking/journey/visit-of.ts';
import type { ShownJourney } from '#site/booking/record-unavailable.ts';
import type { FrameFacts } from '#site/layout/frame-facts.ts';
import { failureMessage, notFoundMessage } from '../document-messages.ts';
import { describeHead } from '../head/describe-head.ts';
import type { DocumentRequest, DocumentWorld } from '../resolve/document-request.ts';
import type { FoundSubject } from '../resolve/resolve-route.ts';
import { createLoaders } from '../source/loaders.ts';
import { describeData } from '../structured-data/describe-data.ts';
import { breadcrumbsOf } from './breadcrumbs-of.ts';
import { placeholderValuesOf } from './placeholder-values-of.ts';
import type { PlannedDocument, PlannedError, PlannedPage } from './planned-document.ts';
import { answeredForm, pageOfForm, settingsFor } from './posted-form.ts';

interface Surroundings {
  readonly settings: Settings;
  readonly frame: FrameFacts;
}

/** The page that says that something went wrong. */
export const failedPage = (frame: FrameFacts, settings?: Settings): PlannedError => ({
  kind: 'error',
  status: 500,
  message: failureMessage,
  settings,
  frame,
});

/** Reads the page that an address shows and asks for all that its tiles need. Rejects when it cannot be had. */
export async function planPage(
  request: DocumentRequest,
  world: DocumentWorld,
  around: Surroundings,
  subject: FoundSubject,
): Promise<PlannedDocument> {
  const answer = await world.source.page(subject.pageId);
  if (answer.kind === 'missing') return { kind: 'error', status: 404, message: notFoundMessage, ...around };
  const form = answeredForm(request);
  const page = answer.kind === 'found' ? answer.page : form && pageOfForm(form);
  if (page === undefined) throw new Error(answer.kind === 'failed' ? answer.reason : 'no page');
  const read = readPage(withHeroTiles(page, subject));
  // A page of nothing but faults is no page: the last good copy, or the page that says so, is better than a blank.
  if (!read.ok || (request.mode === 'public' && read.value.tiles.length === 0 && read.problems.some(isOfTile))) {
    logProblems(world, subject.pageId, read.problems);
    return failedPage(around.frame, around.settings);
  }
  const rendered = await gather(request, world, subject, read.value);
  return {
    ...describe(request, world, { ...around, subject, page: rendered.page }),
    ...rendered,
    ...around,
    kind: 'page',
    whole:
      answer.kind === 'found' && [...rendered.answers.values()].every((each) => each.ok || each.reason === 'missing'),
    mode: request.mode,
    problems: [...read.problems, ...rendered.problems],
    restaurant: subject.restaurant,
    scrollTo: subject.scrollTo ?? guideResultsIn(rendered.page.tiles, request.query),
  };
}

function logProblems({ log }: DocumentWorld, pageId: string, problems: readonly Problem[]): void {
  for (const { code, message, path, tile } of problems)
    log({ level: 'error', event: 'content-problem', pageId, code, field: formatPath(path), message, tile });
}

/** Fills the tiles with names, and asks for what they need. */
async function gather(request: DocumentRequest, world: DocumentWorld, subject: FoundSubject, read: ReadPage) {
  const { tiles, problems } = interpolate(read.tiles, placeholderValuesOf(subject));
  const { restaurant } = subject;
  const { options } = world;
  const booking = await beginVisit({
    asked: request,
    restaurant,
    questions: world.booking,
    options: options.booking,
  });
  const { path, now, query, form, wallet } = request;
  const { pageId, area } = subject;
  const context: PageContext = { pageId, path, now, area, query, options, booking, form, wallet };
  const plan = planTiles(request, subject, tiles, booking);
  const { loaders, facts } = noteFacts(createLoaders({ ...world, forms: settingsFor(request, world.forms) }));
  const answers = await loadNeeds(plan.needs, loaders, world.needsLimitMs);
  const journey = booking && restaurant && shownJourney(restaurant, booking, facts(), request.sent);
  return { page: { ...read, tiles }, problems, context, plan, answers, journey };
}

const planTiles = (
  { joined, query }: DocumentRequest,
  { needs }: FoundSubject,
  tiles: ReadPage['tiles'],
  booking: BookingVisit | undefined,
): NeedPlan =>
  planNeeds(
    tiles.map(({ tile }) => tile),
    {
      ...needs,
      joined,
      near: query.near?.join(' ') ?? needs.near,
      dishes: dishesOf(query),
      // Who is thanked chooses nothing any more: nothing is asked of the booking system.
      ...(booking && booking.outcome?.kind !== 'done' && { booking: { step: booking.step, choice: booking.choice } }),
    },
  );

/** Where the results of an allergen guide begin: somebody who followed a link with allergens to avoid came for them. */
function guideResultsIn(tiles: ReadPage['tiles'], { avoid }: DocumentRequest['query']): string | undefined {
  const first = avoid && tiles.find(({ tile }) => tile.type === 'menu-section' || tile.type === 'allergen-guide')?.tile;
  return first?.type === 'allergen-guide' ? resultsId(first.key) : undefined;
}

/** What the address says that dishes must suit and be without. */
function dishesOf({ diet = [], avoid = [] }: DocumentRequest['query']): DishChoice | undefined {
  const choice = { diet, avoid };
  return isChoosing(choice) ? choice : undefined;
}

interface Described {
  readonly settings: Settings;
  readonly subject: FoundSubject;
  readonly page: ReadPage;
}

/** What is said of the page to browsers, social networks and search engines. */
function describe(
  { path, now, form, sent, wallet }: DocumentRequest,
  { origin, socialCards }: DocumentWorld,
  { settings, subject, page }: Described,
): Pick<PlannedPage, 'status' | 'head' | 'breadcrumbs' | 'structuredData'> {
  const breadcrumbs = breadcrumbsOf(subject);
  const isOver = subject.job !== undefined && !isOpenJob(subject.job, dayInLondon(now));
  // A vacancy that has closed is no posting: search engines take one that is stated for open.
  const stated = isOver ? { ...subject, job: undefined } : subject;
  const invalid = hasError(form) || hasError(sent) || wallet !== undefined;
  return {
    status: isOver ? 410 : 200,
    head: describeHead({ envelope: page.envelope, settings, subject, path, origin, socialCards, hasError: invalid }),
    breadcrumbs,
    structuredData: describeData({ settings, subject: stated, breadcrumbs, origin, applies: isApplied(page.tiles) }),
  };
}

const hasError = (sent: { readonly errors?: object | undefined } | undefined): boolean =>
  Object.keys(sent?.errors ?? {}).length > 0;

const shownJourney = (
  { storeId }: Restaurant,
  visit: BookingVisit,
  facts: BookingFacts,
  sent: SentBooking | undefined,
): ShownJourney => ({ storeId, visit, facts, sentKey: sent?.idempotencyKey });

/** Whether one can apply for a vacancy on the page itself. */
const isApplied = (tiles: readonly { readonly tile: Tile }[]): boolean =>
  tiles.some(({ tile }) => tile.formType === 'job-apply' || (tile.type === 'job-detail' && tile.applies));

const isOfTile = ({ severity, path }: Problem): boolean => severity === 'error' && path[0] === 'tiles';

/** A restaurant’s own tiles come before those that all restaurant pages share. */
function withHeroTiles(page: unknown, { pageId, restaurant }: FoundSubject): unknown {
  const heroTiles = pageId === '_restaurant' ? (restaurant?.heroTiles ?? []) : [];
  if (heroTiles.length === 0 || typeof page !== 'object' || page === null || !('tiles' in page)) return page;
  return Array.isArray(page.tiles) ? { ...page, tiles: [...heroTiles, ...page.tiles] } : page;
}
