/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { Pattern } from '../_shared/styles/pattern/pattern.tsx';
import { Domino } from '../_shared/ui/domino/domino.tsx';
import { TileHeading } from '../_shared/ui/heading/heading.tsx';
import { TileLinks } from '../_shared/ui/link/tile-link.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import styles from './call-to-action.module.css';

export function CallToAction({ tile, place }: BlockProps<'call-to-action'>) {
  const film = tile.videoDesktop ?? tile.videoMobile;
  const domino = tile.layout === 'domino-left';
  const media = <TileMedia tile={tile} image={tile.image} sizes={sizesFor(place.span, 0.5)} eager={place.first} />;
  const copy = (
    <div className={styles.copy} data-shape={tile.layout}>
      {!domino && <Pattern motif="parang" className={styles.ground} />}
      <div className={styles.words}>
        <TileHeading tile={tile} place={place} scale="display" />
        {tile.text && <p className={styles.text}>{tile.text}</p>}
      </div>
      <TileLinks links={tile.links} className={styles.links} />
    </div>
  );
  if (domino) return <Domino notched mirrored={place.turn % 2 === 1} share="small" first={media} second={copy} />;
  if (film || tile.image) return <Domino mirrored share="small" first={media} second={copy} />;
  return copy;
}
