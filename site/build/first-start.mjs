// Starts the processes that the site can run without for a while. Plain JavaScript without packages.
import { createServer } from 'node:net';

/**
 * Starts the service and resolves to its address. Where it cannot be started but the site has saved pages, reserves an
 * address for it, and the site runs with these pages until the service is back.
 */
export async function startService(service, { restart, print, hasSavedPages, port = process.env.SERVICE_PORT }) {
  try {
    return await service.start();
  } catch (error) {
    if (!hasSavedPages()) throw error;
    print(`${error.message} The site shows the pages it has saved until the service is back.`);
    const address = `http://127.0.0.1:${Number(port) || (await findFreePort())}`;
    service.reserve(address);
    restart(service);
    return address;
  }
}

/**
 * Starts the preview app for editors and resolves to its address. The site runs without it where it cannot be started.
 */
export async function startPreview(preview, { restart, print }) {
  try {
    return await preview.start();
  } catch (error) {
    print(`${error.message} The site goes on without it.`);
    restart(preview);
    return undefined;
  }
}

/** A free port of this machine. */
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
