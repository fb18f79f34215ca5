/** The word of the address where a restaurant is chosen; no restaurant has it for its own. */
export const chooseId = 'choose';

const slug = /^[a-z0-9-]{1,64}$/;

/**
 * The journey that a form leads to whose answers name the restaurant: it becomes part of the path. Undefined for other
 * addresses, and where no restaurant was chosen yet.
 */
export function chosenJourney(asked: { readonly path: string; readonly search: string }): string | undefined {
  if (asked.path !== `/booking/${chooseId}`) return undefined;
  const answers = new URLSearchParams(asked.search);
  const restaurant = answers.get('restaurant') ?? '';
  for (const name of ['restaurant', 'near']) answers.delete(name);
  if (!slug.test(restaurant)) return undefined;
  return answers.size > 0 ? `/booking/${restaurant}?${answers}` : `/booking/${restaurant}`;
}
