import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import type { Call } from '#adapters/api-client/call-input.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import { whyAddressIsTaken } from '#site/routing/address-owner.ts';
import type { RedirectTable } from '#site/routing/redirects/redirect-table.ts';
import type { Guard } from './editing-api.ts';

/** Refuses to create a page at an address that the site uses. An existing page can still be saved. */
export const createAddressGuard =
  (call: Call, redirects: () => Promise<RedirectTable>): Guard =>
  async (endpoint, { id = '' }, body) => {
    if (endpoint !== editingEndpoints.saveDraft) return { body };
    const reason = whyAddressIsTaken(id, await redirects());
    if (reason === undefined || (await exists(call, id))) return { body };
    return { status: 422, refusal: { message: reason, errors: [{ path: 'id', message: reason }] } };
  };

async function exists(call: Call, id: string): Promise<boolean> {
  try {
    await call(editingEndpoints.draft, { params: { id } });
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return false;
    throw error;
  }
}
