import type { IncomingMessage, ServerResponse } from 'node:http';
import { wallets } from '#schemas/domain/wallet/wallet.ts';
import { thanksPath } from '#site/forms/wallet/thanks-path.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { readQuery } from '#site/routing/read-query.ts';
import type { SiteParts } from '../create-site.ts';
import { sendDocument, sendText } from '../send/send.ts';

type WalletParts = Pick<SiteParts, 'joined' | 'wallets' | 'limits' | 'documents'>;

interface WalletPost {
  readonly path: string;
  readonly search: string;
  readonly fields: FormData;
}

/**
 * Redirects a new subscriber to a wallet for the card, or shows on the page why that is not possible. Resolves to false
 * for unknown forms.
 */
export async function takeWallet(
  parts: WalletParts,
  request: IncomingMessage,
  response: ServerResponse,
  { path, search, fields }: WalletPost,
): Promise<boolean> {
  const wallet = wallets.find((each) => each === fields.get('wallet'));
  if (!wallet || path !== thanksPath) return false;
  const joined = parts.joined.read(request.headers.cookie);
  const wait = await parts.limits.ask(request);
  const location = joined === undefined || wait ? undefined : await parts.wallets.put(joined, wallet);
  if (location !== undefined) {
    sendText(response, 303, '', { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    return true;
  }
  const { query, key } = readQuery(search);
  const document = await parts.documents.answer({
    route: matchRoute(path),
    path,
    query,
    key: path + key,
    kept: false,
    joined,
    wallet: { wallet, outcome: joined === undefined ? 'over' : 'failed' },
    isSeen: true,
  });
  if (wait) response.setHeader('Retry-After', wait.seconds);
  sendDocument(request, response, wait ? { ...document, status: 429 } : document);
  return true;
}
