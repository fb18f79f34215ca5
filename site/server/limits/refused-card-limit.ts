import type { VisitorLimit } from '#adapters/access/visitor-limit.ts';

export interface RefusedCardLimit {
  /**
   * Starts an attempt, which `end` must finish. Resolves to the seconds to wait when too many cards of the visitor were
   * refused.
   */
  begin(visitor: string): Promise<number | undefined>;
  end(visitor: string, isRefused: boolean): Promise<void>;
  /** How many cards of a visitor were refused, including attempts in progress. */
  countUsed(visitor: string): Promise<number>;
}

interface Attempts {
  inProgress: number;
  /** Resolves when the next attempt ends. */
  ended: PromiseWithResolvers<void>;
}

/**
 * Counts refused cards. Each attempt is counted before the bank is asked, so that concurrent attempts cannot exceed the
 * limit. An attempt above the limit waits for those in progress before it is refused.
 */
export function createRefusedCardLimit(limit: VisitorLimit): RefusedCardLimit {
  const attemptsOf = new Map<string, Attempts>();
  const start = (visitor: string): Attempts => {
    const attempts = attemptsOf.get(visitor) ?? { inProgress: 0, ended: Promise.withResolvers<void>() };
    attempts.inProgress += 1;
    attemptsOf.set(visitor, attempts);
    return attempts;
  };
  const notify = (attempts: Attempts): void => {
    attempts.ended.resolve();
    attempts.ended = Promise.withResolvers<void>();
  };
  return {
    async begin(visitor) {
      for (;;) {
        const attempts = start(visitor);
        const seconds = await limit.consume(visitor);
        if (seconds === undefined) return undefined;
        attempts.inProgress -= 1;
        if (attempts.inProgress > 0) await attempts.ended.promise;
        else {
          attemptsOf.delete(visitor);
          // Other attempts above the limit may wait for this one.
          notify(attempts);
          return seconds;
        }
      }
    },
    async end(visitor, isRefused) {
      if (!isRefused) await limit.refund(visitor);
      const attempts = attemptsOf.get(visitor);
      if (!attempts) return;
      attempts.inProgress -= 1;
      if (attempts.inProgress <= 0) attemptsOf.delete(visitor);
      notify(attempts);
    },
    countUsed: (visitor) => limit.countUsed(visitor),
  };
}
