import type { Server } from 'node:http';
import { isPortInUse } from '#adapters/process/listen-failure.ts';

const address = (server: Server, host: string): string => {
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

const listenAt = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, backlog: 1024 }, () => {
      server.off('error', reject);
      resolve();
    });
  });

interface ListenOptions {
  /** Whether the port is configured explicitly: then no other one is used. */
  readonly isFixed?: boolean;
  /** Called when the port is in use and another one is chosen. */
  readonly onPortInUse?: () => void;
}

/** Listens at the port, or at a free one when it is in use and not fixed. Resolves to the address. */
export async function listen(
  server: Server,
  host: string,
  port: number,
  { isFixed = false, onPortInUse }: ListenOptions = {},
): Promise<string> {
  try {
    await listenAt(server, host, port);
  } catch (error) {
    if (!isPortInUse(error) || isFixed) throw error;
    onPortInUse?.();
    await listenAt(server, host, 0);
  }
  return address(server, host);
}
