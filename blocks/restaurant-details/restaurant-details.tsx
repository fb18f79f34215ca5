/** @jsxImportSource #eager */

import { RichText } from '#renderer/rich-text/rich-text.tsx';
import type { BlockProps } from '../_shared/block.ts';
import { restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import prose from '../_shared/styles/prose.module.css';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { Amenities, Awards } from './amenities.tsx';
import { CollectPart, MenusPart } from './menus-part.tsx';
import { OpeningHours } from './opening-hours.tsx';
import styles from './restaurant-details.module.css';
import { RestaurantHead } from './restaurant-head.tsx';
import { ContactPart, FindPart } from './visit-parts.tsx';

/** The main tile of a restaurant's page: its front and name, then inner tiles that each answer one question of a guest. */
export function RestaurantDetails({ tile, data, placement, page }: BlockProps<'restaurant-details'>) {
  const { restaurant, menus } = data;
  const headingLevel = placement.headingLevel + 1;
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.table}>
        <RestaurantHead tile={tile} restaurant={restaurant} placement={placement} page={page} />
        {(restaurant.about || restaurant.awards.length > 0) && (
          <div className={styles.about}>
            {restaurant.about && (
              <div className={prose.prose}>
                <RichText html={restaurant.about} headingLevel={placement.headingLevel} />
              </div>
            )}
            <Awards awards={restaurant.awards} />
          </div>
        )}
        <OpeningHours restaurant={restaurant} page={page} headingLevel={headingLevel} className={styles.hours} />
        <FindPart
          restaurant={restaurant}
          finderUrl={tile.finderUrl ?? '/find-us'}
          headingLevel={headingLevel}
          className={styles.find}
        />
        <ContactPart restaurant={restaurant} headingLevel={headingLevel} className={styles.contact} />
        <CollectPart
          restaurant={restaurant}
          page={page}
          allergenUrl={tile.allergenUrl}
          headingLevel={headingLevel}
          className={styles.collect}
        />
        <Amenities amenities={restaurant.amenities} headingLevel={headingLevel} className={styles.amenities} />
        <MenusPart
          path={restaurantPath(restaurant)}
          menus={menus ?? []}
          isCollapsed={page.options.menusFolded}
          headingLevel={headingLevel}
          className={page.options.menusFolded ? `screen-only ${styles.menus}` : styles.menus}
        />
      </div>
    </WithPanel>
  );
}
