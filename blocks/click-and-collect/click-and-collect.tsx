/** @jsxImportSource #eager */

import type { Link } from '#schemas/content/link/link.ts';
import { phoneHref } from '#schemas/domain/restaurant/contact-links.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { BlockProps } from '../_shared/block.ts';
import { formatCollectionTime } from '../_shared/format/format-collection-time.ts';
import { Pattern } from '../_shared/styles/pattern/pattern.tsx';
import { TileHeading } from '../_shared/ui/heading/tile-heading.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { TileLink } from '../_shared/ui/link/tile-link.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { SplitLayout } from '../_shared/ui/split-layout/split-layout.tsx';
import styles from './click-and-collect.module.css';

export function ClickAndCollect({ tile, data, placement, page }: BlockProps<'click-and-collect'>) {
  const restaurant = 'restaurant' in data ? data.restaurant : undefined;
  const link = linkFor(restaurant, tile.link);
  const status = restaurant && link && formatCollectionTime(restaurant, page.now, page.options.collectionCloses);
  const split = tile.layout === 'domino-left';
  const hasMedia = tile.image !== undefined || tile.videoDesktop !== undefined || tile.videoMobile !== undefined;
  const media = (
    <TileMedia tile={tile} image={tile.image} sizes={sizesFor(placement.span, 0.4)} eager={placement.first} />
  );
  const copy = (
    <div className={styles.copy}>
      {!split && !hasMedia && <Pattern motif="weave" className={styles.ground} />}
      <div className={styles.content}>
        <TileHeading tile={tile} placement={placement} scale="display" />
        {tile.text && <p className={styles.text}>{tile.text}</p>}
        {status && <p className={styles.status}>{status}</p>}
      </div>
      <div className={styles.order}>
        {link ? <TileLink link={link} /> : <OrderByPhone phone={restaurant?.phone} />}
        <p className={styles.allergies}>
          <Icon name="warning" className={styles.icon} />
          <span>
            Allergic to something? Read the <a href={tile.allergenUrl}>allergen guide</a> before you order.
          </span>
        </p>
      </div>
    </div>
  );
  if (!split && !hasMedia) return copy;
  return (
    <SplitLayout
      notched={split}
      mirrored={split && placement.alternation % 2 === 1}
      share="small"
      first={media}
      second={copy}
    />
  );
}

/** Prefers a restaurant's own order page to the general one. */
function linkFor(restaurant: Restaurant | undefined, link: Link | undefined): Link | undefined {
  if (!restaurant?.clickCollect) return link;
  const linkProps = link ?? {
    linkText: 'Order to collect',
    openInNewTab: false,
    description: undefined,
    linkMedia: undefined,
    style: 'primary',
  };
  return { ...linkProps, linkUrl: restaurant.clickCollect };
}

function OrderByPhone({ phone }: { readonly phone: string | undefined }) {
  if (!phone) return null;
  return (
    <p>
      Order by telephone: <a href={phoneHref(phone)}>{phone}</a>
    </p>
  );
}
