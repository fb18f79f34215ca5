import { editDistance } from '#renderer/parse/nearest-name.ts';

/** The name that is most like another, however far: one that contains it, or else the one with the fewest different letters. */
export function mostSimilarName(name: string, names: readonly string[]): string | undefined {
  const containing = names.filter((each) => each.includes(name));
  const candidates = containing.length > 0 ? containing : names;
  return candidates.toSorted((one, other) => editDistance(name, one) - editDistance(name, other))[0];
}
