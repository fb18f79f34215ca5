import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { media } from '#schemas/content/media/media.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { jobDetail } from '#schemas/tiles/job-detail/job-detail.tile.ts';
import { JobDetail } from './job-detail.tsx';

const picture = (name: string) => ({ url: `/media/job/${name}.svg`, alt: '', width: 1200, height: 900 });

/** The scripts of islands are loaded on the first render, which does not wait for them. */
afterAll(() => vi.dynamicImportSettled());

const page: PageContext = {
  pageId: 'p',
  path: '/careers/job/J-1',
  now: new Date('2026-11-21T18:30:00Z'),
  area: { kind: 'main' },
  query: {},
  options: defaultOptions,
};

const render = (category: string, more: Partial<typeof exampleData.job> = {}): string =>
  renderToStaticMarkup(
    JobDetail({
      tile: jobDetail.schema.parse({
        type: 'job-detail',
        key: 'job',
        pictures: [{ category: 'management', image: picture('management') }],
        image: picture('any'),
      }),
      data: { job: { ...exampleData.job, category, ...more } },
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

it('the job detail leads to its form and shows no email address [route.jobs]', () => {
  const html = apply('2026-11-21');
  expect(html).toContain('href="#job-apply"');
  expect(html.match(/<apply-dialog id="job-apply"/g)).toHaveLength(1);
  expect(html).not.toContain('careers@example.com');
});

it('the job detail has applying as its primary action, by its form or by email without one [route.jobs]', () => {
  const look = (html: string) => /<div class="apply" data-surface="(\w+)">.*?<a class="([^"]*)"/.exec(html)?.slice(1);
  expect(look(apply('2026-11-21'))).toEqual(['paper', expect.stringContaining('primary')]);
  const byEmail = renderToStaticMarkup(
    JobDetail({
      tile: jobDetail.schema.parse({ type: 'job-detail', key: 'job', applyEmail: 'careers@example.com' }),
      data: { job: exampleData.job },
      placement: { headingLevel: 1, alternation: 0, first: true, span: 6 },
      page,
    }),
  );
  expect(look(byEmail)).toEqual(['paper', expect.stringContaining('primary')]);
});

it('the job detail has no form once the vacancy is closed, except for a late application [route.jobs] [form.nojs]', () => {
  expect(apply('2026-11-20')).not.toContain('<apply-dialog');
  expect(apply('2026-11-20')).toContain('This vacancy is closed');
  const form = { name: 'job-apply', values: {}, errors: [], failed: 'Closed.', taken: false } as const;
  expect(apply('2026-11-20', { form })).toContain('<apply-dialog');
});

it('the job detail shows the image of its category, or the default image [jobs.category]', () => {
  expect(render('Management')).toContain('/media/job/management.svg');
  expect(render('Back of House')).toContain('/media/job/any.svg');
});

it('the job detail shows the picture of the vacancy instead, if it has one [jobs.detail]', () => {
  const image = media.parse({ ...picture('own'), url: '/media/vacancy/7001.svg' });
  const html = render('Management', { image });
  expect(html).toContain('src="/media/vacancy/7001.svg"');
  expect(html).not.toContain('/media/job/');
});

it('the job detail lists the place, hours, pay, team and dates, and leaves out what is unknown [jobs.detail]', () => {
  const listFacts = (change: Partial<typeof exampleData.job>): string[] => {
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
  expect(listFacts({})).toEqual([
    'Where: Soho, London',
    'Hours: Full time',
    'Pay: £14.50 per hour',
    'Team: Back of House',
    'Posted: 2 November 2026',
    'Apply by: 31 December 2026',
  ]);
  const unknown = { location: undefined, jobtype: undefined, salary: undefined, datePosted: undefined };
  expect(listFacts({ ...unknown, validThrough: undefined })).toEqual(['Where: London', 'Team: Back of House']);
  expect(listFacts({ salary: '12.6' })).toContain('Pay: £12.60');
  expect(listFacts({ location: 'London', city: 'London' })[0]).toBe('Where: London');
});

describe('applying for a job', () => {
  const both = { cv_required: true, work_experience_required: true };
  const cv = { cv_required: true, work_experience_required: false };
  const neither = { cv_required: false, work_experience_required: false };
  const renderText = (job: Partial<typeof exampleData.job>, tile: object, form?: typeof exampleData.form): string =>
    renderToStaticMarkup(
      JobDetail({
        tile: jobDetail.schema.parse({ type: 'job-detail', key: 'job', ...tile }),
        data: { job: { ...exampleData.job, ...job }, ...(form && { form }) },
        placement: { headingLevel: 1, alternation: 0, first: true, span: 6 },
        page,
      }),
    );

  it.each([
    [both, '<p>Fill in the form on this page. Have ready your CV, and where you have worked, and when.</p>'],
    [cv, '<p>Fill in the form on this page. Have ready your CV.</p>'],
  ])('by form lists what the form requires: %o [apply.cv] [apply.experience]', (job, text) => {
    expect(renderText(job, { applies: true }, exampleData.form)).toContain(text);
  });

  it('by form says nothing about a CV where none is required [apply.cv] [upstream.claims]', () => {
    expect(renderText(neither, { applies: true }, exampleData.form)).not.toMatch(/CV is|Have ready/);
  });

  it.each([
    [both, 'and telephone number, your CV and where you have worked, and when.'],
    [cv, 'and telephone number, your CV.'],
    [neither, 'and telephone number.'],
  ])('by email lists what to send, and fills in the subject: %o [route.jobs] [apply.cv]', (job, text) => {
    const html = renderText(job, { applyEmail: 'careers@example.com' });
    expect(html).toContain(text);
    expect(html).toContain('href="mailto:careers@example.com?subject=Chef%20de%20partie%20(J-1)"');
    expect(html).toContain('>Apply by email<');
    expect(html).not.toContain('target="_blank"');
  });

  it('is not possible without a form or an address [route.jobs]', () => {
    expect(renderText({}, {})).toContain('<p>Applications for this work are not taken on this site.</p>');
  });

  it('comes before the description, so that it is on the first screen [jobs.detail]', () => {
    const html = renderText({ description: '<p>Carry dishes.</p>' }, {});
    expect(html.indexOf('How to apply')).toBeLessThan(html.indexOf('Carry dishes.'));
  });

  it('says only what the tile says about how long it takes and who reads it [upstream.claims]', () => {
    const form = { applies: true, applyText: 'It takes five minutes.' };
    expect(renderText({}, form, exampleData.form)).toContain('<p>It takes five minutes.</p>');
    expect(renderText({}, { applies: true }, exampleData.form)).not.toMatch(/minutes|reads/);
  });

  it('is not possible once the vacancy is closed, which shows its last day and a link to all vacancies [jobs.detail]', () => {
    expect(renderText({}, {})).toContain('>How to apply</h2>');
    const closed = renderText({ validThrough: '2026-11-20' }, {});
    expect(closed).toContain('<p>Applications ended on 20 November 2026.</p>');
    expect(closed).toMatch(/href="\/careers\/job-search">\s*All vacancies/);
  });
});
