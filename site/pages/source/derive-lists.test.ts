import { describe, expect, it } from 'vitest';
import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import type { SiteLogEntry } from '#site/operations/site-log.ts';
import { restaurantOf } from '../../layout/planned-example.ts';
import type { ContentSource } from './content-source.ts';
import { deriveLists } from './derive-lists.ts';
import { emptySource } from './empty-source.ts';
import { defaultTemplates } from './templates/default-templates.ts';
import { withDefaultTemplates } from './templates/with-default-templates.ts';

const absent = (status = 404): Promise<never> =>
  Promise.reject(
    new ApiProblem({ code: status === 404 ? 'missing' : 'refused', status, route: '/api/x', message: 'answered' }),
  );
const link = (linkUrl: string) => ({ linkText: 'Link', linkUrl });
const menuOf = (id: string) => menu.parse({ id, name: id, sections: [] });
const offerOf = (id: string) => offerSchema.parse({ id, title: id, description: 'x', termAndConditions: 'x' });

/** An API with the calls of the specification only. */
function setUp(change: Partial<ContentSource> = {}, ttlMs = 1000) {
  const requests: string[] = [];
  const log: SiteLogEntry[] = [];
  let now = 0;
  const source: ContentSource = {
    ...emptySource,
    settings: async () =>
      settings.parse({
        siteName: 'A chain',
        mastheadItems: [{ ...link('/menu'), links: [link('/menu/Lunch_Menu'), link('/offer/students')] }],
        footerItems: [
          link('/privacy-policy'),
          link('/guides/wine'),
          link('/gone'),
          link('https://else.example/menu/x'),
        ],
      }),
    restaurants: async () => [restaurantOf({ menus: ['dinner'], offers: ['cocktails'] })],
    menus: () => {
      requests.push('menus');
      return absent();
    },
    menu: async (id) => {
      requests.push(`menu ${id}`);
      return ['Lunch_Menu', 'dinner'].includes(id) ? menuOf(id) : undefined;
    },
    offers: (storeId) => (storeId === undefined ? absent() : Promise.resolve([offerOf('local')])),
    offer: async (id) => offerOf(id),
    pages: () => absent(401),
    page: async (id) =>
      ['home', 'privacy-policy', 'guides/wine'].includes(id) ? { kind: 'found', page: {} } : { kind: 'missing' },
    ...change,
  };
  const derived = deriveLists(source, { ttlMs, clock: { now: () => now }, log: (entry) => log.push(entry) });
  return { derived, requests, log, wait: (ms: number) => (now += ms) };
}

describe('an API without lists', () => {
  it('has the menus of its restaurants and of the links of the settings [upstream.alone]', async () => {
    const { derived } = setUp();
    expect((await derived.menus(undefined)).map(({ id }) => id)).toEqual(['dinner', 'Lunch_Menu']);
    expect((await derived.menus(restaurantOf().slug)).map(({ id }) => id)).toEqual(['dinner']);
  });

  it('has its first menu where none is named [upstream.alone]', async () => {
    const { derived } = setUp();
    await derived.menus(undefined);
    expect((await derived.menu('main'))?.id).toBe('dinner');
    expect(await derived.menu('no-such-menu')).toBeUndefined();
  });

  it('has the menus of a restaurant from the call for them, if the API has it [upstream.alone] [route.menu]', async () => {
    const { slug } = restaurantOf();
    const listed = [menuOf('dinner'), menuOf('lunch')];
    const idsWith = async (own: () => Promise<ReturnType<typeof menuOf>[]>, change: Partial<ContentSource> = {}) => {
      const menus = (restaurant: string | undefined) => (restaurant === undefined ? Promise.resolve(listed) : own());
      return (await setUp({ menus, ...change }).derived.menus(slug)).map(({ id }) => id);
    };
    expect(await idsWith(async () => [menuOf('own')])).toEqual(['own']);
    expect(await idsWith(async () => [])).toEqual([]);
    expect(await idsWith(() => absent())).toEqual(['dinner']);
    expect(await idsWith(() => absent(), { restaurants: async () => [restaurantOf({ menus: [] })] })).toEqual([
      'dinner',
      'lunch',
    ]);
    await expect(idsWith(() => Promise.reject(new Error('Lost.')))).rejects.toThrow('Lost.');
  });

  it('has the offers of its restaurants and of the links of the settings [upstream.alone]', async () => {
    const { derived } = setUp();
    expect((await derived.offers(undefined)).map(({ id }) => id)).toEqual(['cocktails', 'students', 'local']);
  });

  it('has the offers at a restaurant that its own call states, none included, and those that it lists [upstream.alone]', async () => {
    const restaurants = [restaurantOf({ storeId: '1' }), restaurantOf({ storeId: '2', offers: ['cocktails'] })];
    const offers = (storeId: string | undefined) =>
      storeId === undefined ? absent() : Promise.resolve(storeId === '1' ? [offerOf('local')] : []);
    const { derived } = setUp({ restaurants: async () => restaurants, offers });
    const idsAt = async (storeId: string) => (await derived.statedOffers(storeId))?.map(({ id }) => id);
    expect(await idsAt('1')).toEqual(['local']);
    expect(await idsAt('2')).toEqual(['cocktails']);
  });

  it('has no stated offers where a list of all exists, or no call for one restaurant [upstream.alone]', async () => {
    const { derived } = setUp({ offers: async () => [offerOf('students')] });
    expect(await derived.statedOffers('1')).toBeUndefined();
    expect(await setUp({ offers: () => absent() }).derived.statedOffers('1')).toBeUndefined();
  });

  it('has the pages of the specification and of the links of the settings, as far as they exist [upstream.alone]', async () => {
    const { derived } = setUp();
    expect((await derived.pages()).map(({ id }) => id)).toEqual(['home', 'privacy-policy', 'guides/wine']);
  });

  it('has the pages that replace default ones, as their content says whether they are indexed [upstream.alone]', async () => {
    const { derived } = setUp({
      page: async (id) =>
        ['contact', 'careers'].includes(id)
          ? { kind: 'found', page: { indexed: id === 'contact' } }
          : { kind: 'missing' },
    });
    expect(await derived.pages()).toEqual([
      { id: 'careers', indexed: false },
      { id: 'contact', indexed: true },
    ]);
  });

  it('has each page of the specification that exists [upstream.alone] [page.routes-by-tiles]', async () => {
    const { derived } = setUp({
      settings: async () => settings.parse({ siteName: 'A chain' }),
      page: async () => ({ kind: 'found', page: {} }),
    });
    expect((await derived.pages()).map(({ id }) => id)).toEqual([
      'home',
      'offers',
      'sign-up',
      'terms-and-conditions',
      'privacy-policy',
      'refer-a-friend',
      'referral',
      // Those that have a default.
      'restaurants',
      'careers',
      'contact',
      'group-booking',
      'allergens',
      'cookies',
    ]);
  });

  it('is asked for a list once, and its derived list is cached [upstream.alone]', async () => {
    const { derived, requests, log, wait } = setUp();
    for (let count = 0; count < 3; count += 1) await derived.menus(undefined);
    expect(requests.filter((each) => each === 'menus')).toHaveLength(1);
    expect(requests.filter((each) => each === 'menu dinner')).toHaveLength(1);
    wait(1001);
    await derived.menus(undefined);
    expect(requests.filter((each) => each === 'menu dinner')).toHaveLength(2);
    expect(log).toEqual([
      {
        level: 'info',
        event: 'list-derived',
        message: 'The API has no list of menus. It is derived from the restaurants and the links of the settings.',
      },
    ]);
  });

  it('is derived again soon after some of its entries failed [upstream.alone]', async () => {
    let isDown = true;
    const fail = <Value>(value: Value): Promise<Value> =>
      isDown
        ? Promise.reject(new ApiProblem({ code: 'unreachable', route: '/api/x', message: 'got no reply' }))
        : Promise.resolve(value);
    const { derived, wait } = setUp(
      {
        menu: (id) => (id === 'dinner' ? fail(menuOf(id)) : Promise.resolve(menuOf(id))),
        offer: (id) => fail(offerOf(id)),
      },
      3_600_000,
    );
    const idsOf = async () => [
      (await derived.menus(undefined)).map(({ id }) => id),
      (await derived.offers(undefined)).map(({ id }) => id),
    ];
    expect(await idsOf()).toEqual([['Lunch_Menu', 'main'], ['local']]);
    isDown = false;
    wait(4999);
    expect(await idsOf()).toEqual([['Lunch_Menu', 'main'], ['local']]);
    wait(1);
    const complete = [
      ['dinner', 'Lunch_Menu', 'main'],
      ['cocktails', 'students', 'local'],
    ];
    expect(await idsOf()).toEqual(complete);
    wait(5000);
    isDown = true;
    expect(await idsOf()).toEqual(complete);
  });

  it('keeps the offers whose calls fail as they were last loaded, and fails without any [upstream.alone] [api.failures]', async () => {
    const failed = new ApiProblem({ code: 'failed', status: 500, route: '/api/x', message: 'answered 500' });
    let isDown = false;
    const { derived, wait } = setUp({
      settings: async () => settings.parse({ siteName: 'A chain' }),
      restaurants: async () => [restaurantOf({ storeId: '1' }), restaurantOf({ storeId: '2' })],
      offers: async (storeId) => {
        if (storeId === undefined) return absent();
        if (isDown) throw failed;
        return storeId === '1' ? [offerOf('local')] : [];
      },
    });
    const idsOf = async () => (await derived.offers(undefined)).map(({ id }) => id);
    expect(await idsOf()).toEqual(['local']);
    isDown = true;
    wait(1001);
    expect(await idsOf()).toEqual(['local']);
    const other = setUp({
      settings: async () => settings.parse({ siteName: 'A chain' }),
      restaurants: async () => [restaurantOf({ storeId: '1' })],
      offers: (storeId) => (storeId === undefined ? absent() : Promise.reject(failed)),
    });
    await expect(other.derived.offers(undefined)).rejects.toThrow('The API fails for all offers.');
  });

  it('is derived again at once after it could not be [api.failures]', async () => {
    let isDown = true;
    const own = settings.parse({ siteName: 'A chain' });
    const { derived } = setUp({ settings: () => (isDown ? Promise.reject(new Error('Lost.')) : Promise.resolve(own)) });
    await expect(derived.menus(undefined)).rejects.toThrow('Lost.');
    isDown = false;
    expect((await derived.menus(undefined)).map(({ id }) => id)).toEqual(['dinner']);
  });

  it('is derived again after the time of the cache where that is shorter than that after a failure [upstream.alone]', async () => {
    let isDown = true;
    const failed = new ApiProblem({ code: 'failed', status: 500, route: '/api/x', message: 'answered 500' });
    const menuIfUp = async (id: string) => {
      if (isDown && id === 'dinner') throw failed;
      return menuOf(id);
    };
    const { derived, wait } = setUp({ menu: menuIfUp }, 1000);
    await derived.menus(undefined);
    isDown = false;
    wait(1000);
    expect((await derived.menus(undefined)).map(({ id }) => id)).toContain('dinner');
  });

  it('of pages is derived again soon after a page could not be loaded [upstream.alone]', async () => {
    let isDown = true;
    const page: ContentSource['page'] = async (id) => {
      if (id === 'home') return { kind: 'found', page: {} };
      return isDown ? { kind: 'failed', reason: 'down' } : { kind: 'missing' };
    };
    const requested: string[] = [];
    const { derived, wait } = setUp(
      {
        page: (id) => {
          requested.push(id);
          return page(id);
        },
      },
      3_600_000,
    );
    const countHome = async () => {
      await derived.pages();
      return requested.filter((id) => id === 'home').length;
    };
    expect([await countHome(), await countHome()]).toEqual([1, 1]);
    isDown = false;
    wait(5000);
    expect(await countHome()).toBe(2);
    wait(5000);
    expect(await countHome()).toBe(2);
  });

  it('of menus has those that the settings link to in the home layout, whatever the fragment [upstream.alone]', async () => {
    const mastheadItems = [link('/our-menu/brunch'), link('/menu/tea#cakes'), link('/menu/wine?show=50')];
    const { derived } = setUp({
      settings: async () => settings.parse({ siteName: 'A chain', mastheadItems }),
      menu: async (id) => menuOf(id),
    });
    expect((await derived.menus(undefined)).map(({ id }) => id)).toEqual(['dinner', 'brunch', 'tea', 'wine', 'main']);
  });

  it('is not looked in for the main menu of an API that has a list [route.menu]', async () => {
    const { derived } = setUp({ menus: async () => [menuOf('dinner')] });
    expect(await derived.menu('main')).toBeUndefined();
  });

  it('fails when it fails for another reason [api.failures]', async () => {
    const failed = new ApiProblem({ code: 'failed', status: 500, route: '/api/x', message: 'answered 500' });
    const { derived } = setUp({ menus: () => Promise.reject(failed) });
    await expect(derived.menus(undefined)).rejects.toBe(failed);
  });
});

describe('a missing template', () => {
  it('is the default one, which is logged once; a page of the API replaces it [upstream.alone]', async () => {
    const log: SiteLogEntry[] = [];
    const own = { id: '_menu', title: 'Ours', tiles: [] };
    const source = withDefaultTemplates(
      { ...emptySource, page: async (id) => (id === '_menu' ? { kind: 'found', page: own } : { kind: 'missing' }) },
      (entry) => log.push(entry),
    );
    expect(await source.page('_menu')).toEqual({ kind: 'found', page: own });
    for (let count = 0; count < 2; count += 1)
      expect(await source.page('_offer')).toEqual({ kind: 'found', page: defaultTemplates.get('_offer') });
    expect(await source.page('no-such-page')).toEqual({ kind: 'missing' });
    expect(log.map(({ event, pageId }) => [event, pageId])).toEqual([['default-template', '_offer']]);
  });
});
