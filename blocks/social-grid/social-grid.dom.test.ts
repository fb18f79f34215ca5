import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { find } from '#blocks/_shared/testing/shown.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

const link = { linkText: 'Menu', linkUrl: '/menu' };
const hasPlaceholder = () => document.querySelector('.placeholder') !== null;

describe('a social grid', () => {
  const [post] = exampleData.social ?? [];
  const posts = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...post, id: `p${at}`, caption: `Post ${at}` }));
  const show = (count: number, tile: object = {}) =>
    showTiles([{ type: 'social-grid', key: 'k', count: 'four', ...tile }], { data: { social: posts(count) } });

  it('shows as many posts as configured, and motifs for missing ones [tile.catalogue]', () => {
    show(9);
    expect([screen.getAllByRole('listitem').length, hasPlaceholder()]).toEqual([4, false]);
    show(9, { count: 'eight' });
    expect([screen.getAllByRole('listitem').length, find('.social').dataset.count]).toEqual([8, 'eight']);
    show(1);
    expect([screen.getAllByRole('listitem').length, document.querySelectorAll('.placeholder').length]).toEqual([1, 3]);
    show(0);
    expect([screen.queryByRole('list'), document.querySelectorAll('.post[aria-hidden="true"]').length]).toEqual([
      null,
      4,
    ]);
  });

  it('has a head only if it has a heading, a text or a profile [tile.catalogue]', () => {
    show(1);
    expect(document.querySelector('.head')).toBeNull();
    for (const tile of [{ heading: 'Us' }, { text: 'What we cook' }, { profile: link }]) {
      show(1, tile);
      expect(document.querySelector('.head')).not.toBeNull();
    }
    expect(screen.getByRole('link', { name: 'Menu' })).toBeTruthy();
  });

  it('links each post by its caption, in a new tab [tile.catalogue]', () => {
    show(1);
    const shown = screen.getByRole('link', { name: /Post 0 \(opens in a new tab\)/ });
    expect([shown.getAttribute('target'), shown.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });
});
