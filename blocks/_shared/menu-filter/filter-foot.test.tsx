import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FilterFoot } from './filter-foot.tsx';

const render = (selected: readonly string[], shown: number): string =>
  renderToStaticMarkup(
    <FilterFoot
      resetUrl="/menu/main"
      tags={[{ name: 'Vegan', slug: 'vegan' }]}
      selected={selected}
      avoided={[]}
      result={{ sections: [], shown, total: 3 }}
      noun="dish"
    />,
  );

it('states how many dishes remain and links to all of them, without script too [menu.filter-url]', () => {
  const html = render(['vegan'], 2);
  expect(html).toContain('>Vegan · 2 of 3 dishes</p>');
  expect(html).toMatch(/<a class="[^"]*" href="\/menu\/main" data-filter-part="clear" rel="nofollow">Show all<\/a>/);
});

it('has no link while all dishes are shown, and announces nothing twice [menu.filter-none]', () => {
  const html = render([], 3);
  expect(html).toContain(' data-filter-part="clear" hidden=""');
  expect(html).not.toMatch(/role="status"|aria-live/);
});
