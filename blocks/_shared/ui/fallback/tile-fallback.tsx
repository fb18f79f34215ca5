/** @jsxImportSource #eager */

import type { TileFallbackProps } from '#blocks/_shared/block.ts';
import { motifFor, Pattern } from '#blocks/_shared/styles/pattern/pattern.tsx';
import { TileHeading } from '../heading/tile-heading.tsx';

import { TileLink } from '../link/tile-link.tsx';
import styles from './tile-fallback.module.css';

/** Replaces a tile when its data cannot be loaded: a message and a link to try again. */
export function TileFallback({ tile, placement, page }: TileFallbackProps) {
  const heading = ('heading' in tile && tile.heading) || 'Not here just now';
  const retryLink = {
    linkText: 'Try again',
    linkUrl: page.path,
    openInNewTab: false,
    description: undefined,
    linkMedia: undefined,
    style: 'secondary',
  } as const;
  return (
    <div className={styles.tileFallback}>
      <Pattern motif={motifFor(tile.key)} className={styles.pattern} />
      <TileHeading tile={{ key: tile.key, heading }} placement={placement} />
      <p className={styles.text}>We could not fetch this part of the page. It should be back in a moment.</p>
      <TileLink link={retryLink} />
    </div>
  );
}
