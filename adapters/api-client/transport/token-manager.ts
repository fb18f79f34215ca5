import type { Clock } from '#adapters/clock.ts';
import type { Log } from '#adapters/log.ts';

interface Stored {
  readonly token: string;
  readonly expiresAt: number;
}

interface TokenManagerInput {
  /** Asks for a token; with `clearCache` one that nobody kept. */
  readonly request: (clearCache: boolean) => Promise<string>;
  readonly clock: Clock;
  readonly log: Log;
  /** Milliseconds a token is stored. */
  readonly expiryMs: number;
  /** Milliseconds before its expiry from which it is no longer used. */
  readonly marginMs: number;
}

/** After a failure the next attempt is made this many milliseconds later at the earliest. */
const pauseAfterFailureMs = 1000;

export interface TokenManager {
  /** A token that can be used; undefined when none can be had, which is logged. */
  read(): Promise<string | undefined>;
  /** A token other than the one that was refused; many callers at once share one request. */
  replace(refused: string | undefined): Promise<string | undefined>;
}

/**
 * Keeps the anonymous visitor's token: one at a time, asked for by at most one request at a time, whoever waits.
 */
export function createTokenManager({ request, clock, log, expiryMs, marginMs }: TokenManagerInput): TokenManager {
  let stored: Stored | undefined;
  let underway: Promise<string | undefined> | undefined;
  let pausedUntil = 0;

  const usable = (): string | undefined =>
    stored && clock.now() < stored.expiresAt - marginMs ? stored.token : undefined;

  async function fetchToken(clearCache: boolean): Promise<string | undefined> {
    const issuedAt = clock.now();
    try {
      const token = await request(clearCache);
      stored = { token, expiresAt: issuedAt + expiryMs };
      return token;
    } catch {
      pausedUntil = clock.now() + pauseAfterFailureMs;
      log({ event: 'token-unavailable', level: 'error', route: '/api/token', ms: clock.now() - issuedAt });
      return undefined;
    }
  }

  function obtain(clearCache: boolean): Promise<string | undefined> {
    if (underway) return underway;
    if (clock.now() < pausedUntil) return Promise.resolve(undefined);
    const fetching = fetchToken(clearCache).finally(() => {
      underway = undefined;
    });
    underway = fetching;
    return fetching;
  }

  return {
    read: async () => usable() ?? obtain(false),
    async replace(refused) {
      const current = usable();
      if (current !== undefined && current !== refused) return current;
      if (stored?.token === refused) stored = undefined;
      return obtain(true);
    },
  };
}
