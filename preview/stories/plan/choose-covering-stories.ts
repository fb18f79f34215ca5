import { hashText } from './hash-text.ts';

interface Candidate {
  readonly id: string;
  /** One value for each dimension, in the order of the dimensions. */
  readonly values: readonly (string | number)[];
}

const namesOf = ({ values }: Candidate): string[] => values.map((value, dimension) => `${dimension}=${value}`);

/**
 * The ids of stories that together show each value of every dimension, chosen greedily; ties go to the id with the
 * lowest hash. Pure; the order of the candidates does not matter.
 */
export function chooseCoveringStories(candidates: readonly Candidate[]): ReadonlySet<string> {
  const ordered = [...candidates].sort((one, other) => hashText(one.id) - hashText(other.id));
  const missing = new Set(ordered.flatMap(namesOf));
  const chosen = new Set<string>();
  while (missing.size > 0) {
    const gain = (candidate: Candidate): number => namesOf(candidate).filter((name) => missing.has(name)).length;
    const best = ordered.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    chosen.add(best.id);
    for (const name of namesOf(best)) missing.delete(name);
  }
  return chosen;
}
