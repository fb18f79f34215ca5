import { route } from '#adapters/service/http/route.ts';
import { bookingChoiceEndpoints } from '#schemas/api/booking/booking-choices.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import type { ExtraRules } from '#schemas/domain/booking/rules/extra-rules.ts';
import type { BookingMenuRules, OccasionRules } from '#schemas/domain/booking/rules/occasion-rules.ts';
import { readTakenExtras } from '../availability/extras-stock.ts';
import { occasionOn, occasionsAt, openDay } from '../availability/find-tables.ts';
import { isUnbookable, menusFor } from '../availability/party-rules.ts';
import { daysOf, readBookableRestaurant, termsOf } from '../availability/read-bookable-restaurant.ts';
import { areasFor } from '../availability/seating.ts';
import { unbookableReply } from '../create/unbookable-reply.ts';

export const bookingChoiceRoutes = {
  occasions: route(bookingChoiceEndpoints.occasions, async ({ params, query, reply }, service) => {
    const day = openDay(await readBookableRestaurant(service, params.storeId), query.date, termsOf(service));
    if (isUnbookable(day)) return reply(unbookableReply(day));
    if (day.tables.length === 0) return reply(unbookableReply({ code: bookingCode.notAtThisTime }));
    return reply({ success: true, data: occasionsAt(day.rules, day.tables).map(offeredOccasion) });
  }),
  areas: route(bookingChoiceEndpoints.areas, async ({ params, query, reply }, service) => {
    const bookable = await readBookableRestaurant(service, params.storeId);
    const terms = termsOf(service);
    for (const date of daysOf(query.dates)) {
      const day = openDay(bookable, date, terms);
      if (isUnbookable(day)) return reply(unbookableReply(day));
      const held = occasionOn(day, { occasionId: query.occasionId, party: query }, terms.maxCovers);
      if (isUnbookable(held)) return reply(unbookableReply(held));
      const offered = held.occasion.areaLinkGroup === undefined ? [] : areasFor(day.rules, held.occasion);
      return reply({ success: true, data: offered.map(({ id, name }) => ({ id, name })) });
    }
    return reply(unbookableReply({ code: bookingCode.notOnThisDate }));
  }),
  bookingMenus: route(bookingChoiceEndpoints.bookingMenus, async ({ params, query, reply }, service) => {
    const bookable = await readBookableRestaurant(service, params.storeId);
    const terms = termsOf(service);
    for (const date of daysOf(query.dates)) {
      const day = openDay(bookable, date, terms);
      if (isUnbookable(day)) return reply(unbookableReply(day));
      const held = occasionOn(day, { occasionId: query.occasionId, party: query }, terms.maxCovers);
      if (isUnbookable(held)) return reply(unbookableReply(held));
      const at = held.tables.filter(({ time }) => query.time === undefined || time === query.time);
      const served = at.flatMap((table) => menusFor(day.rules, held.occasion, table));
      return reply({ success: true, data: [...new Set(served)].map(offeredMenu) });
    }
    return reply(unbookableReply({ code: bookingCode.notOnThisDate }));
  }),
  upsells: route(bookingChoiceEndpoints.upsells, async ({ params, query, reply }, service) => {
    const bookable = await readBookableRestaurant(service, params.storeId);
    const day = openDay(bookable, query.bookingDate, termsOf(service));
    if (isUnbookable(day)) return reply(unbookableReply(day));
    const taken = await readTakenExtras(service.database, params.storeId, query.bookingDate);
    const offered = day.rules.extras.map((extra) => offeredExtra(extra, taken.get(extra.id) ?? 0));
    return reply({ success: true, data: offered.filter(({ available }) => available || query.includeUnavailable) });
  }),
};

/** What visitors are told of the rules, and no more. */
const offeredOccasion = ({ id, name, minimumCovers, maximumCovers, menuLinkGroup, areaLinkGroup }: OccasionRules) => ({
  id,
  name,
  minimumCovers,
  maximumCovers,
  menuLinkGroup,
  areaLinkGroup,
});

const offeredMenu = ({ id, name, description, pricePence }: BookingMenuRules) => ({
  id,
  name,
  description,
  pricePence,
});

function offeredExtra(extra: ExtraRules, taken: number) {
  const left = extra.perDay === undefined ? extra.maxQty : Math.max(0, extra.perDay - taken);
  const { id, name, description, pricePence } = extra;
  return { id, name, description, pricePence, maxQty: Math.min(extra.maxQty, left), available: left > 0 };
}
