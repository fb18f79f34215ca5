import { describe, expect, it } from 'vitest';
import type { ItemContent } from '#preview/app/api/content.ts';
import { findKindView } from '../kind-views.ts';
import { type ItemUse, listPreviewPages } from './list-preview-pages.ts';

const addresses = [
  { page: 'home', path: '/', label: '' },
  { page: 'offers', path: '/offers', label: '' },
  { page: '_menu', path: '/menu/dinner', label: 'Dinner' },
  { page: '_menu', path: '/menu/lunch', label: 'Lunch' },
  { page: '_restaurant', path: '/restaurants/bath/bath', label: 'Bath' },
  { page: '_restaurant-menu', path: '/restaurants/bath/bath/menu/dinner', label: 'Bath, dinner' },
  { page: '_booking', path: '/booking/bath', label: 'Bath' },
];

const list = (kind: string, id: string, content: ItemContent = {}, uses: readonly ItemUse[] = []) => {
  const view = findKindView(kind);
  if (!view) throw new Error(`There is no kind ${kind}.`);
  const { own, using } = listPreviewPages(view, id, content, { addresses }, uses);
  return {
    own: own.map(({ path }) => path),
    using: using.map(({ label }) => label),
    isLive: using.map((each) => each.isLive),
  };
};

describe('the pages on which an item can be seen', () => {
  it('are its own addresses first, and then the pages that use it, each once [editor.menus]', () => {
    const uses = [
      { kind: 'page', id: 'home', name: 'Home', isLive: true },
      { kind: 'restaurants', id: '1001', name: 'Bath', isLive: true },
      { kind: 'page', id: 'offers', name: 'Offers', isLive: false },
      { kind: 'settings', id: 'brand', isLive: true },
      { kind: 'page', id: '_menu', name: 'Menu', isLive: true },
      { kind: 'page', id: 'no-address', name: 'None', isLive: true },
    ] as const;
    expect(list('menu', 'dinner', {}, uses)).toEqual({
      own: ['/menu/dinner', '/restaurants/bath/bath/menu/dinner'],
      using: ['Home (/)', 'Bath (/restaurants/bath/bath)', 'Offers (/offers), draft'],
      isLive: [true, true, false],
    });
  });

  it('are those at the address in the draft of a restaurant [editor.content]', () => {
    expect(list('restaurants', '1001', { city: 'bath', slug: 'bath' }).own).toEqual([
      '/restaurants/bath/bath',
      '/restaurants/bath/bath/menu',
      '/restaurants/bath/bath/menu/dinner',
      '/booking/bath',
    ]);
    expect(list('restaurants', '1002', { city: 'bath', slug: 'new' }).own[0]).toBe('/restaurants/bath/new');
    expect(list('restaurants', '1002', {}).own).toEqual([]);
  });

  it('include the address of an item that is not live yet [editor.content]', () => {
    expect(list('offer', 'new').own).toEqual(['/offer/new']);
    expect(list('job', 'chef').own).toEqual(['/careers/job/chef']);
  });

  it('are all pages for the settings, the home page first, and none for a post that no page shows [editor.content]', () => {
    expect(list('settings', 'brand')).toMatchObject({ own: ['/'], using: ['/offers'] });
    expect(list('social', 'p1')).toEqual({ own: [], using: [], isLive: [] });
  });

  it('are live if one of two uses is [editor.content]', () => {
    const uses = [
      { kind: 'page', id: 'home', name: 'Home', isLive: false },
      { kind: 'page', id: 'home', name: 'Home', isLive: true },
    ] as const;
    expect(list('social', 'p1', {}, uses)).toMatchObject({ using: ['Home (/)'], isLive: [true] });
  });
});
