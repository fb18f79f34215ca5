/** Runs work when fewer than the allowed number are running. */
export type ConcurrencyLimit = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Runs at most `max` tasks at the same time; others wait in order. */
export function createConcurrencyLimit(max: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < max) running += 1;
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
