import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { find } from '#blocks/_shared/testing/shown.ts';

const image = { url: '/media/wok.jpg', alt: 'A wok', width: 800, height: 600 };
const hasPlaceholder = () => document.querySelector('.placeholder') !== null;

describe('embedded content before consent [cookie.scripts]', () => {
  const src = 'https://www.youtube-nocookie.com/embed/1';
  const show = (tile: object = {}) => showTiles([{ type: 'embed', key: 'k', src, title: 'A talk', ...tile }]);

  it('is a poster with the title, the reason, and a link to the other site', () => {
    show({ pageUrl: 'https://www.video.example/talk', poster: image });
    const embed = find('tile-embed');
    expect([embed.dataset.src, embed.dataset.title]).toEqual([src, 'A talk']);
    expect(embed.textContent).toContain('A talk comes from video.example. It shows here once you allow');
    const open = screen.getByRole('link', { name: 'Open on video.example (opens in a new tab)' });
    expect([open.getAttribute('href'), open.getAttribute('target')]).toEqual([
      'https://www.video.example/talk',
      '_blank',
    ]);
    expect(screen.getByRole('img', { name: 'A wok' })).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('has a motif without a poster, and a head if it has a heading or a text', () => {
    show();
    expect([hasPlaceholder(), document.querySelector('.stack')]).toEqual([true, null]);
    show({ heading: 'Watch' });
    expect(document.querySelector('.stack')).not.toBeNull();
    show({ text: 'Watch' });
    expect(document.querySelector('.stack')).not.toBeNull();
  });
});
