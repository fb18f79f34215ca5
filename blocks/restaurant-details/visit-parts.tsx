/** @jsxImportSource #eager */
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { directionsHref, phoneHref, restaurantPath, what3wordsHref } from '../_shared/restaurant/restaurant-links.ts';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { keyed } from '../_shared/ui/keyed.ts';
import { TileLink } from '../_shared/ui/link/tile-link.tsx';
import { Part, type PartPlace } from './part.tsx';
import styles from './visit-parts.module.css';

interface FindPartProps extends PartPlace {
  readonly restaurant: Restaurant;
  readonly finderUrl: string;
}

const plain = { openInNewTab: false, description: undefined, linkMedia: undefined } as const;

/** Where it is, and how to get there. */
export function FindPart({ restaurant, finderUrl, headingLevel, className }: FindPartProps) {
  const { address, postcode, what3words } = restaurant;
  const city = address.some((line) => line === restaurant.cityName) ? undefined : restaurant.cityName;
  const lines = [...address, city, postcode].flatMap((line) => line ?? []);
  return (
    <Part title="Find us" surface="quiet" headingLevel={headingLevel} className={className}>
      {lines.length > 0 && (
        <address className={styles.address}>
          {keyed(lines, (line) => line).map(({ key, item }) => (
            <span key={key}>{item}</span>
          ))}
        </address>
      )}
      <ul className={`plain-list ${styles.ways}`}>
        {what3words && (
          <li>
            <a href={what3wordsHref(what3words)} rel="noopener">
              <span className="visually-hidden">what3words: </span>
              <span aria-hidden="true">{'///'}</span>
              {what3words}
            </a>
          </li>
        )}
        <li>
          <a href={finderUrl}>Choose another restaurant</a>
        </li>
        {keyed(restaurant.links, ({ linkUrl }) => linkUrl).map(({ key, item }) => (
          <li key={key}>
            <a href={item.linkUrl} {...(item.openInNewTab && { target: '_blank', rel: 'noopener' })}>
              {item.linkText}
              {item.openInNewTab && ' (opens in a new tab)'}
            </a>
          </li>
        ))}
      </ul>
      <TileLink
        link={{ ...plain, linkText: 'Directions', linkUrl: directionsHref(restaurant), style: 'primary' }}
        className={styles.last}
      />
    </Part>
  );
}

/** The one action that matters on this page, and whom to ask. */
export function BookPart({ restaurant, headingLevel, className }: PartPlace & { readonly restaurant: Restaurant }) {
  const { phone, email } = restaurant;
  const books = restaurant.onlineBooking || restaurant.bookATableWidgetId !== undefined;
  return (
    <Part
      title={books ? 'Come and eat' : 'Ring for a table'}
      surface="accent"
      headingLevel={headingLevel}
      className={className}
    >
      <ul className={`plain-list ${styles.contacts}`}>
        {phone && (
          <li>
            <Icon name="phone" className={styles.icon} />
            <a className={styles.phone} href={phoneHref(phone)}>
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <Icon name="mail" className={styles.icon} />
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
      </ul>
      {!phone && !email && !books && <p>Walk in: there is always room at the bar.</p>}
      {books && (
        <TileLink
          link={{
            ...plain,
            linkText: 'Book a table',
            linkUrl: `${restaurantPath(restaurant)}/book-now`,
            style: 'primary',
          }}
          className={styles.last}
        />
      )}
    </Part>
  );
}
