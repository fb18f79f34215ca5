import type { Call } from '#adapters/api-client/call-input.ts';
import type { Finding } from '#preview/review/finding.ts';
import { reviewPage } from '#preview/review/review-page.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import { pageLifecycleEndpoints } from '#schemas/api/content/page-lifecycle.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import type { Guard, GuardResult } from '../editing-api.ts';

/**
 * Refuses to publish or schedule a page with errors, and says where they are. The validated version is the only one
 * that can go live.
 */
export const createPublishGuard =
  (call: Call): Guard =>
  async (endpoint, { id = '' }, body) => {
    const requested = typeof body === 'object' && body !== null ? body : {};
    if (endpoint === editingEndpoints.publishPage && 'revision' in requested && typeof requested.revision === 'number')
      return validateForPublishing(
        await call(editingEndpoints.pageRevision, { params: { id, number: requested.revision } }),
        body,
      );
    const schedules =
      endpoint === pageLifecycleEndpoints.schedulePage &&
      'publishAt' in requested &&
      typeof requested.publishAt === 'string';
    if (endpoint !== editingEndpoints.publishPage && !schedules) return { body };
    const { page, state } = await call(editingEndpoints.draft, { params: { id } });
    return validateForPublishing(page, { version: state.draftVersion, ...requested });
  };

function validateForPublishing(page: unknown, body: unknown): GuardResult {
  const errors = reviewPage(page).filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return { body };
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  return {
    status: 422,
    refusal: { message: `The page has ${count} and was not published.`, errors: errors.map(explain) },
  };
}

const explain = ({ path, message }: Finding) => ({ path: formatPath(path), message });
