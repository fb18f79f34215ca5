import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import braintree from 'braintree';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBraintreeGateway } from './braintree-gateway.ts';

/** Requests of the real package to a server that replies as Braintree documents. */
const requests: { readonly path: string; readonly body: string }[] = [];
let server: Server;

const nonceXml = (shifted: string): string =>
  `<payment-method-nonce><type>CreditCard</type><nonce>n</nonce>${shifted}</payment-method-nonce>`;
const confirmationXml = (yes: boolean): string =>
  `<three-d-secure-info><status>any</status><enrolled>Y</enrolled><liability-shifted type="boolean">${yes}</liability-shifted><liability-shift-possible type="boolean">true</liability-shift-possible></three-d-secure-info>`;

const answers: Readonly<Record<string, readonly [status: number, xml: string]>> = {
  '/payment_method_nonces/confirmed': [200, nonceXml(confirmationXml(true))],
  '/payment_method_nonces/refused': [200, nonceXml(confirmationXml(false))],
  '/payment_method_nonces/never-asked': [200, nonceXml('<three-d-secure-info nil="true"/>')],
  '/customers': [201, '<customer><id>c1</id></customer>'],
  '/client_token': [201, '<client-token><value>real-token</value></client-token>'],
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const path = (request.url ?? '').replace('/merchants/merchant', '');
    requests.push({ path, body });
    const [status, xml] = answers[path] ?? [404, ''];
    response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

function createGateway() {
  const address = server.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const environment = Object.assign(braintree.Environment.Development, { server: '127.0.0.1', port });
  const keys = { merchantId: 'merchant', publicKey: 'public', privateKey: 'private' };
  return createBraintreeGateway(new braintree.BraintreeGateway({ ...keys, environment }), () => undefined);
}

it('reads the bank’s confirmation from Braintree’s reply [booking.card]', async () => {
  const gateway = createGateway();
  expect(await gateway.clientToken()).toBe('real-token');
  expect(await gateway.storeCard({ nonce: 'confirmed', firstName: 'Ada' })).toEqual({
    kind: 'stored',
    customerId: 'c1',
  });
  expect(await gateway.storeCard({ nonce: 'refused' })).toEqual({ kind: 'unconfirmed' });
  expect(await gateway.storeCard({ nonce: 'never-asked' })).toEqual({ kind: 'unconfirmed' });
  expect(await gateway.storeCard({ nonce: 'made-up' })).toEqual({ kind: 'rejected' });
  expect(await gateway.storeCard({ nonce: '../customers' })).toEqual({ kind: 'rejected' });
});

it('sends only the documented fields, and creates a customer only for a confirmed card [booking.card]', async () => {
  const customers = requests.filter(({ path }) => path === '/customers');
  expect(customers).toHaveLength(1);
  expect(JSON.parse(customers[0]?.body ?? '')).toEqual({
    customer: {
      first_name: 'Ada',
      payment_method_nonce: 'confirmed',
      credit_card: { options: { verify_card: true } },
    },
  });
});
