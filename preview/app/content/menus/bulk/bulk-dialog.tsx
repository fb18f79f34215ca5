import { useState } from 'react';
import { BarDialog } from '../../../ui/dialogs/modal-dialog.tsx';
import { EditorButton } from '../../../ui/editor-button.tsx';
import type { DishPlace, Sections } from '../model/menu-operations.ts';
import { ChangeTable } from '../toolbar/change-table.tsx';
import { BulkFields, type BulkKind, bulkTitles } from './bulk-fields.tsx';
import { type BulkChange, planBulk } from './plan-bulk.ts';

interface BulkDialogProps {
  readonly kind: BulkKind;
  readonly sections: Sections;
  readonly places: readonly DishPlace[];
  readonly onApply: (sections: Sections, title: string) => void;
  readonly onClose: () => void;
}

/** Asks what to change in many dishes, and shows each change before it is made. */
export function BulkDialog({ kind, sections, places, onApply, onClose }: BulkDialogProps) {
  const [change, setChange] = useState<BulkChange>();
  const plan = change && planBulk(sections, places, change);
  const count = plan?.dishes.length ?? 0;
  const label = count === 1 ? '1 dish' : `${count} dishes`;
  return (
    <BarDialog heading={bulkTitles[kind]} className="menu-dialog" onClose={onClose}>
      <form
        className="dialog-body"
        onSubmit={(event) => {
          event.preventDefault();
          if (!plan || count === 0) return;
          onClose();
          onApply(plan.sections, `${bulkTitles[kind]}: ${label} changed`);
        }}
      >
        <BulkFields kind={kind} sections={sections} places={places} onChange={setChange} />
        {plan && (
          <p role="status">
            {`${label} will change.`}
            {plan.unchanged > 0 && ` ${plan.unchanged} already ${plan.unchanged === 1 ? 'has' : 'have'} this value.`}
          </p>
        )}
        {plan && plan.skipped.length > 0 && (
          <ul className="import-list">
            {plan.skipped.map(({ name, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two dishes may have the same name
              <li key={at}>{`${name} stays as it is. ${reason}`}</li>
            ))}
          </ul>
        )}
        {plan && <ChangeTable caption="Changes" changes={plan.dishes} />}
        <div className="form-buttons">
          <EditorButton type="submit" variant="primary" disabled={count === 0}>
            {count === 0 ? 'Apply' : `Apply to ${label}`}
          </EditorButton>
          <EditorButton onClick={onClose}>Cancel</EditorButton>
        </div>
      </form>
    </BarDialog>
  );
}
