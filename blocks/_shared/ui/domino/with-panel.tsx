/** @jsxImportSource #eager */
import type { ReactNode } from 'react';
import type { Place } from '#renderer/block.ts';
import type { TileLayout } from '#schemas/content/tile/tile-fields.ts';
import { MissingMedia } from '../media/tile-media.tsx';
import { Domino } from './domino.tsx';

interface WithPanelProps {
  readonly tile: { readonly key: string; readonly layout: TileLayout };
  readonly place: Pick<Place, 'turn'>;
  readonly share?: 'small' | 'slim' | undefined;
  readonly children: ReactNode;
}

/** Gives a tile without a picture of its own the batik half that `domino-left` needs; other layouts stay as they are. */
export function WithPanel({ tile, place, share = 'small', children }: WithPanelProps) {
  if (tile.layout !== 'domino-left') return children;
  const panel = <MissingMedia seed={tile.key} />;
  return <Domino notched mirrored={place.turn % 2 === 1} share={share} first={panel} second={children} />;
}
