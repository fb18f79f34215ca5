/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { RichText } from '#renderer/rich-text/rich-text.tsx';
import prose from '../_shared/styles/prose.module.css';
import { Domino } from '../_shared/ui/domino/domino.tsx';
import { TileHeading } from '../_shared/ui/heading/heading.tsx';
import { TileLinks } from '../_shared/ui/link/tile-link.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import styles from './image-text.module.css';

export function ImageText({ tile, place }: BlockProps<'image-text'>) {
  const domino = tile.layout === 'domino-left';
  const mirrored = domino ? place.turn % 2 === 1 : tile.mediaSide === 'right';
  const media = (
    <TileMedia
      tile={tile}
      image={tile.image}
      sizes={sizesFor(place.span, place.span > 3 ? 0.5 : 1)}
      eager={place.first}
    />
  );
  const copy = (
    <div className={styles.copy}>
      <TileHeading tile={tile} place={place} />
      <div className={prose.prose}>
        <RichText html={tile.body} headingLevel={tile.heading ? place.headingLevel : 1} />
      </div>
      <TileLinks links={tile.links} />
    </div>
  );
  return <Domino notched={domino} mirrored={mirrored} first={media} second={copy} />;
}
