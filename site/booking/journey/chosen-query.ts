import type { PageContext } from '#blocks/_shared/block.ts';
import { choiceNames } from '#schemas/domain/booking/booking-choice.ts';

/** An address's query with what a posted form chooses in its place: a posted form cannot write into its own address. */
export const chosenQuery = (query: PageContext['query'], form: URLSearchParams): PageContext['query'] => ({
  ...query,
  ...Object.fromEntries(choiceNames.filter((name) => form.has(name)).map((name) => [name, form.getAll(name)])),
});
