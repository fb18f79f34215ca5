import { downloadFile } from '#preview/app/ui/download-file.ts';
import { nameOfSection, textOf } from '#preview/review/menu/stored-menu.ts';
import { EditorButton } from '../../../ui/editor-button.tsx';
import { downIcon, upIcon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { countDishes, type MenuActions } from '../actions/use-menu-actions.ts';
import type { SectionActions } from '../actions/use-section-actions.ts';
import { type BulkKind, bulkTitles } from '../bulk/bulk-fields.tsx';
import { writeMenuCsv } from '../csv/write-menu-csv.ts';
import type { Grid } from '../grid/use-grid.ts';
import { isHeading } from '../model/grid-rows.ts';
import { canHoldDishes } from '../model/menu-operations.ts';

const noTargets = 'Tick dishes first, or select their rows.';

interface ToolbarProps {
  readonly value: unknown;
  readonly grid: Grid;
  readonly actions: MenuActions;
  readonly sectionActions: SectionActions;
  readonly isDetailsOpen: boolean;
  readonly onDetails: () => void;
  readonly onMenuDetails: () => void;
  readonly onBulk: (kind: BulkKind) => void;
  readonly onImport: () => void;
}

/** Actions on the active row, on the checked dishes and on the whole menu. */
export function Toolbar({ value, grid, actions, sectionActions, ...props }: ToolbarProps) {
  const { activeRow, targets, sections } = grid;
  const forTargets = targets.length === 0 ? { disabled: true, title: noTargets } : {};
  const canAdd = activeRow !== undefined && canHoldDishes(sections[activeRow.section]);
  const addAt = activeRow && !isHeading(activeRow) ? activeRow.item + 1 : undefined;
  return (
    <div className="menu-toolbar" role="toolbar" aria-label="Menu">
      <EditorButton disabled={!canAdd} onClick={() => actions.addDish(activeRow?.section, addAt)}>
        Add a dish
      </EditorButton>
      <EditorButton onClick={() => sectionActions.add((activeRow?.section ?? sections.length - 1) + 1)}>
        Add a section
      </EditorButton>
      <EditorButton {...forTargets} onClick={actions.duplicate}>
        Duplicate
      </EditorButton>
      <span className="toolbar-pair">
        <EditorButton
          className="icon-button"
          title="Move up"
          {...forTargets}
          aria-label="Move up"
          onClick={() => actions.shift(-1)}
        >
          {upIcon}
        </EditorButton>
        <EditorButton
          className="icon-button"
          title="Move down"
          {...forTargets}
          aria-label="Move down"
          onClick={() => actions.shift(1)}
        >
          {downIcon}
        </EditorButton>
      </span>
      <EditorButton {...forTargets} onClick={actions.remove}>
        Delete
      </EditorButton>
      <BulkMenu {...{ grid, actions }} onBulk={props.onBulk} />
      <span className="toolbar-gap" />
      <EditorButton aria-pressed={props.isDetailsOpen} disabled={!activeRow} onClick={props.onDetails}>
        Details
      </EditorButton>
      <Menu
        label="Menu and file"
        actions={[
          { label: 'Menu details', run: props.onMenuDetails },
          {
            label: 'Download CSV',
            run: () =>
              downloadFile(`${textOf(value, 'id') || 'menu'}.csv`, writeMenuCsv(value), 'text/csv;charset=utf-8'),
          },
          { label: 'Import CSV…', run: props.onImport },
        ]}
      />
    </div>
  );
}

function BulkMenu({ grid, actions, onBulk }: Pick<ToolbarProps, 'grid' | 'actions' | 'onBulk'>) {
  const { targets, checkedRows, sections } = grid;
  const kinds: readonly BulkKind[] = ['set-price', 'raise-prices', 'add-tags', 'remove-tags', 'set-level'];
  // The active row alone is where the editor reads, not a choice.
  const isChosen = checkedRows.length > 0 || targets.length > 1;
  return (
    <Menu
      label={isChosen ? `Change ${countDishes(targets.length)}…` : 'Change dishes'}
      face={isChosen ? `Change ${countDishes(targets.length)}…` : 'Change'}
      hint={isChosen ? undefined : noTargets}
      actions={[
        ...kinds.map((kind) => ({ label: `${bulkTitles[kind]}…`, run: () => onBulk(kind) })),
        ...sections.flatMap((section, at) =>
          canHoldDishes(section)
            ? [{ label: `Move to ${nameOfSection(section)}`, run: () => actions.moveToSection(at) }]
            : [],
        ),
        { label: 'Delete', run: actions.remove },
        ...(checkedRows.length > 0 ? [{ label: 'Clear selection', run: grid.uncheck }] : []),
      ]}
    />
  );
}
