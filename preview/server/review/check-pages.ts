import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import type { Call } from '#adapters/api-client/call-input.ts';
import { readJson } from '#adapters/json/read-json.ts';
import { type CheckedPage, pageChecksRequest } from '#preview/app/api/page-checks.ts';
import { reviewPage } from '#preview/review/review-page.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import { readBody } from '#site/server/body/read-body.ts';
import { sendJson } from '#site/server/send/send.ts';

const maxBodyBytes = 20_000;

/** Answers what a bulk action will find: the state of each page, and the errors that prevent its publication. */
export const createPageChecks =
  (call: Call) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request, maxBodyBytes);
    const json = body.ok ? readJson(body.text) : undefined;
    const parsed = pageChecksRequest.safeParse(json?.ok ? json.value : undefined);
    if (!parsed.success) return sendJson(response, 400, { message: 'The body must list pages to check.' });
    const { ids, review } = parsed.data;
    const pages: CheckedPage[] = [];
    for (const id of ids) {
      pages.push(await checkPage(call, id, review));
      // Many pages must not delay other editors.
      await nextTurn();
    }
    sendJson(response, 200, { pages });
  };

async function checkPage(call: Call, id: string, review: boolean): Promise<CheckedPage> {
  try {
    const { page, state } = await call(editingEndpoints.draft, { params: { id } });
    const errors = review && !state.deletedAt ? reviewPage(page).filter(({ severity }) => severity === 'error') : [];
    return { id, state, errors: errors.map(({ message }) => message) };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return { id, state: null, errors: [] };
    throw error;
  }
}
