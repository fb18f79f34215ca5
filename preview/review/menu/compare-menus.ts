import { longestIncreasingSubsequence } from '#preview/review/compare/longest-increasing-subsequence.ts';
import { isSame } from '#preview/review/compare/same-value.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { menu, menuSectionSchema } from '#schemas/domain/menu/menu.ts';
import { describeDishChanges } from './describe-dish-changes.ts';
import { describeFieldChanges } from './describe-field-changes.ts';
import { type Pair, pairEntries } from './pair-entries.ts';
import { dishesOf, nameOfDish, nameOfSection, sectionsOf } from './stored-menu.ts';

/** A difference between two menus. Those of the kind `allergens` come first, because diners rely on them. */
export interface MenuChange {
  readonly kind: 'allergens' | 'new' | 'removed' | 'moved' | 'changed';
  /** “Laksa: price £12.50 → £13.00”. */
  readonly text: string;
  /** The path in the menu after the change; for something removed, the path that it had. */
  readonly path: readonly PathStep[];
}

interface Place {
  readonly section: number;
  readonly item: number;
}

const placesOf = (value: unknown): readonly (Place & { readonly dish: unknown })[] =>
  sectionsOf(value).flatMap((section, at) => dishesOf(section).map((dish, item) => ({ section: at, item, dish })));

const pathOf = ({ section, item }: Place): readonly PathStep[] => ['sections', section, 'items', item];

/** Compares two stored menus. Sections and dishes are matched by their ids. Equal menus have no differences. */
export function compareMenus(before: unknown, after: unknown): readonly MenuChange[] {
  const sections = pairEntries(sectionsOf(before), sectionsOf(after));
  const own = describeFieldChanges('Menu', menu, before, after, new Set(['sections'])).map(
    ({ text, field }): MenuChange => ({ kind: 'changed', text, path: [field] }),
  );
  const changes = [...own, ...compareSections(before, after, sections), ...compareDishes(before, after, sections)];
  return [...changes.filter(({ kind }) => kind === 'allergens'), ...changes.filter(({ kind }) => kind !== 'allergens')];
}

function compareSections(before: unknown, after: unknown, { pairs, added, removed }: Pair): MenuChange[] {
  const [old, current] = [sectionsOf(before), sectionsOf(after)];
  const staying = longestIncreasingSubsequence(pairs.map(([, to]) => to));
  return [
    ...added.map((at): MenuChange => {
      const count = dishesOf(current[at]).length;
      const text = `New section: ${nameOfSection(current[at])} (${count === 1 ? '1 dish' : `${count} dishes`})`;
      return { kind: 'new', text, path: ['sections', at] };
    }),
    ...removed.map((at): MenuChange => {
      return { kind: 'removed', text: `Removed section: ${nameOfSection(old[at])}`, path: ['sections', at] };
    }),
    ...pairs.flatMap(([from, to]): MenuChange[] => {
      const name = nameOfSection(current[to]);
      const fields = describeFieldChanges(name, menuSectionSchema, old[from], current[to], new Set(['items']));
      return [
        ...(staying.has(to)
          ? []
          : [{ kind: 'moved' as const, text: `Moved section: ${name}`, path: ['sections', to] }]),
        ...fields.map(({ text, field }) => ({ kind: 'changed' as const, text, path: ['sections', to, field] })),
        ...describeUnusableList(name, old[from], current[to]).map((text) => ({
          kind: 'changed' as const,
          text,
          path: ['sections', to, 'items'],
        })),
      ];
    }),
  ];
}

/** A list of dishes that is not a list has no dishes to compare. */
function describeUnusableList(name: string, before: unknown, after: unknown): readonly string[] {
  const [old, current] = [before, after].map((section) =>
    isRecord(section) && !Array.isArray(section.items) ? section.items : undefined,
  );
  return isSame(old, current) ? [] : [`${name}: the list of dishes is stored differently`];
}

function compareDishes(before: unknown, after: unknown, sections: Pair): MenuChange[] {
  const [old, current] = [placesOf(before), placesOf(after)];
  const { pairs, added, removed } = pairEntries(
    old.map(({ dish }) => dish),
    current.map(({ dish }) => dish),
  );
  const sectionAfter = new Map(sections.pairs);
  const staying = findStaying(pairs, old, current, sectionAfter);
  const nameAt = (value: unknown, place: Place) => nameOfSection(sectionsOf(value)[place.section]);
  return [
    ...added.flatMap((at): MenuChange[] => {
      const place = current[at];
      return place ? [{ kind: 'new', text: `New: ${nameOfDish(place.dish)}`, path: pathOf(place) }] : [];
    }),
    ...removed.flatMap((at): MenuChange[] => {
      const place = old[at];
      return place ? [{ kind: 'removed', text: `Removed: ${nameOfDish(place.dish)}`, path: pathOf(place) }] : [];
    }),
    ...pairs.flatMap(([from, to]): MenuChange[] => {
      const [source, target] = [old[from], current[to]];
      if (!source || !target) return [];
      const name = nameOfDish(target.dish);
      const isElsewhere = sectionAfter.get(source.section) !== target.section;
      const where = isElsewhere
        ? `from ${nameAt(before, source)} to ${nameAt(after, target)}`
        : `within ${nameAt(after, target)}`;
      const path = pathOf(target);
      return [
        ...(isElsewhere || !staying.has(to) ? [{ kind: 'moved' as const, text: `Moved: ${name} ${where}`, path }] : []),
        ...describeDishChanges(source.dish, target.dish).map(({ kind, text, fields }) => ({
          kind,
          text,
          path: [...path, ...fields],
        })),
      ];
    }),
  ];
}

/** The dishes that stay in order within their section, by position in the new menu. As few as possible count as moved. */
function findStaying(
  pairs: Pair['pairs'],
  old: readonly Place[],
  current: readonly Place[],
  sectionAfter: ReadonlyMap<number, number>,
): ReadonlySet<number> {
  const bySection = Map.groupBy(
    pairs.filter(([from, to]) => sectionAfter.get(old[from]?.section ?? -1) === current[to]?.section),
    ([, to]) => current[to]?.section,
  );
  return new Set(
    [...bySection.values()].flatMap((inSection) => [...longestIncreasingSubsequence(inSection.map(([, to]) => to))]),
  );
}
