import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listenFailure } from '#adapters/process/listen-failure.ts';
import { listen } from './listen.ts';

const host = '127.0.0.1';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function create(): Server {
  const server = createServer();
  servers.push(server);
  return server;
}

const portOf = (address: string): number => Number(new URL(address).port);

describe('a port in use', () => {
  it('is an error where it is configured, with what to do [config.constants]', async () => {
    const port = portOf(await listen(create(), host, 0));
    const refused: unknown = await listen(create(), host, port, { isFixed: true }).catch((error: unknown) => error);
    expect(listenFailure(refused, 'PORT', port)).toBe(
      `PORT=${port} is in use by another program. Stop that program, or set PORT to a free port.`,
    );
  });

  it('is replaced by a free one otherwise, and reported [config.constants]', async () => {
    const port = portOf(await listen(create(), host, 0));
    let reports = 0;
    const other = await listen(create(), host, port, {
      onPortInUse: () => {
        reports += 1;
      },
    });
    expect(portOf(other)).not.toBe(port);
    expect(reports).toBe(1);
  });
});
