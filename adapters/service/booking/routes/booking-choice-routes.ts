import { route } from '#adapters/service/http/route.ts';
import type { Service } from '#adapters/service/service.ts';
import { bookingChoiceEndpoints } from '#schemas/api/booking/booking-choices.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import type { BookingMenuRules, OccasionRules } from '#schemas/domain/booking/rules/occasion-rules.ts';
import type { ExtraRules } from '#schemas/domain/booking/rules/seating-rules.ts';
import { readTakenExtras } from '../availability/extras-stock.ts';
import { filterOccasions, findOccasion, findOpenDay } from '../availability/find-tables.ts';
import { countCovers, isBookingRejection, menusFor, type Party } from '../availability/party-rules.ts';
import { createBookingContext, parseDates, readBookableRestaurant } from '../availability/read-bookable-restaurant.ts';
import { areasFor } from '../availability/stay.ts';
import { createRejectionReply } from '../create/rejection-reply.ts';

export const bookingChoiceRoutes = {
  occasions: route(bookingChoiceEndpoints.occasions, async ({ params, query, reply }, service) => {
    const day = findOpenDay(
      await readBookableRestaurant(service, params.storeId),
      query.date,
      createBookingContext(service),
    );
    if (isBookingRejection(day)) return reply(createRejectionReply(day));
    if (day.tables.length === 0) return reply(createRejectionReply({ code: bookingCode.notAtThisTime }));
    return reply({ success: true, data: filterOccasions(day.rules, day.tables).map(toOfferedOccasion) });
  }),
  areas: route(bookingChoiceEndpoints.areas, async ({ params, query, reply }, service) => {
    const found = await findRequestedOccasion(service, params.storeId, query);
    if (isBookingRejection(found)) return reply(createRejectionReply(found));
    const linked = found.occasion.areaLinkGroup === undefined ? [] : areasFor(found.rules, found.occasion);
    const offered = linked.filter(({ seats }) => seats >= countCovers(query));
    return reply({ success: true, data: offered.map(({ id, name }) => ({ id, name })) });
  }),
  bookingMenus: route(bookingChoiceEndpoints.bookingMenus, async ({ params, query, reply }, service) => {
    const found = await findRequestedOccasion(service, params.storeId, query);
    if (isBookingRejection(found)) return reply(createRejectionReply(found));
    const at = found.tables.filter(({ time }) => query.time === undefined || time === query.time);
    const served = at.flatMap((table) => menusFor(found.rules, found.occasion, table));
    return reply({ success: true, data: [...new Set(served)].map(toOfferedMenu) });
  }),
  upsells: route(bookingChoiceEndpoints.upsells, async ({ params, query, reply }, service) => {
    const bookable = await readBookableRestaurant(service, params.storeId);
    const day = findOpenDay(bookable, query.bookingDate, createBookingContext(service));
    if (isBookingRejection(day)) return reply(createRejectionReply(day));
    const taken = await readTakenExtras(service.database, params.storeId, query.bookingDate);
    const offered = day.rules.extras.map((extra) => toOfferedExtra(extra, taken.get(extra.id) ?? 0));
    return reply({ success: true, data: offered.filter(({ available }) => available || query.includeUnavailable) });
  }),
};

interface OccasionQuery extends Party {
  readonly dates: string;
  readonly occasionId: string;
}

/** The occasion of a query on the first of its dates, with its times and the rules of that day. */
async function findRequestedOccasion(service: Service, storeId: string, query: OccasionQuery) {
  const bookable = await readBookableRestaurant(service, storeId);
  const context = createBookingContext(service);
  const [date] = parseDates(query.dates);
  const day = findOpenDay(bookable, date, context);
  if (isBookingRejection(day)) return day;
  const found = findOccasion(day, { occasionId: query.occasionId, party: query }, context.maxCovers);
  return isBookingRejection(found) ? found : { ...found, rules: day.rules };
}

/** The part of the rules that visitors may see. */
const toOfferedOccasion = ({
  id,
  name,
  minimumCovers,
  maximumCovers,
  menuLinkGroup,
  areaLinkGroup,
}: OccasionRules) => ({
  id,
  name,
  minimumCovers,
  maximumCovers,
  menuLinkGroup,
  areaLinkGroup,
});

const toOfferedMenu = ({ id, name, description, pricePence }: BookingMenuRules) => ({
  id,
  name,
  description,
  pricePence,
});

function toOfferedExtra(extra: ExtraRules, taken: number) {
  const remaining = extra.perDay === undefined ? extra.maxQty : Math.max(0, extra.perDay - taken);
  const { id, name, description, pricePence } = extra;
  return { id, name, description, pricePence, maxQty: Math.min(extra.maxQty, remaining), available: remaining > 0 };
}
