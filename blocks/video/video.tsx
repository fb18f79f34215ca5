/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { TileLinks } from '../_shared/ui/link/tile-link.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { SplitLayout } from '../_shared/ui/split-layout/split-layout.tsx';
import styles from './video.module.css';

export function Video({ tile, placement }: BlockProps<'video'>) {
  const split = tile.layout === 'domino-left';
  const media = (
    <TileMedia
      tile={tile}
      sizes={sizesFor(placement.span, split ? 0.5 : 1)}
      eager={placement.first}
      className={styles.media}
    />
  );
  const silent = !tile.heading && !tile.text && tile.links.length === 0;
  const copy = (
    <div className={styles.copy}>
      <TileHead tile={tile} placement={placement} />
      <TileLinks links={tile.links} />
    </div>
  );
  if (split)
    return <SplitLayout notched mirrored={placement.alternation % 2 === 1} share="large" first={media} second={copy} />;
  return (
    <div className={styles.video}>
      {media}
      {!silent && <div className={styles.label}>{copy}</div>}
    </div>
  );
}
