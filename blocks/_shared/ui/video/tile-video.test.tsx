import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { videoSchema } from '#schemas/content/media/media.ts';
import { TileVideo } from './tile-video.tsx';

const poster = { url: '/media/poster.svg', alt: 'A wok.', width: 1600, height: 900 };
const wide = videoSchema.parse({ url: '/media/wide.mp4', label: 'A wok', poster });
const tall = videoSchema.parse({
  url: '/media/tall.webm',
  label: 'A wok',
  poster: { ...poster, url: '/media/tall.svg' },
});

const rendered = (mobile?: typeof wide, desktop?: typeof wide): string =>
  renderToStaticMarkup(<TileVideo mobile={mobile} desktop={desktop} sizes="100vw" />);
const firstVideo = (html: string): string => html.match(/<video.*?<\/video>/)?.[0] ?? '';

describe('tile video', () => {
  it('has its own source for each viewport, with a narrow one below 768 px [tile.video]', () => {
    expect([...firstVideo(rendered(tall, wide)).matchAll(/<source[^>]*>/g)].map(([source]) => source)).toEqual([
      '<source src="/media/tall.webm" type="video/webm" media="(max-width: 767.98px)"/>',
      '<source src="/media/wide.mp4" type="video/mp4"/>',
    ]);
  });

  it('uses its only video for every viewport [tile.video]', () => {
    expect(firstVideo(rendered(tall))).toContain('<source src="/media/tall.webm" type="video/webm"/>');
    expect(firstVideo(rendered(tall))).not.toContain('media="');
  });

  it('downloads nothing by itself, so that script can respect reduced motion and data saving [tile.video]', () => {
    expect(firstVideo(rendered(tall, wide))).toContain('preload="none"');
    expect(rendered(tall, wide)).not.toMatch(/autoplay/i);
  });

  it('has the browser’s controls without script [tile.video]', () => {
    expect(rendered(tall, wide)).toMatch(/<noscript><video[^>]*controls/);
  });

  it('has a poster for each viewport [tile.video]', () => {
    expect(rendered(tall, wide)).toContain('<source media="(max-width: 767.98px)" srcSet="/media/tall.svg"');
  });

  it('shows the other poster, or the placeholder, if it has none [tile.video]', () => {
    const bare = videoSchema.parse({ url: '/media/bare.mp4', label: 'A wok' });
    const show = (mobile?: typeof wide): string =>
      renderToStaticMarkup(<TileVideo mobile={mobile} desktop={bare} sizes="100vw" placeholder={<i>A pattern</i>} />);
    expect(show()).toContain('<i>A pattern</i>');
    expect(show()).not.toContain('<img');
    expect(show(tall)).toContain('/media/tall.svg');
    expect(show(tall)).not.toContain('A pattern');
  });
});
