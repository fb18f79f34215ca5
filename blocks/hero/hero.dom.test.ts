import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { find, texts } from '#blocks/_shared/testing/shown.ts';

const image = { url: '/media/wok.jpg', alt: 'A wok', width: 800, height: 600 };
const link = { linkText: 'Menu', linkUrl: '/menu' };
/** The attributes of each layout of two halves. */
const layouts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-share]')].map(({ dataset }) => [
    dataset.share,
    dataset.notched,
    dataset.mirrored,
  ]);

describe('a hero', () => {
  const hero = { type: 'hero', key: 'k', heading: 'Welcome', text: 'Come in', links: [link], image };

  it('shows its text over its image or beside it [tile.layout]', () => {
    showTiles([{ ...hero, arrangement: 'over-image' }]);
    expect(document.querySelector('.over .label')?.textContent).toContain('Come in');
    showTiles([{ ...hero, arrangement: 'over-image', layout: 'domino-left' }]);
    expect([document.querySelector('.over'), layouts().length]).toEqual([null, 1]);
    showTiles([{ ...hero, arrangement: 'split', layout: 'headstone' }]);
    expect([document.querySelector('.over'), find('.split').dataset.shape]).toEqual([null, 'headstone']);
  });

  it.each(['over-image', 'split'])('has nothing but its text in front of its image %s [tile.layout]', (arrangement) => {
    showTiles([{ ...hero, arrangement }]);
    const after = [...document.querySelectorAll('.media ~ *')].map(({ className }) => className);
    expect(after).toEqual(arrangement === 'split' ? [] : ['label']);
    expect(document.querySelectorAll('.label .pattern, .table .pattern')).toHaveLength(0);
  });

  it('has a heading, a text and links, and an image that is loaded at once on the first screen [tile.catalogue]', () => {
    const plain = { ...hero, text: undefined, links: [] };
    showTiles([hero, ...['b', 'c', 'd'].map((key) => ({ ...plain, key }))]);
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Menu' }).getAttribute('href')).toBe('/menu');
    const images = screen.getAllByRole('img', { name: 'A wok' });
    const [first, last] = [images[0], images.at(-1)];
    expect([first?.getAttribute('loading'), last?.getAttribute('loading')]).toEqual(['eager', 'lazy']);
    expect([first?.getAttribute('fetchpriority'), last?.getAttribute('fetchpriority')]).toEqual(['high', null]);
    expect(texts('p.text')).toEqual(['Come in']);
  });
});
