const firstExamples = ['plain', 'longest', 'empty', 'missing-media'];

function rank(name: string): number {
  const at = firstExamples.indexOf(name.split('--')[1]?.split('@')[0] ?? '');
  return at === -1 ? firstExamples.length : at;
}

/** Sorts names of snapshots of one block: the most telling examples first, then alphabetically. */
export const compareNames = (one: string, other: string): number => rank(one) - rank(other) || one.localeCompare(other);
