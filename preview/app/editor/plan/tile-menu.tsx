import { useLocation } from 'wouter';
import { keyOf, nameOf } from '#preview/app/document/page-content.ts';
import { sharedNameOf, sharedPageId } from '#schemas/content/page/page-without-address.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { moreIcon } from '../../ui/icon.tsx';
import { Menu, type MenuAction } from '../../ui/menu.tsx';
import { useEditorContext } from '../editor-context.ts';
import { copySharedAt } from './copy-shared.ts';
import { copyAt, cutAt, duplicateAt, moveTo, pasteAt, removeAt } from './tile-actions.ts';

interface TileMenuProps {
  readonly tile: RawTile;
  /** The tile's position on the page. */
  readonly at: number;
  readonly count: number;
  readonly isInTabOrder: boolean;
  readonly onInsert: (before: number) => void;
  /** Shares the tile with a key with other pages. */
  readonly onShare: (key: string) => void;
}

/** The actions on a tile. */
export function TileMenu({ tile, at, count, isInTabOrder, onInsert, onShare }: TileMenuProps) {
  const { id, editor, facts } = useEditorContext();
  const [, navigate] = useLocation();
  const shared = tile.type === 'shared-tiles' && typeof tile.shared === 'string' ? tile.shared : undefined;
  const isFirst = at === 0 ? 'This is the first tile.' : undefined;
  const isLast = at === count - 1 ? 'This is the last tile.' : undefined;
  const actions: readonly MenuAction[] = [
    { label: 'Move up', run: () => moveTo(editor, at, at - 1), unavailable: isFirst },
    { label: 'Move down', run: () => moveTo(editor, at, at + 1), unavailable: isLast },
    { label: 'Move to the top', run: () => moveTo(editor, at, 0), unavailable: isFirst },
    { label: 'Move to the end', run: () => moveTo(editor, at, count - 1), unavailable: isLast },
    { label: 'Add a tile before', run: () => onInsert(at) },
    { label: 'Add a tile after', run: () => onInsert(at + 1) },
    { label: 'Duplicate', run: () => duplicateAt(editor, at) },
    { label: 'Copy', run: () => copyAt(editor, at) },
    { label: 'Cut', run: () => cutAt(editor, at) },
    { label: 'Paste after', run: () => pasteAt(editor, at + 1) },
    ...(shared === undefined
      ? [
          {
            label: 'Share with other pages…',
            run: () => onShare(keyOf(tile)),
            unavailable: whyNotShared(id, facts.storesPages),
          },
        ]
      : [
          {
            label: 'Edit shared tiles',
            run: () => navigate(`/pages/${encodeURIComponent(sharedPageId(shared))}`),
          },
          { label: 'Replace with a copy', run: () => void copySharedAt(editor, keyOf(tile), shared) },
        ]),
    { label: 'Remove', run: () => removeAt(editor, at) },
  ];
  return (
    <Menu
      label={`Actions for ${nameOf(tile)}`}
      face={moreIcon}
      className="cell-menu"
      tabIndex={isInTabOrder ? 0 : -1}
      actions={actions}
    />
  );
}

/** Why a tile cannot be shared; undefined if it can. */
function whyNotShared(pageId: string, storesPages: boolean): string | undefined {
  if (sharedNameOf(pageId) !== undefined) return 'This page is shared itself.';
  return storesPages ? undefined : 'The API has no calls for storing pages.';
}
