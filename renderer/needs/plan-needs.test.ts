import { describe, expect, it } from 'vitest';
import { planNeeds, readPage } from '#blocks/page-reader.ts';
import type { Needs, NeedsContext } from '#schemas/content/tile/need.ts';
import { formNeedName } from './plan-needs.ts';

const restaurant = { slug: 'soho', city: 'london', storeId: '1018' };

function plan(tiles: readonly object[], context: NeedsContext = {}) {
  const keyed = tiles.map((tile, at) => ({ key: `t${at}`, ...tile }));
  const read = readPage({ id: 'test', title: 'Test', tiles: keyed });
  if (!read.ok || read.value.tiles.length < tiles.length) throw new Error('The tiles are sound.');
  return planNeeds(
    read.value.tiles.map(({ tile }) => tile),
    context,
  );
}

/** The needs of one tile. */
function needsOf(tile: object, context?: NeedsContext): Needs {
  const [needs = {}] = plan([tile], context).ofTile.values();
  return needs;
}

describe('the needs of a tile', () => {
  it.each<[id: string, type: string, context: NeedsContext, needs: Needs]>([
    ['finder.search', 'location-finder', {}, { restaurants: { source: 'restaurants' } }],
    [
      'finder.search',
      'location-finder',
      { near: 'Bath' },
      { restaurants: { source: 'restaurants' }, nearby: { source: 'nearby', near: 'Bath', optional: true } },
    ],
    [
      'restaurant.page',
      'restaurant-details',
      { restaurant },
      {
        restaurant: { source: 'restaurant', slug: 'soho' },
        menus: { source: 'menus', restaurant: 'soho', optional: true },
      },
    ],
    ['route.city', 'location-list', { city: 'bath' }, { restaurants: { source: 'restaurants', city: 'bath' } }],
    ['route.menu', 'menu-section', { menuId: 'drinks' }, { menu: { source: 'menu', id: 'drinks' } }],
    ['route.menu', 'menu-section', {}, { menu: { source: 'menu', id: 'main' } }],
    ['menu.allergens', 'allergen-guide', { menuId: 'drinks' }, { menu: { source: 'menu', id: 'drinks' } }],
    ['route.offer', 'offer', { offerSlug: 'pudding' }, { offer: { source: 'offer', slug: 'pudding' } }],
    [
      'offer.voucher',
      'voucher-form',
      { offerSlug: 'pudding' },
      {
        offer: { source: 'offer', slug: 'pudding' },
        form: { source: 'form', name: 'voucher', offerSlug: 'pudding' },
      },
    ],
    [
      'route.jobs',
      'job-detail',
      { jobId: '7' },
      {
        job: { source: 'job', id: '7' },
        form: { source: 'form', name: 'job-apply', jobId: '7', optional: true },
      },
    ],
    [
      'route.jobs',
      'job-search',
      { near: 'Bath', restaurant, jobCategory: 'management' },
      { search: { source: 'jobSearch', near: 'Bath', restaurant: 'soho', category: 'management' } },
    ],
    ['api.failures', 'social-grid', {}, { posts: { source: 'social', optional: true } }],
    [
      'preferences.load',
      'preferences-form',
      { customer: 'guid' },
      { form: { source: 'form', name: 'preferences', customer: 'guid', optional: true } },
    ],
    [
      'signup.wallet',
      'wallet-links',
      { memberEmail: 'mai@example.com' },
      { wallet: { source: 'wallet', emailAddress: 'mai@example.com', optional: true } },
    ],
    ['diner.profile', 'table-for-everyone', { menuId: 'set' }, { set: { source: 'menu', id: 'set', optional: true } }],
    [
      'booking.tile',
      'booking',
      {},
      {
        restaurants: { source: 'restaurants', optional: true },
        thirdParties: { source: 'thirdParties', optional: true },
      },
    ],
  ])('[%s] for a tile of type %s at %j is %j', (_, type, context, needs) => {
    const own = type === 'job-detail' ? { applies: true } : {};
    expect(needsOf({ type, ...own }, context)).toEqual(needs);
  });

  it('include its form, which is optional [tile.formtype]', () => {
    const words = { type: 'text', body: '<p>Join us.</p>' };
    expect(needsOf({ ...words, formType: 'sign-up' })).toEqual({
      [formNeedName]: { source: 'form', name: 'sign-up', optional: true },
    });
    const voucher = { ...words, formType: 'voucher' };
    expect(needsOf(voucher, { offerSlug: 'pudding' })).toMatchObject({ [formNeedName]: { offerSlug: 'pudding' } });
    expect(needsOf(words)).toEqual({});
  });

  it('include its form once if the tile is that form itself [tile.formtype]', () => {
    expect(needsOf({ type: 'sign-up', formType: 'sign-up' })).toEqual({ form: { source: 'form', name: 'sign-up' } });
    expect(Object.keys(needsOf({ type: 'sign-up', formType: 'contact' }))).toEqual(['form', formNeedName]);
  });
});

describe('the needs of a page', () => {
  it('contain each need once, however many tiles have it [upstream.requests]', () => {
    const guide = { type: 'allergen-guide' };
    const { needs, ofTile } = plan([guide, { type: 'menu-section' }, guide, { type: 'divider' }]);
    expect([...needs.values()]).toEqual([{ source: 'menu', id: 'main' }]);
    expect(ofTile.size).toBe(3);
  });
});
