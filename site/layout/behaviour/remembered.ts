/** Runs a storage operation; undefined where the browser blocks storage. */
const attempt = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** A stored value; undefined where there is none or storage is blocked. */
export const recall = (name: string): string | undefined => attempt(() => localStorage.getItem(name)) ?? undefined;

export const remember = (name: string, value: string): void => {
  attempt(() => localStorage.setItem(name, value));
};
