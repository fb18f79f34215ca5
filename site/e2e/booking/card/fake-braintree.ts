import { join } from 'node:path';
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { build } from 'vite';

const hosts = {
  api: 'https://api.sandbox.braintreegateway.com',
  assets: 'https://assets.braintreegateway.com',
  bankScript: 'https://cas.static.client.cardinaltrusted.com/songbird/v2.0.0/songbird.js',
  bank: 'https://check.bank.example/',
};

/** The cards of the fake, by their outcome. */
export const cards = {
  /** The bank accepts it without a check. */
  good: '4000000000001000',
  /** The bank asks the card holder, who can accept or reject. */
  challenged: '4000000000001091',
  /** The bank rejects it without asking. */
  refused: '4000000000001018',
  /** The bank accepts it, but the card is declined. */
  rejected: '4000000000002370',
} as const;

/** What a code means for its card, as the server's fake of Braintree's package reads it. */
const outcomes: ReadonlyMap<string, string> = new Map([
  [cards.good, 'confirmed'],
  [cards.refused, 'refused'],
  [cards.rejected, 'rejected'],
]);

/** A token in Braintree's format, which contains the addresses of its servers. */
export const fakeToken = Buffer.from(
  JSON.stringify({
    version: 2,
    environment: 'sandbox',
    authorizationFingerprint: 'stand-in',
    configUrl: `${hosts.api}/merchants/stand-in/client_api/v1/configuration`,
  }),
).toString('base64');

const configuration = {
  environment: 'sandbox',
  merchantId: 'stand-in',
  clientApiUrl: `${hosts.api}:443/merchants/stand-in/client_api`,
  assetsUrl: hosts.assets,
  analytics: { url: 'https://client-analytics.sandbox.braintreegateway.com/stand-in' },
  challenges: ['cvv'],
  creditCards: { supportedCardTypes: ['Visa'], collectDeviceData: false },
  threeDSecureEnabled: true,
  threeDSecure: { cardinalAuthenticationJWT: 'stand-in', cardinalSongbirdUrl: hosts.bankScript },
};

interface RecordedRequest {
  readonly url: string;
  readonly body: string;
}

/** Answers for Braintree and the bank in a browser. Returns all recorded requests. */
export async function fakeBraintree(context: BrowserContext): Promise<RecordedRequest[]> {
  const requests: RecordedRequest[] = [];
  const frame = await bundle('braintree-frame.ts');
  const bankScript = await bundle('bank-script.ts');
  const answer = (url: string, how: (route: Route) => Promise<void>) =>
    context.route(
      ({ href }) => href.startsWith(url),
      (route) => {
        requests.push({ url: route.request().url(), body: route.request().postData() ?? '' });
        return how(route);
      },
    );
  const html = (body: string) => ({ contentType: 'text/html', body: `<!doctype html><meta charset="utf-8">${body}` });
  await answer(hosts.assets, (route) =>
    route.request().url().includes('/html/hosted-fields-frame')
      ? route.fulfill(
          html(
            `<style>html,body{height:100%;margin:0}input{box-sizing:border-box;width:100%;height:100%;border:0;outline:0;padding:0;background:transparent}</style><body><script>${frame}</script>`,
          ),
        )
      : route.abort(),
  );
  await answer(hosts.bankScript, (route) => route.fulfill({ contentType: 'text/javascript', body: bankScript }));
  await answer(hosts.bank, (route) => route.fulfill(html(bankPage)));
  await answer(hosts.api, answerApi);
  return requests;
}

const bankPage = `<title>Your bank</title><h1>Is it you?</h1>
<button onclick="parent.postMessage('bank:yes', '*')">Yes, it is me</button>
<button onclick="parent.postMessage('bank:no', '*')">No</button>`;

const cors = { 'access-control-allow-origin': '*' };

/** Braintree's client API, as far as a card needs it. */
async function answerApi(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const reply = (json: object, status = 200): Promise<void> => route.fulfill({ status, headers: cors, json });
  const body = JSON.parse(route.request().postData() ?? '{}');
  if (pathname.endsWith('/configuration')) return reply(configuration);
  if (pathname.endsWith('/credit_cards')) {
    const { number = '' } = body.creditCard ?? {};
    const nonce = `first-${outcomes.get(number) ?? 'asked'}`;
    return reply({ creditCards: [{ nonce, type: 'CreditCard', details: {} }] }, 202);
  }
  const first = /payment_methods\/([\w-]+)\//.exec(pathname)?.[1] ?? '';
  if (pathname.endsWith('/lookup'))
    return reply(first.endsWith('asked') ? { ...bankResult('first-asked'), lookup: bankChallenge } : checked(first));
  if (pathname.endsWith('/authenticate_from_jwt'))
    return reply(bankResult(body.jwt === 'bank:yes' ? 'checked-confirmed' : 'checked-refused'));
  return reply({}, 404);
}

const bankChallenge = { threeDSecureVersion: '2.2.0', acsUrl: hosts.bank, pareq: 'question', transactionId: 't1' };

const checked = (first: string) => ({
  ...bankResult(first.replace('first', 'checked')),
  lookup: { threeDSecureVersion: '2.2.0' },
});

const bankResult = (nonce: string) => {
  const threeDSecureInfo = { liabilityShifted: /confirmed|rejected/.test(nonce), liabilityShiftPossible: true };
  return { paymentMethod: { nonce, type: 'CreditCard', details: {}, threeDSecureInfo }, threeDSecureInfo };
};

/** Bundles one file of this folder with its imports into a script. */
async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, lib: { entry: join(import.meta.dirname, file), formats: ['iife'], name: 'standIn' } },
  });
  const [{ output } = { output: [] }] = [built].flat().flatMap((each) => ('output' in each ? [each] : []));
  const [chunk] = output;
  return chunk?.type === 'chunk' ? chunk.code : '';
}

const frameOf = (page: Page, name: string) => page.locator(`iframe[name="braintree-hosted-field-${name}"]`);

/** The content of one of Braintree's frames. */
export const cardField = (page: Page, name: string) => frameOf(page, name).contentFrame().locator('input');

/** Expects the page's focus in one of the frames, and the frame's own focus in its field. */
export async function expectFocusIn(page: Page, name: string): Promise<void> {
  await expect(frameOf(page, name)).toBeFocused();
  await expect.poll(() => cardField(page, name).evaluate((own) => own === document.activeElement)).toBe(true);
}

/** Types a card into Braintree's fields. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await cardField(page, 'cardholderName').fill('Zoe Testwell');
  await cardField(page, 'number').fill(number);
  await cardField(page, 'expirationDate').fill('09/39');
  await cardField(page, 'cvv').fill('123');
}
