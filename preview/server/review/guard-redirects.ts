import type { Call } from '#adapters/api-client/call-input.ts';
import { contentItemEndpoints } from '#schemas/api/content/content-items.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import { type AddressFacts, findHiddenPages } from '#schemas/content/rules/hidden-pages.ts';
import type { Guard } from '../editing-api.ts';

const { publishContent, scheduleContent, contentDraft, contentRevision } = contentItemEndpoints;

/**
 * Refuses to publish or schedule settings with a redirect that leads visitors away from a live page. The version that
 * was checked is the only one that can go live.
 */
export const createRedirectGuard =
  (call: Call, addressFacts: () => Promise<AddressFacts>): Guard =>
  async (endpoint, { kind, id = '' }, body) => {
    const requested = isRecord(body) ? body : {};
    const schedules =
      endpoint === scheduleContent && typeof requested.publishAt === 'string' && !requested.keepsScheduled;
    if (kind !== 'settings' || !(endpoint === publishContent || schedules)) return { body };
    const params = { kind, id } as const;
    const { revision } = requested;
    if (endpoint === publishContent && typeof revision === 'number') {
      const content = await call(contentRevision, { params: { ...params, number: revision } });
      return refuseHiddenPages(content, await addressFacts(), body);
    }
    const { state, content } = await call(contentDraft, { params });
    return refuseHiddenPages(content, await addressFacts(), { version: state.draftVersion, ...requested });
  };

function refuseHiddenPages(settings: unknown, facts: AddressFacts, body: unknown) {
  const errors = findHiddenPages(settings, facts);
  if (errors.length === 0) return { body };
  return {
    status: 422,
    refusal: {
      message: 'The settings redirect visitors away from live pages and were not published.',
      errors: errors.map(({ path, message }) => ({ path: formatPath(['content', ...path]), message })),
    },
  };
}
