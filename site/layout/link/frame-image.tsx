import type { Media } from '#schemas/content/media/media.ts';

interface FrameImageProps {
  readonly media: Media;
  /** In place of the picture's own text alternative; empty where words beside it say the same. */
  readonly alt: string;
  readonly className?: string | undefined;
  readonly lazy?: boolean;
}

/** A small picture of the frame: a mark, an icon. */
export function FrameImage({ media, alt, className, lazy = false }: FrameImageProps) {
  const { url, width, height } = media;
  return (
    // biome-ignore lint/performance/noImgElement: pictures are sized when content is published; there is no optimiser.
    <img className={className} src={url} alt={alt} width={width} height={height} loading={lazy ? 'lazy' : undefined} />
  );
}
