import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import { jobList } from '#schemas/tiles/job-list/job-list.tile.ts';
import { jobSearch } from '#schemas/tiles/job-search/job-search.tile.ts';
import { menuList } from '#schemas/tiles/menu-list/menu-list.tile.ts';
import { TileFallback } from './tile-fallback.tsx';

const placement = { headingLevel: 2, alternation: 0, first: true, span: 6 } as const;
const page = {
  pageId: 'careers',
  path: '/careers',
  now: new Date('2026-11-21T18:30:00Z'),
  area: { kind: 'main' },
  query: {},
  options: defaultOptions,
} as const;

it('shows the message of the catalogue where vacancies cannot be loaded [upstream.alone]', () => {
  const tiles = [
    jobSearch.schema.parse({ type: 'job-search', ...jobSearch.examples.plain }),
    jobList.schema.parse({ type: 'job-list', ...jobList.examples.plain }),
  ];
  for (const tile of tiles)
    expect(renderToStaticMarkup(TileFallback({ tile, placement, page }))).toContain(
      'Something went wrong retrieving the jobs data. Please try again.',
    );
});

it('shows a general message elsewhere [loading.flags]', () => {
  const tile = menuList.schema.parse({ type: 'menu-list', ...menuList.examples.plain });
  const html = renderToStaticMarkup(TileFallback({ tile, placement, page }));
  expect(html).toContain('We could not fetch this part of the page. It should be back in a moment.');
  expect(html).toContain('href="/careers"');
});
