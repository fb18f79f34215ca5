/** @jsxImportSource #eager */

import { BookedTable } from '#blocks/_shared/restaurant/table-scene/booked-table.tsx';
import { formatCovers } from '#blocks/booking/steps/party/format-covers.ts';
import type { ManagedBooking } from '#schemas/api/booking/manage-booking.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { resultAnchor } from '#schemas/domain/booking/manage/booking-manager.ts';
import { describeCancelled, describeCancelling } from '#schemas/domain/booking/manage/describe-cancelling.ts';
import { formatPlace } from '#schemas/domain/restaurant/contact-links.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { formatPrice } from '../_shared/format/format-price.ts';
import { findChangeErrors, findTimesProblem, hasFreeTime } from './change/find-change-errors.ts';
import { LargerPartyLink } from './change/new-times.tsx';
import styles from './manage-booking.module.css';
import { heldTableOf, type OpenBooking, type OpenBookingProps, stepOf } from './managed-view.ts';
import { Actions, manageKeyOf, PrintedContact, Ways } from './slip-ways.tsx';

/** The booking as it stands, and where to go with it. */
export function BookingSlip({ managed, page }: Pick<OpenBookingProps, 'managed' | 'page'>) {
  const { booking, restaurant } = managed;
  const isCancelled = booking.status === 'cancelled';
  return (
    <>
      {changeMessageOf(page) && !isCancelled && wasJustChanged(booking, page.now) && (
        <shown-once>
          <p className={styles.notice} role="status" id={resultAnchor} tabIndex={-1}>
            {changeMessageOf(page)} A mail with the changes is on its way.
          </p>
        </shown-once>
      )}
      {page.managed?.message && (
        <p className={styles.problem} role="alert" id="problem" tabIndex={-1}>
          <ChangeMessage managed={managed} page={page} /> Your booking is as shown here.
          {!hasFreeTime(managed) && findChangeErrors(managed, page).adults !== undefined && (
            <>
              {' '}
              <LargerPartyLink managed={managed} />
            </>
          )}
        </p>
      )}
      <div className={styles.slip} data-slip data-cancelled={isCancelled ? '' : undefined}>
        {booking.status === 'booked' && (
          <div className={styles.scene}>
            <BookedTable guests={booking.adults + booking.children} time={booking.time} />
          </div>
        )}
        <p className={styles.status}>{statusText(managed)}</p>
        <p className={styles.when}>
          {formatDayWithWeekday(booking.date)}, <b>{booking.time}</b>
        </p>
        <Facts managed={managed} now={page.now} />
        <p className={styles.reference}>
          <span>Reference</span> <b>{booking.reference}</b>
        </p>
        <Actions booking={booking} restaurant={restaurant} path={page.path} />
        {restaurant && <PrintedContact restaurant={restaurant} />}
        <Ways booking={booking} restaurant={restaurant} manageKey={manageKeyOf(page.path)} />
      </div>
    </>
  );
}

const changeMessages: Readonly<Record<string, string>> = {
  changed: 'Your booking is changed.',
  details: 'Your details are changed.',
};

const changeMessageOf = (page: PageContext): string | undefined => changeMessages[stepOf(page) ?? ''];

const justChangedMs = 10 * 60_000;

/** The address alone is no proof of a change: it may be made up, or opened again much later. */
const wasJustChanged = ({ changes, changedAt }: ManagedBooking, now: Date): boolean =>
  changes > 0 && now.getTime() - (changedAt ? Date.parse(changedAt) : 0) < justChangedMs;

/** Why a change was not made, with the way to the field of a wrong detail, which is far below. */
function ChangeMessage({ managed, page }: Pick<OpenBookingProps, 'managed' | 'page'>) {
  const message = changeMessage(managed, page);
  const [field] = Object.keys(page.managed?.guest?.errors ?? {});
  return field === undefined ? message : <a href={`#guest-${field}`}>{message}</a>;
}

/** Why a change was not made: what is wrong with a field says more than the booking system's message. */
function changeMessage(managed: OpenBooking, page: PageContext): string | undefined {
  const { action, message, isUnconfirmed } = page.managed ?? {};
  const { bookingDate, adults, time } = action === 'change' ? findChangeErrors(managed, page) : {};
  const found = bookingDate ?? adults ?? time ?? (isUnconfirmed ? findTimesProblem(managed, page) : undefined);
  return found === undefined ? message : found.replace(/\.?$/, '.');
}

function statusText(managed: OpenBooking): string {
  const { status, canChange, canCancel } = managed.booking;
  const held = heldTableOf(managed);
  if (status === 'cancelled')
    return [
      'This table is cancelled, and nothing is reserved any more. A mail confirms it.',
      held && describeCancelled(held),
    ]
      .filter(Boolean)
      .join(' ');
  if (status === 'asked') return 'This is a request, not a booking yet. The restaurant will answer you.';
  if (canChange || canCancel) return 'Your table is booked.';
  return 'This table’s time has come. To change anything now, please ring the restaurant.';
}

/** Characters from which a fact takes the full width, below its name. */
const longText = 60;

/** What the card of a coming table risks. */
function describeCard(managed: OpenBooking, now: Date): string | undefined {
  const held = heldTableOf(managed);
  return held && managed.booking.canCancel ? describeCancelling(held, now.getTime()) : undefined;
}

interface FactsProps {
  readonly managed: OpenBooking;
  readonly now: Date;
}

function Facts({ managed, now }: FactsProps) {
  const { booking, restaurant } = managed;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Restaurant', restaurant && formatPlace(restaurant)],
    ['Party', formatCovers(booking.adults, booking.children)],
    ['Occasion', booking.occasion],
    ['Area', booking.area?.name],
    ['Menu', booking.menu],
    [
      'Extras',
      booking.extras
        .map(({ name, qty, pricePence }) => `${qty} × ${name} (${formatPrice(pricePence)} each)`)
        .join(', '),
    ],
    ['Requests', booking.specialRequest],
    ['Card', describeCard(managed, now)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} data-long={value.length > longText ? '' : undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
