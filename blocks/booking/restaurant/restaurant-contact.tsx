/** @jsxImportSource #eager */

import { currentStatus } from '#blocks/_shared/restaurant/current-status.ts';
import { StatusLine } from '#blocks/_shared/restaurant/status-line.tsx';
import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import { phoneHref } from '#schemas/domain/restaurant/contact-links.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import styles from '../booking.module.css';

/** How to get a table at this restaurant: its telephone number and its email address. */
export function RestaurantContact({ restaurant, now }: { readonly restaurant: Restaurant; readonly now: Date }) {
  const { title, address, phone, email } = restaurant;
  return (
    <div className={styles.contact}>
      <p className={styles.where}>{[title, address[0]].filter(Boolean).join(', ')}</p>
      {phone && (
        <a className={styles.dial} href={phoneHref(phone)}>
          <Icon name="phone" className={styles.icon} />
          <span className="visually-hidden">Ring {title}: </span>
          {phone}
        </a>
      )}
      {email && (
        <a className={styles.write} href={`mailto:${email}`}>
          <Icon name="mail" className={styles.icon} />
          {email}
        </a>
      )}
      <StatusLine status={currentStatus(restaurant, now)} />
    </div>
  );
}
