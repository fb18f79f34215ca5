/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { RichText } from '#renderer/rich-text/rich-text.tsx';
import prose from '../_shared/styles/prose.module.css';
import { TileHeading } from '../_shared/ui/heading/heading.tsx';
import { TileLinks } from '../_shared/ui/link/tile-link.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './text.module.css';

export function Text({ tile, placement }: BlockProps<'text'>) {
  return (
    <WithPanel tile={tile} placement={placement}>
      <div className={styles.text} data-align={tile.align} data-shape={tile.layout}>
        {tile.heading && (
          <header className={styles.head}>
            <TileHeading tile={tile} placement={placement} />
          </header>
        )}
        <div className={styles.body}>
          <div className={prose.prose}>
            <RichText html={tile.body} headingLevel={tile.heading ? placement.headingLevel : 1} />
          </div>
          <TileLinks links={tile.links} />
        </div>
      </div>
    </WithPanel>
  );
}
