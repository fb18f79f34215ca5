/** @jsxImportSource #eager */

import { motifFor, Pattern } from '#blocks/_shared/styles/pattern/pattern.tsx';
import type { TileFallbackProps } from '#renderer/block.ts';
import { TileHeading } from '../heading/heading.tsx';
import { TileLink } from '../link/tile-link.tsx';
import styles from './tile-fallback.module.css';

/** What stands in a tile's place while its data cannot be had: never a gap, and a way to ask again. */
export function TileFallback({ tile, placement, page }: TileFallbackProps) {
  const heading = ('heading' in tile && tile.heading) || 'Not here just now';
  const again = {
    linkText: 'Try again',
    linkUrl: page.path,
    openInNewTab: false,
    description: undefined,
    linkMedia: undefined,
    style: 'secondary',
  } as const;
  return (
    <div className={styles.tileFallback}>
      <Pattern motif={motifFor(tile.key)} className={styles.ground} />
      <TileHeading tile={{ key: tile.key, heading }} placement={placement} />
      <p className={styles.text}>We could not fetch this part of the page. It should be back in a moment.</p>
      <TileLink link={again} />
    </div>
  );
}
