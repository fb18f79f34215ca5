import { randomUUID } from 'node:crypto';
import { endpoints } from '#schemas/api/endpoints.ts';
import { specifiedPages } from '#site/pages/source/derive-lists.ts';
import { type CheckedCall, type CheckInput, createCallCheck, routeOf } from './check-call.ts';
import { countList, describeOptions, describePage, noteOptions } from './note-reply.ts';

interface UpstreamInput extends CheckInput {
  /** A day in the future, as `2026-12-24`. */
  readonly day: string;
}

/**
 * Makes every call that changes nothing, with ids from earlier replies, and reports what was read and what was repaired.
 * Never rejects.
 */
export async function checkUpstream({ client, replies, day }: UpstreamInput): Promise<readonly CheckedCall[]> {
  const { check, checked } = createCallCheck({ client, replies });
  await check(endpoints.settings, {});
  const { restaurants = [] } = (await check(endpoints.restaurants, { describe: countList('restaurants') })) ?? {};
  const [restaurant] = restaurants;
  if (restaurant) {
    const { slug, city, storeId } = restaurant;
    if (city !== undefined) await check(endpoints.restaurantBySlugAndCity, {}, { params: { slug, city } });
    await check(endpoints.restaurantBySlug, {}, { params: { slug } });
    await check(endpoints.restaurant, {}, { params: { storeId } });
  }
  for (const id of specifiedPages)
    await check(endpoints.page, { describe: describePage, detail: id }, { params: { id } });
  const menuIds = new Set(restaurants.flatMap(({ menus }) => menus));
  for (const id of [...menuIds].slice(0, 5))
    await check(endpoints.menu, { describe: countList('sections'), detail: id }, { params: { id } });
  await check(endpoints.menus, { describe: countList('menus') }, {});
  await check(endpoints.offers, { describe: countList('offers') });
  await check(endpoints.publishedPages, { describe: countList('pages') });
  await check(endpoints.changes, {}, {});
  await check(endpoints.choices, {});
  const jobs = await check(endpoints.jobs, { describe: countList('jobs') });
  const jobId = jobs?.jobs[0]?.job_id;
  if (jobId !== undefined) await check(endpoints.job, {}, { params: { jobId } });
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
  const { customerPreferences } = endpoints;
  return [
    ...checked,
    {
      name: customerPreferences.name,
      route: routeOf(customerPreferences),
      outcome: 'unchecked',
      summary: 'needs the guid of a customer: open /preferences/{guid} of one',
      notes: [],
    },
  ];

  async function checkBooking(storeId: string): Promise<void> {
    const params = { storeId };
    const counted = { describe: countList('data') };
    await check(endpoints.offersByRestaurant, counted, { params: { id: storeId } });
    const occasions = await check(endpoints.occasions, counted, { params, query: { date: day } });
    const [occasion] = occasions?.data ?? [];
    if (!occasion) return;
    const party = { occasionId: occasion.id, adults: occasion.minimumCovers, children: 0 };
    const query = { ...party, dates: day };
    await check(endpoints.areas, counted, { params, query });
    await check(endpoints.bookingMenus, counted, { params, query: { ...query, time: '' } });
    const slots = await check(endpoints.slots, counted, { params, query: { ...query, menuIds: '', areaId: '' } });
    const time = slots?.data?.[0]?.time;
    if (time === undefined) return;
    const atTime = { ...party, bookingDate: day, time };
    await check(endpoints.requirements, {}, { params, query: { ...atTime, menuId: '' } });
    await check(endpoints.upsells, counted, { params, query: { ...atTime, includeUnavailable: true } });
  }
}
