import { checkDish } from '#preview/review/menu/check-dish.ts';
import { dishesOf, nameOfDish, nameOfSection, textOf } from '#preview/review/menu/stored-menu.ts';
import type { PathStep, Problem } from '#schemas/content/problem/problem.ts';
import { EditorButton } from '../../../ui/editor-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { listSectionActions } from '../actions/list-section-actions.ts';
import { countDishes, type MenuActions } from '../actions/use-menu-actions.ts';
import type { SectionActions } from '../actions/use-section-actions.ts';
import { priceColumn } from '../columns/columns.ts';
import { groupProblems } from '../grid/dish-marks.ts';
import { findRow, type Grid } from '../grid/use-grid.ts';
import { isHeading } from '../model/grid-rows.ts';
import { canHoldDishes, placeKey } from '../model/menu-operations.ts';

interface DishListProps {
  readonly grid: Grid;
  readonly actions: MenuActions;
  readonly sectionActions: SectionActions;
  readonly problems: readonly Problem[];
  /** Opens the form of the active row. */
  readonly openDetails: () => void;
  /** Opens the form of a row at a field. */
  readonly onGo: (path: readonly PathStep[]) => void;
}

/** The dishes of a menu on a narrow screen: a list, in which each dish opens its form, at its first error. */
export function DishList({ grid, actions, sectionActions, problems, openDetails, onGo }: DishListProps) {
  const errorsByDish = groupProblems(problems.filter(({ severity }) => severity === 'error'));
  const open = (section: number, item: number): void => {
    grid.moveTo({ row: findRow(grid.rows, { section, item }), column: 1 });
    openDetails();
  };
  return (
    <div className="dish-list">
      {grid.rows.filter(isHeading).map((heading) => {
        const { section, entry, key } = heading;
        const sectionRows = grid.rows.filter((row) => row.section === section && !isHeading(row));
        return (
          <section key={key} aria-label={nameOfSection(entry)}>
            <header>
              <h2>{nameOfSection(entry)}</h2>
              <span className="section-count">{countDishes(dishesOf(entry).length)}</span>
              <Menu
                label={`Section ${nameOfSection(entry)}: actions`}
                face="Section"
                // Names are edited in the form, because there is no cell.
                actions={listSectionActions(grid, heading, actions, sectionActions, openDetails).filter(
                  ({ label }) => label !== 'Rename',
                )}
              />
            </header>
            <ul>
              {sectionRows.map((row) => {
                const errors = errorsByDish.get(placeKey(row)) ?? [];
                const [error] = errors;
                const warnings = checkDish(row.entry).length;
                const price = priceColumn.format(row.entry);
                return (
                  <li key={row.key} data-mark={error && 'error'}>
                    <input
                      type="checkbox"
                      aria-label={`Select ${nameOfDish(row.entry)}`}
                      checked={grid.checked.has(row.key)}
                      onChange={({ target }) => grid.setRowsChecked([row.key], target.checked)}
                    />
                    <EditorButton
                      variant="plain"
                      size="row"
                      onClick={() => (error ? onGo(error.path) : open(section, row.item))}
                    >
                      <span>
                        {nameOfDish(row.entry)}
                        <small>{textOf(row.entry, 'description')}</small>
                        {error && (
                          <small className="error-message">
                            {errors.length === 1 ? '1 error' : `${errors.length} errors`}
                          </small>
                        )}
                        {warnings > 0 && (
                          <small className="warning-message">
                            {warnings === 1 ? '1 warning' : `${warnings} warnings`}
                          </small>
                        )}
                      </span>
                      <span className="price">{price && `£${price}`}</span>
                    </EditorButton>
                  </li>
                );
              })}
            </ul>
            {canHoldDishes(entry) && (
              <EditorButton
                aria-label={`Add a dish to ${nameOfSection(entry)}`}
                onClick={() => {
                  actions.addDish(section);
                  openDetails();
                }}
              >
                Add a dish
              </EditorButton>
            )}
          </section>
        );
      })}
      {grid.rows.length === 0 && (
        <p className="empty">This menu has no sections. Add the first one, or import a file.</p>
      )}
    </div>
  );
}
