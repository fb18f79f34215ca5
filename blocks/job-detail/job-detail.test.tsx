import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { PageContext } from '#renderer/block.ts';
import { defaultOptions } from '#renderer/default-options.ts';
import { jobDetail } from '#schemas/tiles/job-detail/job-detail.tile.ts';
import { exampleData } from '../_shared/examples/example-data.ts';
import { JobDetail } from './job-detail.tsx';

const picture = (name: string) => ({ url: `/media/job/${name}.svg`, alt: '', width: 1200, height: 900 });

/** The scripts of islands are fetched at the first drawing of any, and nobody waits for them there. */
afterAll(() => vi.dynamicImportSettled());

const page: PageContext = {
  pageId: 'p',
  path: '/careers/job/J-1',
  now: new Date('2026-11-21T18:30:00Z'),
  area: { kind: 'main' },
  query: {},
  options: defaultOptions,
};

const render = (category: string): string =>
  renderToStaticMarkup(
    JobDetail({
      tile: jobDetail.schema.parse({
        type: 'job-detail',
        key: 'job',
        pictures: [{ category: 'management', image: picture('management') }],
        image: picture('any'),
      }),
      data: { job: { ...exampleData.job, category } },
      placement: { headingLevel: 1, alternation: 0, first: true, span: 6 },
      page,
    }),
  );

const apply = (validThrough: string, more: Partial<PageContext> = {}): string =>
  renderToStaticMarkup(
    JobDetail({
      tile: jobDetail.schema.parse({
        type: 'job-detail',
        key: 'job',
        applies: true,
        applyEmail: 'careers@example.com',
      }),
      data: { job: { ...exampleData.job, validThrough }, form: exampleData.form },
      placement: { headingLevel: 1, alternation: 0, first: true, span: 6 },
      page: { ...page, ...more },
    }),
  );

it('leads to the form that stands below, and names no address to write to [route.jobs]', () => {
  const html = apply('2026-11-21');
  expect(html).toContain('href="#job-apply"');
  expect(html.match(/<apply-dialog id="job-apply"/g)).toHaveLength(1);
  expect(html).not.toContain('careers@example.com');
});

it('has no form once the vacancy is closed, but for an application that was sent too late [route.jobs] [form.nojs]', () => {
  expect(apply('2026-11-20')).not.toContain('<apply-dialog');
  expect(apply('2026-11-20')).toContain('This vacancy is closed');
  const form = { name: 'job-apply', values: {}, errors: [], failed: 'Closed.', taken: false } as const;
  expect(apply('2026-11-20', { form })).toContain('<apply-dialog');
});

it('shows the picture of its category, or the one for all where the category has none [jobs.category]', () => {
  expect(render('Management')).toContain('/media/job/management.svg');
  expect(render('Back of House')).toContain('/media/job/any.svg');
});

it('tells where the work is, its hours, pay, team and dates, and leaves out what is not known [jobs.detail]', () => {
  const factsOf = (change: Partial<typeof exampleData.job>): string[] => {
    const html = renderToStaticMarkup(
      JobDetail({
        tile: jobDetail.schema.parse({ type: 'job-detail', key: 'job' }),
        data: { job: { ...exampleData.job, ...change } },
        placement: { headingLevel: 1, alternation: 0, first: true, span: 6 },
        page,
      }),
    );
    return [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, name, fact]) => `${name}: ${fact}`);
  };
  expect(factsOf({})).toEqual([
    'Where: Soho, London',
    'Hours: Full time',
    'Pay: £14.50 per hour',
    'Team: Back of House',
    'Posted: 2 November 2026',
    'Apply by: 31 December 2026',
  ]);
  const unknown = { location: undefined, jobtype: undefined, salary: undefined, datePosted: undefined };
  expect(factsOf({ ...unknown, validThrough: undefined })).toEqual(['Where: London', 'Team: Back of House']);
  expect(factsOf({ location: 'London', city: 'London' })[0]).toBe('Where: London');
});

describe('how one applies', () => {
  const both = { cv_required: true, work_experience_required: true };
  const cv = { cv_required: true, work_experience_required: false };
  const neither = { cv_required: false, work_experience_required: false };
  const textOf = (job: Partial<typeof exampleData.job>, tile: object, form?: typeof exampleData.form): string =>
    renderToStaticMarkup(
      JobDetail({
        tile: jobDetail.schema.parse({ type: 'job-detail', key: 'job', ...tile }),
        data: { job: { ...exampleData.job, ...job }, ...(form && { form }) },
        placement: { headingLevel: 1, alternation: 0, first: true, span: 6 },
        page,
      }),
    );

  it.each([
    [both, '<p>Have ready your CV, and where you have worked, and when. A person reads every application.</p>'],
    [cv, '<p>Have ready your CV. A person reads every application.</p>'],
    [neither, '<p>No CV is needed. A person reads every application.</p>'],
  ])('by the form names what it will ask for: %o [apply.cv] [apply.experience]', (job, text) => {
    expect(textOf(job, { applies: true }, exampleData.form)).toContain(text);
  });

  it.each([
    [both, 'and telephone number, your CV and where you have worked, and when. A person'],
    [cv, 'and telephone number, your CV. A person'],
    [neither, 'and telephone number. A person'],
  ])('by e-mail names what to send, and fills in the subject: %o [route.jobs] [apply.cv]', (job, text) => {
    const html = textOf(job, { applyEmail: 'careers@example.com' });
    expect(html).toContain(text);
    expect(html).toContain('href="mailto:careers@example.com?subject=Chef%20de%20partie%20(J-1)"');
    expect(html).toContain('>Apply by e-mail<');
    expect(html).not.toContain('target="_blank"');
  });

  it('where there is neither form nor address is to come in [route.jobs]', () => {
    expect(textOf({}, {})).toContain('<p>Come in and ask for the manager at Soho, in the afternoon.</p>');
    expect(textOf({ location: undefined }, {})).toContain('<p>Come in and ask for the manager, in the afternoon.</p>');
  });

  it('ends with the last day, which a closed vacancy names, and leads back to all [jobs.detail]', () => {
    expect(textOf({}, {})).toContain('>How to apply</h2>');
    const closed = textOf({ validThrough: '2026-11-20' }, {});
    expect(closed).toContain('<p>Applications ended on 20 November 2026.</p>');
    expect(closed).toMatch(/href="\/careers\/job-search">\s*All vacancies/);
  });
});
