import { describe, expect, it } from 'vitest';
import { createFakeClient } from '#adapters/api-client/fake-client.ts';
import { isSafeHref } from './href.ts';

describe('a link', () => {
  it.each(['false', 'true', 'none', 'N/A', '0', 'null', '-', 'menu', 'www.example.com'])(
    'cannot lead to the word “%s” [upstream.entries]',
    (word) => expect(isSafeHref(word)).toBe(false),
  );

  it.each([
    '/',
    '/menu',
    '#booking',
    '?day=monday',
    'menu/mains',
    'https://example.com',
    'mailto:a@example.com',
    'tel:+441225',
  ])('can lead to %s [upstream.entries]', (address) => expect(isSafeHref(address)).toBe(true));

  it('of a reply that leads to a word is left out, and this is logged [upstream.entries] [upstream.diagnosis]', async () => {
    const mastheadItems = [
      { linkText: 'Menu', linkUrl: '/menu' },
      { linkText: 'Gifts', linkUrl: 'false' },
      { linkText: 'Order', linkUrl: false },
    ];
    const { client, log } = createFakeClient((path) =>
      path === '/api/token' ? undefined : { body: { siteName: 'A', mastheadItems } },
    );
    expect((await client.getSettings()).mastheadItems.map(({ linkUrl }) => linkUrl)).toEqual(['/menu']);
    expect(log.map(({ level, message }) => [level, message?.split(';').length])).toEqual([['error', 2]]);
  });
});
