// The first start of the processes that the site can do without for a while. Plain JavaScript without packages.
import { createServer } from 'node:net';

/**
 * Starts the service. Where it cannot be started and the site has saved pages, the site goes on with these and finds the
 * service at a reserved port once it is back. Gives its address.
 */
export async function startService(service, { restart, say, hasSavedPages, port = process.env.SERVICE_PORT }) {
  try {
    return await service.start();
  } catch (error) {
    if (!hasSavedPages()) throw error;
    say(`${error.message} The site shows the pages it has saved until the service is back.`);
    const address = `http://127.0.0.1:${Number(port) || (await findFreePort())}`;
    service.reserve(address);
    restart(service);
    return address;
  }
}

/** Starts the preview, which is for editors alone: the site goes on without it. Gives its address when it has one. */
export async function startPreview(preview, { restart, say }) {
  try {
    return await preview.start();
  } catch (error) {
    say(`${error.message} The site goes on without it.`);
    restart(preview);
    return undefined;
  }
}

/** A port of this machine that nobody listens at. */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
