import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSiteProxy } from './proxy-to-site.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(server: Server | TcpServer): Promise<number> {
  closing.push(() => server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
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
  it.each(['GET', 'HEAD'])('has no body with %s, however the body was framed', async (method) => {
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

  it('has one framing with POST', async () => {
    const counted = await proxied(`${head('POST', ['Content-Length: 4'])}\r\n\r\n`);
    expect(counted).toMatch(/content-length: 4\r\n/i);
    expect(counted).not.toMatch(/transfer-encoding/i);
    const inChunks = await proxied(head('POST', ['Transfer-Encoding: chunked']) + chunked);
    expect(inChunks).toMatch(/transfer-encoding: chunked\r\n/i);
    expect(inChunks).toMatch(/0\r\n\r\n$/);
    expect(inChunks).not.toMatch(/content-length/i);
  });

  it('has none of the connection headers, nor those that they name', async () => {
    const received = await proxied(
      head('GET', ['Connection: close, X-Secret', 'X-Secret: 1', 'Keep-Alive: timeout=1', 'TE: trailers', 'X-Own: 1']),
    );
    expect(received).toMatch(/x-own: 1/i);
    expect(received).not.toMatch(/x-secret|keep-alive: timeout|\bte:/i);
  });

  it('has no other method', async () => {
    const response = await responseOf(head('DELETE', ['Transfer-Encoding: chunked']) + chunked);
    expect(response).toMatch(/^HTTP\/1.1 403 /);
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
