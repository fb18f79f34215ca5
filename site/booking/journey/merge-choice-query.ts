import type { PageContext } from '#schemas/content/page/page-context.ts';
import { choiceNames } from '#schemas/domain/booking/booking-choice.ts';

/**
 * The query of an address, overridden by what a posted form chooses. A posted form cannot change the query of its own
 * address.
 */
export const mergeChoiceQuery = (query: PageContext['query'], form: URLSearchParams): PageContext['query'] => ({
  ...query,
  ...Object.fromEntries(choiceNames.filter((name) => form.has(name)).map((name) => [name, form.getAll(name)])),
});
