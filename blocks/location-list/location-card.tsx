/** @jsxImportSource #eager */
import { createElement } from 'react';
import type { Placement } from '#renderer/block.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { directionsHref, formatAddress, phoneHref } from '#schemas/domain/restaurant/contact-links.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { openingAt, readVisitQuery } from '#schemas/domain/restaurant/visit-time.ts';
import { bookingPath } from '../_shared/next-tables/booking-path.ts';
import { NextTables } from '../_shared/next-tables/next-tables.tsx';
import { currentClosure, currentStatus } from '../_shared/restaurant/current-status.ts';
import { restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import { StatusLine } from '../_shared/restaurant/status-line.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { isIconName } from '../_shared/ui/icon/icon-paths.ts';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import styles from './location-card.module.css';

interface LocationCardProps {
  readonly restaurant: Restaurant;
  readonly headingLevel: number;
  readonly span: Placement['span'];
  readonly page: PageContext;
}

/** A restaurant as guests need it on the way: address, opening status and contact. */
export function LocationCard({ restaurant, headingLevel, span, page }: LocationCardProps) {
  const { slug, title, phone, heroMedia } = restaurant;
  const path = restaurantPath(restaurant);
  const visit = readVisitQuery(page.query);
  const closure = currentClosure(restaurant, page.now);
  return (
    <article className={styles.card} data-surface="white">
      <TileMedia
        tile={{ key: slug }}
        image={heroMedia && { ...heroMedia, alt: '' }}
        sizes={sizesFor(span, 1 / 2)}
        className={styles.front}
      />
      <div className={styles.content}>
        {createElement(`h${headingLevel}`, { className: styles.title }, <a href={path}>{title}</a>)}
        <p className={styles.street}>{formatAddress(restaurant)}</p>
        <StatusLine
          status={visit && !closure ? openingAt(restaurant, visit, page.now) : currentStatus(restaurant, page.now)}
        />
        {phone && (
          <a className={styles.phone} href={phoneHref(phone)}>
            {phone}
          </a>
        )}
        {!closure && <NextTables restaurant={restaurant} page={page} visit={visit} />}
        <Amenities amenities={restaurant.amenities} />
        <ul className={`plain-list ${styles.links}`}>
          {linksOf(restaurant, closure ? undefined : bookingPath(restaurant, visit, page.now)).map(
            ({ label, href }) => (
              <li key={label}>
                <a href={href}>
                  {label}
                  <span className="visually-hidden"> {title}</span>
                </a>
              </li>
            ),
          )}
        </ul>
      </div>
    </article>
  );
}

function linksOf(
  restaurant: Restaurant,
  bookingUrl: string | undefined,
): readonly { readonly label: string; readonly href: string }[] {
  const path = restaurantPath(restaurant);
  return [
    ...(restaurant.onlineBooking && bookingUrl !== undefined ? [{ label: 'Book', href: bookingUrl }] : []),
    { label: 'Menus', href: `${path}/menu` },
    { label: 'Directions', href: directionsHref(restaurant) },
  ];
}

function Amenities({ amenities }: Pick<Restaurant, 'amenities'>) {
  const amenitiesWithIcon = amenities.flatMap(({ icon, name }) => (isIconName(icon) ? [{ icon, name }] : []));
  if (amenitiesWithIcon.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.amenities}`}>
      {amenitiesWithIcon.map(({ icon, name }) => (
        <li key={icon} title={name}>
          <Icon name={icon} label={name} />
        </li>
      ))}
    </ul>
  );
}
