import type { Call } from '#adapters/api-client/call-input.ts';
import { listPublishedRevisions } from '#preview/review/items/published-revisions.ts';
import { findRestaurantSampleTexts } from '#preview/review/items/restaurant-sample-texts.ts';
import { contentItemEndpoints } from '#schemas/api/content/content-items.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import type { Guard } from '../editing-api.ts';

const { publishContent, scheduleContent, contentDraft, contentRevisions, contentRevision } = contentItemEndpoints;

interface RestaurantParams {
  readonly kind: 'restaurants';
  readonly id: string;
}

/**
 * Refuses to publish or schedule a restaurant whose own tiles have sample texts. The version that was checked is the
 * only one that can go live. The texts of published revisions were live already.
 */
export const createRestaurantGuard =
  (call: Call): Guard =>
  async (endpoint, { kind, id = '' }, body) => {
    const requested = isRecord(body) ? body : {};
    const publishes = endpoint === publishContent && typeof requested.revision !== 'number';
    const schedules =
      endpoint === scheduleContent && typeof requested.publishAt === 'string' && !requested.keepsScheduled;
    if (kind !== 'restaurants' || !(publishes || schedules)) return { body };
    const params: RestaurantParams = { kind, id };
    const { state, content } = await call(contentDraft, { params });
    const hasPossible = findRestaurantSampleTexts(content, []).length > 0;
    // Only a restaurant with possible sample texts needs its revisions.
    const errors = hasPossible ? findRestaurantSampleTexts(content, await readPublished(call, params)) : [];
    if (errors.length === 0) return { body: { version: state.draftVersion, ...requested } };
    return {
      status: 422,
      refusal: {
        message: 'The restaurant has sample texts and was not published.',
        errors: errors.map(({ path, message }) => ({ path: formatPath(['content', ...path]), message })),
      },
    };
  };

/** The newest revisions of a restaurant that are or were live. */
async function readPublished(call: Call, params: RestaurantParams): Promise<readonly unknown[]> {
  const { revisions } = await call(contentRevisions, { params });
  return Promise.all(
    listPublishedRevisions(revisions).map((number) => call(contentRevision, { params: { ...params, number } })),
  );
}
