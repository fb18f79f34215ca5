/** @jsxImportSource #eager */

import { belowTablet, fromTablet } from '#blocks/_shared/styles/breakpoints.ts';
import type { Media, MediaVariant } from '#schemas/content/media/media.ts';
import { toFocusStep } from './focus-step.ts';

interface PictureProps {
  readonly media: Media;
  /** The rendered width, as the `sizes` attribute. */
  readonly sizes: string;
  /** For an image in the first viewport. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
  /** Another image for viewports narrower than a tablet. */
  readonly mobile?: Media | undefined;
}

/** Browsers take the first source that they support, so the smallest format comes first. */
const formats = ['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/svg+xml'] as const;

const srcSet = (variants: readonly MediaVariant[]): string =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', ');

/**
 * An image in all its formats and sizes. Its width and height reserve space, and a skeleton is shown until it has
 * loaded. A box of another shape shows the part around its focal point.
 */
export function Picture({ media, sizes, eager = false, className, mobile }: PictureProps) {
  return (
    <picture className={className ? `picture ${className}` : 'picture'} data-pending="">
      {mobile && sourcesOf(mobile, sizes, belowTablet)}
      {sourcesOf(media, sizes)}
      <img
        src={media.url}
        alt={media.alt}
        width={media.width}
        height={media.height}
        data-focus-x={toFocusStep(media.focus?.x)}
        data-focus-y={toFocusStep(media.focus?.y)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

function sourcesOf(media: Media, sizes: string, query?: string) {
  const sourceSets = formats.flatMap((type) => {
    const variants = media.variants?.filter((variant) => variant.type === type) ?? [];
    return variants.length > 0 ? [{ type, set: srcSet(variants) }] : [];
  });
  const { width, height } = media;
  const sources = sourceSets.map(({ type, set }) => (
    <source
      key={`${query}${type}`}
      media={query}
      type={type}
      srcSet={set}
      sizes={sizes}
      width={width}
      height={height}
    />
  ));
  return query
    ? [...sources, <source key={query} media={query} srcSet={media.url} width={width} height={height} />]
    : sources;
}

/**
 * Returns the `sizes` attribute for an image that takes `share` (0 to 1) of its tile from tablet width up, and the full
 * width below.
 */
export const sizesFor = (span: 2 | 3 | 4 | 6, share = 1): string =>
  `${fromTablet} ${Math.ceil((span / 6) * share * 100)}vw, 100vw`;
