import { groupRestaurantsByCity } from '#schemas/domain/restaurant/group-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { FormChoice } from '#schemas/forms/_shared/define-form.ts';

/** The restaurants as options, by city and name, as everywhere on the site. */
export const restaurantChoices = (restaurants: readonly Restaurant[]): readonly FormChoice[] =>
  groupRestaurantsByCity(restaurants).flatMap(({ name, restaurants: members }) =>
    members.map(({ storeId, title, city }) => ({
      value: storeId,
      label: title,
      ...(city !== undefined && { group: name }),
    })),
  );

/** Options of another list in the same order and groups. Restaurants that the site does not know come last, by name. */
export function orderRestaurantChoices(
  choices: readonly FormChoice[],
  restaurants: readonly Restaurant[],
): readonly FormChoice[] {
  const known = restaurantChoices(restaurants);
  const byValue = new Map(choices.map((choice) => [choice.value, choice]));
  const ordered = known.flatMap(({ value, group }) => {
    const choice = byValue.get(value);
    return choice ? [{ ...choice, ...(group !== undefined && { group }) }] : [];
  });
  const others = choices
    .filter(({ value }) => known.every((each) => each.value !== value))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en-GB'));
  return [...ordered, ...others];
}
