/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { WithPanel } from '../_shared/domino/with-panel.tsx';
import { Pattern } from '../_shared/pattern/pattern.tsx';
import styles from './divider.module.css';

export function Divider({ tile, place }: BlockProps<'divider'>) {
  return (
    <WithPanel tile={tile} place={place}>
      <div
        className={styles.divider}
        data-kind={tile.kind}
        data-size={tile.size}
        data-shape={tile.layout}
        aria-hidden="true"
      >
        {tile.kind === 'batik' && <Pattern motif={tile.motif} className={styles.band} />}
      </div>
    </WithPanel>
  );
}
