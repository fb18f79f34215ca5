/** @jsxImportSource #eager */

import { motifFor, Pattern } from '#blocks/_shared/styles/pattern/pattern.tsx';
import type { StandInProps } from '#renderer/block.ts';
import { TileHeading } from '../heading/heading.tsx';
import { TileLink } from '../link/tile-link.tsx';
import styles from './stand-in.module.css';

/** What stands in a tile's place while its data cannot be had: never a gap, and a way to ask again. */
export function StandIn({ tile, place, page }: StandInProps) {
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
    <div className={styles.standIn}>
      <Pattern motif={motifFor(tile.key)} className={styles.ground} />
      <TileHeading tile={{ key: tile.key, heading }} place={place} />
      <p className={styles.text}>We could not fetch this part of the page. It should be back in a moment.</p>
      <TileLink link={again} />
    </div>
  );
}
