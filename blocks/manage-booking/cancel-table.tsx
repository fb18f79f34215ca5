/** @jsxImportSource #eager */

import { formatDayWithWeekday } from '#blocks/booking/calendar/day/day-names.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import { formatPrice } from '../_shared/format/format-price.ts';
import { Button, ButtonLink } from '../_shared/ui/button/button.tsx';
import styles from './manage-booking.module.css';
import { type OpenBooking, type OpenBookingProps, stepOf } from './managed-view.ts';

/** Cancelling takes two steps, and the terms of the card are stated before the second. */
export function CancelTable({ managed, page, headingLevel }: OpenBookingProps) {
  const Heading = `h${headingLevel}` as const;
  const needsConfirmation = stepOf(page) === 'cancel' || page.managed?.action === 'cancel';
  const what = managed.booking.status === 'asked' ? 'request' : 'table';
  return (
    <section className={`screen-only ${styles.part}`} id="cancel" aria-labelledby="cancel-heading">
      <Heading id="cancel-heading">Cancel your {what}</Heading>
      {needsConfirmation ? (
        <form className={styles.cancel} method="post" action={`${page.path}#problem`}>
          <p>{policyText(managed, page.now)}</p>
          <p className={styles.buttons}>
            <Button type="submit" name="manage" value="cancel">
              Yes, cancel my {what}
            </Button>
            <ButtonLink variant="secondary" href={page.path}>
              Keep it
            </ButtonLink>
          </p>
        </form>
      ) : (
        <p className={styles.buttons}>
          <ButtonLink variant="secondary" href={`${page.path}?step=cancel#cancel`}>
            Cancel my {what}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/** What cancelling costs. Pure. */
function policyText({ booking, restaurant }: OpenBooking, now: Date): string {
  const { guarantee } = booking;
  if (booking.status === 'asked') return 'The restaurant will then not answer it.';
  if (!guarantee) return 'Cancelling is free. The table is given to others at once.';
  const amount = `${formatPrice(guarantee.amountPence)} for each guest`;
  if (!guarantee.freeUntil || Date.parse(guarantee.freeUntil) <= now.getTime())
    return `It is too late to cancel free of charge: the restaurant may charge your card ${amount}.`;
  const local = wallClock(restaurant?.timeZone)?.read(new Date(guarantee.freeUntil));
  return local
    ? `Cancelling is free until ${formatDayWithWeekday(local.date)}, ${formatTime(local.minutes)}. After that the restaurant may charge your card ${amount}.`
    : `Later the restaurant may charge your card ${amount}.`;
}

const formatTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
