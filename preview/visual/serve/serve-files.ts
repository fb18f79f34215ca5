import { createServer, type RequestListener } from 'node:http';
import sirv from 'sirv';
import { listenLocally } from '#adapters/testing/listen-locally.ts';

export interface StaticServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves on localhost only, at a free port. Closing ends open requests. */
export async function serveLocally(answer: RequestListener): Promise<StaticServer> {
  const server = createServer(answer);
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers requests with the files of a folder, whose list is read once; with 404 if there is none. */
export const sendFiles = (folder: string): RequestListener => sirv(folder, { maxAge: 3600 });
