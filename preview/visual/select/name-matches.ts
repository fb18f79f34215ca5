/**
 * Whether a name such as `hero--plain@360` matches a pattern. A whole name, with its `@`, matches exactly; a pattern
 * with `--` matches the start of a name, so that `text--` does not match `image-text`; any other pattern matches
 * anywhere in a name. Without patterns everything matches.
 */
export const nameMatches = (name: string, patterns: readonly string[]): boolean =>
  patterns.length === 0 ||
  patterns.some((pattern) => {
    if (/@\d+$/.test(pattern)) return name === pattern;
    return pattern.includes('--') ? name.startsWith(pattern) : name.includes(pattern);
  });
