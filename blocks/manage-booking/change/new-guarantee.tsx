/** @jsxImportSource #eager */

import { journeyAddress } from '#blocks/booking/journey/history/journey-address.ts';
import { type OpenBooking, tableOf } from '#blocks/manage-booking/managed-view.ts';
import { describeCancelling } from '#schemas/domain/booking/manage/describe-cancelling.ts';

interface NewGuaranteeProps {
  readonly managed: OpenBooking;
  readonly now: Date;
}

/** What the card guarantee will be once the table is changed. Nothing if neither table has one. */
export function NewGuarantee({ managed, now }: NewGuaranteeProps) {
  const { booking, restaurant } = managed;
  const terms = listTerms(managed, now);
  const needed = terms.filter(({ policy }) => policy !== undefined);
  if (needed.length === 0) return booking.guarantee ? <p>The new table needs no card: yours is not charged.</p> : null;
  const isMixed = terms.length > 1;
  return (
    <div>
      {hasCard(managed) ? (
        <p>Your card holds the new table as well.</p>
      ) : (
        <p>
          A card must hold {isMixed ? 'some of these tables' : 'this table'}, and your booking has none.{' '}
          {restaurant && (
            <>
              <a href={journeyAddress(restaurant.slug, tableOf(managed))}>Book it as a new table</a>, then cancel this
              one.
            </>
          )}
        </p>
      )}
      {terms.map(({ policy, times }) => (
        <p key={times[0]}>
          {isMixed && `${times.join(', ')}: `}
          {policy ?? 'No card is needed.'}
        </p>
      ))}
    </div>
  );
}

/** Whether every free table needs a card that the booking does not have, so that it can be changed to none of them. */
export const isCardMissing = (managed: OpenBooking, now: Date): boolean =>
  !hasCard(managed) && listTerms(managed, now).every(({ policy }) => policy !== undefined);

const hasCard = ({ booking: { hasCard: isStored, guarantee } }: OpenBooking): boolean => isStored ?? Boolean(guarantee);

interface CardTerms {
  /** Undefined if no card is needed. */
  readonly policy: string | undefined;
  readonly times: readonly string[];
}

/** The different terms of the free tables. Tables after midnight belong to the day before, which may have others. */
function listTerms(managed: OpenBooking, now: Date): readonly CardTerms[] {
  const { times, restaurant } = managed;
  const { adults, children } = tableOf(managed);
  const party = { covers: adults + children, timeZone: restaurant?.timeZone };
  const timesByPolicy = new Map<string | undefined, string[]>();
  for (const { available, time, guarantee } of times?.ok ? times.value : []) {
    if (!available) continue;
    const policy = guarantee ? describeCancelling({ guarantee, ...party }, now.getTime()) : undefined;
    timesByPolicy.set(policy, [...(timesByPolicy.get(policy) ?? []), time]);
  }
  return [...timesByPolicy].map(([policy, all]) => ({ policy, times: all }));
}
