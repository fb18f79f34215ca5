/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { RichText } from '#renderer/rich-text/rich-text.tsx';
import prose from '../_shared/styles/prose.module.css';
import { TileHeading } from '../_shared/ui/heading/heading.tsx';
import { TileLinks } from '../_shared/ui/link/tile-link.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { SplitLayout } from '../_shared/ui/split-layout/split-layout.tsx';
import styles from './image-text.module.css';

export function ImageText({ tile, placement }: BlockProps<'image-text'>) {
  const split = tile.layout === 'domino-left';
  const mirrored = split ? placement.alternation % 2 === 1 : tile.mediaSide === 'right';
  const media = (
    <TileMedia
      tile={tile}
      image={tile.image}
      sizes={sizesFor(placement.span, placement.span > 3 ? 0.5 : 1)}
      eager={placement.first}
    />
  );
  const copy = (
    <div className={styles.copy}>
      <TileHeading tile={tile} placement={placement} />
      <div className={prose.prose}>
        <RichText html={tile.body} headingLevel={tile.heading ? placement.headingLevel : 1} />
      </div>
      <TileLinks links={tile.links} />
    </div>
  );
  return <SplitLayout notched={split} mirrored={mirrored} first={media} second={copy} />;
}
