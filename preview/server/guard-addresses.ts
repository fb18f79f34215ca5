import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import type { Call } from '#adapters/api-client/call-input.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import { pageLifecycleEndpoints } from '#schemas/api/content/page-lifecycle.ts';
import { whyAddressIsTaken } from '#site/routing/address-owner.ts';
import type { RedirectTable } from '#site/routing/redirects/redirect-table.ts';
import type { Guard, GuardResult } from './editing-api.ts';

/** Refuses to create or move a page to an address that the site uses. An existing page can still be saved. */
export const createAddressGuard =
  (call: Call, redirects: () => Promise<RedirectTable>): Guard =>
  async (endpoint, { id = '' }, body) => {
    if (endpoint === pageLifecycleEndpoints.movePage) {
      const moved = pageLifecycleEndpoints.movePage.body.safeParse(body);
      const reason = moved.success ? whyAddressIsTaken(moved.data.to, await redirects(), `/${id}`) : undefined;
      return reason === undefined ? { body } : refuse(reason, 'body.to');
    }
    if (endpoint !== editingEndpoints.saveDraft) return { body };
    const reason = whyAddressIsTaken(id, await redirects());
    return reason === undefined || (await exists(call, id)) ? { body } : refuse(reason, 'id');
  };

const refuse = (message: string, path: string): GuardResult => ({
  status: 422,
  refusal: { message, errors: [{ path, message }] },
});

async function exists(call: Call, id: string): Promise<boolean> {
  try {
    await call(editingEndpoints.draft, { params: { id } });
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return false;
    throw error;
  }
}
