import type { Server } from 'node:http';

const address = (server: Server, host: string): string => {
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

const tryPort = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, backlog: 1024 }, () => {
      server.off('error', reject);
      resolve();
    });
  });

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Listens at the port, or at a free one when it is taken. Gives the address. */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  try {
    await tryPort(server, host, port);
  } catch (error) {
    if (!isTaken(error)) throw error;
    await tryPort(server, host, 0);
  }
  return address(server, host);
}
