/** Runs a storage operation; undefined where the browser blocks storage. */
const tryStorage = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** A stored value; undefined where there is none or storage is blocked. */
export const readStored = (name: string): string | undefined =>
  tryStorage(() => localStorage.getItem(name)) ?? undefined;

export const writeStored = (name: string, value: string): void => {
  tryStorage(() => localStorage.setItem(name, value));
};
