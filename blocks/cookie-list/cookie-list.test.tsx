import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PageContext, Placement } from '#renderer/block.ts';
import { defaultOptions } from '#renderer/default-options.ts';
import { cookieList } from '#schemas/tiles/cookie-list/cookie-list.tile.ts';
import { exampleData } from '../_shared/examples/example-data.ts';
import { CookieList } from './cookie-list.tsx';

const placement: Placement = { headingLevel: 2, alternation: 0, first: false, span: 6 };
const page: PageContext = {
  pageId: 'test',
  path: '/',
  now: new Date(0),
  area: { kind: 'main' },
  query: {},
  options: defaultOptions,
};

const render = (stored = exampleData.thirdParties.stored): string =>
  renderToStaticMarkup(
    <CookieList
      tile={cookieList.schema.parse({ type: 'cookie-list', ...cookieList.examples.plain })}
      data={{ thirdParties: { ...exampleData.thirdParties, stored } }}
      placement={placement}
      page={page}
    />,
  );

it('lists each stored thing in the table of its category, with whose it is', () => {
  const html = render([
    ...exampleData.thirdParties.stored,
    {
      name: '_ga',
      kind: 'cookie',
      category: 'analytics',
      purpose: 'Counts.',
      life: '2 years',
      by: 'Example Analytics',
    },
  ]);
  const [, needed = '', analytics = '', marketing = ''] = html.split('<section');
  expect(needed).toContain('<code>consent</code>');
  expect(needed).not.toContain('_ga');
  expect(analytics).toMatch(/<code>_ga<\/code>.*cookie of Example Analytics.*Counts\..*2 years/);
  expect(marketing).toContain('Nothing at the moment.');
  expect(marketing).not.toContain('<table');
});
