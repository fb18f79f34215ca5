import { describe, expect, it } from 'vitest';
import { embedUrl, providerPageUrl } from './embed-url.ts';

describe('an embed address', () => {
  it.each([
    'https://www.youtube-nocookie.com/embed/abc',
    'https://player.vimeo.com/video/1',
    'https://open.spotify.com/embed/track/1',
    'https://www.google.com/maps/embed?pb=1',
  ])('can be %s [tile.catalogue]', (address) => {
    expect(embedUrl.safeParse(address).success).toBe(true);
  });

  it.each([
    'https://evil.example/embed/abc',
    'https://www.youtube-nocookie.com.evil.example/embed/abc',
    'https://evil.example/https://www.youtube-nocookie.com/embed/abc',
    'https://www.youtube-nocookie.com@evil.example/embed/abc',
    'https://www.youtube-nocookie.com:8443/embed/abc',
    'http://www.youtube-nocookie.com/embed/abc',
    'https://www.google.com/url?q=https://evil.example',
    'https://player.vimeo.com/video/../../evil',
    'javascript:alert(1)',
    '/embed/abc',
  ])('cannot be %s [tile.catalogue]', (address) => {
    expect(embedUrl.safeParse(address).success).toBe(false);
  });

  it('has a page on the provider’s site for visitors without consent [tile.catalogue]', () => {
    expect(providerPageUrl('https://www.youtube-nocookie.com/embed/abc')).toBe('https://www.youtube.com/watch?v=abc');
    expect(providerPageUrl('https://open.spotify.com/embed/track/1')).toBe('https://open.spotify.com/track/1');
    expect(providerPageUrl('https://player.vimeo.com/video/7')).toBe('https://vimeo.com/7');
  });
});
