import { ApiProblem } from '#adapters/api/api-problem.ts';
import type { Call } from '#adapters/api/call-input.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { ContentSource, PageAnswer } from '../documents/content-source.ts';

/** The content of visitors, but for the pages as they are being written. `given` is a page that was not saved yet. */
export const draftSource = (source: ContentSource, call: Call, given?: { readonly id: string }): ContentSource => ({
  ...source,
  page: async (id) => (given?.id === id ? { kind: 'found', page: given } : readDraft(call, id)),
});

async function readDraft(call: Call, id: string): Promise<PageAnswer> {
  try {
    const { page } = await call(endpoints.draft, { params: { id } });
    return { kind: 'found', page };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return { kind: 'missing' };
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
