import { motion } from 'framer-motion';
import { memo } from 'react';
import type { PreviewFacts } from '#preview/app/api/preview-facts.ts';
import { keyOf, typeOf } from '#preview/app/document/page-content.ts';
import type { Span } from '#renderer/layout/pack-rows.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import { useEditorContext } from '../editor-context.ts';
import { TileMenu } from './tile-menu.tsx';

interface PlanTileProps {
  readonly tile: RawTile;
  readonly at: number;
  readonly count: number;
  readonly span: Span;
  readonly isSelected: boolean;
  /** Whether this tile and its menu are in the tab order. Arrow keys move to the others. */
  readonly isInTabOrder: boolean;
  readonly isDragged: boolean;
  /** The number of errors in the tile. */
  readonly errors: number;
  readonly onInsert: (before: number) => void;
  readonly onShare: (key: string) => void;
}

const surfaceOf = ({ backgroundColor }: RawTile): string =>
  typeof backgroundColor === 'string' ? backgroundColor : 'paper';

/** The name of shared tiles, which have no heading of their own. */
const sharedName = ({ type, shared }: RawTile, { sharedTiles }: PreviewFacts): unknown =>
  type === 'shared-tiles' ? (sharedTiles.find(({ value }) => value === shared)?.label ?? shared) : undefined;

/**
 * A tile in the plan, on its own colour and as wide as in its row. Memoized, so that typing into one tile does not
 * rerender the others.
 */
export const PlanTile = memo(function PlanTile({
  tile,
  at,
  count,
  span,
  isSelected,
  isInTabOrder,
  isDragged,
  errors,
  onInsert,
  onShare,
}: PlanTileProps) {
  const { editor, facts } = useEditorContext();
  const key = keyOf(tile);
  const heading = [tile.heading, tile.title, sharedName(tile, facts)].find((text) => typeof text === 'string');
  const surface = surfaceOf(tile);
  return (
    <motion.li
      layout="position"
      layoutId={key}
      // Otherwise typing into a tile would measure all tiles.
      layoutDependency={`${at} ${count} ${span} ${errors > 0} ${heading !== undefined} ${isDragged}`}
      transition={{ duration: 0.2 }}
      className={`cell${isSelected ? ' selected' : ''}${isDragged ? ' dragged' : ''}${errors > 0 ? ' invalid' : ''}`}
      data-span={span}
      data-at={at}
      data-key={key}
      data-surface={surface.startsWith('#') ? undefined : surface}
    >
      <button
        type="button"
        className="cell-face"
        tabIndex={isInTabOrder ? 0 : -1}
        aria-current={isSelected}
        onClick={() => editor.select(key)}
      >
        <strong>{findTileType(typeOf(tile))?.title ?? (typeOf(tile) || 'Unknown tile')}</strong>
        {typeof heading === 'string' && <span>{heading}</span>}
        {errors > 0 && <em>{errors === 1 ? '1 error' : `${errors} errors`}</em>}
      </button>
      <TileMenu tile={tile} at={at} count={count} isInTabOrder={isInTabOrder} onInsert={onInsert} onShare={onShare} />
    </motion.li>
  );
});
