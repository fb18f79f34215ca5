/** @jsxImportSource #eager */
import type { ReactNode } from 'react';
import type { Placement } from '#renderer/block.ts';
import { dirOf } from '#schemas/content/text-direction.ts';
import styles from './tile-head.module.css';
import { TileHeading } from './tile-heading.tsx';

interface TileHeadProps {
  readonly tile: { readonly key: string; readonly heading?: string | undefined; readonly text?: string | undefined };
  readonly placement: Pick<Placement, 'headingLevel'>;
  /** A line above the heading. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** The header of a tile: its heading and text. Renders nothing if the tile has neither. */
export function TileHead({ tile, placement, above, children }: TileHeadProps) {
  if (!tile.heading && !tile.text && !above && !children) return null;
  return (
    <header className={styles.head}>
      {above}
      <TileHeading tile={tile} placement={placement} />
      {tile.text && (
        <p className={styles.text} dir={dirOf(tile.text)}>
          {tile.text}
        </p>
      )}
      {children}
    </header>
  );
}
