/** The browser's store, or nothing where the visitor does not allow one. */
const attempt = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** What was remembered under a name; undefined where nothing was or nothing may be. */
export const recall = (name: string): string | undefined => attempt(() => localStorage.getItem(name)) ?? undefined;

export const remember = (name: string, value: string): void => {
  attempt(() => localStorage.setItem(name, value));
};
