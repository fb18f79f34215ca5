import { EditorButton } from '../../ui/editor-button.tsx';
import { useEditorContext } from '../editor-context.ts';
import { copyAt, cutAt, duplicateAt, moveTo, pasteAt, removeAt } from './tile-actions.ts';

interface TileMenuProps {
  /** The tile's position on the page. */
  readonly at: number;
  readonly count: number;
  readonly onInsert: (before: number) => void;
}

/** The actions on a tile, as buttons. */
export function TileMenu({ at, count, onInsert }: TileMenuProps) {
  const { editor } = useEditorContext();
  const actions: readonly (readonly [string, () => void, boolean?])[] = [
    ['Move up', () => moveTo(editor, at, at - 1), at === 0],
    ['Move down', () => moveTo(editor, at, at + 1), at === count - 1],
    ['Move to the top', () => moveTo(editor, at, 0), at === 0],
    ['Move to the end', () => moveTo(editor, at, count - 1), at === count - 1],
    ['Add a tile before', () => onInsert(at)],
    ['Add a tile after', () => onInsert(at + 1)],
    ['Duplicate', () => duplicateAt(editor, at)],
    ['Copy', () => copyAt(editor, at)],
    ['Cut', () => cutAt(editor, at)],
    ['Paste after', () => pasteAt(editor, at + 1)],
    ['Remove', () => removeAt(editor, at)],
  ];
  return actions.map(([label, run, isDisabled = false]) => (
    <EditorButton
      variant="plain"
      size="row"
      key={label}
      disabled={isDisabled}
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        run();
      }}
    >
      {label}
    </EditorButton>
  ));
}
