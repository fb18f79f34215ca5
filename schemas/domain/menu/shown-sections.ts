import type { MenuSection } from './menu.ts';

/** The query parameter with the section of a long menu. */
export const sectionParameter = 'section';

/** The most dishes that a menu shows before its further sections are shown one at a time. */
export const maxMenuDishes = 150;
/** The same for an allergen guide, whose rows are longer. */
export const maxGuideDishes = 100;

/** The sections of a menu that a page shows. */
export interface ShownSections {
  readonly sections: readonly MenuSection[];
  /** The sections that have an address of their own; none if the menu is short. */
  readonly further: readonly MenuSection[];
  /** The section after the shown ones, if any. */
  readonly next: MenuSection | undefined;
}

/**
 * Selects the first sections of a menu, with at most so many dishes, or the further section with the `requested` id. The
 * first section is shown however long it is.
 */
export function selectShownSections(
  all: readonly MenuSection[],
  requested: string | undefined,
  maxDishes: number,
): ShownSections {
  let dishes = 0;
  const cut = all.findIndex(({ items }, index) => {
    dishes += items.length;
    return dishes > maxDishes && index > 0;
  });
  if (cut === -1) return { sections: all, further: [], next: undefined };
  const further = all.slice(cut);
  const chosen = further.findIndex(({ id }) => id === requested);
  const section = further[chosen];
  return section
    ? { sections: [section], further, next: further[chosen + 1] }
    : { sections: all.slice(0, cut), further, next: further[0] };
}
