import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageContext, Placement } from '#renderer/block.ts';
import { defaultOptions } from '#renderer/default-options.ts';
import type { Wallet, WalletVisit } from '#schemas/domain/wallet/wallet.ts';
import { walletLinks } from '#schemas/tiles/wallet-links/wallet-links.tile.ts';
import { WalletLinks } from './wallet-links.tsx';

const placement: Placement = { headingLevel: 2, alternation: 0, first: false, span: 6 };
const tile = walletLinks.schema.parse({ type: 'wallet-links', ...walletLinks.examples.plain });
const page: PageContext = {
  pageId: 'signup-thanks',
  path: '/signup-thanks',
  now: new Date(0),
  area: { kind: 'main' },
  query: {},
  options: defaultOptions,
};

const render = (wallet: readonly Wallet[] | undefined, visit?: WalletVisit): string =>
  renderToStaticMarkup(
    <WalletLinks tile={tile} data={{ wallet }} placement={placement} page={{ ...page, wallet: visit }} />,
  );
const buttons = (html: string): string[] => [...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, words = '']) => words);

describe('the links to wallets', () => {
  it('are a form for each wallet that can have the card, sent to the page’s own address [signup.wallet]', () => {
    const html = render(['apple', 'google']);
    expect(buttons(html)).toEqual(['Add to Apple Wallet', 'Save to Google Wallet']);
    expect(html.match(/<form action="#wallet-links" method="post">/g)).toHaveLength(2);
    expect(html).toContain('value="apple" name="wallet"');
    expect(buttons(render(['google']))).toEqual(['Save to Google Wallet']);
  });

  it('are nothing where there is no wallet to offer [signup.wallet]', () => {
    expect(render(undefined)).toBe('');
    expect(render([])).toBe('');
  });

  it('say that a card could not be had, and let one try again when nothing else is known [signup.wallet]', () => {
    const html = render(undefined, { wallet: 'apple', outcome: 'failed' });
    expect(html).toContain('role="alert">Your card could not be put into Apple Wallet.');
    expect(buttons(html)).toEqual(['Add to Apple Wallet']);
  });

  it('say when the hour is over, and offer nothing that could not be done [signup.wallet]', () => {
    const html = render(undefined, { wallet: 'google', outcome: 'over' });
    expect(html).toContain('Join again with the same address');
    expect(buttons(html)).toEqual([]);
  });
});
