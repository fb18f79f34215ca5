import type { Finding, ReviewedPage, ReviewFacts } from '#preview/review/finding.ts';
import { parseForReview } from '#preview/review/review-page.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import { pageLifecycleEndpoints } from '#schemas/api/content/page-lifecycle.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import type { Guard, GuardResult } from '../editing-api.ts';
import { findPublishErrors, gatherPublishFacts, type PublishSources } from './gather-publish-facts.ts';

/**
 * Refuses to publish or schedule a page with errors, and says where they are. The validated version is the only one
 * that can go live.
 */
export const createPublishGuard =
  (sources: PublishSources): Guard =>
  async (endpoint, { id = '' }, body) => {
    const requested = typeof body === 'object' && body !== null ? body : {};
    const { call } = sources;
    if (
      endpoint === editingEndpoints.publishPage &&
      'revision' in requested &&
      typeof requested.revision === 'number'
    ) {
      const revision = parseForReview(
        await call(editingEndpoints.pageRevision, { params: { id, number: requested.revision } }),
      );
      // The texts of a revision were live already.
      return refuseErrors(revision, { ...(await gatherPublishFacts(sources, id, revision)), live: undefined }, body);
    }
    const schedules =
      endpoint === pageLifecycleEndpoints.schedulePage &&
      'publishAt' in requested &&
      typeof requested.publishAt === 'string' &&
      // What is scheduled was checked when it was scheduled.
      !('keepsScheduled' in requested && requested.keepsScheduled === true);
    if (endpoint !== editingEndpoints.publishPage && !schedules) return { body };
    const { page, state } = await call(editingEndpoints.draft, { params: { id } });
    const reviewed = parseForReview(page);
    const facts = await gatherPublishFacts(sources, id, reviewed);
    return refuseErrors(reviewed, facts, { version: state.draftVersion, ...requested });
  };

function refuseErrors(reviewed: ReviewedPage, facts: ReviewFacts, body: unknown): GuardResult {
  const errors = findPublishErrors(reviewed, facts);
  if (errors.length === 0) return { body };
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  return {
    status: 422,
    refusal: { message: `The page has ${count} and was not published.`, errors: errors.map(explain) },
  };
}

const explain = ({ path, message }: Finding) => ({ path: formatPath(path), message });
