import { createServer, type RequestListener } from 'node:http';
import sirv from 'sirv';

export interface StaticServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves on localhost only, at a free port. Closing ends open requests. */
export async function serveLocally(answer: RequestListener): Promise<StaticServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers requests with the files of a folder, whose list is read once; with 404 if there is none. */
export const sendFiles = (folder: string): RequestListener => sirv(folder, { maxAge: 3600 });
