import { ApiError, isTransient, retriedQuery } from '#preview/app/api/send-request.ts';

const maxFailures = 3;

/**
 * As `retriedQuery`, for what an editor needs before a decision: if the service keeps failing, the query ends with an
 * error, so that the editor can decide without it. Without a connection it is still repeated.
 */
export const decisionQuery = {
  ...retriedQuery,
  retry: (count: number, error: Error) =>
    isTransient(error) && (count < maxFailures || (error instanceof ApiError && error.status === 0)),
} as const;
