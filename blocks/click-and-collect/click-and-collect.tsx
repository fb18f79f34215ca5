/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import type { Link } from '#schemas/content/link/link.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { collectionText } from '../_shared/format/collection-text.ts';
import { phoneHref } from '../_shared/restaurant/restaurant-links.ts';
import { Pattern } from '../_shared/styles/pattern/pattern.tsx';
import { TileHeading } from '../_shared/ui/heading/heading.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { TileLink } from '../_shared/ui/link/tile-link.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { SplitLayout } from '../_shared/ui/split-layout/split-layout.tsx';
import styles from './click-and-collect.module.css';

export function ClickAndCollect({ tile, data, placement, page }: BlockProps<'click-and-collect'>) {
  const restaurant = 'restaurant' in data ? data.restaurant : undefined;
  const link = linkFor(restaurant, tile.link);
  const status = restaurant && link && collectionText(restaurant, page.now, page.options.collectionCloses);
  const split = tile.layout === 'domino-left';
  const pictured = tile.image !== undefined || tile.videoDesktop !== undefined || tile.videoMobile !== undefined;
  const media = (
    <TileMedia tile={tile} image={tile.image} sizes={sizesFor(placement.span, 0.4)} eager={placement.first} />
  );
  const copy = (
    <div className={styles.copy}>
      {!split && !pictured && <Pattern motif="weave" className={styles.ground} />}
      <div className={styles.words}>
        <TileHeading tile={tile} placement={placement} scale="display" />
        {tile.text && <p className={styles.text}>{tile.text}</p>}
        {status && <p className={styles.status}>{status}</p>}
      </div>
      <div className={styles.order}>
        {link ? <TileLink link={link} /> : <OrderByVoice phone={restaurant?.phone} />}
        <p className={styles.allergies}>
          <Icon name="warning" className={styles.icon} />
          <span>
            Allergic to something? Read the <a href={tile.allergenUrl}>allergen guide</a> before you order.
          </span>
        </p>
      </div>
    </div>
  );
  if (!split && !pictured) return copy;
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

/** A restaurant's own order page before the one for all. */
function linkFor(restaurant: Restaurant | undefined, link: Link | undefined): Link | undefined {
  if (!restaurant?.clickCollect) return link;
  const words = link ?? {
    linkText: 'Order to collect',
    openInNewTab: false,
    description: undefined,
    linkMedia: undefined,
    style: 'primary',
  };
  return { ...words, linkUrl: restaurant.clickCollect };
}

function OrderByVoice({ phone }: { readonly phone: string | undefined }) {
  if (!phone) return <p>Order at the counter; we pack whatever is on the menu.</p>;
  return (
    <p>
      Order by telephone: <a href={phoneHref(phone)}>{phone}</a>
    </p>
  );
}
