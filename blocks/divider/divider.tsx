/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { Pattern } from '../_shared/styles/pattern/pattern.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './divider.module.css';

export function Divider({ tile, placement }: BlockProps<'divider'>) {
  return (
    <WithPanel tile={tile} placement={placement}>
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
