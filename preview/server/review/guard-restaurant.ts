import type { Call } from '#adapters/api-client/call-input.ts';
import { findRestaurantSampleTexts } from '#preview/review/items/restaurant-sample-texts.ts';
import { contentItemEndpoints } from '#schemas/api/content/content-items.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import type { Guard } from '../editing-api.ts';

const { publishContent, scheduleContent, contentDraft, contentRevision } = contentItemEndpoints;

/**
 * Refuses to publish or schedule a restaurant whose own tiles have sample texts. The version that was checked is the
 * only one that can go live. The texts of a revision were live already.
 */
export const createRestaurantGuard =
  (call: Call): Guard =>
  async (endpoint, { kind, id = '' }, body) => {
    const requested = isRecord(body) ? body : {};
    const publishes = endpoint === publishContent && typeof requested.revision !== 'number';
    const schedules = endpoint === scheduleContent && typeof requested.publishAt === 'string';
    if (kind !== 'restaurants' || !(publishes || schedules)) return { body };
    const params = { kind, id } as const;
    const { state, content } = await call(contentDraft, { params });
    const live = state.isLive && state.publishedRevision ? state.publishedRevision : undefined;
    const liveContent =
      live === undefined ? undefined : await call(contentRevision, { params: { ...params, number: live } });
    const errors = findRestaurantSampleTexts(content, liveContent);
    if (errors.length === 0) return { body: { version: state.draftVersion, ...requested } };
    return {
      status: 422,
      refusal: {
        message: 'The restaurant has sample texts and was not published.',
        errors: errors.map(({ path, message }) => ({ path: formatPath(['content', ...path]), message })),
      },
    };
  };
