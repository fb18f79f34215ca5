'use client';

import { BookedTable } from '#blocks/_shared/restaurant/table-scene/booked-table.tsx';
import { ButtonLink } from '#blocks/_shared/ui/button/button.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import type { MadeBooking } from '#schemas/domain/booking/booking-outcome.ts';
import { managePath } from '#schemas/domain/booking/manage/booking-manager.ts';
import { describeCancelling } from '#schemas/domain/booking/manage/describe-cancelling.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { calendarHref } from './calendar-href.ts';
import { formatCovers } from './party/format-covers.ts';

interface BookingThanksProps extends MadeBooking {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  /** The address that the guest has typed; absent after a reload, because it is not saved. */
  readonly email?: string | undefined;
}

/** The end of a booking. A request is not a table yet, and the text must not suggest that it is. */
export function BookingThanks({
  restaurant,
  choice,
  email,
  reference,
  isEnquiry,
  manageKey,
  area,
  minutes,
  isMailed,
  guarantee,
}: BookingThanksProps) {
  const { date = '', time = '', adults = 0, children = 0 } = choice;
  const party = formatCovers(adults, children);
  const { booked, requested } = restaurant.options.texts ?? {};
  const text = isEnquiry ? requested : booked;
  return (
    <div className={styles.thanks}>
      {!isEnquiry && <BookedTable guests={adults + children} time={time} />}
      <p className={styles.when}>
        <span>{formatDayWithWeekday(date)}</span> <span>{time}</span>
      </p>
      <p className={styles.expected}>
        {isEnquiry
          ? `${restaurant.title} has your request for ${party}. It is not a booking yet.`
          : `${restaurant.title} expects ${party}.`}
        {area && !isEnquiry && ` Your table: ${area}.`}
      </p>
      {reference && (
        <p className={styles.reference}>
          <span>{isEnquiry ? 'Your request' : 'Your reference'}</span> <b>{reference}</b>
        </p>
      )}
      {(isMailed || text) && (
        <p>
          {[isMailed && `A confirmation is on its way ${email ? `to ${email}` : 'by email'}.`, text]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {guarantee && (
        <p>
          Your card holds this table.{' '}
          {describeCancelling({ guarantee, covers: adults + children, timeZone: restaurant.timeZone })}
        </p>
      )}
      <p className={styles.next}>
        {manageKey && (
          <ButtonLink variant="secondary" href={`${managePath}/${manageKey}`}>
            {isEnquiry ? 'View or cancel it' : 'Change or cancel it'}
          </ButtonLink>
        )}
        {!isEnquiry && reference && (
          <a href={calendarHref({ storeId: restaurant.storeId, date, time, reference, minutes, manageKey })}>
            Add to your calendar
          </a>
        )}
        {restaurant.mapUrl && (
          <a href={restaurant.mapUrl} target="_blank" rel="noopener">
            Directions
          </a>
        )}
        <a href={restaurant.path}>Another table</a>
      </p>
    </div>
  );
}
