/** @jsxImportSource #eager */
import type { BlockProps } from '../_shared/block.ts';
import { Pattern } from '../_shared/styles/pattern/pattern.tsx';
import { TileHeading } from '../_shared/ui/heading/tile-heading.tsx';
import { TileLinks } from '../_shared/ui/link/tile-link.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { SplitLayout } from '../_shared/ui/split-layout/split-layout.tsx';
import styles from './call-to-action.module.css';

export function CallToAction({ tile, placement, page }: BlockProps<'call-to-action'>) {
  const isForOthers = tile.headingForOthers !== undefined && page.isSubscriber !== true;
  const heading = isForOthers ? tile.headingForOthers : tile.heading;
  const text = isForOthers ? tile.textForOthers : tile.text;
  const tileVideo = tile.videoDesktop ?? tile.videoMobile;
  const split = tile.layout === 'domino-left';
  const media = (
    <TileMedia tile={tile} image={tile.image} sizes={sizesFor(placement.span, 0.5)} eager={placement.first} />
  );
  const copy = (
    <div className={styles.copy} data-shape={tile.layout}>
      {!split && <Pattern motif="parang" className={styles.ground} />}
      <div className={styles.content}>
        <TileHeading tile={{ key: tile.key, heading }} placement={placement} scale="display" />
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <TileLinks links={tile.links} className={styles.links} />
    </div>
  );
  if (split)
    return <SplitLayout notched mirrored={placement.alternation % 2 === 1} share="small" first={media} second={copy} />;
  if (tileVideo || tile.image) return <SplitLayout mirrored share="small" first={media} second={copy} />;
  return copy;
}
