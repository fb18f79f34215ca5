/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import type { SocialPost } from '#schemas/domain/social/social.ts';
import { surfaceAt } from '../_shared/styles/surface.ts';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { TileLink } from '../_shared/ui/link/tile-link.tsx';
import { MissingMedia } from '../_shared/ui/media/tile-media.tsx';
import { Picture, sizesFor } from '../_shared/ui/picture/picture.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './social-grid.module.css';

const counts = { four: 4, eight: 8 } as const;

/** Without posts, batik tiles keep the places: the network being away is nothing a diner needs to see. */
export function SocialGrid({ tile, data, placement }: BlockProps<'social-grid'>) {
  const count = counts[tile.count];
  const posts = (data.posts ?? []).slice(0, count);
  const empty = Array.from({ length: count - posts.length }, (_, index) => posts.length + index);
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.social} data-shape={tile.layout} data-count={tile.count}>
        {(tile.heading || tile.text || tile.profile) && (
          <div className={styles.head}>
            <TileHead tile={tile} placement={placement} />
            {tile.profile && <TileLink link={tile.profile} />}
          </div>
        )}
        {posts.length > 0 && (
          <ul className={`plain-list ${styles.posts}`}>
            {posts.map((post) => (
              <li key={post.id} className={styles.post}>
                <Post post={post} sizes={sizesFor(placement.span, 1 / 4)} />
              </li>
            ))}
          </ul>
        )}
        {empty.map((index) => (
          <div
            key={index}
            className={styles.post}
            data-surface={surfaceAt(index, tile.backgroundColor)}
            aria-hidden="true"
          >
            <MissingMedia seed={`${tile.key}${index}`} />
          </div>
        ))}
      </div>
    </WithPanel>
  );
}

function Post({ post, sizes }: { readonly post: SocialPost; readonly sizes: string }) {
  return (
    <a className={styles.link} href={post.permalink} target="_blank" rel="noopener">
      <Picture media={post.image} sizes={sizes} />
      <span className="visually-hidden">{post.caption ?? (post.image.alt ? '' : 'Picture')} (opens in a new tab)</span>
    </a>
  );
}
