/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { RichText } from '#renderer/rich-text/rich-text.tsx';
import prose from '../_shared/styles/prose.module.css';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { keyed } from '../_shared/ui/keyed.ts';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './accordion.module.css';

/** Native disclosure: it opens without script, and browsers find text inside closed answers. */
export function Accordion({ tile, placement }: BlockProps<'accordion'>) {
  const headingLevel = tile.heading ? placement.headingLevel : 1;
  return (
    <WithPanel tile={tile} placement={placement}>
      <div className={styles.accordion} data-shape={tile.layout}>
        <TileHead tile={tile} placement={placement} />
        <div className={styles.items}>
          {keyed(tile.items, ({ question }) => question).map(({ key, item }) => (
            <details key={key} className={styles.item} name={tile.oneAtATime ? tile.key : undefined}>
              <summary className={styles.question}>
                <span>{item.question}</span>
                <Icon name="plus" className={styles.icon} />
              </summary>
              <div className={`${prose.prose} ${styles.answer}`}>
                <RichText html={item.answer} headingLevel={headingLevel} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </WithPanel>
  );
}
