import type { ServerResponse } from 'node:http';
import type { ApiAnswer, ApiProblem } from '#adapters/api-client/api-problem.ts';
import { sendJson } from '#site/server/send/send.ts';

/**
 * Sends the reason why the API gave no result, with its own message if it has one: its own status for a refusal, 400
 * for input that does not match the API's schema, 502 for an invalid response, 503 if it cannot be reached.
 */
export function sendProblem(response: ServerResponse, { code, status, answer }: ApiProblem): void {
  if (code === 'bad-call') {
    sendInvalidInput(response, answer?.errors ?? []);
    return;
  }
  const isUnusable = status !== undefined && status < 400;
  const message = isUnusable
    ? 'The content service sent an invalid response. See its log and the log of the site.'
    : 'The content service cannot be reached.';
  sendJson(response, isUnusable ? 502 : (status ?? 503), {
    message: answer?.message ?? message,
    errors: answer?.errors ?? [],
  });
}

/** Sends what is wrong with input that was not sent to the API: “The request is not valid: limit must be at least 1.” */
function sendInvalidInput(response: ServerResponse, errors: NonNullable<ApiAnswer['errors']>): void {
  const details = errors.map(({ path, message }) => `${path.replace(/^(params|query|body)\./, '')} ${message}`);
  const message = ['The request is not valid', details.slice(0, 3).join('; ')].filter(Boolean).join(': ');
  sendJson(response, 400, { message: `${message}.`, errors });
}
