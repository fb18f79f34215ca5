/** @jsxImportSource #eager */

import { providerPageUrl } from '#schemas/tiles/embed/embed-url.ts';
import type { BlockProps } from '../_shared/block.ts';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { TileLink } from '../_shared/ui/link/tile-link.tsx';
import { MediaPlaceholder } from '../_shared/ui/media/tile-media.tsx';
import { Picture, sizesFor } from '../_shared/ui/picture/picture.tsx';
import { SplitLayout } from '../_shared/ui/split-layout/split-layout.tsx';
import styles from './embed.module.css';

/** Nothing is loaded from the other site without consent: until then there is a poster and a plain link. */
export function Embed({ tile, placement }: BlockProps<'embed'>) {
  const page = tile.pageUrl ?? providerPageUrl(tile.src);
  const host = URL.parse(page)?.hostname.replace(/^www\./, '') ?? 'its own site';
  const link = {
    linkText: `Open on ${host}`,
    linkUrl: page,
    openInNewTab: true,
    style: 'primary' as const,
    description: undefined,
    linkMedia: undefined,
  };
  const frame = (
    <tile-embed className={styles.embed} data-ratio={tile.ratio} data-src={tile.src} data-title={tile.title}>
      <div className={styles.poster}>
        {tile.poster ? (
          <Picture media={tile.poster} sizes={sizesFor(placement.span)} />
        ) : (
          <MediaPlaceholder seed={tile.key} />
        )}
      </div>
      <div className={styles.choice}>
        <p>
          <strong>{tile.title}</strong> comes from {host}. It shows here once you allow embedded content in your cookie
          choices.
        </p>
        <TileLink link={link} />
      </div>
    </tile-embed>
  );
  const head = (
    <div className={styles.copy}>
      <TileHead tile={tile} placement={placement} />
    </div>
  );
  if (tile.layout === 'domino-left') {
    return <SplitLayout notched mirrored={placement.alternation % 2 === 1} share="large" first={frame} second={head} />;
  }
  if (!tile.heading && !tile.text) return frame;
  return (
    <div className={styles.stack} data-shape={tile.layout}>
      {head}
      {frame}
    </div>
  );
}
