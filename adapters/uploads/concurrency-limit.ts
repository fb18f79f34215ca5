/** Runs work, or has it wait until fewer are under way. */
export type ConcurrencyLimit = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Lets so many pieces of work run at once; the others wait in the order in which they came. */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
