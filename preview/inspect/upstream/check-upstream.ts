import { randomUUID } from 'node:crypto';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { specifiedPages } from '#site/pages/source/derive-lists.ts';
import { type CheckedCall, type CheckInput, createCallCheck } from './check-call.ts';
import { describeMenu, describeRestaurant, describeRestaurants } from './note-content.ts';
import { countList, describeOptions, describePage, noteOptions } from './note-reply.ts';

interface UpstreamInput extends CheckInput {
  /** A day in the future, as `2026-12-24`. */
  readonly day: string;
}

const occasionCalls = [endpoints.areas, endpoints.bookingMenus, endpoints.slots];
const timeCalls = [endpoints.requirements, endpoints.upsells];
const restaurantCalls = [
  endpoints.restaurantBySlugAndCity,
  endpoints.restaurantBySlug,
  endpoints.restaurant,
  endpoints.offersByRestaurant,
  endpoints.occasions,
  ...occasionCalls,
  ...timeCalls,
];

/**
 * Asks for a token, and makes every call that changes nothing, with ids from earlier replies, and reports what was read and what was repaired.
 * Never rejects.
 */
export async function checkUpstream({ day, ...input }: UpstreamInput): Promise<readonly CheckedCall[]> {
  const { check, skip, checked } = createCallCheck(input);
  await check(endpoints.token, {}, { body: { clearCache: false } });
  await check(endpoints.settings, {});
  const { restaurants = [] } = (await check(endpoints.restaurants, { describe: describeRestaurants })) ?? {};
  const [restaurant] = restaurants;
  const details = restaurant ? await checkRestaurant(restaurant) : [];
  if (!restaurant) for (const endpoint of restaurantCalls) skip(endpoint, 'needs a restaurant');
  for (const id of specifiedPages)
    await check(endpoints.page, { describe: describePage, detail: id }, { params: { id } });
  const menuList = await check(endpoints.menus, { describe: countList('menus') }, {});
  const menuIds = new Set([
    ...[...restaurants, ...details].flatMap(({ menus }) => menus),
    ...(menuList?.menus ?? []).map(({ id }) => id),
  ]);
  for (const id of [...menuIds].slice(0, 5))
    await check(endpoints.menu, { describe: describeMenu, detail: id }, { params: { id } });
  if (menuIds.size === 0) skip(endpoints.menu, 'no reply names a menu: open /menu/{id} of one');
  const offerList = await check(endpoints.offers, { describe: countList('offers') });
  const ownOffers =
    restaurant &&
    (await check(
      endpoints.offersByRestaurant,
      { describe: countList('data') },
      { params: { id: restaurant.storeId } },
    ));
  const offerSlug =
    [...(ownOffers?.data ?? []), ...(offerList?.offers ?? [])][0]?.id ??
    [...restaurants, ...details].flatMap(({ offers }) => offers)[0];
  if (offerSlug === undefined) skip(endpoints.offerBySlug, 'no reply names an offer: open /offer/{slug} of one');
  else await check(endpoints.offerBySlug, { detail: offerSlug }, { query: { offerSlug } });
  await check(endpoints.publishedPages, { describe: countList('pages') });
  await check(endpoints.changes, {}, {});
  await check(endpoints.choices, {});
  const jobs = await check(endpoints.jobs, { describe: countList('jobs') });
  const jobId = jobs?.jobs[0]?.job_id;
  if (jobId === undefined) skip(endpoints.job, 'no reply names a job');
  else await check(endpoints.job, {}, { params: { jobId } });
  await check(
    endpoints.jobGeocode,
    { describe: countList('results') },
    { query: { query: 'London', sessionKey: randomUUID() } },
  );
  await check(endpoints.geoSearch, { describe: countList('results') }, { params: { query: 'London' } });
  await check(endpoints.geoNearest, { describe: countList('results') }, { params: { lat: 51.5, lng: -0.1 } });
  await check(endpoints.contactTypes, { describe: describeOptions('enquiryType') });
  await check(endpoints.contactContent, {
    describe: ({ contactReasons, restaurants: stores }) => ({
      count: contactReasons.length,
      notes: [...noteOptions('contactReason', contactReasons), ...noteOptions('enquiryRestaurant', stores)],
    }),
  });
  await check(endpoints.socialMedia, { describe: countList('data') });
  if (restaurant) await checkBooking(restaurant.storeId);
  skip(endpoints.customerPreferences, 'needs the guid of a customer: open /preferences/{guid} of one');
  return checked;

  async function checkRestaurant({ slug, city, storeId }: Restaurant): Promise<readonly Restaurant[]> {
    const described = { describe: describeRestaurant };
    const found = [
      city === undefined
        ? skip(endpoints.restaurantBySlugAndCity, 'the first restaurant has no city')
        : await check(endpoints.restaurantBySlugAndCity, described, { params: { slug, city } }),
      await check(endpoints.restaurantBySlug, described, { params: { slug } }),
      await check(endpoints.restaurant, described, { params: { storeId } }),
    ];
    return found.filter((each) => each !== undefined);
  }

  async function checkBooking(storeId: string): Promise<void> {
    const params = { storeId };
    const counted = { describe: countList('data') };
    const occasions = await check(endpoints.occasions, counted, { params, query: { date: day } });
    const [occasion] = occasions?.data ?? [];
    if (!occasion) {
      for (const endpoint of [...occasionCalls, ...timeCalls])
        skip(endpoint, 'needs an occasion of the first restaurant');
      return;
    }
    const party = { occasionId: occasion.id, adults: occasion.minimumCovers, children: 0 };
    const query = { ...party, dates: day };
    await check(endpoints.areas, counted, { params, query });
    await check(endpoints.bookingMenus, counted, { params, query: { ...query, time: '' } });
    const slots = await check(endpoints.slots, counted, { params, query: { ...query, menuIds: '', areaId: '' } });
    const time = slots?.data?.[0]?.time;
    if (time === undefined) {
      for (const endpoint of timeCalls) skip(endpoint, 'needs a free table at the first restaurant');
      return;
    }
    const atTime = { ...party, bookingDate: day, time };
    await check(endpoints.requirements, {}, { params, query: { ...atTime, menuId: '' } });
    await check(endpoints.upsells, counted, { params, query: { ...atTime, includeUnavailable: true } });
  }
}
