/** @jsxImportSource #eager */

import { createElement } from 'react';
import chevron from '#blocks/_shared/ui/disclosure/chevron.module.css';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { directionsHref, formatAddress, phoneHref } from '#schemas/domain/restaurant/contact-links.ts';
import { formatMiles } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { openingAt, type VisitTime } from '#schemas/domain/restaurant/visit-time.ts';
import { bookingPath } from '../_shared/next-tables/booking-path.ts';
import { NextTables } from '../_shared/next-tables/next-tables.tsx';
import { currentClosure, currentStatus } from '../_shared/restaurant/current-status.ts';
import { restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import { StatusLine } from '../_shared/restaurant/status-line.tsx';
import { Button } from '../_shared/ui/button/button.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
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
  /** Whether all of it is shown on a narrow finder; otherwise it is one row that opens. */
  readonly open: boolean;
  readonly page: PageContext;
}

/**
 * A restaurant in the list: front, opening status, distance and contact, which opens on a narrow finder. The map reads
 * its data attributes.
 */
export function FinderCard({ name, restaurant, number, headingLevel, visit, open, page }: FinderCardProps) {
  const { slug, title, phone, distance, lat, lng, heroMedia } = restaurant;
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
        <TileMedia
          tile={{ key: slug }}
          image={heroMedia && { ...heroMedia, alt: '' }}
          sizes="5rem"
          className={styles.front}
        />
        <div className={styles.about}>
          <div className={styles.name}>
            {number !== undefined && (
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
            )}
            {createElement(`h${headingLevel}`, { className: styles.title }, <a href={path}>{title}</a>)}
          </div>
          <div className={styles.state}>
            <StatusLine status={status} />
            {distance && <p className={styles.miles}>{formatMiles(distance.milesValue)}</p>}
          </div>
        </div>
      </div>
      <details className={styles.more} open={open}>
        <summary className={`${chevron.chevron} ${styles.toggle}`}>
          <span className="visually-hidden">Tables, address and telephone: {title}</span>
        </summary>
        <div className={styles.contact}>
          <div className={styles.place}>
            <p>{formatAddress({ ...restaurant, postcode: restaurant.postcode?.replace(' ', noBreakSpace) })}</p>
            {phone && (
              <a className={styles.phone} href={phoneHref(phone)}>
                {phone}
              </a>
            )}
          </div>
          {!closure && <NextTables restaurant={restaurant} page={page} visit={visit} />}
          {!closure && !restaurant.onlineBooking && (
            <p className={styles.walkIn}>No online booking: ring, or walk in.</p>
          )}
          <ul className={`plain-list ${styles.links}`}>
            {!closure && restaurant.onlineBooking && (
              <CardLink href={bookingPath(restaurant, visit, page.now)} label="Book" title={title} />
            )}
            <CardLink href={`${path}/menu`} label="Menus" title={title} />
            <CardLink href={directionsHref(restaurant)} label="Directions" title={title} />
            {!closure && restaurant.clickCollect && (
              <CardLink href={restaurant.clickCollect} label="Collect" title={title} />
            )}
            <li data-show-on-map="" hidden>
              <Button variant="link">
                <span aria-hidden="true">Map</span>
                <span className="visually-hidden">On the map: {title}</span>
              </Button>
            </li>
          </ul>
        </div>
      </details>
    </li>
  );
}

/** Keeps the halves of a postcode on one line. */
const noBreakSpace = '\u00a0';

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
