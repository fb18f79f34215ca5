import { type ChangeEvent, useId, useState } from 'react';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { BarDialog } from '../../../ui/dialogs/modal-dialog.tsx';
import { EditorButton } from '../../../ui/editor-button.tsx';
import { placeKey, type Sections } from '../model/menu-operations.ts';
import { ChangeTable } from '../toolbar/change-table.tsx';
import { UnreadableCells } from '../toolbar/unreadable-cells.tsx';
import { applyImport } from './apply-import.ts';
import { decodeFile } from './decode-file.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { RefusedLines } from './refused-lines.tsx';

interface ImportDialogProps {
  readonly value: unknown;
  readonly sections: Sections;
  /** `unreadable`: the cells of the file that the menu did not take. */
  readonly onApply: (sections: Sections, title: string, unreadable: ImportPlan['unreadable']) => void;
  readonly onClose: () => void;
}

/** The largest file that is read: far more than the largest menu. */
const maximumBytes = 10_000_000;

/** Reads a CSV file, and shows how it differs from the menu before anything changes. */
export function ImportDialog({ value, sections, onApply, onClose }: ImportDialogProps) {
  const id = useId();
  const [plan, setPlan] = useState<ImportPlan | string>();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    setRemoved(new Set());
    if (file.size > maximumBytes) setPlan('This file is larger than 10 MB. Choose the CSV file of a menu.');
    else setPlan(planImport(value, decodeFile(new Uint8Array(await file.arrayBuffer()))));
  };
  const usable = typeof plan === 'object' ? plan : undefined;
  const count = usable ? usable.added.length + usable.changed.length + removed.size : 0;
  return (
    <BarDialog heading="Import a CSV file" className="menu-dialog" onClose={onClose}>
      <div className="dialog-body">
        <div className="ui-field">
          <label className="ui-field-label" htmlFor={id}>
            File
          </label>
          <p className="ui-field-hint" id={`${id}-hint`}>
            From Excel, Google Sheets or Numbers, saved as CSV. Its first line names the columns, as in the file that
            “Download CSV” gives. Columns that are not in the file stay as they are.
          </p>
          <Input
            id={id}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            aria-describedby={`${id}-hint`}
            onChange={(event) => void read(event)}
          />
        </div>
        {typeof plan === 'string' && (
          <p className="error-message" role="alert">
            {plan}
          </p>
        )}
        {usable && <Comparison plan={usable} removed={removed} onRemoved={setRemoved} />}
      </div>
      <div className="dialog-foot">
        <EditorButton
          variant="primary"
          disabled={count === 0}
          onClick={() => {
            if (!usable) return;
            onClose();
            onApply(
              applyImport(sections, usable, removed),
              `Imported a file: ${summary(usable, removed.size)}`,
              usable.unreadable,
            );
          }}
        >
          {count === 0 ? 'Import' : `Import ${count === 1 ? '1 change' : `${count} changes`}`}
        </EditorButton>
        <EditorButton onClick={onClose}>Cancel</EditorButton>
      </div>
    </BarDialog>
  );
}

const summary = ({ added, changed, unchanged }: ImportPlan, removed: number): string =>
  [
    `${added.length} new`,
    `${changed.length} changed`,
    `${unchanged} unchanged`,
    ...(removed > 0 ? [`${removed} removed`] : []),
  ].join(', ');

interface ComparisonProps {
  readonly plan: ImportPlan;
  readonly removed: ReadonlySet<string>;
  readonly onRemoved: (removed: ReadonlySet<string>) => void;
}

function Comparison({ plan, removed, onRemoved }: ComparisonProps) {
  const { added, changed, missing, unreadable, refused, ignored } = plan;
  const toggle = (key: string, isRemoved: boolean): void => {
    const next = new Set(removed);
    if (isRemoved) next.add(key);
    else next.delete(key);
    onRemoved(next);
  };
  return (
    <>
      <p role="status">{`${summary(plan, removed.size)}.`}</p>
      {ignored.length > 0 && <p className="hint">{`Columns that a menu does not have: ${ignored.join(', ')}.`}</p>}
      <RefusedLines messages={refused} />
      <UnreadableCells cells={unreadable} />
      {added.length > 0 && (
        <section>
          <h3>New dishes</h3>
          <ul className="import-list">
            {added.map(({ name, section }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two new dishes may have the same name
              <li key={at}>{`${name}, in ${section}`}</li>
            ))}
          </ul>
        </section>
      )}
      <ChangeTable
        caption="Changed dishes"
        changes={changed.flatMap(({ name, differences }) =>
          differences.map(({ title, before, after }) => ({ name, field: title, before, after })),
        )}
      />
      {missing.length > 0 && (
        <fieldset className="missing-dishes">
          <legend>Dishes that are not in the file. They stay unless you choose to remove them.</legend>
          {missing.map(({ place, name, section }) => (
            <label key={placeKey(place)}>
              <input
                type="checkbox"
                checked={removed.has(placeKey(place))}
                onChange={({ target }) => toggle(placeKey(place), target.checked)}
              />
              {`Remove ${name} from ${section}`}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
