import type { Clock } from '#adapters/clock.ts';
import type { Log } from '#adapters/log.ts';
import { ApiProblem } from '../api-problem.ts';
import { maskSecrets } from './mask-secrets.ts';

interface StoredToken {
  readonly token: string;
  readonly expiresAt: number;
}

interface TokenManagerInput {
  /** Requests a token; with `clearCache` one that does not come from the API's cache. */
  readonly request: (clearCache: boolean) => Promise<string>;
  readonly clock: Clock;
  readonly log: Log;
  /** Milliseconds for which a token is stored. */
  readonly expiryMs: number;
  /** Milliseconds before expiry at which a token is no longer used. */
  readonly marginMs: number;
}

/** Minimum delay in milliseconds before the next attempt after a failure. */
const pauseAfterFailureMs = 1000;

export interface TokenManager {
  /** Returns a usable token, or undefined if none is available, which is logged. */
  read(): Promise<string | undefined>;
  /** Returns a token other than the refused one. Concurrent calls share one request. */
  replace(refused: string | undefined): Promise<string | undefined>;
}

/** Manages the anonymous visitor's token: stores one at a time, with at most one request for it at a time. */
export function createTokenManager({ request, clock, log, expiryMs, marginMs }: TokenManagerInput): TokenManager {
  let stored: StoredToken | undefined;
  let pending: Promise<string | undefined> | undefined;
  let pausedUntil = 0;

  const getUsableToken = (): string | undefined =>
    stored && clock.now() < stored.expiresAt - marginMs ? stored.token : undefined;

  async function fetchToken(clearCache: boolean): Promise<string | undefined> {
    const issuedAt = clock.now();
    try {
      const token = await request(clearCache);
      stored = { token, expiresAt: issuedAt + expiryMs };
      return token;
    } catch (error) {
      pausedUntil = clock.now() + pauseAfterFailureMs;
      log({
        event: 'token-unavailable',
        level: 'error',
        route: '/api/token',
        ms: clock.now() - issuedAt,
        ...describeReason(error),
      });
      return undefined;
    }
  }

  function requestToken(clearCache: boolean): Promise<string | undefined> {
    if (pending) return pending;
    if (clock.now() < pausedUntil) return Promise.resolve(undefined);
    const fetching = fetchToken(clearCache).finally(() => {
      pending = undefined;
    });
    pending = fetching;
    return fetching;
  }

  return {
    read: async () => getUsableToken() ?? requestToken(false),
    async replace(refused) {
      const current = getUsableToken();
      if (current !== undefined && current !== refused) return current;
      if (stored?.token === refused) stored = undefined;
      return requestToken(true);
    },
  };
}

/** What the API says, or what of its reply is not read. */
function describeReason(error: unknown): { readonly message?: string } {
  if (!(error instanceof ApiProblem)) return {};
  const stated = error.answer?.message;
  if (stated) return { message: `the API says: “${maskSecrets(stated, [])}”` };
  return error.code === 'bad-reply' ? { message: error.message } : {};
}
