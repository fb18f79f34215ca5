import type { BookingDetails } from '#schemas/domain/booking/booking-details.ts';
import { bookingCode, smallAreaMessage } from '#schemas/domain/booking/booking-message.ts';
import type { BookingMenuRules, GuaranteeRule, OccasionRules } from '#schemas/domain/booking/rules/occasion-rules.ts';
import type { AreaRules, ExtraRules } from '#schemas/domain/booking/rules/seating-rules.ts';
import type { BookableRestaurant } from '../availability/bookable-restaurant.ts';
import { type BookingContext, findOccasion, findOpenDay } from '../availability/find-tables.ts';
import {
  type BookingRejection,
  countCovers,
  guaranteeFor,
  isBookingRejection,
  isEnquiryOnly,
  menusFor,
  type Party,
  unknownArea,
} from '../availability/party-rules.ts';
import { areasFor, planStay, type Stay } from '../availability/stay.ts';
import type { TableTime } from '../availability/table-times.ts';
import { validateGuest } from './validate-guest.ts';

/** The requested table, with the choices of the earlier steps. */
export interface RequestedTable {
  readonly occasionId: string;
  readonly party: Party;
  readonly date: string;
  readonly time: string;
  readonly areaId?: string | null | undefined;
  readonly menuId?: string | null | undefined;
}

/** A table that the restaurant's rules allow. Free seats are not checked yet. */
export interface PlannedTable {
  readonly table: TableTime;
  readonly covers: number;
  readonly occasion: OccasionRules;
  readonly menu: BookingMenuRules | undefined;
  /** Areas for the party in order of preference; each is large enough. */
  readonly areas: readonly AreaRules[];
  readonly stay: Stay;
  readonly requiresEnquiry: boolean;
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

export interface PlannedBooking extends PlannedTable {
  readonly extras: readonly ChosenExtra[];
}

export interface RequestedBooking extends RequestedTable {
  readonly guest: BookingDetails;
  readonly extras: readonly RequestedExtra[];
  readonly hasCard: boolean;
}

/** Checks a table against the restaurant's rules. Does not trust the caller. Pure. */
export function planTable(
  bookable: BookableRestaurant,
  request: RequestedTable,
  context: BookingContext,
): PlannedTable | BookingRejection {
  const day = findOpenDay(bookable, request.date, context);
  if (isBookingRejection(day)) return day;
  const found = findOccasion(day, request, context.maxCovers);
  if (isBookingRejection(found)) return found;
  const table = found.tables.find(({ time }) => time === request.time);
  if (!table) return { code: bookingCode.notAtThisTime };
  const { rules } = day;
  const { occasion } = found;
  const covers = countCovers(request.party);
  const menu = menusFor(rules, occasion, table).find(({ id }) => id === request.menuId);
  if (!menu && (request.menuId || occasion.menuLinkGroup !== undefined)) return { code: bookingCode.menuNotAvailable };
  const areas = areasFor(rules, occasion, request.areaId);
  if (areas.length === 0) return unknownArea(request.areaId);
  const requiresEnquiry = isEnquiryOnly(rules, occasion, covers, table);
  const largeAreas = areas.filter(({ seats }) => seats >= covers);
  if (largeAreas.length === 0 && !requiresEnquiry) {
    const chosen = request.areaId ? areas[0] : undefined;
    return chosen
      ? { code: bookingCode.explained, message: smallAreaMessage(chosen.name, covers) }
      : { code: bookingCode.tooMany };
  }
  return {
    table,
    covers,
    occasion,
    menu,
    areas: largeAreas,
    stay: planStay(rules, covers, table),
    requiresEnquiry,
    guarantee: requiresEnquiry ? undefined : guaranteeFor(rules, occasion, covers, table),
    phoneRequired: rules.phoneRequired,
  };
}

/** Checks a whole booking or enquiry again. Pure; stock is not checked here. */
export function planBooking(
  bookable: BookableRestaurant,
  request: RequestedBooking,
  context: BookingContext,
  kind: 'booking' | 'enquiry',
): PlannedBooking | BookingRejection {
  const planned = planTable(bookable, request, context);
  if (isBookingRejection(planned)) return planned;
  if (kind === 'booking' && planned.requiresEnquiry) return { code: bookingCode.notOnlineNow };
  const rejection = validateGuest(request.guest, planned.phoneRequired);
  if (rejection) return rejection;
  if (kind === 'booking' && planned.guarantee && !request.hasCard) return { code: bookingCode.cardNeeded };
  const extras = chooseExtras(bookable.rules?.extras ?? [], request.extras);
  return isBookingRejection(extras) ? extras : { ...planned, extras };
}

function chooseExtras(
  offered: readonly ExtraRules[],
  requested: readonly RequestedExtra[],
): ChosenExtra[] | BookingRejection {
  const chosen: ChosenExtra[] = [];
  for (const { id, qty } of requested) {
    const extra = offered.find((each) => each.id === id);
    if (!extra) return { code: bookingCode.extraExplained, message: 'One of the extras is no longer offered.' };
    if (qty > extra.maxQty || chosen.some((each) => each.extra.id === id))
      return { code: bookingCode.extraExplained, message: `${extra.name}: you can order at most ${extra.maxQty}.` };
    chosen.push({ extra, qty });
  }
  // Stock is reserved in this order, so that concurrent bookings cannot deadlock.
  return chosen.sort((one, other) => (one.extra.id < other.extra.id ? -1 : 1));
}
