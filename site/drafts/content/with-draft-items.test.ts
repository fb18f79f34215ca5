import { describe, expect, it } from 'vitest';
import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { createFakeClient } from '#adapters/api-client/fake-client.ts';
import { chef, exampleJobs } from '#schemas/sources/examples/jobs.ts';
import { exampleMenus, mainMenu } from '#schemas/sources/examples/menus.ts';
import { cocktails } from '#schemas/sources/examples/offers.ts';
import { restaurantOf, settingsOf } from '../../layout/planned-example.ts';
import type { ContentSource } from '../../pages/source/content-source.ts';
import { emptySource } from '../../pages/source/empty-source.ts';
import { loadDraftItems } from './load-draft-items.ts';
import { withDraftItems } from './with-draft-items.ts';

const soho = restaurantOf({ menus: ['main'], bookingDaysAhead: 30 });
const bath = restaurantOf({ storeId: '2', slug: 'bath', city: 'bath', title: 'Bath' });

const live: ContentSource = {
  ...emptySource,
  settings: async () => settingsOf({ siteName: 'Live' }),
  restaurants: async () => [soho, bath],
  completeRestaurant: async (entry) => ({ ...entry, title: `${entry.title}, completed` }),
  menu: async (id) => (id === mainMenu.id ? mainMenu : undefined),
  menus: async (restaurant) => (restaurant === undefined ? exampleMenus : exampleMenus.slice(0, 1)),
  offer: async (slug) => (slug === cocktails.id ? cocktails : undefined),
  offers: async () => [cocktails],
  job: async (id) => exampleJobs.find(({ job_id }) => job_id === id),
  jobs: async () => exampleJobs,
  social: async () => [],
};

const { repairDraft } = createFakeClient(() => undefined).client;

type Drafts = Awaited<ReturnType<typeof loadDraftItems>>;

const withDrafts = (...drafts: Drafts): ContentSource => withDraftItems(live, Promise.resolve(drafts), repairDraft);

describe('the draft of an item', () => {
  it('replaces a menu and its summary; other menus are live [editor.menus]', async () => {
    const source = withDrafts({ kind: 'menu', id: mainMenu.id, content: { ...mainMenu, name: 'New name' } });
    expect((await source.menu(mainMenu.id))?.name).toBe('New name');
    expect((await source.menus(undefined)).map(({ name }) => name)).toEqual([
      'New name',
      ...exampleMenus.slice(1).map(({ name }) => name),
    ]);
    expect((await source.menus('soho')).map(({ name }) => name)).toEqual(['New name']);
    expect((await live.menu(mainMenu.id))?.name).toBe(mainMenu.name);
  });

  it('replaces a restaurant with all its fields, and keeps what its booking rules add [editor.content]', async () => {
    const { bookingDaysAhead: _, ...content } = { ...soho, title: 'New name', menus: [exampleMenus[1]?.id] };
    const source = withDrafts({ kind: 'restaurants', id: '1', content });
    const [entry, other] = await source.restaurants();
    if (!entry || !other) throw new Error('There is no restaurant.');
    expect(await source.completeRestaurant(entry)).toMatchObject({ title: 'New name', bookingDaysAhead: 30 });
    expect((await source.completeRestaurant(other)).title).toBe('Bath, completed');
    expect((await source.menus('soho')).map(({ id }) => id)).toEqual([exampleMenus[1]?.id]);
  });

  it('replaces an offer, a vacancy and the settings [editor.content]', async () => {
    const source = withDrafts(
      { kind: 'offer', id: cocktails.id, content: { ...cocktails, title: 'New offer' } },
      { kind: 'job', id: chef.job_id, content: { ...chef, name: 'New job' } },
      { kind: 'settings', id: 'brand', content: { siteName: 'New site' } },
    );
    expect((await source.offer(cocktails.id))?.title).toBe('New offer');
    expect((await source.offers(undefined)).map(({ title }) => title)).toEqual(['New offer']);
    expect((await source.job(chef.job_id))?.name).toBe('New job');
    expect((await source.jobs())[0]?.name).toBe('New job');
    expect((await source.settings()).siteName).toBe('New site');
  });

  it('is added to the lists if it is not live yet; not to the offers of a restaurant [editor.content]', async () => {
    const post = { id: 'p9', permalink: 'https://social.example/p9', image: { url: '/media/9.svg', alt: 'Satay' } };
    const source = withDrafts(
      { kind: 'offer', id: 'new', content: { ...cocktails, id: 'new' } },
      { kind: 'social', id: 'p9', content: post },
    );
    expect((await source.offers(undefined)).map(({ id }) => id)).toEqual([cocktails.id, 'new']);
    expect((await source.offers('1')).map(({ id }) => id)).toEqual([cocktails.id]);
    expect((await source.offer('new'))?.id).toBe('new');
    expect((await source.social()).map(({ id }) => id)).toEqual(['p9']);
  });

  it('is shown without the parts that have mistakes [editor.content]', async () => {
    const content = { ...cocktails, title: 'New offer', endDate: 'soon' };
    const source = withDrafts({ kind: 'offer', id: cocktails.id, content });
    const offer = await source.offer(cocktails.id);
    expect([offer?.title, offer?.endDate]).toEqual(['New offer', undefined]);
  });

  it.each([
    ['has a mistake that cannot be left out', { ...cocktails, title: '' }],
    ['is not a record', 'x'],
    ['states another id', { ...cocktails, id: 'other', title: 'New offer' }],
  ])('gives way to the live item if it %s [editor.content]', async (_, content) => {
    const source = withDrafts({ kind: 'offer', id: cocktails.id, content });
    expect((await source.offer(cocktails.id))?.title).toBe(cocktails.title);
    expect(await source.offers(undefined)).toEqual([cocktails]);
  });
});

describe('loading the drafts of items', () => {
  const start = (status: number) =>
    createFakeClient((path) => (path === '/api/token' ? undefined : { status })).client.call;

  it('leaves out unknown kinds, and items of an API without the call [upstream.alone]', async () => {
    const items = [
      { kind: 'secrets', id: 'all' },
      { kind: 'menu', id: 'main' },
    ];
    for (const status of [404, 501]) expect(await loadDraftItems(start(status), items)).toEqual([]);
  });

  it('fails if the API fails, and so does the page [api.failures]', async () => {
    const loading = loadDraftItems(start(500), [{ kind: 'menu', id: 'main' }]);
    await expect(loading).rejects.toBeInstanceOf(ApiProblem);
    await expect(withDraftItems(live, loading, repairDraft).settings()).rejects.toBeInstanceOf(ApiProblem);
  });
});
