import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { setAt } from '#schemas/content/set-at.ts';
import { type AllergenLevel, type Menu, mapAllergens } from '#schemas/domain/menu/menu.ts';
import { budgets } from '../budgets.ts';
import type { FindingCode, ReviewFacts } from '../finding.ts';
import { applyFix } from '../fix.ts';
import { reviewPage } from '../review-page.ts';
import { validFacts, validPage } from '../seeded-defects.ts';

/** What a review finds with a code on the valid page with one change, and with other facts. */
const find = (
  code: FindingCode,
  change?: Parameters<typeof setAt> extends [unknown, ...infer Rest] ? Rest : never,
  facts: ReviewFacts = {},
) => {
  const content = change ? setAt(validPage, ...change) : validPage;
  return reviewPage(content, { ...validFacts, ...facts })
    .filter((each) => each.code === code)
    .map(({ fixes, ...finding }) => ({
      ...finding,
      fixes: fixes.map((fix) => [fix.label, applyFix(content, fix)]),
    }));
};
const top = { key: 'top', type: 'hero' };
const words = { key: 'words', type: 'text' };
const body = ['tiles', 1, 'body'] as const;

describe('a page whose address is redirected', () => {
  it('must not go live, and can be changed while it is live [editor.addresses] [preview.publish]', () => {
    const severities = (facts: ReviewFacts) =>
      find('address-redirected', undefined, facts).map((each) => each.severity);
    expect(severities({ redirectedTo: '/menu', wasIndexed: undefined })).toEqual(['error']);
    expect(severities({ redirectedTo: '/menu', wasIndexed: false })).toEqual(['warning']);
    expect(severities({ redirectedTo: undefined, wasIndexed: undefined })).toEqual([]);
  });
});

it('a page of more tiles than one document has is shown in parts [scale.growth] [preview.publish]', () => {
  const tiles = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ type: 'text', key: `t-${index}`, body: '<p>Rice.</p>' }));
  expect(find('page-in-parts', [['tiles'], tiles(300)])).toEqual([]);
  expect(find('page-in-parts', [['tiles'], tiles(1200)])).toMatchObject([
    {
      severity: 'warning',
      path: [],
      message: 'The page has 1,200 tiles. Visitors see it in parts of at most 300, with links between them.',
    },
  ]);
});

describe('the budget of a page', () => {
  const light = { markup: 0, pictures: 0, video: 0, script: 0 };

  it.each([
    ['markup', 'The page’s markup is 100 kB. The limit is 100 kB. This tile has 60 kB of it.'],
    ['pictures', 'The page’s pictures are 1000 kB. The limit is 1000 kB. This tile has 600 kB of it.'],
    ['video', 'The page’s videos are 3000 kB. The limit is 3000 kB. This tile has 1800 kB of it.'],
    ['script', 'The script of the page’s tiles is 60 kB. The limit is 60 kB. This tile has 36 kB of it.'],
  ] as const)(
    'may be used up but not exceeded by its %s; the tile with most of it is named [preview.publish]',
    (kind, message) => {
      const findWith = (more: number) => {
        const weights = new Map([
          ['top', { ...light, [kind]: budgets[kind] * 0.4 }],
          ['words', { ...light, [kind]: budgets[kind] * 0.6 + more }],
        ]);
        return find('page-heavy', undefined, { weights });
      };
      expect(findWith(0)).toEqual([]);
      expect(findWith(1)).toEqual([
        { code: 'page-heavy', severity: 'warning', path: ['tiles', 1], tile: words, message, fixes: [] },
      ]);
    },
  );

  it('names the first of the tiles with most of it [preview.publish]', () => {
    const half = { ...light, markup: budgets.markup };
    const weights = new Map(['words', 'dishes'].map((key) => [key, half]));
    expect(find('page-heavy', undefined, { weights })).toMatchObject([{ tile: words }]);
  });

  it('is not exceeded by tiles of which the size is unknown, and unknown without any size [preview.publish]', () => {
    expect(find('page-heavy', undefined, { weights: new Map() })).toEqual([]);
    expect(find('page-heavy', [['tiles'], []], { weights: new Map([['top', { ...light, markup: 1e9 }]]) })).toEqual([]);
    expect(find('page-heavy', undefined, { weights: undefined })).toEqual([]);
  });
});

describe('what search engines show of a page', () => {
  it('is a title of at most 60 characters [preview.publish]', () => {
    expect(find('title-long', [['title'], 'T'.repeat(60)])).toEqual([]);
    expect(find('title-long', [['title'], 'T'.repeat(61)])).toMatchObject([
      {
        severity: 'warning',
        path: ['title'],
        message: 'The title has 61 characters. Search engines cut it after about 60.',
      },
    ]);
  });

  it('does not matter on a page that they do not list [preview.publish]', () => {
    const hidden = { ...validPage, title: 'T'.repeat(61), description: undefined, indexed: false };
    expect(reviewPage(hidden, { ...validFacts, wasIndexed: false })).toEqual([]);
  });

  it('ends with the publication of a page that they listed, which is warned of once [preview.publish]', () => {
    const hide = [['indexed'], false] as const;
    expect(find('no-longer-listed', [...hide])).toMatchObject([
      {
        message: 'Search engines list this page. If it is published like this, they will remove it.',
        fixes: [['Keep in search engines', { ...validPage, indexed: true }]],
      },
    ]);
    for (const wasIndexed of [false, undefined])
      expect(find('no-longer-listed', [...hide], { wasIndexed })).toEqual([]);
  });
});

describe('links with the same text', () => {
  it('have one target, whatever their capitals and spaces [preview.publish]', () => {
    expect(find('link-text-ambiguous', [[...body], '<p><a href="/find-us">see  the MENU </a></p>'])).toEqual([
      {
        code: 'link-text-ambiguous',
        severity: 'warning',
        path: body,
        tile: words,
        message:
          '“see  the MENU” leads to /find-us here and to /menu elsewhere on the page. Use a different text for each link.',
        fixes: [],
      },
    ]);
  });

  it('may repeat a target, and links without text are not compared [preview.publish]', () => {
    const same = '<p><a href="/menu">See the menu</a> <a href="/a"> </a> <a href="/b"> </a></p>';
    expect(find('link-text-ambiguous', [[...body], same])).toEqual([]);
  });
});

describe('links within the site', () => {
  const linkUrl = ['tiles', 0, 'links', 0, 'linkUrl'] as const;

  it.each(['#', '#top', '#words', '#own-id'])('to the anchor %s are right [preview.publish]', (anchor) => {
    const rendered = parse('<main><h1>A</h1><p id="own-id"></p></main>');
    expect(find('anchor-missing', [[...linkUrl], anchor], { rendered })).toEqual([]);
  });

  it('to a missing anchor name it, and offer a similar key [preview.publish]', () => {
    const findLink = (anchor: string) => find('anchor-missing', [[...linkUrl], anchor]);
    expect(findLink('#wrods')).toMatchObject([
      {
        tile: top,
        message: 'No tile or element on this page has the anchor #wrods.',
        fixes: [['Link to #words', setAt(validPage, linkUrl, '#words')]],
      },
    ]);
    expect(findLink('#something-else')).toMatchObject([{ fixes: [] }]);
  });

  it('to a missing page keep their anchor in the fix, also within a text [preview.publish]', () => {
    const links = new Map([
      ['/menuu', 'missing'],
      ['/menu', 'found'],
      ['/men', 'moved'],
    ] as const);
    const message = 'There is no page at /menuu.';
    expect(find('link-missing', [[...linkUrl], '/menuu#dishes'], { links })).toMatchObject([
      { message, fixes: [['Link to /menu#dishes', setAt(validPage, linkUrl, '/menu#dishes')]] },
    ]);
    const text = (url: string) => `<p><a href="${url}">Here</a> and <a href="${url}">there</a></p>`;
    expect(find('link-missing', [[...body], text('/menuu#a')], { links })).toMatchObject([
      { message, fixes: [['Link to /menu#a', setAt(validPage, body, text('/menu#a'))]] },
      { message },
    ]);
  });

  it('include the canonical address of the page, which has no tile [preview.publish]', () => {
    const links = new Map([
      ['/menuu', 'missing'],
      ['/menu', 'found'],
    ] as const);
    const [found] = find('link-missing', [['canonicalUrl'], '/menuu'], { links });
    expect(found).toMatchObject({
      path: ['canonicalUrl'],
      fixes: [['Link to /menu', { ...validPage, canonicalUrl: '/menu' }]],
    });
    expect(found).not.toHaveProperty('tile');
  });

  it('are right where they are found or were not checked, and moved ones say so [preview.publish]', () => {
    const stateOf = (links: ReviewFacts['links']) =>
      [...find('link-missing', undefined, { links }), ...find('link-moved', undefined, { links })].map(
        ({ message }) => message,
      );
    expect([stateOf(undefined), stateOf(new Map()), stateOf(new Map([['/menu', 'found']]))]).toEqual([[], [], []]);
    expect(new Set(stateOf(new Map([['/menu', 'moved']])))).toEqual(
      new Set(['The page at /menu has moved. The link works through a redirect.']),
    );
  });

  it('are not those to other sites [preview.publish]', () => {
    const links = new Map([['https://other.example/gone', 'missing']] as const);
    expect(find('link-missing', [[...linkUrl], 'https://other.example/gone'], { links })).toEqual([]);
  });
});

describe('images', () => {
  const picture = { url: '/media/dish/pho.svg', alt: '', width: 10, height: 10 };

  it('have an alternative text, whose absence leads to its field [preview.publish]', () => {
    expect(find('alternative-missing', [['tiles', 0, 'image'], picture])).toEqual([
      {
        code: 'alternative-missing',
        severity: 'warning',
        path: ['tiles', 0, 'image', 'alt'],
        tile: top,
        message: 'This picture has no alternative text. Describe what it shows, unless it is decorative.',
        fixes: [],
      },
    ]);
  });

  it('have a plain one, from which tags can be removed [preview.publish]', () => {
    const withAlt = (alt: string) => find('text-with-tags', [['tiles', 0, 'image', 'alt'], alt]);
    expect(withAlt('Soup for 2 < 3, &amp; “<your name>”')).toEqual([]);
    expect(withAlt('A <b>bowl</b> of laksa')).toMatchObject([
      {
        path: ['tiles', 0, 'image', 'alt'],
        message: 'This is plain text: its tags are removed on the site.',
        tile: top,
        fixes: [['Remove the tags', { tiles: [{ image: { alt: 'A bowl of laksa' } }, {}, {}, {}] }]],
      },
    ]);
  });

  it('share that with all plain texts, and not with rich text [preview.publish]', () => {
    const withTags = (path: readonly (string | number)[], value: string) =>
      find('text-with-tags', [[...path], value]).map((found) => found.path);
    expect(withTags(['tiles', 0, 'heading'], 'A <b>bowl</b>')).toEqual([['tiles', 0, 'heading']]);
    expect(withTags(['description'], 'A<br>bowl')).toEqual([['description']]);
    expect(withTags(['tiles', 1, 'body'], '<p>A <b>bowl</b></p>')).toEqual([]);
  });

  it('need none as the poster of a video and beside the text of a link [preview.publish]', () => {
    const video = { url: '/media/film/table.webm', poster: picture, label: 'A table' };
    expect(find('alternative-missing', [['tiles', 0, 'videoDesktop'], video])).toEqual([]);
    const card = { linkText: 'A', linkUrl: '/menu', linkMedia: picture };
    expect(find('alternative-missing', [['tiles', 0, 'links'], [card]])).toEqual([]);
  });
});

describe('headings', () => {
  const findHeadings = (code: FindingCode, html: string) =>
    find(code, undefined, { rendered: parse(`<nav><h5>Menu</h5></nav><main>${html}</main>`) });
  const messages = (code: FindingCode, html: string) => findHeadings(code, html).map(({ message }) => message);

  it('skip no level, and the finding names both levels and the tile [preview.publish]', () => {
    const html = '<h1>A</h1><h2>B</h2><section id="words" data-tile="text"><div><h4>C</h4></div></section><h5>D</h5>';
    expect(findHeadings('heading-skipped', html)).toEqual([
      {
        code: 'heading-skipped',
        severity: 'warning',
        path: ['tiles', 1],
        tile: words,
        message: '“C” is a level 4 heading after a level 2 heading. Use level 3.',
        fixes: [],
      },
    ]);
    expect(messages('heading-skipped', '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2><h1>E</h1>')).toEqual([]);
  });

  it('begin with the main one, which is missed once [preview.publish]', () => {
    expect(messages('heading-first-missing', '<h2>A</h2>')).toEqual(['The page has no main heading.']);
    expect(messages('heading-skipped', '<h3>A</h3>')).toEqual([]);
    expect(messages('heading-skipped', '<h2>A</h2><h1>B</h1>')).toEqual([
      '“A” is a level 2 heading after a level 0 heading. Use level 1.',
    ]);
    expect(messages('heading-first-repeated', '<h1>A</h1><h1>B</h1>')).toEqual([
      '“B” is a second main heading. A page must have only one.',
    ]);
  });

  it.each([
    '<template><h1>B</h1></template>',
    '<noscript><h1>B</h1></noscript>',
    '<dialog><h1>B</h1></dialog>',
    '<div hidden=""><h1>B</h1></div>',
    '<div data-position="2"><h1>B</h1></div>',
  ])('in %s do not belong to the page [preview.publish]', (html) => {
    expect(messages('heading-first-repeated', `<h1>A</h1>${html}`)).toEqual([]);
  });
});

describe('what a tile shows', () => {
  it('is an offer with an end date [preview.publish]', () => {
    const [offer, ...others] = validFacts.offers ?? [];
    if (!offer) throw new Error('There is no offer.');
    const offers = [{ ...offer, endDate: undefined }, ...others.map((each) => ({ ...each, endDate: undefined }))];
    expect(find('offer-incomplete', undefined, { offers })).toEqual([
      {
        code: 'offer-incomplete',
        severity: 'warning',
        path: ['tiles', 3],
        tile: { key: 'treat', type: 'offer' },
        message: `The offer “${offer.title}” has no last day. Say when it ends.`,
        fixes: [],
      },
    ]);
  });

  it('is a menu with an allergen record for each dish; five without one are named [preview.publish]', () => {
    const drinks = validFacts.menus?.find(({ id }) => id === 'drinks');
    const [section] = drinks?.sections ?? [];
    const [dish] = section?.items ?? [];
    if (!drinks || !section || !dish) throw new Error('The menu has no dish.');
    const messageFor = (count: number): string | undefined => {
      const items = Array.from({ length: count }, (_, at) => ({
        ...dish,
        name: `Dish ${at + 1}`,
        allergens: mapAllergens((): AllergenLevel => 'unknown'),
      }));
      const known = {
        ...dish,
        allergens: { ...mapAllergens((): AllergenLevel => 'unknown'), milk: 'contains' as const },
      };
      const menus: Menu[] = [{ ...drinks, sections: [{ ...section, items: [...items, known] }] }];
      const [found] = find('dish-without-allergens', undefined, { menus });
      return found?.message;
    };
    const without = `of “${drinks.name}” without an allergen record`;
    expect(messageFor(0)).toBeUndefined();
    expect(messageFor(1)).toBe(`There is a dish ${without}: Dish 1.`);
    expect(messageFor(5)).toBe(`There are 5 dishes ${without}: Dish 1, Dish 2, Dish 3, Dish 4, Dish 5.`);
    expect(messageFor(7)).toMatch(/Dish 4, Dish 5 and 2 more\.$/);
  });

  it('exists, or a similar id is offered [preview.publish]', () => {
    const menuId = ['tiles', 2, 'menuId'] as const;
    expect(find('reference-missing', [[...menuId], 'drnks'])).toMatchObject([
      {
        tile: { key: 'dishes', type: 'menu-section' },
        message: 'There is no menu “drnks”.',
        fixes: [['Use “drinks”', setAt(validPage, menuId, 'drinks')]],
      },
    ]);
    expect(find('reference-missing', [[...menuId], 'drnks'], { menuIds: undefined })).toEqual([]);
    expect(find('reference-missing', [['tiles', 3, 'offerId'], 'none'])).toMatchObject([
      { message: 'There is no offer “none”.', fixes: [] },
    ]);
  });
});

describe('the fixes of problems with the content', () => {
  it.each<[FindingCode, (string | number)[], unknown, string]>([
    ['tile-unknown-type', ['tiles', 1, 'type'], 'texxt', 'Change type to “Text”'],
    ['key-repeated', ['tiles', 1, 'key'], 'top', 'Rename to “top-2”'],
    ['page-malformed', ['titel'], 'A slip', 'Remove unknown fields'],
    ['page-malformed', ['description'], 7, 'Remove “description”'],
    ['field-ignored', ['tiles', 0, 'height'], 'huge', 'Remove “height”'],
    ['field-converted', ['tiles', 0, 'height'], 'TWO_THIRDS', 'Change to “two-thirds”'],
    ['rich-text-removed', [...body], '<p><script>x()</script>Here</p>', 'Keep only the displayed text'],
    ['row-not-filled', ['tiles', 1, 'width'], 'third', 'Set widths to full'],
  ])('of %s have a label that says what they do [preview.errors]', (code, path, value, label) => {
    expect(find(code, [path, value]).flatMap(({ fixes }) => fixes.map(([each]) => each))).toContain(label);
  });
});
