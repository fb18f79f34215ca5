/** @jsxImportSource #eager */
import { calendarHref } from '#blocks/booking/steps/calendar-href.ts';
import { formatCovers } from '#blocks/booking/steps/party/format-covers.ts';
import { BesideRestaurant } from '#blocks/manage-booking/beside-restaurant.tsx';
import styles from '#blocks/manage-booking/manage-booking.module.css';
import type { WaitingEntry } from '#schemas/api/booking/waiting-list.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { directionsHref, phoneHref } from '#schemas/domain/restaurant/contact-links.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import { BookedTable } from '../_shared/restaurant/table-scene/booked-table.tsx';
import { WaitingAnswers } from './waiting-answers.tsx';
import { describeStatus, findComingTable, hasNoTablesLeft, type ShownEntry } from './waiting-status.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

interface WaitingSlipProps extends ShownEntry {
  /** Minutes for which a freed table is kept. */
  readonly offerMinutes?: number | undefined;
  readonly page: PageContext;
  readonly headingLevel: 2 | 3;
}

/** A place on a waiting list, and what can be done with it. */
export function WaitingSlip({ entry, booking, offerMinutes, restaurant, page, headingLevel }: WaitingSlipProps) {
  const { offer } = entry;
  const table = booking ?? entry;
  const isOffered = entry.status === 'offered';
  const shownTime = isOffered || entry.status === 'booked' ? (booking?.time ?? offer?.time) : undefined;
  const coming = findComingTable({ entry, booking, restaurant });
  const status = (
    <p className={isOffered ? styles.status : undefined}>{describeStatus({ entry, booking, restaurant }, page.now)}</p>
  );
  const answers = <WaitingAnswers entry={entry} restaurant={restaurant} page={page} />;
  return (
    <BesideRestaurant restaurant={restaurant}>
      <div className={styles.slip} data-slip>
        {coming && (
          <div className={styles.scene}>
            <BookedTable {...coming} />
          </div>
        )}
        {booking && (
          <p className={styles.reference}>
            <span>Reference</span>
            <b>{booking.reference}</b>
          </p>
        )}
        <p className={styles.when}>
          {formatDayWithWeekday(table.date)}, <b>{shownTime ?? windowOf(entry)}</b>
        </p>
        {isOffered && status}
        {isOffered && answers}
        <dl className={styles.facts}>
          <Fact name="Restaurant" value={restaurant?.title} />
          <Fact name="Party" value={formatCovers(table.adults, table.children)} />
          <Fact name="Occasion" value={entry.occasion} />
          <Fact name="Area" value={shownTime === undefined ? undefined : (booking?.area?.name ?? offer?.area)} />
        </dl>
        {!isOffered && status}
        {!isOffered && answers}
        {entry.status === 'waiting' && !hasNoTablesLeft(entry) && (
          <WhatHappensNext
            entry={entry}
            offerMinutes={offerMinutes}
            restaurant={restaurant}
            headingLevel={headingLevel}
          />
        )}
        <p className={`screen-only ${styles.ways}`}>
          {restaurant && booking?.status === 'booked' && (
            <a href={calendarHref({ ...booking, manageKey: entry.manageKey ?? undefined })}>Add to your calendar</a>
          )}
          {restaurant?.phone && <a href={phoneHref(restaurant.phone)}>Ring {restaurant.phone}</a>}
          {restaurant && entry.status === 'booked' && booking?.status !== 'cancelled' && (
            <a href={directionsHref(restaurant)} target="_blank" rel="noopener">
              Directions
            </a>
          )}
          {restaurant && <a href={restaurantPath(restaurant)}>The restaurant</a>}
        </p>
      </div>
    </BesideRestaurant>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string | null | undefined }) {
  return value ? (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ) : null;
}

const windowOf = ({ from, to }: WaitingEntry): string => (from === to ? from : `${from} to ${to}`);
