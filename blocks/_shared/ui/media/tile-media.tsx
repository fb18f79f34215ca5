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

/** What a tile shows: its film, else its picture, else a batik panel. Fills the box that `className` gives it. */
export function TileMedia({ tile, image, sizes, eager, className }: TileMediaProps) {
  const { videoMobile, videoDesktop } = tile;
  return (
    <div className={className ? `${styles.media} ${className}` : styles.media}>
      {videoMobile || videoDesktop ? (
        <TileVideo mobile={videoMobile} desktop={videoDesktop} sizes={sizes} eager={eager} />
      ) : image ? (
        <Picture media={image} sizes={sizes} eager={eager} />
      ) : (
        <MissingMedia seed={tile.key} />
      )}
    </div>
  );
}

/** Stands where a picture is missing: a batik motif, large and cropped, that stays the same for the same seed. */
export function MissingMedia({ seed }: { readonly seed: string }) {
  return (
    <div className={styles.missing}>
      <Pattern motif={motifFor(seed)} className={styles.motif} />
    </div>
  );
}
