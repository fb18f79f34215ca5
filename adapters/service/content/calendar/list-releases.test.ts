import { afterEach, describe, expect, it } from 'vitest';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import { type ClockedServices, createClockedServices } from '#adapters/service/testing/clocked-services.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { smallData } from '../seed/small-data.ts';

const databases = await startTestDatabases();

const [offer] = smallData.offers;
const [chef] = smallData.jobs;
const [bath] = smallData.restaurants;
if (!offer || !chef || !bath) throw new Error('The test data has no offer, job or restaurant.');

const winter = { ...offer, id: 'winter', title: 'Winter', startDate: '2026-12-01', endDate: '2026-12-08' };
const summer = { ...offer, id: 'summer', title: 'Summer', startDate: '2027-06-01', endDate: '2027-06-08' };
const data = { ...smallData, offers: [winter, summer], jobs: [{ ...chef, validThrough: '2026-12-08' }] };

describe.each(databases)('the calendar of releases on $name', ({ databaseUrl }) => {
  let services: ClockedServices;
  afterEach(() => services.close());

  async function setUp() {
    services = createClockedServices(await databaseUrl());
    const { client, save } = await services.start(data);
    const list = async (from: string, to: string) =>
      (await client.call(endpoints.releases, { query: { from, to } })).releases;
    const schedule = async (kind: ContentKind, id: string, publishAt: string, body: object) => {
      await client.call(endpoints.saveContentDraft, { params: { kind, id }, body: { ...body } });
      await client.call(endpoints.scheduleContent, { params: { kind, id }, body: { publishAt } });
    };
    const schedulePage = async (id: string, body: { publishAt: string | null; unpublishAt?: string }) => {
      await save(id, `Page ${id}`);
      await client.call(endpoints.schedulePage, { params: { id }, body });
    };
    return { client, list, schedule, schedulePage };
  }

  it('has the first and last days of live offers, and the last ones of vacancies, as whole days [editor.find]', async () => {
    const { list } = await setUp();
    expect(await list('2026-12-01', '2026-12-31')).toEqual([
      { at: '2026-12-01T00:00:00.000Z', isWholeDay: true, event: 'start', kind: 'offer', id: 'winter', name: 'Winter' },
      { at: '2026-12-08T00:00:00.000Z', isWholeDay: true, event: 'end', kind: 'job', id: '77', name: 'Commis chef' },
      { at: '2026-12-08T00:00:00.000Z', isWholeDay: true, event: 'end', kind: 'offer', id: 'winter', name: 'Winter' },
    ]);
  });

  it('begins with the first day and ends with the last one, even in summer time [editor.find]', async () => {
    const { list } = await setUp();
    const events = async (from: string, to: string) => (await list(from, to)).map(({ at, event }) => `${event} ${at}`);
    expect(await events('2026-12-02', '2026-12-07')).toEqual([]);
    expect(await events('2026-12-01', '2026-12-07')).toEqual(['start 2026-12-01T00:00:00.000Z']);
    expect(await events('2027-06-02', '2027-06-07')).toEqual([]);
    expect(await events('2027-06-01', '2027-06-08')).toEqual([
      'start 2027-05-31T23:00:00.000Z',
      'end 2027-06-07T23:00:00.000Z',
    ]);
  });

  it('has what is scheduled with its name, and the time zone of a restaurant that states one [editor.find]', async () => {
    const { list, schedule } = await setUp();
    await schedule('offer', 'winter', '2026-11-25T10:00:00Z', { ...winter, title: 'Cold winter' });
    await schedule('restaurants', '1001', '2026-11-25T09:00:00Z', { ...bath, offers: [], timeZone: 'Europe/Dublin' });
    await schedule('menu', 'main', '2026-11-25T08:00:00Z', { ...smallData.menus[0], timeZone: 'Europe/Dublin' });
    const publication = { isWholeDay: false, event: 'publish' };
    expect(await list('2026-11-25', '2026-11-25')).toEqual([
      { ...publication, at: '2026-11-25T08:00:00.000Z', kind: 'menu', id: 'main', name: 'Main menu' },
      {
        ...publication,
        at: '2026-11-25T09:00:00.000Z',
        kind: 'restaurants',
        id: '1001',
        name: 'Bath',
        timeZone: 'Europe/Dublin',
      },
      { ...publication, at: '2026-11-25T10:00:00.000Z', kind: 'offer', id: 'winter', name: 'Cold winter' },
    ]);
  });

  it('has pages that go live or end, those of the same time by address, but no deleted ones [editor.find]', async () => {
    const { client, list, schedulePage } = await setUp();
    await schedulePage('late', { publishAt: '2026-11-25T23:59:59Z', unpublishAt: '2026-11-26T00:00:00Z' });
    await schedulePage('b', { publishAt: '2026-11-25T00:00:00Z' });
    await schedulePage('a', { publishAt: '2026-11-25T00:00:00Z' });
    await schedulePage('gone', { publishAt: '2026-11-25T12:00:00Z' });
    await client.call(endpoints.deletePage, { params: { id: 'gone' } });
    const page = { kind: 'page', isWholeDay: false };
    expect(await list('2026-11-25', '2026-11-25')).toEqual([
      { ...page, id: 'a', name: 'Page a', event: 'publish', at: '2026-11-25T00:00:00.000Z' },
      { ...page, id: 'b', name: 'Page b', event: 'publish', at: '2026-11-25T00:00:00.000Z' },
      { ...page, id: 'late', name: 'Page late', event: 'publish', at: '2026-11-25T23:59:59.000Z' },
    ]);
    expect(await list('2026-11-26', '2026-11-26')).toEqual([
      { ...page, id: 'late', name: 'Page late', event: 'unpublish', at: '2026-11-26T00:00:00.000Z' },
    ]);
  });
});
