/** @jsxImportSource #eager */
import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import styles from '#blocks/manage-booking/manage-booking.module.css';
import type { WaitingEntry } from '#schemas/api/booking/waiting-list.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { managePath } from '#schemas/domain/booking/manage/booking-manager.ts';
import { joinPath } from '#schemas/domain/booking/waiting/waiting-list.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { Button, ButtonLink } from '../_shared/ui/button/button.tsx';
import { hasNoTablesLeft } from './waiting-status.ts';

interface WaitingAnswersProps {
  readonly entry: WaitingEntry;
  /** Undefined if it no longer exists. */
  readonly restaurant: Restaurant | undefined;
  readonly page: PageContext;
}

/** What a diner can do with a place on the list, or instead of it. */
export function WaitingAnswers({ entry, restaurant, page }: WaitingAnswersProps) {
  const { status, manageKey, offer, hasOtherTimes } = entry;
  if (status === 'waiting' || status === 'offered')
    return (
      <form className={`screen-only ${styles.cancel}`} method="post" action={`${page.path}#problem`}>
        {status === 'offered' && offer && <input type="hidden" name="time" value={offer.time} />}
        <p className={styles.buttons}>
          {status === 'offered' && (
            <Button type="submit" name="waiting" value="accept">
              Take the table
            </Button>
          )}
          {status === 'offered' && hasOtherTimes && (
            <Button type="submit" variant="secondary" name="waiting" value="decline">
              Keep my place instead
            </Button>
          )}
          {hasNoTablesLeft(entry) && <ButtonLink href={otherDayHref(entry, restaurant)}>Choose another day</ButtonLink>}
          <Button type="submit" variant="secondary" name="waiting" value="leave">
            Leave the list
          </Button>
        </p>
        {status === 'offered' && hasOtherTimes && (
          <p>“Keep my place instead” gives this table to the next in line, and you wait for the other times.</p>
        )}
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

/** The days of the restaurant, for the same party. */
const otherDayHref = ({ adults, children }: WaitingEntry, restaurant: Restaurant | undefined): string =>
  restaurant ? stepAddress({ path: `/booking/${restaurant.slug}` }, 'party', { adults, children }) : '/booking';
