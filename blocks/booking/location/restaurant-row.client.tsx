'use client';

import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import { phoneHref } from '#schemas/domain/restaurant/contact-links.ts';
import { formatMiles } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import type { BookableRestaurant } from './bookable-restaurant.ts';
import styles from './location-step.module.css';

interface RestaurantRowProps {
  readonly restaurant: BookableRestaurant;
  /** The distance from the place of the search. */
  readonly miles?: number | undefined;
  readonly onChosen: (restaurant: BookableRestaurant) => void;
}

/** A restaurant of the location step: a button, or how to get a table where this site takes no bookings. */
export function RestaurantRow({ restaurant, miles, onChosen }: RestaurantRowProps) {
  const { title, city, takenBy, pagePath, phone, closedLabel } = restaurant;
  if (takenBy === 'site')
    return (
      <li>
        <button type="button" className={styles.restaurant} onClick={() => onChosen(restaurant)}>
          <span>
            <span className={styles.title}>{title}</span>
            {!title.startsWith(city) && <small className={styles.city}> {city}</small>}
            {miles !== undefined && <small className={styles.miles}> {formatMiles(miles)}</small>}
            {closedLabel && <small className={styles.closed}> {closedLabel}</small>}
          </span>
          <Icon name="arrow" className={styles.arrow} />
        </button>
      </li>
    );
  return (
    <li className={styles.other}>
      <a className={styles.title} href={`${pagePath}#booking`}>
        {title}
      </a>
      {miles !== undefined && <span className={styles.note}>{formatMiles(miles)}</span>}
      {takenBy === 'nobody' && phone ? (
        <a className={styles.note} href={phoneHref(phone)}>
          <span className="visually-hidden">Ring {title}: </span>
          {phone}
        </a>
      ) : (
        <span className={styles.note}>{takenBy === 'nobody' ? 'Not online' : 'Books on its own page'}</span>
      )}
    </li>
  );
}
