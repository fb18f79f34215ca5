import { moveEntry } from '#preview/app/document/move-entry.ts';
import type { FormContextValue } from '#preview/app/fields/form-context.ts';
import { dishesOf, nameOfSection } from '#preview/review/menu/stored-menu.ts';
import type { Grid } from '../grid/use-grid.ts';
import { createSection, takenIds } from '../model/new-entries.ts';
import { countDishes, type MenuActions } from './use-menu-actions.ts';

export type SectionActions = ReturnType<typeof useSectionActions>;

/** Changes of sections. Each is one change of the menu, and is announced. */
export function useSectionActions(
  grid: Grid,
  { replaceSections }: Pick<MenuActions, 'replaceSections'>,
  change: FormContextValue['change'],
) {
  const { sections } = grid;
  return {
    rename: (section: number, name: string): void => {
      const title = `Renamed ${nameOfSection(sections[section])}`;
      change(['sections', section, 'name'], name, { title, isTyping: false });
      grid.announce(`${title} to ${name}.`);
    },
    /** Adds a section before position `at`, moves to its heading and edits its name. */
    add: (at = sections.length): void => {
      const added = createSection('New section', takenIds(sections));
      const next = [...sections.slice(0, at), added, ...sections.slice(at)];
      replaceSections(next, 'Added a section');
      grid.moveToPlace(next, { section: at, item: -1 }, { edits: true });
    },
    move: (section: number, by: -1 | 1): void => {
      const next = moveEntry(sections, section, section + by);
      replaceSections(next, `Moved ${nameOfSection(sections[section])}`);
      grid.moveToPlace(next, { section: section + by, item: -1 });
    },
    remove: (section: number): void => {
      const count = dishesOf(sections[section]).length;
      const next = sections.filter((_, at) => at !== section);
      const dishes = count > 0 ? ` with ${countDishes(count)}` : '';
      replaceSections(next, `Deleted ${nameOfSection(sections[section])}${dishes}`);
      grid.moveToPlace(next, { section: Math.max(0, section - 1), item: -1 });
      grid.uncheck();
    },
  };
}
