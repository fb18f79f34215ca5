import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { readJson } from '#adapters/json/read-json.ts';
import { type CheckedPage, pageChecksRequest } from '#preview/app/api/page-checks.ts';
import { isSame } from '#preview/review/compare/same-value.ts';
import { parseForReview } from '#preview/review/review-page.ts';
import { editingEndpoints, type PageState } from '#schemas/api/content/editing.ts';
import { pageLifecycleEndpoints } from '#schemas/api/content/page-lifecycle.ts';
import { defaultTemplates } from '#site/pages/source/templates/default-templates.ts';
import { readBody } from '#site/server/body/read-body.ts';
import { sendJson } from '#site/server/send/send.ts';
import {
  findPublishErrors,
  gatherPublishFacts,
  type LivePages,
  type PublishSources,
  readLivePages,
} from './gather-publish-facts.ts';

const maxBodyBytes = 20_000;

/** Answers what a bulk action will find: the state of each page, and the errors that prevent its publication. */
export const createPageChecks =
  (sources: PublishSources) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request, maxBodyBytes);
    const json = body.ok ? readJson(body.text) : undefined;
    const parsed = pageChecksRequest.safeParse(json?.ok ? json.value : undefined);
    if (!parsed.success) return sendJson(response, 400, { message: 'The body must list pages to check.' });
    const { ids, review } = parsed.data;
    const livePages = review ? await readLivePages(sources) : undefined;
    const pages: CheckedPage[] = [];
    for (const id of ids) {
      pages.push(await checkPage(sources, id, livePages));
      // Many pages must not delay other editors.
      await nextTurn();
    }
    sendJson(response, 200, { pages });
  };

/** What uses a page that will be taken off the site. An API without its own pages has no such call. */
async function findUses({ call, storesPages }: PublishSources, id: string) {
  return (await storesPages()) ? call(pageLifecycleEndpoints.pageUses, { params: { id } }) : {};
}

/** Whether the draft is the version that is scheduled, if there is one. */
async function checkSchedule({ call }: PublishSources, { id, scheduledAt, hasDraft }: PageState, draft: unknown) {
  if (!scheduledAt || !hasDraft) return {};
  try {
    return { isScheduledDraft: isSame(await call(pageLifecycleEndpoints.scheduledPage, { params: { id } }), draft) };
  } catch (error) {
    // It has gone live since.
    if (error instanceof ApiProblem && error.status === 404) return {};
    throw error;
  }
}

/** Checks a page: it is reviewed if the live pages are given; otherwise what uses it is found. */
async function checkPage(sources: PublishSources, id: string, livePages: LivePages | undefined): Promise<CheckedPage> {
  const hasBuiltIn = defaultTemplates.has(id);
  try {
    const { page, state } = await sources.call(editingEndpoints.draft, { params: { id } });
    if (state.deletedAt) return { id, state, errors: [], hasBuiltIn };
    if (!livePages) return { id, state, errors: [], hasBuiltIn, ...(await findUses(sources, id)) };
    const reviewed = parseForReview(page);
    const errors = findPublishErrors(reviewed, await gatherPublishFacts(sources, id, reviewed, livePages));
    const messages = errors.map(({ message }) => message);
    return { id, state, errors: messages, hasBuiltIn, ...(await checkSchedule(sources, state, page)) };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return { id, state: null, errors: [], hasBuiltIn };
    throw error;
  }
}
