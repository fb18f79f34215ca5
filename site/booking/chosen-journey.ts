/** Where the form that starts a journey is sent when the restaurant is one of its answers. */
const path = '/booking/choose';

const slug = /^[a-z0-9-]{1,64}$/;

/** The journey that such a form leads to: its restaurant becomes part of the path. Undefined for other addresses. */
export function chosenJourney(asked: { readonly path: string; readonly search: string }): string | undefined {
  if (asked.path !== path) return undefined;
  const answers = new URLSearchParams(asked.search);
  const restaurant = answers.get('restaurant') ?? '';
  answers.delete('restaurant');
  if (!slug.test(restaurant)) return '/restaurants';
  return answers.size > 0 ? `/booking/${restaurant}?${answers}` : `/booking/${restaurant}`;
}
