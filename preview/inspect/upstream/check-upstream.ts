import { randomUUID } from 'node:crypto';
import { ApiProblem, isAbsentCall } from '#adapters/api-client/api-problem.ts';
import type { ApiClient } from '#adapters/api-client/client.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import {
  countOf,
  type Described,
  describeOptions,
  describePage,
  type MappedReply,
  noteOptions,
  noteReply,
  outcomeOf,
} from './note-reply.ts';

/** The result of one call: whether it succeeded, what it returned, and what was repaired. */
export interface CheckedCall {
  readonly name: string;
  readonly route: string;
  /**
   * `read`: as it is. `repaired`: nothing is lost. `incomplete`: a part is left out, shortened or unknown. `absent`: the
   * API does not have the call. `unchecked`: it was not made.
   */
  readonly outcome: 'read' | 'repaired' | 'incomplete' | 'absent' | 'failed' | 'unchecked';
  /** Number of entries, or why it failed or was not made. */
  readonly summary: string;
  readonly notes: readonly string[];
}

interface CheckInput {
  readonly client: ApiClient;
  /** The replies of the client before their values were parsed, and their repairs, the newest last. */
  readonly replies: readonly MappedReply[];
  /** A day in the future, as `2026-12-24`. */
  readonly day: string;
}

/** Specified calls whose replies the site does not use. Any shape is fine. */
const unusedCalls: readonly Endpoint[] = [endpoints.choices];

const routeOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** The pages of the specification's routes. */
const pageIds = ['home', 'offers', 'sign-up', 'terms-and-conditions', 'privacy-policy', 'refer-a-friend', 'referral'];

/**
 * Makes every call that changes nothing, with ids from earlier replies, and reports what was read and what was repaired.
 * Never rejects.
 */
export async function checkUpstream({ client, replies, day }: CheckInput): Promise<readonly CheckedCall[]> {
  const checked: CheckedCall[] = [];

  async function check<Value>(
    endpoint: Endpoint,
    load: () => Promise<Value>,
    describe: (value: Value) => Described = countOf,
    detail = '',
  ): Promise<Value | undefined> {
    const received = replies.length;
    const name = `${endpoint.name}${detail && ` ${detail}`}`;
    const route = routeOf(endpoint);
    try {
      const value = await load();
      const { count, notes: own = [] } = describe(value);
      const notes = [...replies.slice(received).flatMap(noteReply), ...own];
      checked.push({
        name,
        route,
        outcome: outcomeOf(notes),
        summary: count === undefined ? '' : count === 1 ? '1 entry' : `${count} entries`,
        notes: notes.map(({ text }) => text),
      });
      return value;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (unusedCalls.includes(endpoint) && error.code === 'bad-reply')
        checked.push({ name, route, outcome: 'read', summary: 'not used by the site', notes: [] });
      else {
        const outcome = isAbsentCall(error) ? 'absent' : 'failed';
        checked.push({ name, route, outcome, summary: error.message, notes: [] });
      }
      return undefined;
    }
  }
  const { call } = client;

  await check(endpoints.settings, () => call(endpoints.settings));
  const list = await check(
    endpoints.restaurants,
    () => call(endpoints.restaurants),
    ({ restaurants }) => countOf(restaurants),
  );
  const [restaurant] = list?.restaurants ?? [];
  if (restaurant) {
    const { slug, city, storeId } = restaurant;
    await check(endpoints.restaurantBySlugAndCity, () =>
      call(endpoints.restaurantBySlugAndCity, { params: { slug, city } }),
    );
    await check(endpoints.restaurantBySlug, () => call(endpoints.restaurantBySlug, { params: { slug } }));
    await check(endpoints.restaurant, () => call(endpoints.restaurant, { params: { storeId } }));
  }
  for (const id of pageIds)
    await check(endpoints.page, () => call(endpoints.page, { params: { id } }), describePage, id);
  const menuIds = new Set((list?.restaurants ?? []).flatMap(({ menus }) => menus));
  for (const id of [...menuIds].slice(0, 5))
    await check(
      endpoints.menu,
      () => call(endpoints.menu, { params: { id } }),
      ({ sections }) => countOf(sections),
      id,
    );
  await check(
    endpoints.menus,
    () => call(endpoints.menus, {}),
    ({ menus }) => countOf(menus),
  );
  await check(
    endpoints.offers,
    () => call(endpoints.offers),
    ({ offers }) => countOf(offers),
  );
  await check(
    endpoints.publishedPages,
    () => call(endpoints.publishedPages),
    ({ pages }) => countOf(pages),
  );
  await check(endpoints.changes, () => call(endpoints.changes, {}));
  await check(endpoints.choices, () => call(endpoints.choices));
  const jobs = await check(
    endpoints.jobs,
    () => call(endpoints.jobs),
    (reply) => countOf(reply.jobs),
  );
  const jobId = jobs?.jobs[0]?.job_id;
  if (jobId !== undefined) await check(endpoints.job, () => call(endpoints.job, { params: { jobId } }));
  await check(
    endpoints.jobGeocode,
    () => call(endpoints.jobGeocode, { query: { query: 'London', sessionKey: randomUUID() } }),
    ({ results }) => countOf(results),
  );
  await check(
    endpoints.geoSearch,
    () => call(endpoints.geoSearch, { params: { query: 'London' } }),
    ({ results }) => countOf(results),
  );
  await check(
    endpoints.geoNearest,
    () => call(endpoints.geoNearest, { params: { lat: 51.5, lng: -0.1 } }),
    ({ results }) => countOf(results),
  );
  await check(endpoints.contactTypes, () => call(endpoints.contactTypes), describeOptions('enquiryType'));
  await check(
    endpoints.contactContent,
    () => call(endpoints.contactContent),
    ({ contactReasons, restaurants: stores }) => ({
      count: contactReasons.length,
      notes: [...noteOptions('contactReason', contactReasons), ...noteOptions('enquiryRestaurant', stores)],
    }),
  );
  await check(
    endpoints.socialMedia,
    () => call(endpoints.socialMedia),
    ({ data }) => countOf(data),
  );
  if (restaurant) await checkBooking(restaurant.storeId);
  checked.push({
    name: endpoints.customerPreferences.name,
    route: routeOf(endpoints.customerPreferences),
    outcome: 'unchecked',
    summary: 'needs the guid of a customer: open /preferences/{guid} of one',
    notes: [],
  });
  return checked;

  async function checkBooking(storeId: string): Promise<void> {
    const params = { storeId };
    await check(
      endpoints.offersByRestaurant,
      () => call(endpoints.offersByRestaurant, { params: { id: storeId } }),
      ({ data }) => countOf(data),
    );
    const occasions = await check(
      endpoints.occasions,
      () => call(endpoints.occasions, { params, query: { date: day } }),
      ({ data }) => countOf(data),
    );
    const [occasion] = occasions?.data ?? [];
    if (!occasion) return;
    const party = { occasionId: occasion.id, adults: occasion.minimumCovers, children: 0 };
    const query = { ...party, dates: day };
    await check(
      endpoints.areas,
      () => call(endpoints.areas, { params, query }),
      ({ data }) => countOf(data),
    );
    await check(
      endpoints.bookingMenus,
      () => call(endpoints.bookingMenus, { params, query: { ...query, time: '' } }),
      ({ data }) => countOf(data),
    );
    const slots = await check(
      endpoints.slots,
      () => call(endpoints.slots, { params, query: { ...query, menuIds: '', areaId: '' } }),
      ({ data }) => countOf(data),
    );
    const time = slots?.data?.[0]?.time;
    if (time === undefined) return;
    const atTime = { ...party, bookingDate: day, time };
    await check(endpoints.requirements, () =>
      call(endpoints.requirements, { params, query: { ...atTime, menuId: '' } }),
    );
    await check(
      endpoints.upsells,
      () => call(endpoints.upsells, { params, query: { ...atTime, includeUnavailable: true } }),
      ({ data }) => countOf(data),
    );
  }
}
