import { describe, expect, it } from 'vitest';
import { getReading } from '../field/repair/readings.ts';
import { redirectRule } from './settings.ts';

const messagesOf = (rule: object) => redirectRule.safeParse(rule).error?.issues.map(({ message }) => message) ?? [];

describe('a redirect of the settings', () => {
  it.each([
    ['our-story', '/our-story'],
    [' about/us ', '/about/us'],
    ['https://pandan-row.example/our-story', '/our-story'],
    ['HTTP://old.example//our-story', '/our-story'],
    ['https://pandan-row.example/', undefined],
    ['/our-story?year=2026', undefined],
    ['mailto:a@b.example', undefined],
    ['', undefined],
    [7, undefined],
  ])('reads the old address %j as %j [editor.addresses]', (typed, path) => {
    expect(getReading(redirectRule.shape.from).read?.(typed)).toBe(path);
  });

  it.each(['', '/', 'our-story', '/our-story?year=2026', '#top'])('has one error for the old address %j', (from) => {
    expect(messagesOf({ from, to: '/menu' })).toEqual(['must be a path such as /old-page']);
  });

  it.each(['', 'menu', 'javascript:alert(1)', '//elsewhere.example', 'mailto:a@b.example'])(
    'has one error for the new address %j',
    (to) =>
      expect(messagesOf({ from: '/old', to })).toEqual([
        'must be a path such as /new-page, or an address such as https://example.com',
      ]),
  );
});
