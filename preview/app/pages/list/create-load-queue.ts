type Start = (finish: () => void) => void;

/** Starts at most `limit` loads at a time, in the order in which they enter. */
export function createLoadQueue(limit: number): { enter: (start: Start) => () => void } {
  const waiting = new Set<() => void>();
  let running = 0;
  const next = (): void => {
    for (const begin of waiting) {
      if (running >= limit) return;
      waiting.delete(begin);
      begin();
    }
  };
  return {
    /** Returns a function that leaves the queue, or ends the load. */
    enter(start) {
      let isRunning = false;
      const finish = (): void => {
        if (!isRunning) return;
        isRunning = false;
        running -= 1;
        next();
      };
      const begin = (): void => {
        isRunning = true;
        running += 1;
        start(finish);
      };
      waiting.add(begin);
      next();
      return () => {
        waiting.delete(begin);
        finish();
      };
    },
  };
}
