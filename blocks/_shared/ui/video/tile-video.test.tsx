import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { video } from '#schemas/content/media/media.ts';
import { TileVideo } from './tile-video.tsx';

const poster = { url: '/media/poster.svg', alt: 'A wok.', width: 1600, height: 900 };
const wide = video.parse({ url: '/media/wide.mp4', label: 'A wok', poster });
const tall = video.parse({ url: '/media/tall.webm', label: 'A wok', poster: { ...poster, url: '/media/tall.svg' } });

const rendered = (mobile?: typeof wide, desktop?: typeof wide): string =>
  renderToStaticMarkup(<TileVideo mobile={mobile} desktop={desktop} sizes="100vw" />);
const firstVideo = (html: string): string => html.match(/<video.*?<\/video>/)?.[0] ?? '';

describe('a film', () => {
  it('offers each viewport its own source, the narrow one below 768 px [tile.video]', () => {
    expect([...firstVideo(rendered(tall, wide)).matchAll(/<source[^>]*>/g)].map(([source]) => source)).toEqual([
      '<source src="/media/tall.webm" type="video/webm" media="(max-width: 767.98px)"/>',
      '<source src="/media/wide.mp4" type="video/mp4"/>',
    ]);
  });

  it('offers its only film to every viewport [tile.video]', () => {
    expect(firstVideo(rendered(tall))).toContain('<source src="/media/tall.webm" type="video/webm"/>');
    expect(firstVideo(rendered(tall))).not.toContain('media="');
  });

  it('downloads nothing by itself, so that script can decide by motion and data saving [tile.video]', () => {
    expect(firstVideo(rendered(tall, wide))).toContain('preload="none"');
    expect(rendered(tall, wide)).not.toMatch(/autoplay/i);
  });

  it('keeps the browser’s controls for visitors without script [tile.video]', () => {
    expect(rendered(tall, wide)).toMatch(/<noscript><video[^>]*controls/);
  });

  it('shows the poster of the viewport [tile.video]', () => {
    expect(rendered(tall, wide)).toContain('<source media="(max-width: 767.98px)" srcSet="/media/tall.svg"');
  });
});
