import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { readBytes } from './read-body.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
});

/** A server that reads bodies, and a connection that has sent the head of a request with a body. */
async function setUp(input: Parameters<typeof readBytes>[1], length = 1000) {
  const [pieces, finished] = [new EventEmitter(), Promise.withResolvers<number>()];
  const reserve = (bytes: number) => {
    pieces.emit('piece');
    return input.reserve?.(bytes);
  };
  const server = createServer(async (request, response) => {
    pieces.emit('head');
    const body = await readBytes(request, { ...input, reserve });
    finished.resolve(body.ok ? body.bytes.length : body.status);
    response.writeHead(body.ok ? 200 : body.status, { Connection: 'close' }).end();
  });
  const port = await listenLocally(server);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  closing.push(
    () => socket.destroy(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const answer = once(socket, 'data').then(([chunk]) => String(chunk).split('\r\n')[0]);
  const head = once(pieces, 'head');
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
  await head;
  /** Sends bytes and waits until the server has read them. */
  const send = async (bytes: number): Promise<void> => {
    const read = once(pieces, 'piece');
    socket.write('x'.repeat(bytes));
    await read;
  };
  return { socket, send, read: finished.promise, answer };
}

const minimumRate = { graceMs: 200, bytesPerSecond: 1000 };
const stopTime = (): unknown => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });

describe('a request body', () => {
  it('is read at its minimum rate, however long it takes [form.abuse]', async () => {
    stopTime();
    const { send, read } = await setUp({ maxBytes: 1000, minimumRate });
    for (let part = 0; part < 10; part += 1) {
      await send(100);
      vi.advanceTimersByTime(110);
    }
    expect(await read).toBe(1000);
  });

  it('is refused when nothing arrives within the grace period [form.abuse]', async () => {
    stopTime();
    const { read, answer } = await setUp({ maxBytes: 1000, minimumRate });
    vi.advanceTimersByTime(220);
    expect([await read, await answer]).toEqual([408, 'HTTP/1.1 408 Request Timeout']);
  });

  it('is refused when it arrives below its minimum rate [form.abuse]', async () => {
    stopTime();
    const { send, read, answer } = await setUp({ maxBytes: 1000, minimumRate });
    await send(50);
    vi.advanceTimersByTime(240);
    await send(50);
    vi.advanceTimersByTime(70);
    expect([await read, await answer]).toEqual([408, 'HTTP/1.1 408 Request Timeout']);
  });

  it('is refused while it arrives when there is no quota left [form.abuse]', async () => {
    let received = 0;
    const reserve = (bytes: number) => {
      received += bytes;
      return received > 500 ? 503 : undefined;
    };
    const { socket, send, read, answer } = await setUp({ maxBytes: 1000, reserve });
    for (let part = 0; part < 6; part += 1) await send(100);
    socket.write('x'.repeat(100));
    expect([await read, await answer]).toEqual([503, 'HTTP/1.1 503 Service Unavailable']);
  });

  it('is incomplete when its connection breaks [form.abuse]', async () => {
    const { socket, send, read } = await setUp({ maxBytes: 1000 });
    await send(100);
    socket.destroy();
    expect(await read).toBe(400);
  });

  it('is refused at once when its announced length is too long [form.abuse]', async () => {
    const { read } = await setUp({ maxBytes: 1000 }, 1001);
    expect(await read).toBe(413);
  });
});
