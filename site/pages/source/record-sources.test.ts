import { describe, expect, it } from 'vitest';
import { createFakeClient } from '#adapters/api-client/fake-client.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurantOf, settingsOf } from '#site/layout/planned-example.ts';
import type { ContentSource } from './content-source.ts';
import { emptySource } from './empty-source.ts';
import { asUnfollowed, isAffected, recordSources, withRecordedReads } from './record-sources.ts';

const spring = offerSchema.parse({ id: 'spring', title: 'Spring', description: 'x', termAndConditions: 'x' });
const source = withRecordedReads({
  ...emptySource,
  settings: async () => settingsOf(),
  offer: async (slug) => (slug === 'none' ? undefined : spring),
});

/** What is recorded while `read` runs: the tags, and “unfollowed” where a change may go unreported. */
async function recordedBy(read: (from: ContentSource) => Promise<unknown>): Promise<readonly string[]> {
  const { sources } = await recordSources(() => read(source));
  return [...sources.tags, ...(sources.isFollowed ? [] : ['unfollowed'])];
}

describe('what a document was made from', () => {
  it.each<[string, (from: ContentSource) => Promise<unknown>, readonly string[]]>([
    ['a page', (from) => from.page('home'), ['page home']],
    ['the list of pages', (from) => from.pages(), ['page']],
    ['the settings', (from) => from.settings(), ['settings']],
    ['the restaurants', (from) => from.restaurants(), ['restaurants', 'booking-rules']],
    ['a restaurant', (from) => from.completeRestaurant(restaurantOf()), ['restaurants', 'booking-rules']],
    ['a menu', (from) => from.menu('main'), ['menu main']],
    ['the list of menus', (from) => from.menus(undefined), ['menu']],
    ['an offer, by the requested id and its own', (from) => from.offer('latest'), ['offer latest', 'offer spring']],
    ['a missing offer', (from) => from.offer('none'), ['offer none']],
    ['the list of offers', (from) => from.offers('42'), ['offer']],
    ['the offers that the API states', (from) => from.statedOffers('42'), ['offer', 'restaurants', 'booking-rules']],
    ['a vacancy', (from) => from.job('7'), ['job 7']],
    ['the list of vacancies', (from) => from.jobs(), ['job']],
    ['posts', (from) => from.social(), ['social']],
    ['a place of a job search', (from) => from.jobPlace('Bath'), ['unfollowed']],
    ['places', (from) => from.places('Bath'), ['unfollowed']],
    ['places at a point', (from) => from.placesAt({ lat: 1, lng: 2 }), ['unfollowed']],
  ])('is %s [api.cache]', async (_, read, expected) => {
    expect(await recordedBy(read)).toEqual(expected);
  });

  it('includes calls of which no change is reported [api.cache]', async () => {
    const { client } = createFakeClient(() => ({ status: 500 }));
    const call = asUnfollowed(client.call);
    expect(
      await recordedBy(() =>
        call(endpoints.occasions, { params: { storeId: '1' }, query: { date: '2026-11-21' } }).catch(() => 0),
      ),
    ).toEqual(['unfollowed']);
  });

  it('is recorded for each document separately, and for none outside [api.cache]', async () => {
    await source.menu('main');
    const [one, other] = await Promise.all([
      recordedBy((from) => from.menu('lunch')),
      recordedBy((from) => from.menu('dinner')),
    ]);
    expect([one, other]).toEqual([['menu lunch'], ['menu dinner']]);
  });

  it('is affected by changes of the same item, and of any item in a list [api.cache]', () => {
    const tags = new Set(['menu lunch', 'offer'] as const);
    expect(isAffected(tags, { kind: 'menu', id: 'lunch' })).toBe(true);
    expect(isAffected(tags, { kind: 'menu', id: 'dinner' })).toBe(false);
    expect(isAffected(tags, { kind: 'offer', id: 'any' })).toBe(true);
    expect(isAffected(tags, { kind: 'page', id: 'lunch' })).toBe(false);
  });
});
