import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import type { Call } from '#adapters/api-client/call-input.ts';
import { listPublishedRevisions } from '#preview/review/items/published-revisions.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';

/** The newest revisions of a page that were live; none if the API has no revisions of it. */
export async function readEarlierPages(call: Call, id: string): Promise<readonly unknown[]> {
  try {
    const { revisions } = await call(editingEndpoints.pageRevisions, { params: { id } });
    return await Promise.all(
      listPublishedRevisions(revisions).map((number) =>
        call(editingEndpoints.pageRevision, { params: { id, number } }),
      ),
    );
  } catch (error) {
    if (error instanceof ApiProblem) return [];
    throw error;
  }
}
