import type { ServerResponse } from 'node:http';
import type { ApiProblem } from '#adapters/api/api-problem.ts';
import { sendJson } from '#site/server/send.ts';

/** Says why the API gave nothing, in its own words where it has any; 503 where it cannot be reached. */
export const sendProblem = (response: ServerResponse, { status, answer }: ApiProblem): void =>
  sendJson(response, status ?? 503, {
    message: answer?.message ?? 'The content service cannot be reached.',
    errors: answer?.errors ?? [],
  });
