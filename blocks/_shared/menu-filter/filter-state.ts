import { type DishNoun, describeFilter } from '#schemas/domain/menu/filter/describe-filter.ts';
import type { FilteredMenu } from '#schemas/domain/menu/filter-menu.ts';
import type { MenuTag } from '#schemas/domain/menu/menu-tags.ts';

export interface FilterState {
  readonly tags: readonly MenuTag[];
  readonly selected: readonly string[];
  readonly avoided: readonly string[];
  readonly result: FilteredMenu;
  readonly noun: DishNoun | undefined;
}

/** What is left out, and how many dishes remain. */
export const describeState = ({ tags, selected, avoided, result, noun }: FilterState): string =>
  describeFilter({
    diets: selected.map((slug) => tags.find((tag) => tag.slug === slug)?.name ?? slug),
    avoid: avoided,
    shown: result.shown,
    total: result.total,
    noun,
  });

type ChosenFilters = Pick<FilterState, 'selected' | 'avoided' | 'result'> & {
  readonly searchTerms?: readonly string[] | undefined;
};

/** Whether all dishes are shown because nothing is chosen. */
export const isUnfiltered = ({ selected, avoided, searchTerms = [], result }: ChosenFilters): boolean =>
  selected.length + avoided.length + searchTerms.length === 0 && result.shown === result.total;
