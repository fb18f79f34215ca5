import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { JobSearch as Search } from '#schemas/domain/job/job-search.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { jobSearch } from '#schemas/tiles/job-search/job-search.tile.ts';
import { hasFilters } from './find-jobs.ts';
import { JobSearch } from './job-search.tsx';

const { jobs } = exampleData;
const noFilters: Search = { ...exampleData.jobSearch, jobs, place: undefined };

const render = (query: PageContext['query'] = {}, search: Search = noFilters): string =>
  renderToStaticMarkup(
    JobSearch({
      tile: jobSearch.schema.parse({ type: 'job-search', ...jobSearch.examples.plain }),
      data: { search },
      placement: { headingLevel: 1, alternation: 0, first: true, span: 6 },
      page: {
        pageId: '_job-search',
        path: '/careers/job-search/soho',
        now: new Date('2026-11-21T18:30:00Z'),
        area: { kind: 'main' },
        query,
        options: defaultOptions,
      },
    }),
  );

const shown = (html: string): readonly string[] =>
  [...html.matchAll(/href="\/careers\/job\/([\w-]+)"/g)].map(([, id = '']) => id);
const ticked = (html: string): readonly string[] =>
  [...html.matchAll(/<input [^>]*>/g)].flatMap(([input]) =>
    input.includes('checked') ? (/value="([\w-]+)"/.exec(input)?.[1] ?? []) : [],
  );

describe('job search', () => {
  it('shows open vacancies, the newest first, with both times ticked [jobs.list]', () => {
    const html = render();
    expect(shown(html)).toEqual(['J-2', 'J-1']);
    expect(ticked(html)).toEqual(['full', 'part']);
    expect(html).toContain('2 open jobs, the newest first.');
  });

  it('sends each choice under the name that the address has [jobs.list]', () => {
    const groups = [{ name: 'Bar', positions: ['bartender'] }];
    const html = render({}, { ...noFilters, groups });
    const names = [...html.matchAll(/<input [^>]*>/g)].map(([input]) => / name="(\w*)"/.exec(input)?.[1]);
    // All choices are seen at once, even on a phone.
    expect(html).not.toContain('data-scroller');
    expect(new Set(names)).toEqual(new Set(['near', 'hours', 'work', 'title']));
    for (const [name, value] of [
      ['hours', 'part'],
      ['work', 'back-of-house'],
      ['title', 'bar'],
    ])
      expect(html).toMatch(new RegExp(`<input (?=[^>]* name="${name}")(?=[^>]* value="${value}")[^>]*>`));
  });

  it('has its filters in a disclosure with their number, which is open while any is chosen [jobs.list]', () => {
    const disclosure = (query: PageContext['query'], search = noFilters) => {
      const [, open, label = ''] =
        /<details[^>]*?( open="")?><summary[^>]*>(.*?)<\/summary>/.exec(render(query, search)) ?? [];
      return [label.replace(/<.*>/, '').trim(), open !== undefined];
    };
    expect(disclosure({})).toEqual(['Filters', false]);
    expect(disclosure({}, exampleData.jobSearch)).toEqual(['Filters', false]);
    expect(disclosure({ hours: ['full', 'part'] })).toEqual(['Filters', false]);
    expect(disclosure({ hours: ['part'], work: ['management'] })).toEqual(['Filters (2)', true]);
    expect(disclosure({}, { ...noFilters, category: 'back-of-house' })).toEqual(['Filters (1)', true]);
  });

  it('links to all jobs beside the number of those found, if any filter or place is chosen [jobs.list]', () => {
    const link = /open jobs?[^<]*<a href="\/careers\/job-search#jobs">Show all<\/a>/;
    expect(render()).not.toContain('Show all');
    expect(render({ hours: ['part'] })).toMatch(link);
    expect(render({}, exampleData.jobSearch)).toMatch(link);
  });

  it('names an order only if all jobs have a date [jobs.list]', () => {
    const undated = jobs.map((job) => ({ ...job, datePosted: undefined }));
    expect(render({}, { ...noFilters, jobs: undated })).toMatch(/>2 open jobs\.</);
    expect(render({}, { ...noFilters, jobs: jobs.slice(0, 1) })).toMatch(/>1 open job\.</);
  });

  it('searches at its own address, whatever restaurant or category the visitor came from [route.jobs]', () => {
    expect(render()).toContain('action="/careers/job-search#jobs" method="get">');
  });

  it('ticks the category of the address until another is chosen [route.jobs] [jobs.category]', () => {
    const kitchen: Search = { ...noFilters, category: 'back-of-house' };
    expect([shown(render({}, kitchen)), ticked(render({}, kitchen))]).toEqual([
      ['J-1'],
      ['full', 'part', 'back-of-house'],
    ]);
    expect(shown(render({ work: ['management'] }, kitchen))).toEqual(['J-2']);
  });

  it('filters by the query and ignores unknown values [jobs.list]', () => {
    expect(shown(render({ hours: ['part'] }))).toEqual(['J-2']);
    expect(shown(render({ title: ['boh-team', 'astronaut'] }))).toEqual(['J-1']);
    expect(shown(render({ hours: ['never'], work: ['constructor'] }))).toEqual(['J-2', 'J-1']);
  });

  it('shows the nearest first if there is a place, with distances [jobs.distance]', () => {
    const html = render({}, exampleData.jobSearch);
    expect(shown(html)).toEqual(['J-1', 'J-2']);
    expect(html).toContain('1.2 miles');
    expect(html).toContain('2 open jobs within 100 miles of “Marylebone”, the nearest first.');
  });

  it('calls the visitor’s location “you”, and uses the singular for one job [jobs.distance] [finder.near-me]', () => {
    const near: Search = {
      ...exampleData.jobSearch,
      place: { kind: 'found', text: undefined },
      jobs: jobs.slice(0, 1),
    };
    expect(render({}, near)).toContain('1 open job within 100 miles of you, the nearest first.');
  });

  it.each([
    [1.24, '1.2 miles'],
    [9.94, '9.9 miles'],
    [10.9, '10 miles'],
    [99.9, '99 miles'],
  ])(
    'shows the distance of a job %s miles away as “%s”, never rounding up to the hundred [jobs.distance]',
    (distance, text) => {
      const search = { ...exampleData.jobSearch, jobs: jobs.slice(0, 1).map((job) => ({ ...job, distance })) };
      expect(render({}, search)).toMatch(new RegExp(`<span[^>]*>${text}</span>`));
    },
  );

  it('shows why a place was not found, and all vacancies [jobs.geo]', () => {
    const failed = render({}, { ...noFilters, place: { kind: 'failed', text: 'Bath' } });
    expect(failed).toMatch(/role="alert"[^>]*><p>Something went wrong, please try again\.<\/p><\/div>/);
    expect(shown(failed)).toHaveLength(2);
    expect(failed).toContain('value="Bath"');
    const unknown = render({}, { ...noFilters, place: { kind: 'unknown', text: 'Xyzzyx' } });
    expect(unknown).toMatch(
      /role="alert"[^>]*><p>We know no place called “Xyzzyx”\. Try a town, or a postcode such as BA1\.<\/p><\/div>/,
    );
  });

  it('can be reset if nothing fits, and says so if no vacancy is open [jobs.list]', () => {
    const noResults = render({ hours: ['part'], work: ['back-of-house'] });
    expect(noResults).toMatch(
      /Nothing open has all that you chose.*<a [^>]*href="\/careers\/job-search#jobs">Show all jobs/,
    );
    expect(render({}, { ...noFilters, jobs: [] })).toContain('Nothing is open just now.');
  });

  it.each([
    ['nothing', {}, {}, false],
    ['one of both times', { times: ['full'] }, {}, true],
    ['a category', { categories: ['management'] }, {}, true],
    ['a title', { groups: ['boh-team'] }, {}, true],
    ['a place', {}, { place: { kind: 'failed', text: 'Bath' } }, true],
  ] as const)(
    'can be reset only if something is filtered: %s [jobs.list]',
    (_, filterChange, searchChange, expected) => {
      const filters = { times: noFilters.times, categories: [], groups: [], ...filterChange };
      expect(hasFilters(filters, { ...noFilters, ...searchChange })).toBe(expected);
    },
  );
});
