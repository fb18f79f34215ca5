import { describe, expect, it } from 'vitest';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { findItemWarnings } from './item-warnings.ts';

const facts = {
  liveAddresses: ['/menu'],
  builtInRedirects: [],
  redirects: [],
  restaurants: [{ label: 'Soho', city: 'London' }],
  vacancyValues: {},
};
/** Still the evening of 1 July in London. */
const now = new Date('2026-07-01T22:30:00Z');
const pathsOf = (kind: ContentKind, content: unknown) =>
  findItemWarnings(kind, content, facts, now).map(({ path }) => path.join('.'));

describe('the warnings about an item', () => {
  it.each([
    [
      'a dish with tags in its name',
      'menu',
      { name: 'Food', sections: [{ name: 'Mains', items: [{ name: '<b>Laksa</b>', description: 'a < b' }] }] },
      ['sections.0.items.0.name'],
    ],
    ['a vacancy that closed yesterday', 'job', { validThrough: '2026-06-30' }, ['validThrough']],
    ['a vacancy that closes today', 'job', { validThrough: '2026-07-01' }, []],
    ['a vacancy without a last day', 'job', { validThrough: '' }, []],
    ['a vacancy in a city without its restaurant', 'job', { location: 'Soho', city: 'Bath' }, ['city']],
    ['a vacancy with a new category', 'job', { category: 'Kitchn' }, ['category']],
    ['an offer that ended yesterday', 'offer', { endDate: '2026-06-30' }, ['endDate']],
    ['an offer that ends today', 'offer', { endDate: '2026-07-01' }, []],
    ['an offer that is to come', 'offer', { startDate: '2026-08-01', endDate: '2026-08-02' }, []],
    ['an offer without an end', 'offer', { startDate: '2026-06-01' }, ['endDate']],
    ['an offer whose days cannot be read', 'offer', { endDate: 'yesterday' }, []],
    [
      'a voucher without terms',
      'offer',
      { voucher: true, codeUse: 'Tell us.', endDate: '2026-12-31' },
      ['termAndConditions'],
    ],
    [
      'a voucher with empty terms',
      'offer',
      { voucher: true, codeUse: 'Tell us.', termAndConditions: '<p>&nbsp;</p><p> </p>', endDate: '2026-12-31' },
      ['termAndConditions'],
    ],
    [
      'a voucher with terms',
      'offer',
      { voucher: true, codeUse: 'Tell us.', termAndConditions: '<p>Until 17:00.</p>', endDate: '2026-12-31' },
      [],
    ],
    [
      'a voucher without a word on where it is used',
      'offer',
      { voucher: true, codeUse: ' ', termAndConditions: '<p>Until 17:00.</p>', endDate: '2026-12-31' },
      ['codeUse'],
    ],
    ['an offer without a voucher', 'offer', { voucher: false, endDate: '2026-12-31' }, []],
    ['a redirect that leads nowhere', 'settings', { redirects: [{ from: '/a', to: '/gone' }] }, ['redirects.0.to']],
    [
      'an offer with a link that leads nowhere',
      'offer',
      { successButtonUrl: '/gone', endDate: '2026-12-31' },
      ['successButtonUrl'],
    ],
    ['an offer with a link to a live page', 'offer', { successButtonUrl: '/menu', endDate: '2026-12-31' }, []],
    ['a restaurant without opening hours', 'restaurants', {}, ['openingTimes']],
    ['other content', 'social', { validThrough: '2020-01-01', voucher: true, endDate: '2020-01-01' }, []],
    ['a restaurant with half an email address', 'restaurants', { email: 'bath@' }, ['openingTimes', 'email']],
    ['no content', 'job', undefined, []],
  ] as const)('of %s (%s %j) are %j [editor.content]', (_, kind, content, paths) => {
    expect(pathsOf(kind, content)).toEqual(paths);
  });
});
