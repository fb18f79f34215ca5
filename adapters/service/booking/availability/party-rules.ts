import type { BookedGuarantee } from '#schemas/api/booking/booking-request.ts';
import { type BookingCode, bookingCode, unknownAreaMessage } from '#schemas/domain/booking/booking-message.ts';
import { isFreeTimeOver } from '#schemas/domain/booking/manage/describe-cancelling.ts';
import type { BookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import type { BookingMenuRules, GuaranteeRule, OccasionRules } from '#schemas/domain/booking/rules/occasion-rules.ts';
import { parseMinutes } from '#schemas/domain/restaurant/hours/parse-minutes.ts';
import { getWeekday, type Weekday } from '#schemas/domain/restaurant/wall-time.ts';
import type { BookableRestaurant } from './bookable-restaurant.ts';
import type { TableTime } from './table-times.ts';

/** Why a table cannot be booked: a code of the catalogue, and a message where the code has none of its own. */
export interface BookingRejection {
  readonly code: BookingCode;
  readonly message?: string;
}

/** The rejection of a party for which there is no area. Editors can remove one that a guest has chosen. */
export const unknownArea = (areaId: string | null | undefined): BookingRejection =>
  areaId ? { code: bookingCode.explained, message: unknownAreaMessage } : { code: bookingCode.unknown };

export interface Party {
  readonly adults: number;
  readonly children: number;
}

export const countCovers = ({ adults, children }: Party): number => adults + children;

const rejectionCodes = {
  online: undefined,
  telephone: bookingCode.byTelephone,
  elsewhere: bookingCode.notOnline,
  'holiday-park': bookingCode.holidayPark,
} as const;

/** The booking rules of a restaurant, or why it takes no online bookings. */
export function findBookingRules({ restaurant, rules }: BookableRestaurant): BookingRules | BookingRejection {
  const code = rules ? rejectionCodes[rules.bookable] : bookingCode.notOnline;
  if (code !== undefined) return { code };
  return rules && restaurant.onlineBooking ? rules : { code: bookingCode.notOnline };
}

export const isBookingRejection = (value: object): value is BookingRejection => 'code' in value;

interface RuleTimes {
  readonly days: readonly Weekday[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const isOnDay = ({ days }: Pick<RuleTimes, 'days'>, serviceDate: string): boolean =>
  days.length === 0 || days.includes(getWeekday(serviceDate));

/** Whether a rule's days and times apply to a table. A `to` before `from` is after midnight. */
export function isAtTime(times: RuleTimes, table: TableTime): boolean {
  if (!isOnDay(times, table.serviceDate)) return false;
  const from = times.from === undefined ? 0 : parseMinutes(times.from);
  const to = times.to === undefined ? Number.POSITIVE_INFINITY : parseMinutes(times.to);
  return table.minutes >= from && table.minutes <= (to < from ? to + 1440 : to);
}

/** Returns a rejection if the party size is not accepted. `maxCovers` is the chain's own limit. */
export function checkPartySize(occasion: OccasionRules, party: Party, maxCovers: number): BookingRejection | undefined {
  const covers = countCovers(party);
  if (covers > maxCovers) return { code: bookingCode.tooMany };
  const isAcceptedSize = party.adults >= 1 && covers >= occasion.minimumCovers && covers <= occasion.maximumCovers;
  if (!isAcceptedSize) return { code: bookingCode.tooManyForOccasion };
  return undefined;
}

/** Booking menus of an occasion at a table's time, or of the whole service day if there is no table yet. */
export const menusFor = (
  rules: BookingRules,
  occasion: OccasionRules,
  at: TableTime | { readonly serviceDate: string },
): BookingMenuRules[] =>
  rules.menus.filter(
    (menu) =>
      occasion.menuLinkGroup !== undefined &&
      menu.linkGroup === occasion.menuLinkGroup &&
      ('minutes' in at ? isAtTime(menu, at) : isOnDay(menu, at.serviceDate)),
  );

/** Whether a table can only be requested by an enquiry. */
export const isEnquiryOnly = (
  rules: BookingRules,
  occasion: OccasionRules,
  covers: number,
  table: TableTime,
): boolean =>
  occasion.enquiryOnly ||
  covers >= (occasion.enquiryFromCovers ?? Number.POSITIVE_INFINITY) ||
  rules.enquiryTimes.some(
    (times) => (times.dates.length === 0 || times.dates.includes(table.serviceDate)) && isAtTime(times, table),
  );

/** Card guarantee that a booking needs. */
export const guaranteeFor = (
  rules: BookingRules,
  occasion: OccasionRules,
  covers: number,
  table: TableTime,
): GuaranteeRule | undefined =>
  rules.guarantees.find(
    ({ fromCovers = 1, occasionIds, days }) =>
      covers >= fromCovers &&
      (occasionIds.length === 0 || occasionIds.includes(occasion.id)) &&
      isOnDay({ days }, table.serviceDate),
  );

const hourMs = 3_600_000;

/** The terms of the card for a table that starts at a time in milliseconds. */
export const toBookedGuarantee = (
  { policyText, amountPence, cancelHours }: GuaranteeRule,
  startsAt: number,
): BookedGuarantee => ({
  policyText,
  amountPence,
  freeUntil: new Date(startsAt - cancelHours * hourMs).toISOString(),
});

/** The terms of the card, without a time until which cancelling is free if that has passed already. */
export function toGuaranteeAt(rule: GuaranteeRule, startsAt: number, now: number): BookedGuarantee {
  const guarantee = toBookedGuarantee(rule, startsAt);
  if (!isFreeTimeOver(guarantee, now)) return guarantee;
  const { freeUntil: _, ...terms } = guarantee;
  return terms;
}
