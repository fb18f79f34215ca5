/** @jsxImportSource #eager */
import { createElement } from 'react';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { directionsHref, phoneHref } from '#schemas/domain/restaurant/contact-links.ts';
import { formatMiles } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { openingAt, type VisitTime } from '#schemas/domain/restaurant/visit-time.ts';
import { bookingPath } from '../_shared/next-tables/booking-path.ts';
import { NextTables } from '../_shared/next-tables/next-tables.tsx';
import { currentClosure, currentStatus } from '../_shared/restaurant/current-status.ts';
import { restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import { StatusLine } from '../_shared/restaurant/status-line.tsx';
import { Button } from '../_shared/ui/button/button.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import styles from './finder-card.module.css';

interface FinderCardProps {
  /** The finder's key, which prefixes the ids of its cards. */
  readonly name: string;
  readonly restaurant: Restaurant;
  /** The position by distance, as shown on the map. */
  readonly number: number | undefined;
  readonly headingLevel: number;
  /** When the visitor wants to come; now if absent. */
  readonly visit: VisitTime | undefined;
  readonly page: PageContext;
}

/** A restaurant in the list: distance, opening status and contact. The map reads its data attributes. */
export function FinderCard({ name, restaurant, number, headingLevel, visit, page }: FinderCardProps) {
  const { slug, title, address, postcode, phone, distance, lat, lng } = restaurant;
  const path = restaurantPath(restaurant);
  const closure = currentClosure(restaurant, page.now);
  const status = visit && !closure ? openingAt(restaurant, visit, page.now) : currentStatus(restaurant, page.now);
  return (
    <li
      id={`${name}-${slug}`}
      className={styles.card}
      data-surface="white"
      data-slug={slug}
      data-lat={lat}
      data-lng={lng}
      data-title={title}
      data-number={number}
    >
      <div className={styles.head}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        {createElement(`h${headingLevel}`, { className: styles.title }, <a href={path}>{title}</a>)}
        <Button variant="plain" size="icon-small" className={styles.pin} data-show-on-map="" hidden>
          <Icon name="pin" />
          <span className="visually-hidden">On the map: {title}</span>
        </Button>
      </div>
      {distance && <p className={styles.miles}>{formatMiles(distance.milesValue)}</p>}
      <p className={styles.street}>{[...address, postcode].filter(Boolean).join(', ')}</p>
      <div className={styles.now}>
        <StatusLine status={status} />
        {phone && (
          <a className={styles.phone} href={phoneHref(phone)}>
            {phone}
          </a>
        )}
      </div>
      {!closure && <NextTables restaurant={restaurant} page={page} visit={visit} />}
      <ul className={`plain-list ${styles.links}`}>
        {!closure && restaurant.onlineBooking && (
          <CardLink href={bookingPath(restaurant, visit, page.now)} label="Book" title={title} />
        )}
        <CardLink href={`${path}/menu`} label="Menus" title={title} />
        <CardLink href={directionsHref(restaurant)} label="Directions" title={title} />
        {!closure && restaurant.clickCollect && (
          <CardLink href={restaurant.clickCollect} label="Collect" title={title} />
        )}
      </ul>
    </li>
  );
}

function CardLink({ href, label, title }: { readonly href: string; readonly label: string; readonly title: string }) {
  return (
    <li>
      <a href={href}>
        {label}
        <span className="visually-hidden"> {title}</span>
      </a>
    </li>
  );
}
