import type { Clock } from '#adapters/clock.ts';
import { ApiProblem } from '../api-problem.ts';

/** Longest `Retry-After` to wait for. With a longer one the call fails at once. */
const maxRetryAfterMs = 2000;
const tooManyRequests = 429;
/** The same after too many requests, for which the API names the time when it accepts the next. */
const maxQuotaWaitMs = 5000;
const retryableStatuses: ReadonlySet<number | undefined> = new Set([tooManyRequests, 502, 503, 504]);

interface RetryInput {
  readonly clock: Clock;
  readonly random: () => number;
}

export type Retry = <Value>(isRetryable: boolean, signal: AbortSignal, attempt: () => Promise<Value>) => Promise<Value>;

/**
 * Retries a call that is safe to repeat (`isRetryable`): at most twice, after a random 50 to 500 ms, if it got no reply
 * or a status that asks for a retry; once after too many requests if the API says when. All calls share a budget of about
 * one retry in ten, so that a failing API is not overloaded.
 */
export function createRetry({ clock, random }: RetryInput): Retry {
  let budget = 10;
  return async (isRetryable, signal, attempt) => {
    budget = Math.min(10, budget + 0.1);
    for (let retries = 0; ; retries += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (!isRetryable || budget < 1 || !isTransient(error) || retries >= maxRetries(error)) throw error;
        budget -= 1;
        await clock.sleep(Math.max(error.retryAfterMs ?? 0, 50 + random() * 450), signal).catch(() => {
          throw error;
        });
      }
    }
  };
}

const asksToWait = ({ status, retryAfterMs }: ApiProblem): boolean =>
  status === tooManyRequests && retryAfterMs !== undefined;

const maxRetries = (error: ApiProblem): number => (asksToWait(error) ? 1 : 2);

function isTransient(error: unknown): error is ApiProblem {
  if (!(error instanceof ApiProblem)) return false;
  if ((error.retryAfterMs ?? 0) > (asksToWait(error) ? maxQuotaWaitMs : maxRetryAfterMs)) return false;
  return error.code === 'unreachable' || error.code === 'not-connected' || retryableStatuses.has(error.status);
}
