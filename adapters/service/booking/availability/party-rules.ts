import { type BookingCode, bookingCode } from '#schemas/domain/booking/booking-message.ts';
import type { BookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import type { BookingMenuRules, GuaranteeRule, OccasionRules } from '#schemas/domain/booking/rules/occasion-rules.ts';
import type { Weekday } from '#schemas/domain/restaurant/restaurant.ts';
import { weekdayOf } from '#schemas/domain/restaurant/wall-time.ts';
import type { BookableRestaurant } from './bookable-restaurant.ts';
import { minutesOf, type TableTime } from './table-times.ts';

/** Why a table cannot be had: a code of the catalogue, with words of our own where the code has none. */
export interface Unbookable {
  readonly code: BookingCode;
  readonly words?: string;
}

export interface Party {
  readonly adults: number;
  readonly children: number;
}

export const coversOf = ({ adults, children }: Party): number => adults + children;

const byWay = {
  online: undefined,
  telephone: bookingCode.byTelephone,
  elsewhere: bookingCode.notOnline,
  'holiday-park': bookingCode.holidayPark,
} as const;

/** Why no table at all can be booked here; else the rules by which they are. */
export function rulesOrUnbookable({ restaurant, rules }: BookableRestaurant): BookingRules | Unbookable {
  const code = rules ? byWay[rules.bookable] : bookingCode.notOnline;
  if (code !== undefined) return { code };
  return rules && restaurant.onlineBooking ? rules : { code: bookingCode.notOnline };
}

export const isUnbookable = (value: object): value is Unbookable => 'code' in value;

interface Times {
  readonly days: readonly Weekday[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const isOnDay = ({ days }: Pick<Times, 'days'>, evening: string): boolean =>
  days.length === 0 || days.includes(weekdayOf(evening));

/** Whether a rule's days and times hold for a table. A `to` before `from` is past midnight. */
export function isAtTime(times: Times, table: TableTime): boolean {
  if (!isOnDay(times, table.evening)) return false;
  const from = times.from === undefined ? 0 : minutesOf(times.from);
  const to = times.to === undefined ? Number.POSITIVE_INFINITY : minutesOf(times.to);
  return table.minutes >= from && table.minutes <= (to < from ? to + 1440 : to);
}

/** Why a party of this size cannot come; undefined: it can. `maxCovers` is the chain's own limit. */
export function declineCovers(occasion: OccasionRules, party: Party, maxCovers: number): Unbookable | undefined {
  const covers = coversOf(party);
  if (covers > maxCovers) return { code: bookingCode.tooMany };
  const fits = party.adults >= 1 && covers >= occasion.minimumCovers && covers <= occasion.maximumCovers;
  if (!fits) return { code: bookingCode.tooManyForOccasion };
  return undefined;
}

/** The booking menus of an occasion at a table's time; of the whole evening, where no table is named yet. */
export const menusFor = (
  rules: BookingRules,
  occasion: OccasionRules,
  at: TableTime | { readonly evening: string },
): BookingMenuRules[] =>
  rules.menus.filter(
    (menu) =>
      occasion.menuLinkGroup !== undefined &&
      menu.linkGroup === occasion.menuLinkGroup &&
      ('minutes' in at ? isAtTime(menu, at) : isOnDay(menu, at.evening)),
  );

/** Whether a table can only be asked for. */
export const isByEnquiry = (rules: BookingRules, occasion: OccasionRules, covers: number, table: TableTime): boolean =>
  occasion.enquiryOnly ||
  covers >= (occasion.enquiryFromCovers ?? Number.POSITIVE_INFINITY) ||
  rules.enquiryTimes.some(
    (times) => (times.dates.length === 0 || times.dates.includes(table.evening)) && isAtTime(times, table),
  );

/** The card guarantee that a booking needs. */
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
      isOnDay({ days }, table.evening),
  );
