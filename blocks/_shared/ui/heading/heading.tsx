/** @jsxImportSource #eager */
import type { Placement } from '#renderer/block.ts';
import styles from './heading.module.css';

interface TileHeadingProps {
  readonly tile: { readonly key: string; readonly heading?: string | undefined };
  readonly placement: Pick<Placement, 'headingLevel'>;
  /** `display` for the one line that carries a page. */
  readonly scale?: 'title' | 'display' | undefined;
  readonly className?: string | undefined;
}

/** The tile's heading, at the rank its place asks for; nothing where the tile has none. */
export function TileHeading({ tile, placement, scale = 'title', className }: TileHeadingProps) {
  if (!tile.heading) return null;
  const Rank = placement.headingLevel === 1 ? 'h1' : 'h2';
  const classes = [styles.heading, styles[scale], className].filter(Boolean).join(' ');
  return (
    <Rank id={`${tile.key}-heading`} className={classes} data-length={lengthOf(tile.heading, longestShort[scale])}>
      {tile.heading}
    </Rank>
  );
}

/** Rank of headings inside a tile: one below its own, or its own where it has none. */
export const innerHeadingLevel = (
  tile: { readonly heading?: string | undefined },
  placement: Pick<Placement, 'headingLevel'>,
) => (tile.heading ? nextRank(placement.headingLevel) : placement.headingLevel);

const nextRank = (headingLevel: 1 | 2): 2 | 3 => (headingLevel === 1 ? 2 : 3);

/** Letters of the longest word that fit a phone's column at the size of short headings. */
const longestShort = { title: 10, display: 8 } as const;

/** The longest word counts as much as the whole: it must never be broken by its own size. */
function lengthOf(heading: string, most: number): 'short' | 'medium' | 'long' {
  const longest = Math.max(...heading.split(/[^\p{L}\p{N}’]+/u).map((word) => word.length));
  if (heading.length <= 24 && longest <= most) return 'short';
  return heading.length <= 56 && longest <= 15 ? 'medium' : 'long';
}
