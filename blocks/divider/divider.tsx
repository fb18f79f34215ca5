/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { Pattern } from '../_shared/styles/pattern/pattern.tsx';
import { WithPanel } from '../_shared/ui/domino/with-panel.tsx';
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
