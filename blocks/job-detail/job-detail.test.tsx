import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { usualOptions } from '#renderer/usual-options.ts';
import { jobDetail } from '#schemas/job-detail/job-detail.tile.ts';
import { exampleData } from '../example-data.ts';
import { JobDetail } from './job-detail.tsx';

const picture = (name: string) => ({ url: `/media/job/${name}.svg`, alt: '', width: 1200, height: 900 });

const draw = (category: string): string =>
  renderToStaticMarkup(
    JobDetail({
      tile: jobDetail.schema.parse({
        type: 'job-detail',
        key: 'job',
        pictures: [{ category: 'management', image: picture('management') }],
        image: picture('any'),
      }),
      data: { job: { ...exampleData.job, category } },
      place: { headingLevel: 1, turn: 0, first: true, span: 6 },
      page: {
        pageId: 'p',
        path: '/careers/job/J-1',
        now: new Date('2026-11-21T18:30:00Z'),
        area: { kind: 'main' },
        query: {},
        options: usualOptions,
      },
    }),
  );

it('shows the picture of its category, or the one for all where the category has none', () => {
  expect(draw('Management')).toContain('/media/job/management.svg');
  expect(draw('Back of House')).toContain('/media/job/any.svg');
});
