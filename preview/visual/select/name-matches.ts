/**
 * Whether a name such as `hero--plain@360` matches a pattern. A whole name, with its `@`, matches exactly; a pattern
 * with `--` matches the start of a name, so that `text--` does not match `image-text`; any other pattern matches
 * anywhere in a name. Without patterns everything matches.
 */
export const nameMatches = (name: string, words: readonly string[]): boolean =>
  words.length === 0 ||
  words.some((word) => {
    if (/@\d+$/.test(word)) return name === word;
    return word.includes('--') ? name.startsWith(word) : name.includes(word);
  });
