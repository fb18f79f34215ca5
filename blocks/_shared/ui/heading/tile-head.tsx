/** @jsxImportSource #eager */
import type { ReactNode } from 'react';
import type { Placement } from '#renderer/block.ts';
import { TileHeading } from './heading.tsx';
import styles from './tile-head.module.css';

interface TileHeadProps {
  readonly tile: { readonly key: string; readonly heading?: string | undefined; readonly text?: string | undefined };
  readonly placement: Pick<Placement, 'headingLevel'>;
  readonly children?: ReactNode;
}

/** What stands over a tile's contents: its heading and a sentence; nothing where the tile has neither. */
export function TileHead({ tile, placement, children }: TileHeadProps) {
  if (!tile.heading && !tile.text && !children) return null;
  return (
    <header className={styles.head}>
      <TileHeading tile={tile} placement={placement} />
      {tile.text && <p className={styles.text}>{tile.text}</p>}
      {children}
    </header>
  );
}
