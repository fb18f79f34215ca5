/** @jsxImportSource #eager */
import type { Placement } from '#renderer/block.ts';
import { dirOf } from '#schemas/content/text-direction.ts';
import styles from './tile-heading.module.css';

interface TileHeadingProps {
  readonly tile: { readonly key: string; readonly heading?: string | undefined };
  readonly placement: Pick<Placement, 'headingLevel'>;
  /** `display` for the most prominent heading of a page. */
  readonly scale?: 'title' | 'display' | undefined;
  /** A short text above it, for example the restaurant that a page is about. */
  readonly eyebrow?: string | undefined;
  readonly className?: string | undefined;
}

/** The heading of a tile, at the level of its placement. Renders nothing without a heading. */
export function TileHeading({ tile, placement, scale = 'title', eyebrow, className }: TileHeadingProps) {
  if (!tile.heading) return null;
  const HeadingTag = placement.headingLevel === 1 ? 'h1' : 'h2';
  const classes = [styles.heading, styles[scale], className].filter(Boolean).join(' ');
  return (
    <HeadingTag
      id={`${tile.key}-heading`}
      className={classes}
      dir={dirOf(tile.heading)}
      data-length={lengthClass(tile.heading, maxShortWordLength[scale])}
    >
      {eyebrow && <span className={styles.eyebrow}>{eyebrow} </span>}
      {tile.heading}
    </HeadingTag>
  );
}

/** The level of headings inside a tile: one below its own heading, or the tile's level if it has none. */
export const innerHeadingLevel = (
  tile: { readonly heading?: string | undefined },
  placement: Pick<Placement, 'headingLevel'>,
) => (tile.heading ? nextHeadingLevel(placement.headingLevel) : placement.headingLevel);

const nextHeadingLevel = (headingLevel: 1 | 2): 2 | 3 => (headingLevel === 1 ? 2 : 3);

/** The maximum length of a word that fits a phone's column at the size of short headings. */
const maxShortWordLength = { title: 10, display: 8 } as const;

/** Classifies a heading by its length and its longest word, because a word must not be broken by its own size. */
function lengthClass(heading: string, maxWordLength: number): 'short' | 'medium' | 'long' {
  const longestWordLength = Math.max(...heading.split(/[^\p{L}\p{N}’]+/u).map((word) => word.length));
  if (heading.length <= 24 && longestWordLength <= maxWordLength) return 'short';
  return heading.length <= 56 && longestWordLength <= 15 ? 'medium' : 'long';
}
