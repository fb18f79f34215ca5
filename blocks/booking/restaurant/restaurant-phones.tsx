/** @jsxImportSource #eager */

import { restaurantPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import { ShowMore } from '#blocks/_shared/ui/link/show-more.tsx';
import link from '#blocks/_shared/ui/link/tile-link.module.css';
import styles from '#blocks/booking/booking.module.css';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { buildShowUrl, selectShownEntries } from '#schemas/content/page/shown-entries.ts';
import { choiceNames } from '#schemas/domain/booking/booking-choice.ts';
import { phoneHref } from '#schemas/domain/restaurant/contact-links.ts';
import { groupRestaurantsByCity } from '#schemas/domain/restaurant/group-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

interface RestaurantPhonesProps {
  /** The key of the tile. */
  readonly name: string;
  readonly restaurants: readonly Restaurant[];
  readonly page: PageContext;
}

/** The restaurants with their telephone numbers. The list opens without script. */
export function RestaurantPhones({ name: key, restaurants, page }: RestaurantPhonesProps) {
  const ordered = groupRestaurantsByCity(restaurants).flatMap(({ name: cityName, restaurants: members }) =>
    members.map((restaurant) => ({ restaurant, cityName })),
  );
  const shown = selectShownEntries(ordered, page.query);
  const idOf = ({ slug }: Restaurant): string => `${key}-ring-${slug}`;
  return (
    <details className={styles.restaurants}>
      <summary className={`${link.link} ${link.primary} ${styles.choose}`}>
        <span className={link.label}>Ring a restaurant</span>
        <span className={styles.plusBox}>
          <Icon name="plus" className={styles.plus} />
        </span>
      </summary>
      <ul className="plain-list">
        {shown.entries.map(({ restaurant, cityName }) => (
          <li key={restaurant.storeId} id={idOf(restaurant)} className={styles.restaurant}>
            <a className={styles.name} href={`${restaurantPath(restaurant)}#booking`}>
              {restaurant.title}
              {restaurant.title !== cityName && <span className={styles.city}> {cityName}</span>}
            </a>
            {restaurant.phone && (
              <a className={styles.phone} href={phoneHref(restaurant.phone)}>
                <span className="visually-hidden">Ring {restaurant.title}: </span>
                {restaurant.phone}
              </a>
            )}
          </li>
        ))}
      </ul>
      <ShowMore
        shown={shown}
        noun="restaurants"
        buildUrl={(count, target) => {
          const entry = target === 'next' ? ordered[shown.before + shown.entries.length] : shown.entries[0];
          return buildShowUrl(page, [...choiceNames, 'near'], count, entry ? idOf(entry.restaurant) : key);
        }}
      />
    </details>
  );
}
