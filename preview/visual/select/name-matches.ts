/**
 * Whether a name such as `hero--plain@360` is among those that the words ask for. A whole name, with its `@`, asks for that one
 * alone; a word with `--` for names that begin with it, so that `text--` does not ask for `image-text`; any other word for
 * names that contain it. No words ask for everything.
 */
export const nameMatches = (name: string, words: readonly string[]): boolean =>
  words.length === 0 ||
  words.some((word) => {
    if (/@\d+$/.test(word)) return name === word;
    return word.includes('--') ? name.startsWith(word) : name.includes(word);
  });
