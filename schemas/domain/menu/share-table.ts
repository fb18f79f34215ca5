/** What one person at the table needs. Nobody's needs are an answer too: such a person can eat everything. */
export interface Guest {
  readonly name: string;
  /** Slugs of dietary tags, all of which a dish must carry. */
  readonly tags: readonly string[];
  /** Allergens that a dish must be declared to be without. */
  readonly avoids: readonly string[];
}

/** A dish as far as it matters here. */
export interface TableDish {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** Allergens that it contains or may contain. */
  readonly holds: readonly string[];
  /** Allergens of which the kitchen has declared nothing. */
  readonly unknown: readonly string[];
}

export interface TableSection {
  readonly name: string;
  readonly dishes: readonly TableDish[];
}

/** Whether a dish suits a guest. `unknown` is not `yes`: where the kitchen says nothing, the team must be asked. */
export type Fit = 'yes' | 'no' | 'unknown';

/** Most people at one table. */
export const mostGuests = 8;

/** Dishes that somebody needs to have a choice. */
const minimumChoice = 2;

export function evaluateDish(dish: TableDish, { tags, avoids }: Guest): Fit {
  if (tags.some((tag) => !dish.tags.includes(tag))) return 'no';
  if (avoids.some((allergen) => dish.holds.includes(allergen))) return 'no';
  return avoids.some((allergen) => dish.unknown.includes(allergen)) ? 'unknown' : 'yes';
}

/** A dish with how it suits each guest, in the order of the guests. */
export interface LaidDish {
  readonly dish: TableDish;
  readonly fits: readonly Fit[];
  readonly forAll: boolean;
}

export interface LaidSection {
  readonly name: string;
  readonly dishes: readonly LaidDish[];
}

export interface LaidTable {
  /** Sections with the dishes that suit at least one guest, or may. */
  readonly sections: readonly LaidSection[];
  /** Dishes that all can share. */
  readonly shared: number;
  /** How many dishes suit each guest, in the order of the guests. */
  readonly counts: readonly number[];
  /** Whether every guest has at least two dishes. */
  readonly everyoneChooses: boolean;
  /** Dishes that may suit somebody, were more known of them. */
  readonly toAsk: number;
}

/** Lays a menu for guests: what each can eat, and what all can. Pure. */
export function layTable(sections: readonly TableSection[], guests: readonly Guest[]): LaidTable {
  const laid = sections.map(({ name, dishes }) => ({ name, dishes: dishes.map((dish) => evaluateForGuests(dish, guests)) }));
  const all = laid.flatMap(({ dishes }) => dishes);
  const counts = guests.map((_, guest) => all.filter(({ fits }) => fits[guest] === 'yes').length);
  return {
    sections: laid
      .map(({ name, dishes }) => ({ name, dishes: dishes.filter(({ fits }) => fits.some((fit) => fit !== 'no')) }))
      .filter(({ dishes }) => dishes.length > 0),
    shared: all.filter(({ forAll }) => forAll).length,
    counts,
    everyoneChooses: counts.every((count) => count >= minimumChoice),
    toAsk: all.filter(({ fits }) => fits.includes('unknown')).length,
  };
}

function evaluateForGuests(dish: TableDish, guests: readonly Guest[]): LaidDish {
  const fits = guests.map((guest) => evaluateDish(dish, guest));
  return { dish, fits, forAll: fits.every((fit) => fit === 'yes') };
}
