import { createHash } from 'node:crypto';
import { escapeHtml } from '#adapters/service/mail/escape-html.ts';
import { type Wallet, walletNames } from '#schemas/domain/wallet/wallet.ts';

interface Card {
  readonly brand: string;
  readonly wallet: Wallet;
  /** Identifies the card in its URL. */
  readonly token: string;
}

const style =
  'body{font:16px/1.5 sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}section{margin-top:2rem;border:2px solid #1a1a1a;border-radius:1rem;padding:1.5rem}h1,h2{margin:0;overflow-wrap:anywhere}p{margin:.5rem 0 0}strong{font-size:1.5rem}';

/** Sixteen digits in groups of four, derived from the token. */
function cardNumber(token: string): string {
  const digits = createHash('sha256').update(token).digest().readBigUInt64BE() % 10n ** 16n;
  return String(digits).padStart(16, '0').match(/.{4}/g)?.join(' ') ?? '';
}

/** A page that simulates a phone's wallet where no real wallet is available. */
export function renderWalletPage({ brand, wallet, token }: Card): string {
  const title = `Member’s card in ${walletNames[wallet]}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} - ${brand}`)}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>This page stands in for ${walletNames[wallet]}: a real one opens here once an upstream with the certificates of ${walletNames[wallet]} is configured.</p><section aria-labelledby="brand"><h2 id="brand">${escapeHtml(brand)}</h2><p>Member’s card</p><p>Card number <br><strong>${cardNumber(token)}</strong></p></section></main></body></html>`;
}
