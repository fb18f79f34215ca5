import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { createSiteProxy } from './proxy-to-site.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function listen(server: Server | TcpServer): Promise<number> {
  closing.push(() => server.close());
  return listenLocally(server);
}

/** Sends bytes to a preview and returns what its site received, after it has responded. */
async function proxied(bytes: string): Promise<string> {
  let received = '';
  const site = createTcpServer((socket) => {
    closing.push(() => socket.destroy());
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        received += chunk;
        if (/\r\n\r\n$/.test(received)) socket.write('HTTP/1.1 204 No Content\r\n\r\n');
      });
  });
  const proxy = createSiteProxy({ address: `http://127.0.0.1:${await listen(site)}`, editorKey: 'key-of-the-editors' });
  const preview = createServer((request, response) => void proxy(request, response));
  const socket = connect(await listen(preview), '127.0.0.1');
  closing.push(() => socket.destroy());
  socket.write(bytes);
  await once(socket, 'data');
  return received;
}

const head = (method: string, lines: readonly string[]): string =>
  [`${method} /_draft/home HTTP/1.1`, 'Host: preview', ...lines, '', ''].join('\r\n');
const inner = 'GET /swallowed HTTP/1.1\r\nHost: site\r\n\r\n';
const chunked = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;

describe('a request that the preview forwards to the site', () => {
  it.each(['GET', 'HEAD'])('has no body with %s, however the body was framed [preview.access]', async (method) => {
    for (const framed of [
      head(method, ['Transfer-Encoding: chunked']) + chunked,
      head(method, [`Content-Length: ${inner.length}`]) + inner,
    ]) {
      const received = await proxied(framed);
      expect(received).toMatch(new RegExp(`^${method} /_draft/home HTTP/1.1\r\n`));
      expect(received).toMatch(/\r\n\r\n$/);
      expect(received).not.toContain('swallowed');
      expect(received).not.toMatch(/content-length|transfer-encoding/i);
    }
  });

  it('has one framing with POST [preview.exact]', async () => {
    const counted = await proxied(`${head('POST', ['Content-Length: 4'])}\r\n\r\n`);
    expect(counted).toMatch(/content-length: 4\r\n/i);
    expect(counted).not.toMatch(/transfer-encoding/i);
    const inChunks = await proxied(head('POST', ['Transfer-Encoding: chunked']) + chunked);
    expect(inChunks).toMatch(/transfer-encoding: chunked\r\n/i);
    expect(inChunks).toMatch(/0\r\n\r\n$/);
    expect(inChunks).not.toMatch(/content-length/i);
  });

  it('has none of the connection headers, nor those that they name [preview.access]', async () => {
    const received = await proxied(
      head('GET', ['Connection: close, X-Secret', 'X-Secret: 1', 'Keep-Alive: timeout=1', 'TE: trailers', 'X-Own: 1']),
    );
    expect(received).toMatch(/x-own: 1/i);
    expect(received).not.toMatch(/x-secret|keep-alive: timeout|\bte:/i);
  });

  it('has no other method [preview.access]', async () => {
    const response = await responseOf(head('DELETE', ['Transfer-Encoding: chunked']) + chunked);
    expect(response).toMatch(/^HTTP\/1.1 403 /);
  });
});

describe('the preview of a site', () => {
  const send = (method: string, path: string, lines: readonly string[] = []): string =>
    [`${method} ${path} HTTP/1.1`, 'Host: preview', ...lines, '', ''].join('\r\n');

  it('adds the editors’ secret for drafts only, and never that of the request [preview.access]', async () => {
    const own = ['X-Editor-Key: guess', 'Cookie: editor=session', 'Authorization: Bearer mine'];
    expect(await proxied(send('GET', '/_draft/home', own))).toMatch(/x-editor-key: key-of-the-editors\r\n/i);
    const page = await proxied(send('GET', '/media/satay.svg', own));
    expect(page).toMatch(/^GET \/media\/satay.svg /);
    expect(page).not.toMatch(/x-editor-key|guess|session|mine/i);
  });

  it.each([
    ['a form of a page', send('POST', '/contact', ['Content-Length: 0'])],
    ['a booking', send('POST', '/api/booking/create/1', ['Content-Length: 0'])],
    ['a draft from another site', send('POST', '/_draft/home', ['Sec-Fetch-Site: cross-site', 'Content-Length: 0'])],
    [
      'a question for tables from another site',
      send('POST', '/api/booking/availability', ['Sec-Fetch-Site: cross-site']),
    ],
    ['another method', send('PUT', '/_draft/home', ['Content-Length: 0'])],
  ])('does not send %s [preview.access]', async (_, bytes) => {
    expect(await responseOf(bytes)).toMatch(
      /^HTTP\/1.1 403 [\s\S]*Forms and bookings are switched off in the preview\.$/,
    );
  });

  it('sends drafts of its own pages [preview.exact]', async () => {
    const bytes = send('POST', '/_draft/home', ['Sec-Fetch-Site: same-origin', 'Content-Length: 4']);
    expect(await proxied(`${bytes}\r\n\r\n`)).toMatch(/^POST \/_draft\/home /);
  });

  it('asks for free tables, which changes nothing, without the editors’ secret [preview.exact]', async () => {
    const bytes = send('POST', '/api/booking/availability', ['Sec-Fetch-Site: same-origin', 'Content-Length: 4']);
    const received = await proxied(`${bytes}\r\n\r\n`);
    expect(received).toMatch(/^POST \/api\/booking\/availability /);
    expect(received).not.toContain('key-of-the-editors');
  });

  it('says so when the site cannot be reached [preview.exact]', async () => {
    expect(await responseOf(send('GET', '/_draft/home'))).toMatch(
      /^HTTP\/1.1 502 [\s\S]*The site cannot be reached\. This will be retried automatically\.$/,
    );
  });
});

/** The preview's own response to bytes that are not forwarded. */
async function responseOf(bytes: string): Promise<string> {
  const proxy = createSiteProxy({ address: 'http://127.0.0.1:9', editorKey: 'key-of-the-editors' });
  const socket = connect(await listen(createServer((request, response) => void proxy(request, response))), '127.0.0.1');
  closing.push(() => socket.destroy());
  socket.write(bytes);
  const [answer] = await once(socket, 'data');
  return String(answer);
}
