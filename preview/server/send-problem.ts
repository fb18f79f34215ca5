import type { ServerResponse } from 'node:http';
import type { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { sendJson } from '#site/server/send/send.ts';

/**
 * Sends the reason why the API gave no result, with its own message if it has one: its own status for a refusal, 502
 * for an invalid response, 503 if it cannot be reached.
 */
export function sendProblem(response: ServerResponse, { status, answer }: ApiProblem): void {
  const isUnusable = status !== undefined && status < 400;
  const message = isUnusable
    ? 'The content service sent an invalid response. See its log and the log of the site.'
    : 'The content service cannot be reached.';
  sendJson(response, isUnusable ? 502 : (status ?? 503), {
    message: answer?.message ?? message,
    errors: answer?.errors ?? [],
  });
}
