import { expect, it } from 'vitest';
import { configuration } from '#schemas/configuration/configuration.ts';
import { job } from '#schemas/domain/job/job.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { jobSearchOptions, searchJobs } from './search-jobs.ts';

const bath = { lat: 51.3781, lng: -2.3597 };
const vacancy = (id: string, lat: number) =>
  job.parse({ job_id: id, name: id, position_unique_name: 'host', category: 'Management', lat, lng: bath.lng });
const source = {
  jobs: async () => [vacancy('far', 54), vacancy('near', 51.5), vacancy('here', bath.lat)],
  restaurants: async () => [restaurant.parse({ storeId: '1', slug: 'bath', city: 'bath', title: 'Bath', ...bath })],
  jobPlace: async (words: string) => ({ Bath: bath, Kendal: { ...bath, lat: 54 } })[words],
};
const search = (query: Parameters<typeof searchJobs>[2], change: Partial<typeof source> = {}) =>
  searchJobs({ ...source, ...change }, jobSearchOptions(configuration.parse({})), query);
const idsOf = async (found: ReturnType<typeof search>) => (await found).jobs.map(({ job_id }) => job_id);

it('starts from a typed place, from coordinates, or from the restaurant of the address where nothing was typed [jobs.distance] [route.jobs]', async () => {
  for (const near of ['Bath', '51.3781,-2.3597', undefined])
    expect(await idsOf(search({ near, restaurant: 'bath' })), near).toEqual(['here', 'near']);
  expect((await search({ near: '51.38,-2.36' })).place).toEqual({ kind: 'found' });
  expect((await search({ restaurant: 'bath' })).place).toEqual({ kind: 'found', text: 'Bath' });
  for (const near of ['54,-2.3597', 'Kendal'])
    expect(await idsOf(search({ near, restaurant: 'bath' })), near).toEqual(['far']);
});

it('returns all vacancies where the place is unknown, failed to load, or was not given [jobs.geo]', async () => {
  const all = ['far', 'near', 'here'];
  expect(await search({ near: 'Xyzzyx' })).toMatchObject({ place: { kind: 'unknown', text: 'Xyzzyx' } });
  const failing = { jobPlace: () => Promise.reject(new Error('no answer')) };
  expect(await search({ near: 'Bath' }, failing)).toMatchObject({ place: { kind: 'failed', text: 'Bath' } });
  expect(await idsOf(search({ near: 'Bath' }, failing))).toEqual(all);
  expect((await search({})).place).toBeUndefined();
  expect(await idsOf(search({}))).toEqual(all);
});

it('takes the default working times from the configuration [jobs.list]', () => {
  const timesOf = (change: object) => jobSearchOptions({ ...configuration.parse({}), ...change }).times;
  expect([timesOf({}), timesOf({ jobFullTimeSelected: false })]).toEqual([['full', 'part'], ['part']]);
});
