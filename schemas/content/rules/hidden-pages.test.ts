import { describe, expect, it } from 'vitest';
import { findHiddenPages } from './hidden-pages.ts';

const facts = {
  liveAddresses: ['/', '/offers', '/menu', '/menu/main', '/about/Team', '/restaurants/bath/abbey', '/offer/pudding'],
  builtInRedirects: [
    { from: '/offer', to: '/offers', prefix: false },
    { from: '/menu-item', to: '/menu', prefix: true, isPartial: true },
  ],
};

/** Settings with redirects, each written as “from > to”, with “*” for all below. */
const settingsOf = (lines: readonly string[]) => ({
  redirects: lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ');
    return { from: from.replace('*', ''), to, prefix: from.endsWith('*') };
  }),
});
const hidden = (...lines: readonly string[]) =>
  findHiddenPages(settingsOf(lines), facts).map(({ path, message }) => `${path.join('.')}: ${message.split(' ')[0]}`);

describe('a redirect from the address of a live page', () => {
  it('is an error at its old address [editor.addresses]', () => {
    expect(findHiddenPages(settingsOf(['/old > /menu', '/offers > /menu']), facts)).toEqual([
      {
        path: ['redirects', 1, 'from'],
        message: '/offers is a live page; visitors would not reach it. Change the address or unpublish the page first.',
      },
    ]);
  });

  it.each([
    ['/OFFERS/ > /menu', '/offers'],
    ['/about/%74eam > /menu', '/about/Team'],
    ['/about* > /menu', '/about/Team'],
    ['/restaurants* > /menu', '/restaurants/bath/abbey'],
  ])('is found however it is written: %s [editor.addresses]', (line, page) => {
    expect(hidden(line)).toEqual([`redirects.0.from: ${page}`]);
  });

  it.each(['/about > /menu', '/offer > /menu', '/menu-items > /', '/off* > /menu', ' > /menu'])(
    'is none where visitors still reach each page: %s [editor.addresses]',
    (line) => expect(hidden(line)).toEqual([]),
  );

  it('is that which visitors would follow [editor.addresses]', () => {
    expect(hidden('/about* > /menu', '/about/team > /menu')).toEqual(['redirects.1.from: /about/Team']);
  });

  it.each([undefined, [], { redirects: 'none' }, { redirects: [7, {}] }])(
    'is none in %j [editor.addresses]',
    (value) => {
      expect(findHiddenPages(value, facts)).toEqual([]);
    },
  );
});
