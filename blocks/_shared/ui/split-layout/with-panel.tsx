/** @jsxImportSource #eager */
import type { ReactNode } from 'react';
import type { Placement } from '#renderer/block.ts';
import type { TileLayout } from '#schemas/content/tile/tile-fields.ts';
import { MissingMedia } from '../media/tile-media.tsx';
import { SplitLayout } from './split-layout.tsx';

interface WithPanelProps {
  readonly tile: { readonly key: string; readonly layout: TileLayout };
  readonly placement: Pick<Placement, 'alternation'>;
  readonly share?: 'small' | 'slim' | undefined;
  readonly children: ReactNode;
}

/** Gives a tile without a picture of its own the batik half that `domino-left` needs; other layouts stay as they are. */
export function WithPanel({ tile, placement, share = 'small', children }: WithPanelProps) {
  if (tile.layout !== 'domino-left') return children;
  const panel = <MissingMedia seed={tile.key} />;
  return (
    <SplitLayout notched mirrored={placement.alternation % 2 === 1} share={share} first={panel} second={children} />
  );
}
