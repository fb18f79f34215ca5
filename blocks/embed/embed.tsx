/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { pageOf } from '#schemas/tiles/embed/embed-url.ts';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { TileLink } from '../_shared/ui/link/tile-link.tsx';
import { MissingMedia } from '../_shared/ui/media/tile-media.tsx';
import { Picture, sizesFor } from '../_shared/ui/picture/picture.tsx';
import { SplitLayout } from '../_shared/ui/split-layout/split-layout.tsx';
import styles from './embed.module.css';

/** Nothing of the other site is asked for before consent: a poster and a plain link stand in its place. */
export function Embed({ tile, placement }: BlockProps<'embed'>) {
  const page = tile.pageUrl ?? pageOf(tile.src);
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
          <MissingMedia seed={tile.key} />
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
