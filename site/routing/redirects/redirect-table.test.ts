import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { builtInRedirects } from './built-in-redirects.ts';
import { loadRedirects } from './redirect-table.ts';

function tableFor(env: Record<string, string> = {}, rules: Parameters<typeof loadRedirects>[0] = []) {
  const configuration = readConfiguration(env);
  if (!configuration.ok) throw new Error(configuration.message);
  return loadRedirects([...builtInRedirects(configuration.value), ...rules]);
}

const { table } = tableFor();
const lookUp = (address: string) => table.lookUp(address);

describe('the redirect table', () => {
  it.each(['/book', '/book-now', '/booking', '/book-a-table'])(
    'redirects %s to the booking section of the home page [redirect.book]',
    (from) => {
      expect(lookUp(from)).toBe('/#booking');
    },
  );

  it('does not redirect the booking addresses when the site has its own booking page [route.booking]', () => {
    const local = tableFor({ LOCAL_BOOK_NOW: 'true' }).table;
    expect([local.lookUp('/book-now'), local.lookUp('/booking'), local.lookUp('/book')]).toEqual([
      undefined,
      undefined,
      '/#booking',
    ]);
  });

  it.each(['/allergens/allergens.pdf', '/menu/allergen.pdf'])(
    'redirects %s to the menu [redirect.allergens]',
    (from) => {
      expect(lookUp(from)).toBe('/menu');
    },
  );

  it.each(['/terms', '/menu-terms-and-conditions'])('redirects %s to the terms [redirect.terms]', (from) => {
    expect(lookUp(from)).toBe('/terms-and-conditions');
  });

  it('redirects /signup to /sign-up [redirect.signup]', () => expect(lookUp('/signup')).toBe('/sign-up'));
  it('redirects /privacy to the privacy policy [redirect.privacy]', () =>
    expect(lookUp('/privacy')).toBe('/privacy-policy'));

  it('redirects the old offers page of the configured brand to the offers [redirect.offers]', () => {
    expect(lookUp('/pandan-row-offers-and-promotions')).toBe('/offers');
    expect(tableFor({ BRAND_SLUG: 'other' }).table.lookUp('/other-offers-and-promotions')).toBe('/offers');
  });

  it.each([
    'bath',
    'battersea',
    'birmingham-bullring',
    'cardiff',
    'chelmsford',
    'covent-garden',
    'greenwich',
    'haywards-heath',
    'henley',
    'islington',
    'maida-vale',
    'milton-keynes',
    'o2-arena',
    'oxford',
    'portsmouth',
    'reigate',
    'salford-quays',
    'soho',
    'stevenage',
    'west-hampstead',
    'westbourne-grove',
    'windsor',
  ])('redirects the old booking address of %s to its page’s booking in one hop [redirect.restaurant-book]', (slug) => {
    expect(lookUp(`/restaurants/${slug}/book-now`)).toBe(`/restaurants/${slug}#booking`);
  });

  it('does not redirect the booking address of a restaurant outside the list [redirect.restaurant-book]', () => {
    expect(lookUp('/restaurants/reading/book-now')).toBeUndefined();
  });

  it.each(['/cdn-cgi/l/email-protection', '/cdn-cgi/l/email-protection/abc'])(
    'redirects %s to the home page [redirect.email-protection]',
    (from) => {
      expect(lookUp(from)).toBe('/');
    },
  );

  it.each([
    '/menu-item',
    '/menu-item/42',
    '/menu-items-9',
    '/Menu-Item/42/',
    '/menuitem',
    '/menuitem-9',
    '/menuitem/7/x',
    '/menuitembyid',
    '/MenuItemById/7/x',
  ])('redirects %s to the menu [redirect.menu-item]', (from) => {
    expect(lookUp(from)).toBe('/menu');
  });

  it('redirects only the configured prefixes to the menu, at the start of a path [redirect.menu-item]', () => {
    const { table: own } = tableFor({ MENU_ITEM_PREFIXES: '/dish,/plate' });
    expect(['/dish/42', '/plates', '/menu-item/42', '/menuitem'].map((path) => own.lookUp(path))).toEqual([
      '/menu',
      '/menu',
      undefined,
      undefined,
    ]);
    expect(['/menu', '/menu/main', '/my/menu-item', '/menu-it'].map(lookUp)).toEqual(Array(4).fill(undefined));
  });

  it('removes a trailing slash and keeps the query [redirect.slash]', () => {
    expect([lookUp('/offers/'), lookUp('/offers/?a=1&b=2'), lookUp('/')]).toEqual([
      '/offers',
      '/offers?a=1&b=2',
      undefined,
    ]);
  });

  it.each([
    ['//offers', '/offers'],
    ['/a//b///c', '/a/b/c'],
    ['//evil.example', '/evil.example'],
    ['///evil.example/x/', '/evil.example/x'],
    ['//', '/'],
    ['/restaurants//bath//', '/restaurants/bath'],
  ])('merges the slashes of %s on the same host [redirect.double-slash]', (from, to) => {
    expect(lookUp(from)).toBe(to);
  });

  it.each([
    ['/BOOK-Now/', '/#booking'],
    ['//Terms//', '/terms-and-conditions'],
    ['/SIGNUP/?utm=x', '/sign-up?utm=x'],
    ['/Restaurants/BATH//book-now/?a=1', '/restaurants/bath?a=1#booking'],
  ])('redirects %s, which several rules match, in one hop [redirect.once]', (from, to) => {
    expect(lookUp(from)).toBe(to);
    expect(lookUp(to.split('#')[0] ?? '')).toBeUndefined();
  });

  it('uses an absolute target unchanged [redirect.absolute]', () => {
    const { table: own } = tableFor({}, [{ from: '/gift-cards', to: 'https://gifts.example//a/', prefix: false }]);
    expect(own.lookUp('/Gift-Cards/?x=1')).toBe('https://gifts.example//a/?x=1');
  });

  it('resolves chains of rules in one hop [redirect.once]', () => {
    const { table: own } = tableFor({}, [{ from: '/old-terms', to: '/terms', prefix: false }]);
    expect(own.lookUp('/old-terms')).toBe('/terms-and-conditions');
  });

  it('rejects circular rules and keeps the others [redirect.content]', () => {
    const rules = [
      { from: '/a', to: '/b', prefix: false },
      { from: '/b', to: '/A/', prefix: false },
      { from: '/c', to: '/offers', prefix: false },
      { from: '/d', to: '/d', prefix: false },
    ];
    const { table: own, refused } = tableFor({}, rules);
    expect(refused.map(({ rule }) => rule.from)).toEqual(['/a', '/b', '/d']);
    expect([own.lookUp('/a'), own.lookUp('/d'), own.lookUp('/c')]).toEqual([undefined, undefined, '/offers']);
  });

  it('matches whole path segments of a prefix [redirect.content]', () => {
    const { table: own } = tableFor({}, [{ from: '/news', to: '/offers', prefix: true }]);
    expect([own.lookUp('/news/2019/x'), own.lookUp('/News'), own.lookUp('/newsletter')]).toEqual([
      '/offers',
      '/offers',
      undefined,
    ]);
  });

  it('escapes targets for the header, and decodes escaped paths [redirect.content]', () => {
    const { table: own } = tableFor({}, [{ from: '/caf%C3%A9', to: '/phở bò', prefix: false }]);
    expect(own.lookUp('/caf%C3%A9')).toBe('/ph%E1%BB%9F%20b%C3%B2');
  });

  it('redirects /offer to the offers, but no offer’s own address [route.offer]', () => {
    expect([lookUp('/offer'), lookUp('/offer/spring')]).toEqual(['/offers', undefined]);
  });

  it.each(['/book/tables', '/terms/of-old', '/signup/now', '/menu/allergen.pdf/x', '/home/page'])(
    'does not redirect %s, which only starts like a built-in rule [redirect.content]',
    (address) => {
      expect(lookUp(address)).toBeUndefined();
    },
  );

  it('does not match a longer last segment of the email protection path [redirect.email-protection]', () => {
    expect(lookUp('/cdn-cgi/l/email-protections')).toBeUndefined();
  });

  it('uses the first of two rules for one path, and exact rules before prefixes [redirect.content]', () => {
    const { table: own } = tableFor({}, [
      { from: '/news', to: '/first', prefix: true },
      { from: '/NEWS/', to: '/second', prefix: false },
      { from: '/news/today', to: '/exact', prefix: false },
      { from: '/news/old', to: '/later', prefix: true },
    ]);
    expect(['/news', '/news/today', '/news/old/x'].map((address) => own.lookUp(address))).toEqual([
      '/first',
      '/exact',
      '/first',
    ]);
  });

  it('uses built-in rules before those of the settings [redirect.content]', () => {
    expect(tableFor({}, [{ from: '/terms', to: '/elsewhere', prefix: false }]).table.lookUp('/terms')).toBe(
      '/terms-and-conditions',
    );
  });

  it.each([
    ['/groups?size=9', '?a=1', '/groups?size=9&a=1'],
    ['/groups?size=9', '', '/groups?size=9'],
    ['/groups?size=9#form', '?a=1', '/groups?size=9&a=1#form'],
    ['/groups#form', '', '/groups#form'],
    ['#booking', '', '/#booking'],
    ['?from=party', '', '/?from=party'],
    ['/groups//large/', '', '/groups/large'],
    ['HTTPS://groups.example//a/', '', 'HTTPS://groups.example//a/'],
    ['https://groups.example/a?b=1#c', '?d=2', 'https://groups.example/a?b=1&d=2#c'],
  ])('joins the target %s with the query %j [redirect.content]', (to, search, expected) => {
    const { table: own, refused } = tableFor({}, [{ from: '/party', to, prefix: false }]);
    expect(own.lookUp(`/party${search}`)).toBe(expected);
    expect(refused).toEqual([]);
  });

  it('rejects a rule from the home page, written as //, to a part of it as circular [redirect.content]', () => {
    const { table: own, refused } = loadRedirects([{ from: '//', to: '#booking', prefix: false }]);
    expect(refused).toHaveLength(1);
    expect(own.lookUp('/')).toBeUndefined();
  });

  it('resolves chains of ten rules in one hop, and rejects longer ones as circular [redirect.once] [redirect.content]', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, at) => ({ from: `/step-${at}`, to: `/step-${at + 1}`, prefix: false }));
    const { table: longest, refused } = tableFor({}, chain(10));
    expect([longest.lookUp('/step-0'), refused]).toEqual(['/step-10', []]);
    const { table: own, refused: tooLong } = tableFor({}, chain(11));
    expect(tooLong).toEqual([{ rule: chain(11)[0], reason: '/step-0 leads back to itself.' }]);
    expect([own.lookUp('/step-0'), own.lookUp('/step-1')]).toEqual([undefined, '/step-11']);
  });

  it('does not follow an absolute target, even where its path is in the table [redirect.absolute]', () => {
    const rules = [{ from: '/party', to: 'https://groups.example/terms', prefix: false }];
    expect(tableFor({}, rules).table.lookUp('/party')).toBe('https://groups.example/terms');
  });

  it('escapes a normalized path [redirect.slash]', () => {
    expect([lookUp('/caf%C3%A9/'), lookUp('/a%20b//c%3Fd/')]).toEqual(['/caf%C3%A9', '/a%20b/c%3Fd']);
  });

  it('accepts a rule’s path with an invalid escape [redirect.content]', () => {
    const { table: own } = tableFor({}, [{ from: '/100%', to: '/offers', prefix: false }]);
    expect(own.lookUp('/100%25')).toBe('/offers');
  });

  it('redirects /home to / [route.home]', () => expect(lookUp('/home')).toBe('/'));

  it.each(['/%', '/%c0%ae', '/a%2f..%2fb', '/..%5cx', '/a/../b', '/a\\b', '/%00'])(
    'does not redirect the invalid address %s [route.404]',
    (address) => {
      expect(lookUp(address)).toBeUndefined();
    },
  );
});
