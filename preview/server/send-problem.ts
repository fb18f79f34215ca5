import type { ServerResponse } from 'node:http';
import type { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { sendJson } from '#site/server/send/send.ts';

/**
 * Says why the API gave nothing, in its own words where it has any: its own status for a refusal, 502 for an answer that
 * cannot be used, 503 where it cannot be reached.
 */
export function sendProblem(response: ServerResponse, { status, answer }: ApiProblem): void {
  const isUnusable = status !== undefined && status < 400;
  const message = isUnusable
    ? 'The content service gave an answer that cannot be used. Its log and the site’s say why.'
    : 'The content service cannot be reached.';
  sendJson(response, isUnusable ? 502 : (status ?? 503), {
    message: answer?.message ?? message,
    errors: answer?.errors ?? [],
  });
}
