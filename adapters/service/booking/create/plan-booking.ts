import type { TypedDetails } from '#schemas/domain/booking/booking-details.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import type { ExtraRules } from '#schemas/domain/booking/rules/extra-rules.ts';
import type { BookingMenuRules, GuaranteeRule, OccasionRules } from '#schemas/domain/booking/rules/occasion-rules.ts';
import type { AreaRules } from '#schemas/domain/booking/rules/seating-rules.ts';
import type { BookableRestaurant } from '../availability/bookable-restaurant.ts';
import { occasionOn, openDay, type Terms } from '../availability/find-tables.ts';
import {
  coversOf,
  guaranteeFor,
  isByEnquiry,
  isUnbookable,
  menusFor,
  type Party,
  type Unbookable,
} from '../availability/party-rules.ts';
import { areasFor, type Sitting, sittingOf } from '../availability/seating.ts';
import type { TableTime } from '../availability/table-times.ts';
import { declineGuest } from './decline-guest.ts';

/** A table as it was asked for, with whatever the steps before have chosen. */
export interface RequestedTable {
  readonly occasionId: string;
  readonly party: Party;
  readonly date: string;
  readonly time: string;
  readonly areaId?: string | null | undefined;
  readonly menuId?: string | null | undefined;
}

/** A table that the house’s rules allow. Whether there is room is not known yet. */
export interface AllowedTable {
  readonly table: TableTime;
  readonly covers: number;
  readonly occasion: OccasionRules;
  readonly menu: BookingMenuRules | undefined;
  /** Where the party may sit, the first to be tried first; each is large enough. */
  readonly areas: readonly AreaRules[];
  readonly sitting: Sitting;
  readonly byEnquiry: boolean;
  readonly guarantee: GuaranteeRule | undefined;
  readonly phoneRequired: boolean;
}

export interface RequestedExtra {
  readonly id: string;
  readonly qty: number;
}

export interface ChosenExtra {
  readonly extra: ExtraRules;
  readonly qty: number;
}

export interface PlannedBooking extends AllowedTable {
  readonly extras: readonly ChosenExtra[];
}

export interface RequestedBooking extends RequestedTable {
  readonly guest: TypedDetails;
  readonly extras: readonly RequestedExtra[];
  readonly hasCard: boolean;
}

/** Judges a table by the house’s rules, whatever the caller says of it. Pure. */
export function allowTable(
  bookable: BookableRestaurant,
  request: RequestedTable,
  terms: Terms,
): AllowedTable | Unbookable {
  const day = openDay(bookable, request.date, terms);
  if (isUnbookable(day)) return day;
  const held = occasionOn(day, request, terms.maxCovers);
  if (isUnbookable(held)) return held;
  const table = held.tables.find(({ time }) => time === request.time);
  if (!table) return { code: bookingCode.notAtThisTime };
  const { rules } = day;
  const { occasion } = held;
  const covers = coversOf(request.party);
  const menu = menusFor(rules, occasion, table).find(({ id }) => id === request.menuId);
  if (!menu && (request.menuId || occasion.menuLinkGroup !== undefined)) return { code: bookingCode.menuNotAvailable };
  const areas = areasFor(rules, occasion, request.areaId);
  if (areas.length === 0) return { code: bookingCode.unknown };
  const byEnquiry = isByEnquiry(rules, occasion, covers, table);
  const large = areas.filter(({ seats }) => seats >= covers);
  if (large.length === 0 && !byEnquiry) return { code: bookingCode.tooMany };
  return {
    table,
    covers,
    occasion,
    menu,
    areas: large,
    sitting: sittingOf(rules, covers, table),
    byEnquiry,
    guarantee: byEnquiry ? undefined : guaranteeFor(rules, occasion, covers, table),
    phoneRequired: rules.phoneRequired,
  };
}

/** Judges a booking or an enquiry once more, as if no step before had. Pure; what is sold out is not known here. */
export function planBooking(
  bookable: BookableRestaurant,
  request: RequestedBooking,
  terms: Terms,
  kind: 'booking' | 'enquiry',
): PlannedBooking | Unbookable {
  const allowed = allowTable(bookable, request, terms);
  if (isUnbookable(allowed)) return allowed;
  if (kind === 'booking' && allowed.byEnquiry) return { code: bookingCode.notOnlineNow };
  const unbookable = declineGuest(request.guest, allowed.phoneRequired);
  if (unbookable) return unbookable;
  if (kind === 'booking' && allowed.guarantee && !request.hasCard) return { code: bookingCode.cardNeeded };
  const extras = chooseExtras(bookable.rules?.extras ?? [], request.extras);
  return isUnbookable(extras) ? extras : { ...allowed, extras };
}

function chooseExtras(offered: readonly ExtraRules[], wished: readonly RequestedExtra[]): ChosenExtra[] | Unbookable {
  const chosen: ChosenExtra[] = [];
  for (const { id, qty } of wished) {
    const extra = offered.find((each) => each.id === id);
    if (!extra) return { code: bookingCode.extraExplained, words: 'One of the extras is no longer offered.' };
    if (qty > extra.maxQty || chosen.some((each) => each.extra.id === id))
      return { code: bookingCode.extraExplained, words: `${extra.name}: at most ${extra.maxQty} can be had.` };
    chosen.push({ extra, qty });
  }
  // Their stock is taken in this order, so that two bookings wait for each other and never both for ever.
  return chosen.sort((one, other) => (one.extra.id < other.extra.id ? -1 : 1));
}
