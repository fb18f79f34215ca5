/** @jsxImportSource #eager */

import { phoneHref } from '#schemas/domain/restaurant/contact-links.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import styles from './manage-booking.module.css';

/** The most restaurants that are listed with their numbers. */
const maxListed = 60;

/** Whom to call where bookings cannot be managed online. */
export function RingRestaurant({ restaurants }: { readonly restaurants: readonly Restaurant[] }) {
  const listed = restaurants.filter(({ phone, email }) => phone || email);
  return (
    <>
      <p className={styles.lead}>
        To see, change or cancel a booking, ring the restaurant and say the reference from your confirmation.
      </p>
      {listed.length > 0 && listed.length <= maxListed ? (
        <ul className={`plain-list ${styles.restaurants}`}>
          {listed.map(({ storeId, title, phone, email, city, slug }) => (
            <li key={storeId}>
              <a href={restaurantPath({ city, slug })}>{title}</a>
              {phone ? <a href={phoneHref(phone)}>{phone}</a> : <a href={`mailto:${email}`}>{email}</a>}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <a href="/restaurants">Find your restaurant</a>
        </p>
      )}
    </>
  );
}
