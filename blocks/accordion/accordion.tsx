/** @jsxImportSource #eager */

import { RichText } from '#renderer/rich-text/rich-text.tsx';
import type { BlockProps } from '../_shared/block.ts';
import prose from '../_shared/styles/prose.module.css';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { TileLinks } from '../_shared/ui/link/tile-link.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { withKeys } from '../_shared/ui/with-keys.ts';
import styles from './accordion.module.css';

/** Native `<details>`: it opens without script, and browsers can search closed answers. */
export function Accordion({ tile, placement }: BlockProps<'accordion'>) {
  const headingLevel = tile.heading ? placement.headingLevel : 1;
  return (
    <WithPanel tile={tile} placement={placement}>
      <div className={styles.accordion} data-shape={tile.layout}>
        <TileHead tile={tile} placement={placement} />
        <div className={styles.items}>
          {withKeys(tile.items, ({ question }) => question).map(({ key, item }) => (
            <details key={key} className={styles.item} name={tile.oneAtATime ? tile.key : undefined}>
              <summary className={styles.question}>
                <span>{item.question}</span>
              </summary>
              <div className={`${prose.prose} ${styles.answer}`}>
                <RichText html={item.answer} headingLevel={headingLevel} />
              </div>
            </details>
          ))}
        </div>
        {tile.links.length > 0 && (
          <div className={styles.links}>
            <TileLinks links={tile.links} />
          </div>
        )}
      </div>
    </WithPanel>
  );
}
