/** @jsxImportSource #eager */
import type { BlockProps } from '../_shared/block.ts';
import styles from './shared-tiles.module.css';

/** The name of shared tiles, where the tiles themselves are not known, such as in a story. */
export function SharedTiles({ tile }: BlockProps<'shared-tiles'>) {
  return (
    <div className={styles.root}>
      <p>Shared tiles: {tile.shared}</p>
    </div>
  );
}
