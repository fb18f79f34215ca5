/** @jsxImportSource #eager */

import type { TileFallbackProps } from '#blocks/_shared/block.ts';
import { motifFor, Pattern } from '#blocks/_shared/styles/pattern/pattern.tsx';
import type { TileType } from '#schemas/content/tile/tile.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { TileHeading } from '../heading/tile-heading.tsx';

import { TileLink } from '../link/tile-link.tsx';
import styles from './tile-fallback.module.css';

/** The tile types that show vacancies. The error catalogue has a message for them. */
const jobTiles: ReadonlySet<TileType> = new Set(['job-detail', 'job-list', 'job-search']);

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
      <p className={styles.text}>
        {jobTiles.has(tile.type)
          ? bookingMessage(bookingCode.jobsUnavailable)
          : 'We could not fetch this part of the page. It should be back in a moment.'}
      </p>
      <TileLink link={retryLink} />
    </div>
  );
}
