/** @jsxImportSource #eager */

import { calendarHref } from '#blocks/booking/steps/calendar-href.ts';
import type { ManagedBooking } from '#schemas/api/booking/manage-booking.ts';
import { managePath } from '#schemas/domain/booking/manage/booking-manager.ts';
import { directionsHref, phoneHref } from '#schemas/domain/restaurant/contact-links.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import { ButtonLink } from '../_shared/ui/button/button.tsx';
import styles from './manage-booking.module.css';

interface WaysProps {
  readonly booking: ManagedBooking;
  readonly restaurant: Restaurant | undefined;
}

interface ActionsProps extends WaysProps {
  readonly path: string;
}

/** What guests come for leads past the other fields of a long page. */
export function Actions({ booking, restaurant, path }: ActionsProps) {
  if (booking.status === 'cancelled')
    return (
      <p className={`screen-only ${styles.buttons}`}>
        <ButtonLink href={restaurant ? `/booking/${restaurant.slug}` : '/booking'}>Book another table</ButtonLink>
      </p>
    );
  if (!booking.canChange && !booking.canCancel) return null;
  return (
    <p className={`screen-only ${styles.actions}`}>
      {booking.canChange && (
        <ButtonLink variant="secondary" href={`${path}#change`}>
          Change it
        </ButtonLink>
      )}
      {booking.canCancel && (
        <ButtonLink variant="secondary" href={`${path}?step=cancel#cancel`}>
          Cancel it
        </ButtonLink>
      )}
    </p>
  );
}

/** On paper the links of the page are left out, so the ways to reach the restaurant are written out. */
export function PrintedContact({ restaurant: { phone, email } }: { readonly restaurant: Restaurant }) {
  const parts = [phone && `Telephone ${phone}`, email && `Email ${email}`].filter(Boolean);
  return parts.length > 0 && <p className="print-only">{parts.join('. ')}</p>;
}

/** The key of a booking is the last part of its address. */
export const manageKeyOf = (path: string): string | undefined => path.split('/')[2];

/** The key in the address of the page for friends. */
export const shareKeyOf = (path: string): string | undefined => path.split('/')[3];

/** Where to go with the booking, or after it. */
export function Ways({ booking, restaurant, manageKey }: WaysProps & { readonly manageKey: string | undefined }) {
  if (booking.status === 'cancelled') return null;
  return (
    <p className={`screen-only ${styles.ways}`}>
      {restaurant && booking.status === 'booked' && (
        <a href={calendarHref({ ...booking, manageKey })}>Add to your calendar</a>
      )}
      {restaurant && (
        <a href={directionsHref(restaurant)} target="_blank" rel="noopener">
          Directions
        </a>
      )}
      {booking.status === 'booked' && <a href={`${managePath}/shared/${booking.shareKey}`}>A page for your friends</a>}
      {restaurant?.phone && <a href={phoneHref(restaurant.phone)}>Ring {restaurant.phone}</a>}
      {restaurant && <a href={restaurantPath(restaurant)}>The restaurant</a>}
    </p>
  );
}
