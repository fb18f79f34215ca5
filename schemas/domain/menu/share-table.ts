/** The dietary needs of one person at the table. A person without needs can eat everything. */
export interface Guest {
  readonly name: string;
  /** Slugs of dietary tags; a dish must have all of them. */
  readonly tags: readonly string[];
  /** Allergens that must be declared absent from a dish. */
  readonly avoids: readonly string[];
}

/** Returns whether any guest has a diet or avoids something. */
export const hasNeeds = (guests: readonly Guest[]): boolean =>
  guests.some(({ tags, avoids }) => tags.length + avoids.length > 0);

/** The facts of a dish that matter to guests' needs. */
export interface TableDish {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** Allergens that it contains or may contain. */
  readonly holds: readonly string[];
  /** Allergens for which the kitchen has declared nothing. */
  readonly unknown: readonly string[];
}

export interface TableSection {
  readonly name: string;
  readonly dishes: readonly TableDish[];
}

/** Whether a dish suits a guest. `unknown`: the kitchen has declared nothing, so the guest must ask the team. */
export type DishFit = 'yes' | 'no' | 'unknown';

/** Maximum number of people at one table. */
export const maxGuests = 8;

/** Minimum number of dishes for a guest to have a choice. */
const minimumChoice = 2;

export function evaluateDish(dish: TableDish, { tags, avoids }: Guest): DishFit {
  if (tags.some((tag) => !dish.tags.includes(tag))) return 'no';
  if (avoids.some((allergen) => dish.holds.includes(allergen))) return 'no';
  return avoids.some((allergen) => dish.unknown.includes(allergen)) ? 'unknown' : 'yes';
}

/** A dish and whether it suits each guest, in the order of the guests. */
export interface TablePlanDish {
  readonly dish: TableDish;
  readonly fits: readonly DishFit[];
  readonly suitsAll: boolean;
}

export interface TablePlanSection {
  readonly name: string;
  readonly dishes: readonly TablePlanDish[];
}

export interface TablePlan {
  /** Sections with the dishes that suit, or may suit, at least one guest. */
  readonly sections: readonly TablePlanSection[];
  /** Number of dishes that suit all guests. */
  readonly shared: number;
  /** Number of dishes that suit each guest, in the order of the guests. */
  readonly counts: readonly number[];
  /** Whether every guest has at least two dishes. */
  readonly everyoneHasChoice: boolean;
  /** Number of dishes with an unknown declaration that matters to a guest. */
  readonly unknownCount: number;
}

/** Evaluates a menu for guests: what each guest can eat and what all can share. Pure. */
export function planTable(sections: readonly TableSection[], guests: readonly Guest[]): TablePlan {
  const laid = sections.map(({ name, dishes }) => ({
    name,
    dishes: dishes.map((dish) => evaluateForGuests(dish, guests)),
  }));
  const all = laid.flatMap(({ dishes }) => dishes);
  const counts = guests.map((_, guest) => all.filter(({ fits }) => fits[guest] === 'yes').length);
  return {
    sections: laid
      .map(({ name, dishes }) => ({ name, dishes: dishes.filter(({ fits }) => fits.some((fit) => fit !== 'no')) }))
      .filter(({ dishes }) => dishes.length > 0),
    shared: all.filter(({ suitsAll }) => suitsAll).length,
    counts,
    everyoneHasChoice: counts.every((count) => count >= minimumChoice),
    unknownCount: all.filter(({ fits }) => fits.includes('unknown')).length,
  };
}

function evaluateForGuests(dish: TableDish, guests: readonly Guest[]): TablePlanDish {
  const fits = guests.map((guest) => evaluateDish(dish, guest));
  return { dish, fits, suitsAll: fits.every((fit) => fit === 'yes') };
}
