/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { Domino } from '../_shared/ui/domino/domino.tsx';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { TileLinks } from '../_shared/ui/link/tile-link.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import styles from './video.module.css';

export function Video({ tile, place }: BlockProps<'video'>) {
  const domino = tile.layout === 'domino-left';
  const media = (
    <TileMedia
      tile={tile}
      sizes={sizesFor(place.span, domino ? 0.5 : 1)}
      eager={place.first}
      className={styles.media}
    />
  );
  const silent = !tile.heading && !tile.text && tile.links.length === 0;
  const copy = (
    <div className={styles.copy}>
      <TileHead tile={tile} place={place} />
      <TileLinks links={tile.links} />
    </div>
  );
  if (domino) return <Domino notched mirrored={place.turn % 2 === 1} share="large" first={media} second={copy} />;
  return (
    <div className={styles.video}>
      {media}
      {!silent && <div className={styles.label}>{copy}</div>}
    </div>
  );
}
