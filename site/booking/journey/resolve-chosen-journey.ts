/** The path segment under which a restaurant is chosen. No restaurant has this slug. */
export const chooseId = 'choose';

const slug = /^[A-Za-z0-9._-]{1,64}$/;

/**
 * The address of the journey for a form that names a restaurant: the restaurant becomes part of the path. Undefined for
 * other addresses and while no restaurant is chosen.
 */
export function resolveChosenJourney(target: { readonly path: string; readonly search: string }): string | undefined {
  if (target.path !== `/booking/${chooseId}`) return undefined;
  const answers = new URLSearchParams(target.search);
  const restaurant = (answers.get('restaurant') ?? '').toLowerCase();
  for (const name of ['restaurant', 'near']) answers.delete(name);
  if (!slug.test(restaurant)) return undefined;
  return answers.size > 0 ? `/booking/${restaurant}?${answers}` : `/booking/${restaurant}`;
}
