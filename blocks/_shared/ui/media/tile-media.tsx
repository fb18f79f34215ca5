/** @jsxImportSource #eager */

import { motifFor, Pattern } from '#blocks/_shared/styles/pattern/pattern.tsx';
import type { Media, Video } from '#schemas/content/media/media.ts';
import { Picture } from '../picture/picture.tsx';
import { TileVideo } from '../video/tile-video.tsx';
import styles from './tile-media.module.css';

interface TileMediaProps {
  readonly tile: {
    readonly key: string;
    readonly videoMobile?: Video | undefined;
    readonly videoDesktop?: Video | undefined;
  };
  readonly image?: Media | undefined;
  readonly sizes: string;
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The media of a tile: its video, or its image, or a batik motif. It fills the box of `className`. */
export function TileMedia({ tile, image, sizes, eager, className }: TileMediaProps) {
  const { videoMobile, videoDesktop } = tile;
  return (
    <div className={className ? `${styles.media} ${className}` : styles.media}>
      {videoMobile || videoDesktop ? (
        <TileVideo
          mobile={videoMobile}
          desktop={videoDesktop}
          sizes={sizes}
          eager={eager}
          placeholder={<MediaPlaceholder seed={tile.key} />}
        />
      ) : image ? (
        <Picture media={image} sizes={sizes} eager={eager} />
      ) : (
        <MediaPlaceholder seed={tile.key} />
      )}
    </div>
  );
}

/** Shown where an image is missing: a large cropped batik motif, always the same for the same seed. */
export function MediaPlaceholder({ seed }: { readonly seed: string }) {
  return (
    <div className={styles.placeholder}>
      <Pattern motif={motifFor(seed)} className={styles.motif} />
    </div>
  );
}
