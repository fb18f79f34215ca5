import { isTransient } from './send-request.ts';

/** Options of a query that is repeated by itself until it succeeds or is refused. Until then it has a `failureReason`. */
export const retriedQuery = {
  // Without a connection a query waits silently by default.
  networkMode: 'always',
  refetchOnReconnect: true,
  retry: (_: number, error: Error) => isTransient(error),
  retryDelay: (count: number) => Math.min(1000 * 2 ** count, 5000),
} as const;
