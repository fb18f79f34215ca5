import type { IncomingMessage, ServerResponse } from 'node:http';
import { wallets } from '#schemas/domain/wallet/wallet.ts';
import { thanksPath } from '#site/forms/wallet/thanks-path.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { parseQuery } from '#site/routing/parse-query.ts';
import { sendDocument, sendText } from '../send/send.ts';
import type { SiteDependencies } from '../site-dependencies.ts';

type WalletHandlerDependencies = Pick<SiteDependencies, 'signUpCookies' | 'wallets' | 'limits' | 'documents'>;

interface WalletPost {
  readonly path: string;
  readonly search: string;
  readonly fields: FormData;
}

/**
 * Redirects a new subscriber to a wallet for the card, or shows on the page why that is not possible. Resolves to false
 * for unknown forms.
 */
export async function handleWalletForm(
  dependencies: WalletHandlerDependencies,
  request: IncomingMessage,
  response: ServerResponse,
  { path, search, fields }: WalletPost,
): Promise<boolean> {
  const wallet = wallets.find((each) => each === fields.get('wallet'));
  if (!wallet || path !== thanksPath) return false;
  const subscriberEmail = dependencies.signUpCookies.read(request.headers.cookie);
  const rateLimitError = await dependencies.limits.countCall(request);
  const location =
    subscriberEmail === undefined || rateLimitError
      ? undefined
      : await dependencies.wallets.addCard(subscriberEmail, wallet);
  if (location !== undefined) {
    sendText(response, 303, '', { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    return true;
  }
  const { query, key } = parseQuery(search);
  const document = await dependencies.documents.answer({
    route: matchRoute(path),
    path,
    query,
    key: path + key,
    isCacheable: false,
    subscriberEmail,
    wallet: { wallet, outcome: subscriberEmail === undefined ? 'over' : 'failed' },
    isSeen: true,
  });
  if (rateLimitError) response.setHeader('Retry-After', rateLimitError.seconds);
  sendDocument(request, response, rateLimitError ? { ...document, status: 429 } : document);
  return true;
}
