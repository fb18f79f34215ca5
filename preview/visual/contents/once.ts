/** Caches the results of a function by its text. */
export function once(compute: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const value = known.get(text) ?? compute(text);
    known.set(text, value);
    return value;
  };
}
