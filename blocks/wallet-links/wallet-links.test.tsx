import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageContext, Place } from '#renderer/block.ts';
import { usualOptions } from '#renderer/usual-options.ts';
import type { Wallet, WalletVisit } from '#schemas/domain/wallet/wallet.ts';
import { walletLinks } from '#schemas/tiles/wallet-links/wallet-links.tile.ts';
import { WalletLinks } from './wallet-links.tsx';

const place: Place = { headingLevel: 2, turn: 0, first: false, span: 6 };
const tile = walletLinks.schema.parse({ type: 'wallet-links', ...walletLinks.examples.plain });
const page: PageContext = {
  pageId: 'signup-thanks',
  path: '/signup-thanks',
  now: new Date(0),
  area: { kind: 'main' },
  query: {},
  options: usualOptions,
};

const draw = (wallet: readonly Wallet[] | undefined, visit?: WalletVisit): string =>
  renderToStaticMarkup(<WalletLinks tile={tile} data={{ wallet }} place={place} page={{ ...page, wallet: visit }} />);
const buttons = (html: string): string[] => [...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, words = '']) => words);

describe('the links to wallets', () => {
  it('are a form for each wallet that can have the card, sent to the page’s own address [signup.wallet]', () => {
    const html = draw(['apple', 'google']);
    expect(buttons(html)).toEqual(['Add to Apple Wallet', 'Save to Google Wallet']);
    expect(html.match(/<form action="#wallet-links" method="post">/g)).toHaveLength(2);
    expect(html).toContain('value="apple" name="wallet"');
    expect(buttons(draw(['google']))).toEqual(['Save to Google Wallet']);
  });

  it('are nothing where there is no wallet to offer [signup.wallet]', () => {
    expect(draw(undefined)).toBe('');
    expect(draw([])).toBe('');
  });

  it('say that a card could not be had, and let one try again when nothing else is known [signup.wallet]', () => {
    const html = draw(undefined, { wallet: 'apple', outcome: 'failed' });
    expect(html).toContain('role="alert">Your card could not be put into Apple Wallet.');
    expect(buttons(html)).toEqual(['Add to Apple Wallet']);
  });

  it('say when the hour is over, and offer nothing that could not be done [signup.wallet]', () => {
    const html = draw(undefined, { wallet: 'google', outcome: 'over' });
    expect(html).toContain('Join again with the same address');
    expect(buttons(html)).toEqual([]);
  });
});
