/** @jsxImportSource #eager */
import type { BlockProps } from '../_shared/block.ts';
import { Pattern } from '../_shared/styles/pattern/pattern.tsx';
import { TileHeading } from '../_shared/ui/heading/tile-heading.tsx';
import { TileLinks } from '../_shared/ui/link/tile-link.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { SplitLayout } from '../_shared/ui/split-layout/split-layout.tsx';
import styles from './hero.module.css';

export function Hero({ tile, placement }: BlockProps<'hero'>) {
  const isOverImage = tile.arrangement === 'over-image' && tile.layout !== 'domino-left';
  const media = (share: number) => (
    <TileMedia
      tile={tile}
      image={tile.image}
      sizes={sizesFor(placement.span, share)}
      eager={placement.first}
      className={styles.media}
    />
  );
  const copy = (
    <div className={styles.copy}>
      <TileHeading tile={tile} placement={placement} scale="display" />
      {tile.text && <p className={styles.text}>{tile.text}</p>}
      <TileLinks links={tile.links} />
    </div>
  );
  if (isOverImage) {
    return (
      <div className={styles.over}>
        {media(1)}
        <div className={styles.label}>{copy}</div>
      </div>
    );
  }
  if (tile.layout === 'domino-left') {
    return <SplitLayout notched mirrored={placement.alternation % 2 === 1} first={media(0.5)} second={copy} />;
  }
  return (
    <div className={styles.split} data-shape={tile.layout}>
      <div className={styles.content}>
        <Pattern motif="kawung" className={styles.ground} />
        {copy}
      </div>
      <div className={styles.table}>{media(0.5)}</div>
    </div>
  );
}
