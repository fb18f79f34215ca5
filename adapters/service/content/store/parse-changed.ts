/** Parses stored texts, but only those that were not in the previous list. The same text gives the same object. */
export function parseChanged<Value>(parse: (json: unknown) => Value): (texts: readonly string[]) => Value[] {
  let known: ReadonlyMap<string, Value> = new Map();
  return (texts) => {
    const values = new Map<string, Value>();
    const all = texts.map((text) => {
      const value = values.get(text) ?? known.get(text) ?? parse(JSON.parse(text));
      values.set(text, value);
      return value;
    });
    known = values;
    return all;
  };
}
