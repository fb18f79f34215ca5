import { expect, it } from 'vitest';
import { socialCardOf } from './social-card.ts';

it('replaces the site’s own SVG images and leaves other images unchanged [page.metadata]', () => {
  const at = (url: string) => socialCardOf({ url, width: 1600, height: 900 });
  expect(at('/media/scene/grill.svg')).toEqual({ url: '/social/scene/grill.jpg', width: 1200, height: 630 });
  for (const url of ['/media/photo.webp', 'https://cdn.example/media/grill.svg', '/media/../grill.svg', '/grill.svg'])
    expect(at(url)).toEqual({ url, width: 1600, height: 900 });
});
