import { once } from 'node:events';
import type { Server } from 'node:net';

/** Lets a server listen on this machine only, at a free port unless one is given. Resolves to the port. */
export async function listenLocally(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : port;
}
