import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenLocally } from '#adapters/testing/listen-locally.ts';

/** An unused port. */
export async function freePort(): Promise<string> {
  const server = createServer();
  const port = await listenLocally(server);
  server.close();
  await once(server, 'close');
  return String(port);
}
