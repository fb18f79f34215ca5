import { describe, expect, it } from 'vitest';
import type { CachedContent } from '#adapters/api-client/content/cached-content.ts';
import { createFakeClient, type FakeAnswer } from '#adapters/api-client/fake-client.ts';
import { restaurantOf, settingsOf } from '#site/layout/planned-example.ts';
import { createApiContentSource } from './api-content-source.ts';

/** The source in front of an API that responds the same to every call. */
function sourceOf(answer: FakeAnswer, restaurants: Awaited<ReturnType<CachedContent['getAllRestaurants']>> = null) {
  const { client, sent } = createFakeClient((path) => (path === '/api/token' ? undefined : answer));
  const source = createApiContentSource(client, {
    getSettings: async () => settingsOf(),
    getAllRestaurants: async () => restaurants,
    completeRestaurant: async (entry) => entry,
    invalidate: () => undefined,
  });
  return {
    source,
    paths: () => sent.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname !== '/api/token'),
  };
}

const single = [
  ['menu', 'main', { id: 'main', name: 'Main', sections: [] }],
  ['offer', 'spring', { id: 'spring', title: 'Spring', description: '<p>A.</p>', termAndConditions: '<p>B.</p>' }],
] as const;

describe('content from the API', () => {
  it('is a page, a missing page, or a failure [page.null]', async () => {
    const page = { id: 'careers', title: 'Careers', tiles: [] };
    expect(await sourceOf({ body: page }).source.page('careers')).toEqual({ kind: 'found', page });
    expect(await sourceOf({ status: 404 }).source.page('careers')).toEqual({ kind: 'missing' });
    expect(await sourceOf({ status: 500 }).source.page('careers')).toEqual({
      kind: 'failed',
      reason: expect.stringMatching(/./),
    });
  });

  it.each(single)(
    'is a %s, undefined where there is none, and an error where the call fails [page.null]',
    async (kind, id, body) => {
      expect(await sourceOf({ body }).source[kind](id)).toMatchObject({ id });
      expect(await sourceOf({ status: 404 }).source[kind](id)).toBeUndefined();
      await expect(sourceOf({ status: 500 }).source[kind](id)).rejects.toThrow(/./);
    },
  );

  it('is an undefined vacancy where there is none, and an error where the call fails [jobs.detail]', async () => {
    expect(await sourceOf({ status: 404 }).source.job('7')).toBeUndefined();
    await expect(sourceOf({ status: 500 }).source.job('7')).rejects.toThrow(/./);
  });

  it('has cached settings and restaurants, and an empty list where there are none [api.failures]', async () => {
    const { source, paths } = sourceOf({ status: 500 });
    expect([await source.settings(), await source.restaurants()]).toEqual([settingsOf(), []]);
    expect(await sourceOf({ status: 500 }, [restaurantOf()]).source.restaurants()).toEqual([restaurantOf()]);
    expect(paths()).toEqual([]);
  });

  it('requests the offers of one restaurant, or all offers [restaurant.page]', async () => {
    const { source, paths } = sourceOf({ body: { offers: [], data: [] } });
    await source.offers(undefined);
    await source.offers('42');
    const [all, own] = paths().map(({ pathname }) => pathname);
    expect(own).toBe('/api/offer/rest/42');
    expect(all).not.toContain('/rest/');
  });

  it('has no posts where their service fails [api.failures]', async () => {
    expect(await sourceOf({ status: 500 }).source.social()).toEqual([]);
  });
});
