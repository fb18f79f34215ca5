import type { DishFit, TableDish, TablePlan } from '#schemas/domain/menu/share-table.ts';

/** The dishes that suit, do not suit and may suit the same guests. */
export interface DishGroup {
  readonly title: string;
  /** Whether the dishes suit each guest, in the order of the guests. */
  readonly fits: readonly DishFit[];
  readonly suitsAll: boolean;
  readonly count: number;
  readonly sections: readonly { readonly name: string; readonly dishes: readonly TableDish[] }[];
}

const list = new Intl.ListFormat('en-GB');

/**
 * Groups the dishes of a plan by the guests that they suit: those for everyone first, then those for the most guests,
 * and last those of which too little is known. Pure.
 */
export function groupDishes({ sections }: Pick<TablePlan, 'sections'>, names: readonly string[]): readonly DishGroup[] {
  const dishes = sections.flatMap((section) => section.dishes.map((dish) => ({ ...dish, section: section.name })));
  const groups = Map.groupBy(dishes, ({ fits }) => fits.join());
  return [...groups.values()]
    .flatMap((members) => {
      const [first] = members;
      if (!first) return [];
      const bySection = Map.groupBy(members, ({ section }) => section);
      return {
        title: describeFits(first.fits, names),
        fits: first.fits,
        suitsAll: first.suitsAll,
        count: members.length,
        sections: [...bySection].map(([name, all]) => ({ name, dishes: all.map(({ dish }) => dish) })),
      };
    })
    .toSorted(
      (one, other) =>
        Number(one.fits.includes('unknown')) - Number(other.fits.includes('unknown')) ||
        countOf(other.fits, 'yes') - countOf(one.fits, 'yes'),
    );
}

/** Names whom dishes suit or do not suit, whichever is shorter, and for whom too little is known. */
function describeFits(fits: readonly DishFit[], names: readonly string[]): string {
  const namesOf = (fit: DishFit): string => list.format(names.filter((_, guest) => fits[guest] === fit));
  const [yes, no, unknown] = [countOf(fits, 'yes'), countOf(fits, 'no'), countOf(fits, 'unknown')];
  if (yes === fits.length) return yes > 1 ? 'For everyone' : `For ${namesOf('yes')}`;
  if (unknown === 0) return yes < no ? `Only for ${namesOf('yes')}` : `Not for ${namesOf('no')}`;
  return no === 0
    ? `Not known for ${namesOf('unknown')}: ask us`
    : `Not for ${namesOf('no')}, not known for ${namesOf('unknown')}: ask us`;
}

const countOf = (fits: readonly DishFit[], fit: DishFit): number => fits.filter((each) => each === fit).length;
