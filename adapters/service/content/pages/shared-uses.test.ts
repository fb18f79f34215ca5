import { afterEach, describe, expect, it } from 'vitest';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import {
  type ClockedServices,
  clockedContent,
  createClockedServices,
} from '#adapters/service/testing/clocked-services.ts';
import { endpoints } from '#schemas/api/endpoints.ts';

const databases = await startTestDatabases(clockedContent);
const id = '_shared/opening-hours';
const params = { id };
const place = { type: 'shared-tiles', key: 'hours', shared: 'opening-hours' };

describe.each(databases)('shared tiles on $name [editor.shared-tiles]', ({ databaseUrl }) => {
  let services: ClockedServices;
  afterEach(() => services.close());

  async function open() {
    services = createClockedServices(await databaseUrl());
    const { client } = await services.start();
    const save = (pageId: string, tiles: readonly object[]) =>
      client.call(endpoints.saveDraft, {
        params: { id: pageId },
        body: { id: pageId, title: pageId, tiles: [...tiles] },
      });
    const publish = (pageId: string) => client.call(endpoints.publishPage, { params: { id: pageId }, body: {} });
    await save(id, [{ type: 'text', key: 'text', body: '<p>From noon.</p>' }]);
    await publish(id);
    return {
      client,
      save,
      publish,
      uses: async () => (await client.call(endpoints.pageUses, { params })).uses,
      schedule: (unpublishAt: string) => client.call(endpoints.schedulePage, { params, body: { unpublishAt } }),
      isLive: async () => {
        const { state } = await client.call(endpoints.draft, { params });
        return typeof state.publishedRevision === 'number' && !state.unpublishAt;
      },
      remove: () => client.call(endpoints.deletePage, { params }),
      unpublish: () => client.call(endpoints.unpublishPage, { params }),
      find: async (status: 'shared' | 'template') =>
        (
          await client.call(endpoints.findPages, {
            query: { status, searchIn: 'everywhere', sort: 'address', start: 0, limit: 50 },
          })
        ).pages.map((page) => page.id),
    };
  }

  it('are listed by themselves, and know the pages that show them, live and in drafts', async () => {
    const { save, publish, uses, find } = await open();
    expect(await uses()).toEqual([]);
    await save('live', [place]);
    await publish('live');
    await save('draft', [place]);
    await save('other', [{ ...place, shared: 'opening-hours-of-bath' }]);
    await save('text', [{ type: 'text', key: 'text', body: '<p>opening-hours</p>' }]);
    expect(await uses()).toEqual([
      { kind: 'page', id: 'draft', name: 'draft', isLive: false, isDraft: true },
      { kind: 'page', id: 'live', name: 'live', isLive: true, isDraft: false },
    ]);
    expect(await find('shared')).toEqual([id]);
    expect(await find('template')).not.toContain(id);
  });

  it('cannot be scheduled to end while a page shows them, and do not end if one shows them by then', async () => {
    const { save, publish, schedule, find, isLive } = await open();
    const inOneHour = new Date(services.clock.now() + 3_600_000).toISOString();
    await schedule(inOneHour);
    await save('live', [place]);
    await publish('live');
    services.clock.advance(3_600_000);
    await services.clock.tick();
    expect(await find('shared')).toEqual([id]);
    expect(await isLive()).toBe(true);
    await expect(schedule(new Date(services.clock.now() + 3_600_000).toISOString())).rejects.toMatchObject({
      status: 409,
      answer: { message: 'These tiles are shown on live. Remove them there first.' },
    });
  });

  it('cannot be deleted or unpublished while a page shows them', async () => {
    const { save, publish, remove, unpublish } = await open();
    await save('live', [place]);
    await publish('live');
    const message = 'These tiles are shown on live. Remove them there first.';
    await expect(remove()).rejects.toMatchObject({ status: 409, answer: { message } });
    await expect(unpublish()).rejects.toMatchObject({ status: 409, answer: { message } });
    await save('live', []);
    await publish('live');
    await unpublish();
    expect((await remove()).deletedAt).toBeTruthy();
  });

  it('are not a use of a page with an address, which lists all content that links to it, but not itself [editor.find]', async () => {
    const { client, save, publish } = await open();
    const linkTo = (path: string) => ({ type: 'text', key: 'text', body: `<p><a href="${path}">See</a></p>` });
    await save('about', [linkTo('/about#top')]);
    await publish('about');
    await save('live', [linkTo('/about?from=live')]);
    await publish('live');
    await save('other', [linkTo('/about/terrace')]);
    const offer = { id: 'lunch', title: 'Lunch', description: '<p><a href="/about/">See</a></p>' };
    await client.call(endpoints.saveContentDraft, { params: { kind: 'offer', id: 'lunch' }, body: offer });
    const brand = { siteName: 'Pandan Row', banner: { text: 'New', link: { linkText: 'See', linkUrl: '/about' } } };
    await client.call(endpoints.saveContentDraft, { params: { kind: 'settings', id: 'brand' }, body: brand });
    expect((await client.call(endpoints.pageUses, { params: { id: 'about' } })).uses).toEqual([
      { kind: 'page', id: 'live', name: 'live', isLive: true, isDraft: false },
      { kind: 'settings', id: 'brand', name: 'Pandan Row', isLive: false, isDraft: true },
      { kind: 'offer', id: 'lunch', name: 'Lunch', isLive: false, isDraft: true },
    ]);
    await expect(client.call(endpoints.deletePage, { params: { id: 'about' } })).rejects.toMatchObject({
      status: 409,
      answer: { message: 'Other content refers to this page: live, Pandan Row, Lunch. Change it first.' },
    });
    expect((await client.call(endpoints.deletePage, { params: { id: 'live' } })).deletedAt).toBeTruthy();
  });
});
