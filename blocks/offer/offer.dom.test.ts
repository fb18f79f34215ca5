import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { find, hasText, texts } from '#blocks/_shared/testing/shown.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

describe('an offer [offer.page]', () => {
  const [example] = exampleData.offers ?? [];
  const facts = { validityText: undefined, startDate: undefined, endDate: undefined, adultsOnly: false };
  const show = (change: object, tile: object = {}) =>
    showTiles([{ type: 'offer', key: 'k', offerId: 'lunch', ...tile }], {
      data: { offer: { ...example, title: 'Lunch', termAndConditions: '<p>One each.</p>', ...facts, ...change } },
    });
  const factsOf = () => texts('li');

  it('shows its title, terms, and age limit only if it has one', () => {
    show({ adultsOnly: true });
    expect(screen.getByRole('heading', { level: 1, name: 'Lunch' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Terms' })).toBeTruthy();
    expect([hasText('One each.'), hasText('18 and over')]).toEqual([true, true]);
    show({});
    expect(hasText('18 and over')).toBe(false);
  });

  it('has its links below its days, unless it has ended [offer.page]', () => {
    const links = [{ linkText: 'Book a table', linkUrl: '/book-now' }];
    const order = () => texts('.copy > :is(h1, .links, .facts, .prose)');
    show({ description: '<p>Two for one.</p>', validityText: 'At lunch' }, { links });
    expect(order()).toEqual(['Lunch', 'At lunch', 'Book a table', 'Two for one.']);
    show({ description: '<p>Two for one.</p>', endDate: '2026-11-20' }, { links });
    expect(order()).toEqual(['Lunch', 'Until 20 November 2026', 'Two for one.']);
  });

  it('has the way to its code first, while it gives codes [offer.voucher]', () => {
    const tile = {
      links: [{ linkText: 'Book a table', linkUrl: '/book-now' }],
      codeLink: { linkText: 'Get your code', linkUrl: '#voucher' },
    };
    const linkClasses = () =>
      [...document.querySelectorAll('.links a')].map((link) => [link.textContent, link.className]);
    show({ voucher: true }, tile);
    expect(linkClasses()).toEqual([
      ['Get your code', expect.stringContaining('primary')],
      ['Book a table', expect.stringContaining('secondary')],
    ]);
    show({ voucher: false }, tile);
    expect(linkClasses()).toEqual([['Book a table', expect.stringContaining('primary')]]);
    show({ voucher: true, startDate: '2026-12-01' }, tile);
    expect(texts('.links a')).toEqual(['Book a table']);
  });

  it('without terms has no heading for them [upstream.claims]', () => {
    show({ termAndConditions: undefined });
    expect(screen.queryByRole('heading', { level: 2, name: 'Terms' })).toBeNull();
  });

  it.each([
    [{}, []],
    [{ validityText: 'At lunch' }, ['At lunch']],
    [{ endDate: '2026-12-24' }, ['Until 24 December 2026']],
    [{ startDate: '2026-11-02' }, []],
    [{ startDate: '2026-11-02', endDate: '2026-12-24' }, ['Until 24 December 2026']],
    [
      { validityText: 'Mondays until 24 December 2026', startDate: '2026-11-02', endDate: '2026-12-24' },
      ['Mondays until 24 December 2026'],
    ],
    [{ validityText: 'At lunch', endDate: '2026-12-24' }, ['At lunch', 'Until 24 December 2026']],
  ])('says when it is valid, and its end once: %o', (change, expected) => {
    show(change);
    expect(factsOf()).toEqual(expected);
    expect(find('.content').dataset.surface).toBe('highlight');
  });

  it('says from when it is valid only until that day has come', () => {
    show({ startDate: '2026-12-01', endDate: '2026-12-24' });
    expect(factsOf()).toEqual(['From 1 December 2026 to 24 December 2026']);
  });

  it.each([
    [{ startDate: '2026-12-01' }, 'This offer begins on 1 December 2026.'],
    [{ endDate: '2026-11-20' }, 'This offer ended on 20 November 2026.'],
  ])('that is not current says so: %o', (change, notice) => {
    show(change);
    expect([hasText(notice), find('.content').dataset.surface]).toEqual([true, 'quiet']);
  });
});
