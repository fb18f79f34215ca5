/** How many letters are added, removed or replaced between two words: the Levenshtein distance. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, against] of [...other].entries())
      next.push(Math.min((row[at] ?? 0) + (letter === against ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name that is most like another: one that contains it, or else the one with the fewest different letters. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const containing = names.filter((each) => each.includes(name));
  const candidates = containing.length > 0 ? containing : names;
  return candidates.toSorted((one, other) => countEdits(name, one) - countEdits(name, other))[0];
}
