/** Caches the results of a function by its text. */
export function memoize(compute: (text: string) => string): (text: string) => string {
  const cache = new Map<string, string>();
  return (text) => {
    const value = cache.get(text) ?? compute(text);
    cache.set(text, value);
    return value;
  };
}
