import { nameOfDish } from '#preview/review/menu/stored-menu.ts';
import { BarDialog } from '../../../ui/dialogs/modal-dialog.tsx';
import { EditorButton } from '../../../ui/editor-button.tsx';
import { dishAt } from '../model/menu-operations.ts';
import { ChangeTable } from '../toolbar/change-table.tsx';
import { UnreadableCells } from '../toolbar/unreadable-cells.tsx';
import type { PastePlan } from './plan-paste.ts';

interface PasteDialogProps {
  readonly plan: PastePlan;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** What pasting would change, and the cells that could not be read. */
export function PasteDialog({ plan, onApply, onClose }: PasteDialogProps) {
  const { cells, unreadable, added, columnsLeftOut, sections, hasMergedCells = false } = plan;
  const count = cells.length === 1 ? '1 cell' : `${cells.length} cells`;
  return (
    <BarDialog heading="Paste" className="menu-dialog" onClose={onClose}>
      <div className="dialog-body">
        <p>
          {`${count} will change.`}
          {added > 0 && ` ${added === 1 ? '1 dish is' : `${added} dishes are`} added at the end of the section.`}
          {columnsLeftOut > 0 && ` ${columnsLeftOut} columns beyond the last one are left out.`}
          {hasMergedCells && ' Merged cells are split: their text is in the first cell.'}
        </p>
        <UnreadableCells cells={unreadable} />
        <ChangeTable
          caption="Changes"
          changes={cells.map(({ place, column, before, after }) => ({
            name: nameOfDish(dishAt(sections, place)),
            field: column.title,
            before,
            after,
          }))}
        />
      </div>
      <div className="dialog-foot">
        <EditorButton variant="primary" disabled={cells.length + added === 0} onClick={onApply}>
          {`Paste ${count}`}
        </EditorButton>
        <EditorButton onClick={onClose}>Cancel</EditorButton>
      </div>
    </BarDialog>
  );
}
