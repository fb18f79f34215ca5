import { once } from 'node:events';
import { createServer } from 'node:net';

/** An unused port. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(address !== null && typeof address === 'object' ? address.port : 0);
}
