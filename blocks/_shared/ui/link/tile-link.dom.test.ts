import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';

const link = { linkText: 'Menu', linkUrl: '/menu' };

describe('a link of a tile', () => {
  it('that opens a new tab says so, and gives the other site no access [tile.catalogue]', () => {
    const links = [link, { linkText: 'Shop', linkUrl: 'https://shop.example', openInNewTab: true }];
    showTiles([{ type: 'call-to-action', key: 'k', heading: 'Come', links }]);
    const shop = screen.getByRole('link', { name: 'Shop (opens in a new tab)' });
    expect([shop.getAttribute('target'), shop.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    const menu = screen.getByRole('link', { name: 'Menu' });
    expect([menu.getAttribute('target'), menu.getAttribute('rel')]).toEqual([null, null]);
  });
});
