import type { PageContext } from '#schemas/content/page/page-context.ts';
import { sentFromParameter } from './form-parameters.ts';

/**
 * The key of the tile whose form was submitted, of those that show the form: the one that the submission names, or else
 * the first.
 */
export function findSubmittedTile(
  keys: readonly string[],
  { form, query }: Pick<PageContext, 'form' | 'query'>,
): string | undefined {
  const named = form ? form.tileKey : query[sentFromParameter]?.[0];
  return keys.find((key) => key === named) ?? keys[0];
}
