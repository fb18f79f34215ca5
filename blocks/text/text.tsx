/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { RichText } from '#renderer/rich-text/rich-text.tsx';
import { WithPanel } from '../_shared/domino/with-panel.tsx';
import { TileHeading } from '../_shared/heading.tsx';
import { TileLinks } from '../_shared/link/tile-link.tsx';
import prose from '../_shared/prose.module.css';
import styles from './text.module.css';

export function Text({ tile, place }: BlockProps<'text'>) {
  return (
    <WithPanel tile={tile} place={place}>
      <div className={styles.text} data-align={tile.align} data-shape={tile.layout}>
        {tile.heading && (
          <header className={styles.head}>
            <TileHeading tile={tile} place={place} />
          </header>
        )}
        <div className={styles.body}>
          <div className={prose.prose}>
            <RichText html={tile.body} headingLevel={tile.heading ? place.headingLevel : 1} />
          </div>
          <TileLinks links={tile.links} />
        </div>
      </div>
    </WithPanel>
  );
}
