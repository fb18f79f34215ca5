/** @jsxImportSource #eager */
import { formatDayWithWeekday } from '#blocks/booking/calendar/day/day-names.ts';
import { calendarHref } from '#blocks/booking/steps/calendar-href.ts';
import { formatCovers } from '#blocks/booking/steps/party/format-covers.ts';
import styles from '#blocks/manage-booking/manage-booking.module.css';
import type { ManagedBooking } from '#schemas/api/booking/manage-booking.ts';
import type { WaitingEntry } from '#schemas/api/booking/waiting-list.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { managePath } from '#schemas/domain/booking/manage/booking-manager.ts';
import { joinPath } from '#schemas/domain/booking/waiting/waiting-list.ts';
import { formatTimeAt } from '#schemas/domain/restaurant/format-time-at.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { directionsHref, phoneHref, restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import { Button, ButtonLink } from '../_shared/ui/button/button.tsx';

interface WaitingSlipProps {
  readonly entry: WaitingEntry;
  /** The table as it is now, once the offer is accepted. */
  readonly booking?: ManagedBooking | undefined;
  /** Undefined if it no longer exists. */
  readonly restaurant: Restaurant | undefined;
  readonly page: PageContext;
}

const headings: Readonly<Record<WaitingEntry['status'], string>> = {
  waiting: 'You are on the waiting list',
  offered: 'A table is free for you',
  booked: 'The table is yours',
  refused: 'You declined the table',
  expired: 'The table is no longer reserved for you',
  left: 'You left the waiting list',
  closed: 'The waiting list is closed',
};

/** The heading of a diner's page. Pure. */
export const headingOfEntry = ({ entry, booking }: Pick<WaitingSlipProps, 'entry' | 'booking'>): string =>
  booking?.status === 'cancelled' ? 'You cancelled the table' : headings[entry.status];

/** A place on a waiting list, and what can be done with it. */
export function WaitingSlip({ entry, booking, restaurant, page }: WaitingSlipProps) {
  const { offer } = entry;
  const table = booking ?? entry;
  const isOffered = entry.status === 'offered';
  const shownTime = isOffered || entry.status === 'booked' ? (booking?.time ?? offer?.time) : undefined;
  const status = <p className={styles.status}>{statusText({ entry, booking, restaurant })}</p>;
  const answers = <Answers entry={entry} booking={booking} restaurant={restaurant} page={page} />;
  return (
    <>
      {page.waiting && (
        <p className={styles.problem} role="alert" id="problem" tabIndex={-1}>
          {page.waiting.message}
        </p>
      )}
      <div className={styles.slip} data-slip>
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
      {!isOffered && answers}
    </>
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

/** “until 19:45”, on the clock of the restaurant: true however long the page stays open. */
const describeUntil = ({ offer }: WaitingEntry, restaurant: Restaurant | undefined): string =>
  offer ? `until ${formatTimeAt(new Date(offer.until), restaurant?.timeZone)}` : 'for a while';

/** What the state of an entry means when its page is opened. */
function statusText({ entry, booking, restaurant }: Omit<WaitingSlipProps, 'page'>): string {
  if (booking?.status === 'cancelled') return 'This table is cancelled. Nothing is reserved any more.';
  const { status } = entry;
  switch (status) {
    case 'waiting':
      return 'No table is free yet. As soon as one comes free and it is your turn, we write to you. This is not a booking.';
    case 'offered':
      return `The table is reserved for you ${describeUntil(entry, restaurant)}. Then it goes to the next in line.`;
    case 'booked':
      return 'You took this table, and it is booked. A confirmation is on its way by email. There is nothing more to do: come at the time above. If your plans change, change or cancel it in your booking.';
    case 'refused':
      return 'Thank you for telling us. You are no longer on the list.';
    case 'expired':
      return `We held a table for you ${describeUntil(entry, restaurant)}, and did not hear from you in time, so we released it. You can join the list again, or look for another table.`;
    case 'left':
      return 'We will not write to you about this day again.';
    default:
      return 'No table came free in time. We are sorry.';
  }
}

function Answers({ entry, restaurant, page }: WaitingSlipProps) {
  const { status, manageKey } = entry;
  if (status === 'waiting' || status === 'offered')
    return (
      <form className={`screen-only ${styles.cancel}`} method="post" action={`${page.path}#problem`}>
        <p className={styles.buttons}>
          {status === 'offered' && (
            <Button type="submit" name="waiting" value="accept">
              Take the table
            </Button>
          )}
          <Button type="submit" variant="secondary" name="waiting" value="leave">
            {status === 'offered' ? 'Decline and leave the list' : 'Leave the list'}
          </Button>
        </p>
      </form>
    );
  const [label, href] = manageKey
    ? ['See your booking', `${managePath}/${manageKey}`]
    : ['Look for another table', restaurant ? `/booking/${restaurant.slug}` : '/booking'];
  const canJoinAgain = status === 'expired' || status === 'refused' || status === 'left';
  return (
    <p className={`screen-only ${styles.buttons}`}>
      <ButtonLink href={href}>{label}</ButtonLink>
      {canJoinAgain && (
        <ButtonLink variant="secondary" href={joinPath({ ...entry, menuId: entry.menuId ?? undefined })}>
          Join the list again
        </ButtonLink>
      )}
    </p>
  );
}
