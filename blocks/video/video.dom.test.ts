import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';

const link = { linkText: 'Menu', linkUrl: '/menu' };
const image = { url: '/media/wok.jpg', alt: 'A wok', width: 800, height: 600 };
const video = { url: '/media/wok.mp4', label: 'A wok', poster: { ...image, url: '/media/poster.jpg' } };

describe('a video tile [tile.video]', () => {
  it('has a label only if it has a heading, a text or links', () => {
    const tile = { type: 'video', key: 'k', videoDesktop: video };
    showTiles([tile]);
    expect([document.querySelector('.label'), document.querySelectorAll('tile-video').length]).toEqual([null, 1]);
    for (const more of [{ heading: 'Watch' }, { text: 'Watch' }, { links: [link] }]) {
      showTiles([{ ...tile, ...more }]);
      expect(document.querySelector('.label')).not.toBeNull();
    }
  });
});
