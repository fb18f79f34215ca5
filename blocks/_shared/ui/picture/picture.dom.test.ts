import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { find } from '#blocks/_shared/testing/shown.ts';

const image = { url: '/media/wok.jpg', alt: 'A wok', width: 800, height: 600 };
const video = { url: '/media/wok.mp4', label: 'A wok', poster: { ...image, url: '/media/poster.jpg' } };
const hasPlaceholder = () => document.querySelector('.placeholder') !== null;

describe('an image of a tile [tile.skeleton]', () => {
  it('has its formats from the smallest, each with its sizes, and its own dimensions', () => {
    const variants = [
      { url: '/a.jpg', width: 400, type: 'image/jpeg' },
      { url: '/a.webp', width: 400, type: 'image/webp' },
      { url: '/b.webp', width: 800, type: 'image/webp' },
    ];
    showTiles([{ type: 'hero', key: 'k', heading: 'Hello', image: { ...image, variants } }]);
    const sources = [...document.querySelectorAll('source')].map((source) => [
      source.getAttribute('type'),
      source.getAttribute('srcset'),
      source.getAttribute('media'),
    ]);
    expect(sources).toEqual([
      ['image/webp', '/a.webp 400w, /b.webp 800w', null],
      ['image/jpeg', '/a.jpg 400w', null],
    ]);
    const shown = screen.getByRole('img', { name: 'A wok' });
    expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['800', '600']);
    expect(find('picture').hasAttribute('data-pending')).toBe(true);
  });

  it('is replaced by a video, or by a motif if there is none', () => {
    showTiles([{ type: 'hero', key: 'k', heading: 'Hello', image, videoMobile: video }]);
    expect(document.querySelectorAll('tile-video')).toHaveLength(1);
    showTiles([{ type: 'hero', key: 'k', heading: 'Hello' }]);
    expect([hasPlaceholder(), document.querySelector('picture')]).toEqual([true, null]);
  });
});
