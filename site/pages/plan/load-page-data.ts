import { getThirdPartyFacts } from '#adapters/integrations/third-parties/third-parties.ts';
import { interpolate, type NeedPlan, planNeeds, type ReadPage } from '#blocks/page-reader.ts';
import { loadNeeds } from '#renderer/needs/load-needs.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { NeedSource, NeedValues } from '#schemas/content/tile/need.ts';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { type DishChoice, hasDishChoice } from '#schemas/domain/menu/filter/choose-dishes.ts';
import { dishParameter } from '#schemas/domain/menu/find-dish.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { createLoaders } from '#schemas/sources/sources.generated.ts';
import { captureBookingFacts } from '#site/booking/journey/capture-booking-facts.ts';
import type { BookingSubmission } from '#site/booking/journey/derive-booking-state.ts';
import { loadBookingState } from '#site/booking/journey/load-booking-state.ts';
import { otherTableOf } from '#site/booking/manage/read-booking-change.ts';
import type { RenderedJourney } from '#site/booking/record-unavailable.ts';
import type { DocumentRequest, PlanDependencies } from '../resolve/document-request.ts';
import type { FoundSubject } from '../resolve/resolve-route.ts';
import { placeholderValuesOf } from './describe/placeholder-values-of.ts';
import { withPostedFallback } from './posted-form.ts';
import { findDishTile } from './tiles/find-dish-tile.ts';
import { findFormTiles } from './tiles/find-form-tiles.ts';

/** Interpolates the tiles’ texts and loads what the tiles need. */
export async function loadPageData(
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

/** Plans what the tiles of a page need. */
export const planTiles = (
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

/** The diets and allergens that the query asks for. */
function dishesOf({ diet = [], avoid = [] }: DocumentRequest['query']): DishChoice | undefined {
  const choice = { diet, avoid };
  return hasDishChoice(choice) ? choice : undefined;
}

const createRenderedJourney = (
  { storeId }: Restaurant,
  visit: BookingPageState,
  facts: BookingFacts,
  submission: BookingSubmission | undefined,
): RenderedJourney => ({ storeId, visit, facts, formKey: submission?.idempotencyKey });
