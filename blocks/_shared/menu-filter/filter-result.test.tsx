import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FilterResult } from './filter-result.tsx';

type Props = Parameters<typeof FilterResult>[0];

const render = (change: Partial<Props> = {}): string =>
  renderToStaticMarkup(
    <FilterResult
      id="menu.result"
      resetUrl="/menu/main"
      tags={[{ name: 'Vegan', slug: 'vegan' }]}
      selected={[]}
      avoided={[]}
      result={{ sections: [], shown: 3, total: 3 }}
      noun={undefined}
      {...change}
    />,
  );
const isShown = (html: string, part: string): boolean | undefined => {
  const [element] = new RegExp(`<[a-z]+ [^>]*data-filter-part="${part}"[^>]*>`).exec(html) ?? [];
  return element === undefined ? undefined : !/ hidden=""/.test(element);
};
const isPrinted = (html: string): boolean => !/^<div id="menu\.result" class="screen-only /.test(html);

describe('the line above a list of dishes', () => {
  it.each<[string, Partial<Props>, boolean, boolean, boolean]>([
    ['nothing is chosen', {}, false, false, false],
    ['a diet is chosen', { selected: ['vegan'] }, true, false, true],
    ['an allergen is avoided', { avoided: ['milk'] }, true, true, true],
    ['a word is searched', { searchTerms: ['corn'] }, true, false, true],
    ['dishes are left out', { result: { sections: [], shown: 2, total: 3 } }, true, false, true],
    ['the number is always printed', { isAlwaysPrinted: true }, false, false, true],
  ])(
    'where %s has a link to all, a note about allergens, and is on paper, or not [menu.filter-empty] [diner.profile] [diner.print]',
    (_, change, hasLink, hasNote, isOnPaper) => {
      const html = render(change);
      expect([isShown(html, 'clear'), isShown(html, 'note'), isPrinted(html)]).toEqual([hasLink, hasNote, isOnPaper]);
    },
  );

  it('says how many dishes remain, that others are left out, and leads to all of them [menu.filter-empty] [diner.profile]', () => {
    const html = render({ avoided: ['milk'], result: { sections: [], shown: 2, total: 3 } });
    expect(html).toContain(
      '<p role="status" data-filter-part="summary" tabindex="-1">Leaving out milk · 2 of 3 dishes</p>',
    );
    expect(html).toMatch(/<a class="[^"]*" href="\/menu\/main" data-filter-part="clear" rel="nofollow">Show all<\/a>/);
    expect(html).toContain(
      'Dishes that may contain what you leave out, and those of which we do not know, are left out too.',
    );
  });

  it('has further controls beside it [menu.filter-url]', () => {
    expect(render({ children: <button type="button">Print</button> })).toContain(
      '<button type="button">Print</button>',
    );
  });
});
