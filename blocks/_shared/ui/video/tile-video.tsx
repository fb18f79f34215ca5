/** @jsxImportSource #eager */

import type { ReactNode } from 'react';
import { belowTablet } from '#blocks/_shared/styles/breakpoints.ts';
import type { Video } from '#schemas/content/media/media.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './tile-video.module.css';

interface TileVideoProps {
  readonly mobile?: Video | undefined;
  readonly desktop?: Video | undefined;
  readonly sizes: string;
  readonly eager?: boolean | undefined;
  /** Shown until the video plays if it has no poster. */
  readonly placeholder?: ReactNode;
}

/**
 * A muted video with a poster. `tile-video.element.ts` decides when to download and play it and shows one button;
 * without script the browser's own controls are shown.
 */
export function TileVideo({ mobile, desktop, sizes, eager, placeholder }: TileVideoProps) {
  const wide = desktop ?? mobile;
  if (!wide) return null;
  const narrow = mobile ?? wide;
  const poster = wide.poster ?? narrow.poster;
  const sources = [
    narrow.url !== wide.url && <source key="narrow" src={narrow.url} type={typeOf(narrow.url)} media={belowTablet} />,
    <source key="wide" src={wide.url} type={typeOf(wide.url)} />,
  ];
  return (
    <tile-video className={styles.tileVideo}>
      {poster ? (
        <Picture
          className={styles.poster}
          media={poster}
          mobile={narrow.poster ?? poster}
          sizes={sizes}
          eager={eager}
        />
      ) : (
        placeholder
      )}
      <video className={styles.video} muted loop playsInline preload="none" aria-label={wide.label}>
        {sources}
      </video>
      <noscript>
        <video
          className={styles.video}
          muted
          loop
          playsInline
          controls
          preload="none"
          aria-label={wide.label}
          poster={poster?.url}
        >
          {sources}
        </video>
      </noscript>
      <Button size="icon" className={styles.button} hidden data-play="Play the film" data-pause="Pause the film">
        <span className={styles.play}>
          <Icon name="play" />
        </span>
        <span className={styles.pause}>
          <Icon name="pause" />
        </span>
      </Button>
    </tile-video>
  );
}

const typeOf = (url: string): string => (/\.webm($|\?)/i.test(url) ? 'video/webm' : 'video/mp4');
