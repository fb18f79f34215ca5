import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { readBytes } from './read-body.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that says what it has read, and a connection that has sent the head of a request with a body. */
async function setUp(input: Parameters<typeof readBytes>[1], length = 1000) {
  const read: unknown[] = [];
  const server = createServer(async (request, response) => {
    const body = await readBytes(request, input);
    read.push(body.ok ? body.bytes.length : body.status);
    response.writeHead(body.ok ? 200 : body.status, { Connection: 'close' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(address !== null && typeof address === 'object' ? address.port : 0, '127.0.0.1');
  socket.on('error', () => undefined);
  closing.push(
    () => socket.destroy(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
  return { socket, read, said: () => said.split('\r\n')[0] };
}

const pace = { graceMs: 200, bytesPerSecond: 1000 };

describe('a body', () => {
  it('that comes at its pace is read, however long it takes', async () => {
    const { socket, read } = await setUp({ maximumBytes: 1000, pace });
    for (let part = 0; part < 10; part += 1) {
      socket.write('x'.repeat(100));
      await pause(60);
    }
    expect(read).toEqual([1000]);
  });

  it.each([
    ['nothing', 0],
    ['too little', 50],
  ])('of which %s comes is given up, and its sender is told', async (_, bytes) => {
    const { socket, read, said } = await setUp({ maximumBytes: 1000, pace });
    socket.write('x'.repeat(bytes));
    await expect.poll(said, { timeout: 2000 }).toBe('HTTP/1.1 408 Request Timeout');
    expect(read).toEqual([408]);
  });

  it('for which there is no room is given up while it comes, and its sender is told', async () => {
    let come = 0;
    const take = (bytes: number) => {
      come += bytes;
      return come > 500 ? 503 : undefined;
    };
    const { socket, read, said } = await setUp({ maximumBytes: 1000, take });
    for (let part = 0; part < 8; part += 1) {
      socket.write('x'.repeat(100));
      await pause(10);
    }
    await expect.poll(said).toBe('HTTP/1.1 503 Service Unavailable');
    expect(read).toEqual([503]);
  });

  it('that breaks off is no body', async () => {
    const { socket, read } = await setUp({ maximumBytes: 1000 });
    socket.write('x'.repeat(100));
    await pause(50);
    socket.destroy();
    await expect.poll(() => read).toEqual([400]);
  });

  it('that is announced as too long is not waited for', async () => {
    const { read } = await setUp({ maximumBytes: 1000 }, 1001);
    await expect.poll(() => read).toEqual([413]);
  });
});
