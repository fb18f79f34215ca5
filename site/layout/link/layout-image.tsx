import type { ReactNode } from 'react';
import type { Media } from '#schemas/content/media/media.ts';

interface LayoutImageProps {
  readonly media: Media;
  /** Replaces the image’s own alternative text; empty where text beside it says the same. */
  readonly alt: string;
  readonly className?: string | undefined;
  readonly lazy?: boolean;
  /** Shown where the image could not be loaded. */
  readonly fallback?: ReactNode;
}

/** A small image of the layout: a logo or an icon. */
export function LayoutImage({ media, alt, className, lazy = false, fallback }: LayoutImageProps) {
  const { url, width, height } = media;
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: images are sized when content is published; there is no optimiser. */}
      <img
        className={className}
        src={url}
        alt={alt}
        width={width}
        height={height}
        loading={lazy ? 'lazy' : undefined}
      />
      {fallback && <span className="image-fallback">{fallback}</span>}
    </>
  );
}
