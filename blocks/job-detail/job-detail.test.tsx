import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import { jobDetail } from '#schemas/tiles/job-detail/job-detail.tile.ts';
import type { PageContext } from '../_shared/block.ts';
import { defaultOptions } from '../_shared/default-options.ts';
import { exampleData } from '../_shared/examples/example-data.ts';
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

it('the job detail leads to its form and shows no email address', () => {
  const html = apply('2026-11-21');
  expect(html).toContain('href="#job-apply"');
  expect(html.match(/<apply-dialog id="job-apply"/g)).toHaveLength(1);
  expect(html).not.toContain('careers@example.com');
});

it('the job detail has no form once the vacancy is closed, except for a late application', () => {
  expect(apply('2026-11-20')).not.toContain('<apply-dialog');
  expect(apply('2026-11-20')).toContain('This vacancy is closed');
  const form = { name: 'job-apply', values: {}, errors: [], failed: 'Closed.', taken: false } as const;
  expect(apply('2026-11-20', { form })).toContain('<apply-dialog');
});

it('the job detail shows the image of its category, or the default image', () => {
  expect(render('Management')).toContain('/media/job/management.svg');
  expect(render('Back of House')).toContain('/media/job/any.svg');
});
