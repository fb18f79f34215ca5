import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { StoredDocument } from '#site/pages/cache/document-cache.ts';
import { sendDocument } from '../send/send.ts';
import { listen } from '../start/listen.ts';
import { type FastPath, openFastPath } from './open-fast-path.ts';
import { createResponseCache } from './response-cache.ts';

const document: StoredDocument = {
  status: 200,
  isComplete: true,
  headers: [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Vary', 'Accept-Encoding'],
  ],
  body: { identity: Buffer.from('a finished document'), br: Buffer.from('smaller') },
  etag: 'W/"abc"',
  createdAtMs: 0,
};
const tileVideo: StoredDocument = { ...document, body: { identity: Buffer.alloc(16_000_000, 'f') }, etag: 'W/"film"' };
const ready = new Map([
  ['/', document],
  ['/film', tileVideo],
]);

interface FastPathServer {
  readonly server: Server;
  readonly fastPath: FastPath;
  readonly port: number;
  /** Paths answered by the fast path. */
  readonly answered: string[];
  /** Requests that reached the server behind it, with their bodies. */
  readonly forwarded: string[];
}
const sockets: Socket[] = [];
const errors: unknown[] = [];
let current: FastPathServer | undefined;

async function start(firstRequestMs = 5000): Promise<FastPathServer> {
  const forwarded: string[] = [];
  const answered: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
      server.emit('body-piece');
    });
    request.on('end', () => {
      forwarded.push(`${request.method} ${request.url} ${body}`.trim());
      const known = ready.get(request.url ?? '');
      if (known) sendDocument(request, response, known);
      else response.writeHead(200, ['Content-Length', '2']).end('ok');
    });
  });
  server.keepAliveTimeout = 65_000;
  const answers = createResponseCache(() => Date.UTC(2026, 10, 18, 12), 65_000);
  const fastPath = openFastPath(server, {
    firstRequestMs,
    keepAliveMs: 65_000,
    onError: (error) => errors.push(error),
    answer(request) {
      if (request.url === '/broken') throw new Error('a header that cannot be written');
      const known = ready.get(request.url);
      if (known) answered.push(request.url);
      return known && answers.bytesFor(known, request);
    },
  });
  server.prependListener('connection', (socket: Socket) => {
    socket.prependOnceListener('data', () => server.emit('piece', socket));
  });
  const port = Number(new URL(await listen(server, '127.0.0.1', 0)).port);
  current = { server, fastPath, port, answered, forwarded };
  return current;
}

function connectTo({ port }: FastPathServer): { readonly socket: Socket; readonly received: () => string } {
  let received = '';
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  sockets.push(socket);
  return { socket, received: () => received };
}

const get = (path: string, ...fields: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...fields, '', ''].join('\r\n');

/** Sends part of a request, and waits until the server has read it. */
async function sendPiece({ server }: FastPathServer, socket: Socket, chunk: string): Promise<void> {
  const read = once(server, 'piece');
  socket.write(chunk);
  await read;
}

const expectReceived = (received: () => string, text: string | RegExp): Promise<void> =>
  expect.poll(received, { interval: 5, timeout: 15_000 }).toMatch(text);

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((done) => current?.server.close(done));
});

it.each([
  ['whole', []],
  ['compressed', ['Accept-Encoding: gzip, br']],
  ['as not modified', ['If-None-Match: W/"abc"']],
])('sends a document %s, exactly as Node does [scale.render]', async (_, fields) => {
  const running = await start();
  const [answered, slow] = [connectTo(running), connectTo(running)];
  const text = get('/', ...fields);
  await sendPiece(running, slow.socket, text.slice(0, 10));
  slow.socket.write(text.slice(10));
  await expectReceived(slow.received, /\r\n\r\n/);
  answered.socket.write(text);
  await expectReceived(answered.received, /\r\n\r\n/);
  const undated = (answer: string): string => answer.replace(/Date: .*/, '');
  expect(undated(answered.received())).toBe(undated(slow.received()));
  expect(running.answered).toEqual(['/']);
  expect(running.forwarded).toEqual(['GET /']);
});

it('answers several requests on a connection, and hands it over with the first that is not simple [scale.render]', async () => {
  const running = await start();
  const { socket, received } = connectTo(running);
  socket.write(get('/'));
  await expectReceived(received, 'a finished document');
  socket.write(get('/', 'Accept-Encoding: br'));
  await expectReceived(received, 'smaller');
  const read = once(running.server, 'body-piece');
  socket.write('POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nname=');
  await read;
  socket.write('Anna');
  await expectReceived(received, 'ok');
  socket.write(get('/later'));
  await expectReceived(received, /ok[\s\S]*ok/);
  expect(running.answered).toEqual(['/', '/']);
  expect(running.forwarded).toEqual(['POST /form name=Anna', 'GET /later']);
});

it('leaves pipelined requests to Node, which answers them in order [scale.render]', async () => {
  const running = await start();
  const { socket, received } = connectTo(running);
  socket.write(get('/') + get('/other') + get('/'));
  await expectReceived(received, /finished[\s\S]*ok[\s\S]*finished/);
  expect(running.answered).toEqual([]);
});

it('answers a client that closes its side after the request [scale.render]', async () => {
  const running = await start();
  const { socket, received } = connectTo(running);
  socket.end(get('/'));
  await expectReceived(received, 'a finished document');
});

it('does not buffer responses for a client that does not read [scale.render]', async () => {
  const running = await start();
  const socket = connect(running.port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  socket.pause();
  await sendPiece(running, socket, get('/film'));
  for (let count = 1; count < 40; count += 1) await new Promise((sent) => socket.write(get('/film'), sent));
  // Later clients are answered.
  const other = connectTo(running);
  other.socket.write(get('/'));
  await expectReceived(other.received, 'a finished document');
  expect([running.answered, running.forwarded]).toEqual([['/film', '/'], []]);
});

it('closes a connection that sends no request in time [scale.render]', async () => {
  const { socket } = connectTo(await start(30));
  const ended = new Promise((done) => socket.on('close', done));
  await ended;
});

it('closes idle connections when the server stops [ops.health]', async () => {
  const running = await start();
  const { socket, received } = connectTo(running);
  socket.write(get('/'));
  await expectReceived(received, 'a finished document');
  const closed = new Promise((done) => running.server.close(done));
  running.fastPath.closeIdle();
  await closed;
});

it('hands over a request for which the fast path fails, and the server continues [scale.render]', async () => {
  const built = await start();
  const { socket, received } = connectTo(built);
  socket.write(get('/broken'));
  await expectReceived(received, /ok$/);
  expect(built.forwarded).toEqual(['GET /broken']);
  expect(errors.splice(0).map(String)).toEqual(['Error: a header that cannot be written']);
});
