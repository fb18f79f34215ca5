import { editDistance } from '#schemas/content/problem/nearest-name.ts';

/**
 * The most similar name, however different: one that contains the given name, otherwise the one with the smallest edit
 * distance.
 */
export function findMostSimilarName(name: string, names: readonly string[]): string | undefined {
  const containing = names.filter((each) => each.includes(name));
  const candidates = containing.length > 0 ? containing : names;
  return candidates.toSorted((one, other) => editDistance(name, one) - editDistance(name, other))[0];
}
