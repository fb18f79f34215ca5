import { z } from 'zod';
import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { BookedGuarantee } from '#schemas/api/booking/booking-request.ts';
import { isFreeTimeOver } from '#schemas/domain/booking/manage/describe-cancelling.ts';
import type { GuaranteeRule } from '#schemas/domain/booking/rules/occasion-rules.ts';
import type { BookableRestaurant } from '../availability/bookable-restaurant.ts';
import { countCovers, guaranteeFor, toBookedGuarantee, toGuaranteeAt } from '../availability/party-rules.ts';
import { listTableTimes, type TimeGrid } from '../availability/table-times.ts';

const retainedGuarantee = z.object({ amountPence: z.int(), covers: z.int() });

/**
 * The terms of a booking's card: those that a late change has retained, else those of the restaurant's present rules.
 * Undefined without a card. A table that was cancelled too late has no time until which it was free. Pure.
 */
export function findBookedGuarantee(
  row: BookingTable,
  bookable: BookableRestaurant | undefined,
  grid: TimeGrid,
): BookedGuarantee | undefined {
  if (row.customer_id === null) return undefined;
  if (row.retained_guarantee !== null) return retainedGuarantee.parse(JSON.parse(row.retained_guarantee));
  const rules = bookable?.rules;
  const occasion = rules?.occasions.find(({ id }) => id === row.occasion_id);
  if (!bookable || !rules || !occasion) return undefined;
  const tables = listTableTimes(bookable.restaurant, rules, row.booking_date, grid);
  const table = tables.find(({ time }) => time === row.time);
  const rule = table && guaranteeFor(rules, occasion, countCovers(row), table);
  if (!rule) return undefined;
  const startsAt = Date.parse(row.starts_at);
  return row.cancelled_at === null
    ? toBookedGuarantee(rule, startsAt)
    : toGuaranteeAt(rule, startsAt, Date.parse(row.cancelled_at));
}

/** The terms of a table, and its number of people. */
interface HeldTerms {
  readonly terms: BookedGuarantee | undefined;
  readonly covers: number;
}

interface NewTable {
  readonly rule: GuaranteeRule | undefined;
  readonly covers: number;
  /** In milliseconds. */
  readonly startsAt: number;
}

/**
 * The terms of a booking after its change to another table. A late change keeps the former ones as `retained`: without
 * them, a smaller party or a later day would free the guest of a charge that is due already. `now` in milliseconds. Pure.
 */
export function findGuaranteeAfter(former: HeldTerms, { rule, covers, startsAt }: NewTable, now: number) {
  const terms = rule && toBookedGuarantee(rule, startsAt);
  const retained = findRetainedGuarantee(former, { terms, covers }, now);
  return { retained, guarantee: retained ?? terms };
}

function findRetainedGuarantee(
  former: HeldTerms,
  next: HeldTerms,
  now: number,
): z.output<typeof retainedGuarantee> | undefined {
  if (!former.terms || !isFreeTimeOver(former.terms, now)) return undefined;
  const retained = { amountPence: former.terms.amountPence, covers: former.terms.covers ?? former.covers };
  if (!next.terms || !isFreeTimeOver(next.terms, now)) return retained;
  const { amountPence } = next.terms;
  return amountPence * next.covers > retained.amountPence * retained.covers
    ? { amountPence, covers: next.covers }
    : retained;
}
