import { useEffect, useState } from 'react';
import type { FormContextValue } from '#preview/app/fields/form-context.ts';
import { focusField } from '#preview/app/publish/review/go-to-field.ts';
import { useMediaQuery } from '#preview/app/ui/browser/use-media-query.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { BarDialog } from '../../ui/dialogs/modal-dialog.tsx';
import { EditorButton } from '../../ui/editor-button.tsx';
import type { FieldNavigation } from '../field-navigation.ts';
import { useMenuActions } from './actions/use-menu-actions.ts';
import { useSectionActions } from './actions/use-section-actions.ts';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import type { BulkKind } from './bulk/bulk-fields.tsx';
import { columns } from './columns/columns.ts';
import { ImportDialog } from './csv/import-dialog.tsx';
import { EntryForm, type FormTarget } from './forms/entry-form.tsx';
import { DishGrid } from './grid/dish-grid.tsx';
import { GridHelp } from './grid/grid-help.tsx';
import { useClipboard } from './grid/use-clipboard.ts';
import { findRow, useGrid } from './grid/use-grid.ts';
import { withRefusal } from './grid/with-refusal.ts';
import { DishList } from './list/dish-list.tsx';
import { PasteDialog } from './paste/paste-dialog.tsx';
import type { UnreadableCell } from './paste/plan-paste.ts';
import { CellBar } from './toolbar/cell-bar.tsx';
import { Checks } from './toolbar/checks.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { UnreadableCells } from './toolbar/unreadable-cells.tsx';

/** A stored menu, which may have mistakes. Every action is one call of `change`. */
export interface MenuGridProps extends FormContextValue {
  /** Ends the undo step of typing. */
  readonly stopMerging: () => void;
  readonly navigation?: FieldNavigation;
  /** Whether a preview takes part of the width. The form is then a dialog. */
  readonly isBesidePreview?: boolean;
}

/** Edits a menu: a grid with a form beside it, or on a phone a list. */
export function MenuGrid({ value, problems, change, stopMerging, navigation, isBesidePreview = false }: MenuGridProps) {
  const isPhone = useMediaQuery('(width < 48rem)');
  const grid = useGrid(value, !isPhone);
  const actions = useMenuActions(grid, change);
  const sectionActions = useSectionActions(grid, actions, change);
  const clipboard = useClipboard(grid, actions);
  const [form, setForm] = useState<'active' | 'menu'>();
  const [bulk, setBulk] = useState<BulkKind>();
  /** What the latest import left out, to be filled in by hand. */
  const [unreadable, setUnreadable] = useState<readonly UnreadableCell[]>([]);
  const [isImporting, setImporting] = useState(false);
  const hasSidePanel = useMediaQuery('(width >= 72rem)') && !isBesidePreview;
  const target: FormTarget | undefined = form === 'menu' ? 'menu' : form && grid.activeRow;
  const openDetails = (): void => setForm('active');
  const close = (): void => setForm(undefined);
  const goTo = ([first, section, items, item, ...field]: readonly PathStep[]): void => {
    const isInSection = first === 'sections' && typeof section === 'number';
    if (!isInSection) {
      setForm('menu');
      return;
    }
    const row = findRow(grid.rows, { section, item: items === 'items' && typeof item === 'number' ? item : -1 });
    const id = field[0] === 'allergens' ? field[1] : field[0];
    grid.moveTo({
      row,
      column:
        1 +
        Math.max(
          0,
          columns.findIndex((column) => column.id === id),
        ),
    });
    const hasCell = items !== 'items' || columns.some((column) => column.id === id);
    if (!isPhone && hasCell && items === 'items') return;
    setForm('active');
    // The form is rendered by then.
    requestAnimationFrame(() =>
      focusField(items === 'items' ? field : [items, item, ...field].flatMap((step) => step ?? [])),
    );
  };
  useEffect(() => {
    if (navigation) navigation.goTo = goTo;
  });
  const entryForm = target && (
    <EntryForm
      key={target === 'menu' ? 'menu' : (grid.activeRow?.key ?? '')}
      target={target}
      menu={{ value, problems, change }}
      sections={grid.sections}
      stopMerging={stopMerging}
    />
  );
  const parts = { grid, actions, sectionActions, openDetails };
  return (
    <div className="menu-grid" data-form={hasSidePanel && entryForm ? '' : undefined}>
      <Toolbar
        value={value}
        {...parts}
        isDetailsOpen={form === 'active'}
        onDetails={form === 'active' ? close : openDetails}
        onMenuDetails={() => setForm('menu')}
        onBulk={setBulk}
        onImport={() => setImporting(true)}
      />
      {unreadable.length > 0 && (
        <div className="menu-import-rest">
          <UnreadableCells cells={unreadable} />
          <EditorButton onClick={() => setUnreadable([])}>Close the list</EditorButton>
        </div>
      )}
      <Checks value={value} problems={withRefusal(problems, grid)} onGo={goTo} />
      {isPhone ? (
        <DishList {...parts} problems={problems} onGo={goTo} />
      ) : (
        <>
          <CellBar grid={grid} problems={problems} />
          <DishGrid {...parts} clipboard={clipboard} problems={problems} />
          <GridHelp />
        </>
      )}
      {entryForm && hasSidePanel && (
        <section className="side-panel" aria-label="Form">
          {entryForm}
        </section>
      )}
      {entryForm && !hasSidePanel && (
        <BarDialog heading="Details" className="menu-form" onClose={close}>
          <div className="dialog-body side-panel">{entryForm}</div>
        </BarDialog>
      )}
      {clipboard.pending && (
        <PasteDialog
          plan={clipboard.pending}
          onApply={() => clipboard.pending && clipboard.apply(clipboard.pending)}
          onClose={clipboard.cancel}
        />
      )}
      {bulk && (
        <BulkDialog
          kind={bulk}
          sections={grid.sections}
          places={grid.targets}
          onApply={actions.replaceSections}
          onClose={() => setBulk(undefined)}
        />
      )}
      {isImporting && (
        <ImportDialog
          value={value}
          sections={grid.sections}
          onApply={(sections, title, cells) => {
            actions.replaceSections(sections, title);
            setUnreadable(cells);
          }}
          onClose={() => setImporting(false)}
        />
      )}
      <p role="status" className="visually-hidden">
        {grid.announcement}
      </p>
    </div>
  );
}
