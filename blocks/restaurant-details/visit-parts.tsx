/** @jsxImportSource #eager */

import { directionsHref, phoneHref } from '#schemas/domain/restaurant/contact-links.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { what3wordsHref } from '../_shared/restaurant/restaurant-links.ts';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { TileLink } from '../_shared/ui/link/tile-link.tsx';
import { withKeys } from '../_shared/ui/with-keys.ts';
import { basicLinkProps } from './basic-link-props.ts';
import { Part, type PartOptions } from './part.tsx';
import styles from './visit-parts.module.css';

interface FindPartProps extends PartOptions {
  readonly restaurant: Restaurant;
  readonly finderUrl: string;
}

/** The address, and how to get there. */
export function FindPart({ restaurant, finderUrl, headingLevel, className }: FindPartProps) {
  const { address, postcode, what3words } = restaurant;
  const city = address.some((line) => line === restaurant.cityName) ? undefined : restaurant.cityName;
  const lines = [...address, city, postcode].flatMap((line) => line ?? []);
  return (
    <Part title="Find us" headingLevel={headingLevel} className={className}>
      {lines.length > 0 && (
        <address className={styles.address}>
          {withKeys(lines, (line) => line).map(({ key, item }) => (
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
        {withKeys(restaurant.links, ({ linkUrl }) => linkUrl).map(({ key, item }) => (
          <li key={key}>
            <a href={item.linkUrl} {...(item.openInNewTab && { target: '_blank', rel: 'noopener' })}>
              {item.linkText}
              {item.openInNewTab && ' (opens in a new tab)'}
            </a>
          </li>
        ))}
      </ul>
      <TileLink
        link={{ ...basicLinkProps, linkText: 'Directions', linkUrl: directionsHref(restaurant), style: 'secondary' }}
        className={styles.last}
      />
    </Part>
  );
}

interface ContactPartProps extends PartOptions {
  readonly restaurant: Restaurant;
}

/** Telephone and email. Nothing without either. */
export function ContactPart({ restaurant, headingLevel, className }: ContactPartProps) {
  const { phone, email } = restaurant;
  if (!phone && !email) return null;
  return (
    <Part title={phone ? 'Ring us' : 'Write to us'} headingLevel={headingLevel} className={className}>
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
    </Part>
  );
}
