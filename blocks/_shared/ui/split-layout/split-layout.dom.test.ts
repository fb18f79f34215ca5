import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';

const image = { url: '/media/wok.jpg', alt: 'A wok', width: 800, height: 600 };
const link = { linkText: 'Menu', linkUrl: '/menu' };
const video = { url: '/media/wok.mp4', label: 'A wok', poster: { ...image, url: '/media/poster.jpg' } };
/** The attributes of each layout of two halves. */
const layouts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-share]')].map(({ dataset }) => [
    dataset.share,
    dataset.notched,
    dataset.mirrored,
  ]);
const hasPlaceholder = () => document.querySelector('.placeholder') !== null;

describe('the layout of a tile with an image [tile.layout]', () => {
  const splitTiles = (type: string, fields: object) =>
    [1, 2].map((at) => ({ type, key: `k${at}`, layout: 'domino-left', heading: 'Hello', ...fields }));

  it.each([
    ['hero', { image }, 'half'],
    ['call-to-action', { image, links: [link] }, 'small'],
    ['image-text', { image, body: '<p>Text</p>' }, 'half'],
    ['click-and-collect', { image }, 'small'],
    ['video', { videoDesktop: video }, 'large'],
    ['embed', { src: 'https://www.youtube-nocookie.com/embed/1', title: 'A talk' }, 'large'],
    ['booking', { image }, 'half'],
  ])('domino-left has halves that change sides from tile to tile: %s', (type, fields, share) => {
    showTiles(splitTiles(type, fields));
    expect(layouts()).toEqual([
      [share, 'true', 'false'],
      [share, 'true', 'true'],
    ]);
    expect(document.querySelectorAll('.seam[aria-hidden="true"]')).toHaveLength(2);
  });

  it.each([
    ['promotions', 'slim', { items: [{ title: 'One' }] }],
    ['card-grid', 'slim', { cards: [{ title: 'One' }] }],
    ['offer', 'slim', { offerId: 'lunch' }],
    ['social-grid', 'slim', {}],
    ['job-list', 'slim', {}],
    ['menu-list', 'slim', {}],
    ['menu-section', 'slim', { menuId: 'main' }],
    ['allergen-guide', 'slim', { menuId: 'main' }],
    ['dietary-filter', 'slim', { menuId: 'main' }],
    ['location-list', 'slim', {}],
    ['location-finder', 'slim', {}],
    ['accordion', 'small', { items: [{ question: 'Why?', answer: '<p>So.</p>' }] }],
  ])('domino-left has a panel beside a tile without an image: %s', (type, share, fields) => {
    showTiles(splitTiles(type, fields));
    expect(layouts()).toEqual([
      [share, 'true', 'false'],
      [share, 'true', 'true'],
    ]);
    expect(hasPlaceholder()).toBe(true);
    showTiles([{ type, key: 'k', ...fields }]);
    expect(layouts()).toEqual([]);
  });

  it.each([
    ['call-to-action', { image, links: [link] }, 'true', 'small'],
    ['call-to-action', { videoMobile: video, links: [link] }, 'true', 'small'],
    ['image-text', { image, body: '<p>Text</p>', mediaSide: 'right' }, 'true', 'half'],
    ['image-text', { image, body: '<p>Text</p>', mediaSide: 'left' }, 'false', 'half'],
    ['click-and-collect', { image }, 'false', 'small'],
    ['click-and-collect', { videoDesktop: video }, 'false', 'small'],
    ['click-and-collect', { videoMobile: video }, 'false', 'small'],
    ['booking', { image }, 'true', 'half'],
    ['booking', { image, layout: 'headstone' }, 'false', 'half'],
  ])('without it has no seam, and its image on the configured side: %s %o', (type, fields, mirrored, share) => {
    showTiles([{ type, key: 'k', heading: 'Hello', ...fields }]);
    expect(layouts()).toEqual([[share, 'false', mirrored]]);
    expect(document.querySelector('.seam')).toBeNull();
  });

  it('of a call to action or click and collect without media is one part', () => {
    showTiles([{ type: 'call-to-action', key: 'k', heading: 'Come', links: [link] }]);
    expect([layouts(), hasPlaceholder()]).toEqual([[], false]);
    showTiles([{ type: 'click-and-collect', key: 'k', heading: 'Collect' }]);
    expect([layouts(), hasPlaceholder()]).toEqual([[], false]);
  });
});
