import { dishesOf, textOf } from '#preview/review/menu/stored-menu.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import {
  canHoldDishes,
  type DishPlace,
  insertDishes,
  mapDishes,
  placeKey,
  removeDishes,
  type Sections,
} from '../model/menu-operations.ts';
import { createId, createSection, takenIds } from '../model/new-entries.ts';
import type { ImportedDish, ImportPlan } from './plan-import.ts';

const normalizeName = (text: string): string => text.trim().toLowerCase();

const writeDish = ({ cells }: ImportedDish, dish: unknown): unknown =>
  cells.reduce((each, { column, value }) => column.write(each, value), dish);

const validId = /^[A-Za-z0-9]+([._-]+[A-Za-z0-9]+)*$/;

/** The sections after an import. Of the missing dishes, those whose key is in `removed` are removed. */
export function applyImport(sections: Sections, plan: ImportPlan, removed: ReadonlySet<string>): Sections {
  const taken = new Set(takenIds(sections));
  const moved: { section: string; dish: unknown; place: DishPlace }[] = [];
  let changed = sections;
  for (const imported of plan.changed) {
    const { place, section } = imported;
    if (!place) continue;
    const current = normalizeName(textOf(sections[place.section], 'name'));
    changed = mapDishes(changed, [place], (dish) => {
      const written = writeDish(imported, dish);
      if (current !== normalizeName(section)) moved.push({ section, dish: written, place });
      return written;
    });
  }
  const leaving = plan.missing.map(({ place }) => place).filter((place) => removed.has(placeKey(place)));
  changed = removeDishes(changed, [...moved.map(({ place }) => place), ...leaving]);
  for (const { section, dish } of moved) changed = appendTo(changed, section, dish, taken);
  for (const imported of plan.added) {
    const { id, name } = imported;
    const isFree = validId.test(id) && id.length <= 64 && !taken.has(id);
    const own = isFree ? id : createId(name, taken);
    taken.add(own);
    changed = appendTo(changed, imported.section, writeDish(imported, { id: own, name }), taken);
  }
  return changed;
}

/** Adds a dish at the end of the section with a name. A section that does not exist is added. */
function appendTo(sections: Sections, name: string, dish: unknown, taken: Set<string>): Sections {
  const at = sections.findIndex(
    (section) =>
      isRecord(section) && canHoldDishes(section) && normalizeName(textOf(section, 'name')) === normalizeName(name),
  );
  if (at >= 0) return insertDishes(sections, { section: at, item: dishesOf(sections[at]).length }, [dish]);
  const added = createSection(name, taken);
  taken.add(added.id);
  return [...sections, { ...added, items: [dish] }];
}
