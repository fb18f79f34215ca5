/** @jsxImportSource #eager */

import { RichText } from '#renderer/rich-text/rich-text.tsx';
import { openingStatus } from '#schemas/domain/restaurant/opening-status.ts';
import type { BlockProps } from '../_shared/block.ts';
import { restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import { StatusLine } from '../_shared/restaurant/status-line.tsx';
import prose from '../_shared/styles/prose.module.css';
import { TileHeading } from '../_shared/ui/heading/tile-heading.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { Amenities, Awards } from './amenities.tsx';
import { CollectPart, MenusPart } from './menus-part.tsx';
import { OpeningHours } from './opening-hours.tsx';
import styles from './restaurant-details.module.css';
import { BookPart, FindPart } from './visit-parts.tsx';

/** The main tile of a restaurant's page. Each of its inner tiles answers one question of a guest. */
export function RestaurantDetails({ tile, data, placement, page }: BlockProps<'restaurant-details'>) {
  const { restaurant, menus } = data;
  const heading = tile.heading ?? restaurant.title;
  const headingLevel = placement.headingLevel + 1;
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.table}>
        <div className={styles.about}>
          <TileHeading tile={{ key: tile.key, heading }} placement={placement} scale="display" />
          <StatusLine status={openingStatus(restaurant, page.now)} />
          {restaurant.about && (
            <div className={prose.prose}>
              <RichText html={restaurant.about} headingLevel={placement.headingLevel} />
            </div>
          )}
          <Awards awards={restaurant.awards} />
        </div>
        <TileMedia
          tile={{ ...tile, key: `${tile.key}-${restaurant.slug}` }}
          image={restaurant.heroMedia}
          sizes={sizesFor(placement.span, 0.5)}
          eager={placement.first}
          className={styles.front}
        />
        <OpeningHours restaurant={restaurant} page={page} headingLevel={headingLevel} className={styles.hours} />
        <FindPart
          restaurant={restaurant}
          finderUrl={tile.finderUrl ?? '/find-us'}
          headingLevel={headingLevel}
          className={styles.find}
        />
        <BookPart restaurant={restaurant} page={page} headingLevel={headingLevel} className={styles.book} />
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
