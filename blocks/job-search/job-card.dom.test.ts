import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

const [job] = exampleData.jobs;
const open = {
  ...job,
  job_id: 'a/1',
  name: 'Chef',
  jobtype: 'Full time',
  validThrough: undefined,
  distance: undefined,
};

interface Shown {
  readonly change?: object;
  readonly search?: object;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly path?: string;
  readonly tile?: object;
}
const show = ({ change = {}, search = {}, query = {}, path = '/careers/job-search/soho', tile = {} }: Shown = {}) =>
  showTiles([{ type: 'job-search', key: 'k', ...tile }], {
    data: { jobSearch: { ...exampleData.jobSearch, place: undefined, jobs: [{ ...open, ...change }], ...search } },
    page: { query, path },
  });
const text = (selector: string) => document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim();
const hasText = (shown: string | RegExp) => screen.queryByText(shown) !== null;
const resetUrl = () => screen.queryByRole('link', { name: 'Show all jobs' })?.getAttribute('href');

describe('a job in the search [jobs.list]', () => {
  it('has its link, and in two lines its place and pay, and its hours, category and deadline', () => {
    const york = { location: undefined, city: 'York' };
    show({ change: { ...york, salary: '£15 an hour', category: 'Management', validThrough: '2026-12-24' } });
    expect(screen.getByRole('link', { name: 'Chef' }).getAttribute('href')).toBe('/careers/job/a%2F1');
    expect([text('.where'), text('.terms')]).toEqual([
      'York £15 an hour',
      'Full time Management Apply by 24 December 2026',
    ]);
    show({ change: { ...york, salary: undefined, category: 'Management' } });
    expect([text('.where'), text('.terms')]).toEqual(['York', 'Full time Management']);
  });

  it.each([
    [{ location: 'Soho', city: 'London' }, 'Soho, London'],
    [{ location: 'Bath Spa', city: 'Bath' }, 'Bath Spa'],
    [{ location: 'Bath', city: 'Bath Spa' }, 'Bath Spa'],
    [{ location: undefined, city: 'York' }, 'York'],
  ])('names its city once: %o', (change, place) => {
    show({ change: { ...change, salary: undefined } });
    expect(text('.where')).toBe(place);
  });

  it.each([
    [0.5, /0\.5 mi/],
    [9.96, /^York 10(\.0)? mi/],
    [10.9, /^York 10 mi/],
    [99.9, /^York 99 mi/],
  ])('has its distance, and far ones in whole miles: %d [jobs.distance]', (distance, expected) => {
    show({ change: { distance, location: 'York', city: 'York' } });
    expect(text('.where')).toMatch(expected);
    show({ change: { location: 'York', city: 'York' } });
    expect(document.querySelector('.miles')).toBeNull();
  });

  it('has the image of its category, or a motif', () => {
    const image = { url: '/media/kitchen.jpg', alt: 'A kitchen', width: 800, height: 600 };
    const pictures = [{ category: 'management', image }];
    show({ change: { category: 'Management' }, tile: { pictures } });
    expect(document.querySelector('.picture img')?.getAttribute('alt')).toBe('');
    show({ change: { category: 'Back of House' }, tile: { pictures } });
    expect([document.querySelector('.picture img'), document.querySelectorAll('.picture .placeholder').length]).toEqual(
      [null, 1],
    );
  });
});

describe('a job search without results [jobs.list]', () => {
  const found = { kind: 'found', text: 'Bath', lat: 51.38, lng: -2.36 };

  it('says that nothing is open', () => {
    show({ search: { jobs: [] } });
    expect([screen.getByRole('status').textContent, hasText(/^Nothing is open just now/), resetUrl()]).toEqual([
      'No open job fits.',
      true,
      undefined,
    ]);
    show();
    expect([screen.getByRole('status').textContent, hasText(/^Nothing is open/)]).toEqual(['1 open job.', false]);
  });

  it('says that filters exclude everything, and can be reset', () => {
    show({ query: { work: ['management'] }, change: { category: 'Back of House' } });
    expect([hasText(/^Nothing open has all that you chose/), resetUrl()]).toEqual([true, '/careers/job-search#k']);
    show({ query: { work: ['management'] }, change: { category: 'Back of House' }, path: '/join-us' });
    expect(resetUrl()).toBe('/join-us#k');
  });

  it('says how far it has searched [jobs.distance]', () => {
    show({ search: { jobs: [], place: found, miles: 100 } });
    expect(hasText(/^Nothing open within 100 miles has all that you chose/)).toBe(true);
    show({ search: { place: found, miles: 100 } });
    expect(screen.getByRole('status').textContent).toBe(
      '1 open job within 100 miles of “Bath”, the nearest first. Show all',
    );
    show({ search: { place: { ...found, text: undefined }, miles: 100 } });
    expect(screen.getByRole('status').textContent).toContain('within 100 miles of you');
    expect(screen.getByRole('searchbox').getAttribute('placeholder')).toBe('Near you');
  });

  it.each([
    [{ kind: 'failed', text: 'Bath' }, 'Something went wrong, please try again.'],
    [{ kind: 'unknown', text: 'Xyz' }, 'We know no place called “Xyz”. Try a town, or a postcode such as BA1.'],
  ])('says why the place was not found: %o [jobs.geo]', (place, message) => {
    show({ search: { place } });
    expect(screen.getByRole('alert').textContent).toBe(message);
    show();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the picture of a job card', () => {
  const image = (category: string) => ({ url: `/media/job/${category}.svg`, alt: 'A pan', width: 1200, height: 800 });
  const tile = { pictures: [{ category: 'back-of-house', image: image('back-of-house') }] };
  const own = { url: '/media/vacancy/1.svg', alt: 'A wok', width: 1200, height: 800 };

  it.each([
    ['its own, which its page shows', { image: own }, own.url],
    ['without one that of its category', {}, '/media/job/back-of-house.svg'],
  ])('is %s, without a text beside the title [jobs.list]', (_, change, url) => {
    show({ tile, change: { category: 'Back of House', image: undefined, ...change } });
    const [picture, ...others] = document.querySelectorAll('li img');
    expect([picture?.getAttribute('src'), picture?.getAttribute('alt'), others]).toEqual([url, '', []]);
  });
});
