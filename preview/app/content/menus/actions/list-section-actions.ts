import type { MenuAction } from '../../../ui/menu.tsx';
import { findRow, type Grid } from '../grid/use-grid.ts';
import type { GridRow } from '../model/grid-rows.ts';
import { canHoldDishes } from '../model/menu-operations.ts';
import type { MenuActions } from './use-menu-actions.ts';
import type { SectionActions } from './use-section-actions.ts';

/** The actions in the menu of a section. */
export function listSectionActions(
  grid: Grid,
  { section, entry }: GridRow,
  actions: MenuActions,
  sectionActions: SectionActions,
  openDetails: () => void,
): readonly MenuAction[] {
  const goToHeading = (): void => grid.moveTo({ row: findRow(grid.rows, { section, item: -1 }), column: 0 });
  const isLast = section === grid.sections.length - 1;
  return [
    {
      label: 'Add a dish',
      run: () => actions.addDish(section),
      unavailable: canHoldDishes(entry) ? undefined : 'Its list of dishes is unusable.',
    },
    {
      label: 'Rename',
      run: () => {
        goToHeading();
        grid.startEdit();
      },
    },
    {
      label: 'Edit details',
      run: () => {
        goToHeading();
        openDetails();
      },
    },
    { label: 'Add a section below', run: () => sectionActions.add(section + 1) },
    {
      label: 'Move up',
      run: () => sectionActions.move(section, -1),
      unavailable: section === 0 ? 'It is the first section.' : undefined,
    },
    {
      label: 'Move down',
      run: () => sectionActions.move(section, 1),
      unavailable: isLast ? 'It is the last section.' : undefined,
    },
    { label: 'Delete the section', run: () => sectionActions.remove(section) },
  ];
}
