import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Placement } from '#renderer/block.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { cookieList } from '#schemas/tiles/cookie-list/cookie-list.tile.ts';
import { fakePage } from '../_shared/examples/fake-page.tsx';
import { CookieList } from './cookie-list.tsx';

const placement: Placement = { headingLevel: 2, alternation: 0, first: false, span: 6 };

const render = (stored = exampleData.thirdParties.stored): string =>
  renderToStaticMarkup(
    <CookieList
      tile={cookieList.schema.parse({ type: 'cookie-list', ...cookieList.examples.plain })}
      data={{ thirdParties: { ...exampleData.thirdParties, stored } }}
      placement={placement}
      page={fakePage}
    />,
  );

it('the cookie list shows each stored item in the table of its category, with its owner [tile.catalogue]', () => {
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

it.each([
  ['needed', 'Needed', 'Your choices here, and a booking while you make it. Always on.'],
  ['analytics', 'Counting visits', 'Which pages are read, so that we can mend the ones that are not.'],
  ['marketing', 'Advertising', 'Whether one of our adverts brought you here.'],
  [
    'embeds',
    'Maps, films and posts',
    'What other sites show in our pages, a booking form too, with the cookies they set.',
  ],
] as const)(
  'the cookie list says what items of the category %s are for [cookie.banner] [upstream.claims]',
  (category, name, what) => {
    const item = { name: 'stored', kind: 'cookie', purpose: 'Counts.', life: '2 years' } as const;
    expect(render([{ ...item, category }])).toMatch(new RegExp(`<h\\d[^>]*>${name}</h\\d><p[^>]*>${what}</p>`));
  },
);
