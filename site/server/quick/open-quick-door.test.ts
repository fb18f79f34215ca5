import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { StoredDocument } from '#site/pages/cache/document-cache.ts';
import { sendDocument } from '../send/send.ts';
import { listen } from '../start/listen.ts';
import { openQuickDoor, type QuickDoor } from './open-quick-door.ts';
import { createQuickAnswers } from './quick-answers.ts';

const document: StoredDocument = {
  status: 200,
  whole: true,
  headers: [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Vary', 'Accept-Encoding'],
  ],
  body: { identity: Buffer.from('a finished document'), br: Buffer.from('smaller') },
  etag: 'W/"abc"',
  madeAt: 0,
  version: '',
};
const tileVideo: StoredDocument = { ...document, body: { identity: Buffer.alloc(16_000_000, 'f') }, etag: 'W/"film"' };
const ready = new Map([
  ['/', document],
  ['/film', tileVideo],
]);

interface House {
  readonly server: Server;
  readonly door: QuickDoor;
  readonly port: number;
  /** Addresses answered at the door. */
  readonly quick: string[];
  /** Requests that came through to the server behind, with their bodies. */
  readonly passed: string[];
}
const sockets: Socket[] = [];
const errors: unknown[] = [];
let restaurant: House | undefined;

async function build(firstRequestMs = 5000): Promise<House> {
  const passed: string[] = [];
  const quick: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => {
      body += piece.toString();
      server.emit('body-piece');
    });
    request.on('end', () => {
      passed.push(`${request.method} ${request.url} ${body}`.trim());
      const known = ready.get(request.url ?? '');
      if (known) sendDocument(request, response, known);
      else response.writeHead(200, ['Content-Length', '2']).end('ok');
    });
  });
  server.keepAliveTimeout = 65_000;
  const answers = createQuickAnswers(() => Date.UTC(2026, 10, 18, 12), 65_000);
  const door = openQuickDoor(server, {
    firstRequestMs,
    keepAliveMs: 65_000,
    onError: (error) => errors.push(error),
    answer(request) {
      if (request.url === '/broken') throw new Error('a header that cannot be written');
      const known = ready.get(request.url);
      if (known) quick.push(request.url);
      return known && answers.bytesFor(known, request);
    },
  });
  server.prependListener('connection', (socket: Socket) => {
    socket.prependOnceListener('data', () => server.emit('piece', socket));
  });
  const port = Number(new URL(await listen(server, '127.0.0.1', 0)).port);
  restaurant = { server, door, port, quick, passed };
  return restaurant;
}

function visit({ port }: House): { readonly socket: Socket; readonly heard: () => string } {
  let heard = '';
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.on('data', (piece) => {
    heard += piece.toString('latin1');
  });
  sockets.push(socket);
  return { socket, heard: () => heard };
}

const get = (path: string, ...fields: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...fields, '', ''].join('\r\n');

/** Sends a part of a request, and waits until the server has read it. */
async function sendPiece({ server }: House, socket: Socket, piece: string): Promise<void> {
  const read = once(server, 'piece');
  socket.write(piece);
  await read;
}

const isHeard = (heard: () => string, text: string | RegExp): Promise<void> =>
  expect.poll(heard, { interval: 5, timeout: 15_000 }).toMatch(text);

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((done) => restaurant?.server.close(done));
});

it.each([
  ['whole', []],
  ['compressed', ['Accept-Encoding: gzip, br']],
  ['not again to one who has it', ['If-None-Match: W/"abc"']],
])('sends a document %s, to the letter as node does', async (_, fields) => {
  const here = await build();
  const [quick, slow] = [visit(here), visit(here)];
  const text = get('/', ...fields);
  await sendPiece(here, slow.socket, text.slice(0, 10));
  slow.socket.write(text.slice(10));
  await isHeard(slow.heard, /\r\n\r\n/);
  quick.socket.write(text);
  await isHeard(quick.heard, /\r\n\r\n/);
  const undated = (answer: string): string => answer.replace(/Date: .*/, '');
  expect(undated(quick.heard())).toBe(undated(slow.heard()));
  expect(here.quick).toEqual(['/']);
  expect(here.passed).toEqual(['GET /']);
});

it('answers one request after another on a connection, and passes it on with the first that is not simple', async () => {
  const here = await build();
  const { socket, heard } = visit(here);
  socket.write(get('/'));
  await isHeard(heard, 'a finished document');
  socket.write(get('/', 'Accept-Encoding: br'));
  await isHeard(heard, 'smaller');
  const read = once(here.server, 'body-piece');
  socket.write('POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nname=');
  await read;
  socket.write('Anna');
  await isHeard(heard, 'ok');
  socket.write(get('/later'));
  await isHeard(heard, /ok[\s\S]*ok/);
  expect(here.quick).toEqual(['/', '/']);
  expect(here.passed).toEqual(['POST /form name=Anna', 'GET /later']);
});

it('lets node answer requests that come in one piece, in their order', async () => {
  const here = await build();
  const { socket, heard } = visit(here);
  socket.write(get('/') + get('/other') + get('/'));
  await isHeard(heard, /finished[\s\S]*ok[\s\S]*finished/);
  expect(here.quick).toEqual([]);
});

it('answers one who says at once that nothing more comes', async () => {
  const here = await build();
  const { socket, heard } = visit(here);
  socket.end(get('/'));
  await isHeard(heard, 'a finished document');
});

it('does not pile up answers for one who asks and does not read', async () => {
  const here = await build();
  const socket = connect(here.port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  socket.pause();
  await sendPiece(here, socket, get('/film'));
  for (let asked = 1; asked < 40; asked += 1) await new Promise((sent) => socket.write(get('/film'), sent));
  // Whoever comes after them is answered.
  const other = visit(here);
  other.socket.write(get('/'));
  await isHeard(other.heard, 'a finished document');
  expect([here.quick, here.passed]).toEqual([['/film', '/'], []]);
});

it('ends a connection that asks nothing in time', async () => {
  const { socket } = visit(await build(30));
  const ended = new Promise((done) => socket.on('close', done));
  await ended;
});

it('ends idle connections when the server stops', async () => {
  const here = await build();
  const { socket, heard } = visit(here);
  socket.write(get('/'));
  await isHeard(heard, 'a finished document');
  const closed = new Promise((done) => here.server.close(done));
  here.door.closeIdle();
  await closed;
});

it('passes a request on whose quick answer fails, and the server goes on', async () => {
  const built = await build();
  const { socket, heard } = visit(built);
  socket.write(get('/broken'));
  await isHeard(heard, /ok$/);
  expect(built.passed).toEqual(['GET /broken']);
  expect(errors.splice(0).map(String)).toEqual(['Error: a header that cannot be written']);
});
