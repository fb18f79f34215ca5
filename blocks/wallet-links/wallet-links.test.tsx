import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Placement } from '#renderer/block.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { Wallet, WalletState } from '#schemas/domain/wallet/wallet.ts';
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

const render = (wallet: readonly Wallet[] | undefined, visit?: WalletState): string =>
  renderToStaticMarkup(
    <WalletLinks tile={tile} data={{ wallet }} placement={placement} page={{ ...page, wallet: visit }} />,
  );
const buttons = (html: string): string[] => [...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, words = '']) => words);

describe('wallet links', () => {
  it('are a form for each available wallet, posted to the page’s own address [signup.wallet]', () => {
    const html = render(['apple', 'google']);
    expect(buttons(html)).toEqual(['Add to Apple Wallet', 'Save to Google Wallet']);
    expect(html.match(/<form action="#wallet-links" method="post">/g)).toHaveLength(2);
    expect(html).toContain('value="apple" name="wallet"');
    expect(buttons(render(['google']))).toEqual(['Save to Google Wallet']);
  });

  it('are not rendered without a wallet [signup.wallet]', () => {
    expect(render(undefined)).toBe('');
    expect(render([])).toBe('');
  });

  it('report that a card could not be added, and let the visitor try again [signup.wallet]', () => {
    const html = render(undefined, { wallet: 'apple', outcome: 'failed' });
    expect(html).toContain('role="alert">Your card could not be put into Apple Wallet.');
    expect(buttons(html)).toEqual(['Add to Apple Wallet']);
  });

  it('report that the hour is over, and offer nothing that is not possible [signup.wallet]', () => {
    const html = render(undefined, { wallet: 'google', outcome: 'over' });
    expect(html).toContain('Join again with the same address');
    expect(html).not.toMatch(/<button|<ul/);
  });
});
