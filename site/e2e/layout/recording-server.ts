import { createServer, type ServerResponse } from 'node:http';
import { listenLocally } from '#adapters/testing/listen-locally.ts';

export interface RecordingServer {
  readonly url: string;
  /** Requested paths, in order. */
  readonly requestedPaths: readonly string[];
  /** When each was requested, in milliseconds since the epoch. */
  readonly requestedAtMs: readonly number[];
  forget(): void;
  stop(): Promise<void>;
}

/** The response to a path: a script, or a response of the test's own; `undefined` never answers. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** A local fake of the servers of all third parties. */
export async function startRecordingServer(answers: Answers): Promise<RecordingServer> {
  const requestedPaths: string[] = [];
  const requestedAtMs: number[] = [];
  const server = createServer((request, response: ServerResponse) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    requestedPaths.push(path);
    requestedAtMs.push(Date.now());
    if (!Object.hasOwn(answers, path)) return response.writeHead(404).end();
    const script = answers[path];
    if (script !== undefined) response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    requestedPaths,
    requestedAtMs,
    forget() {
      requestedPaths.length = 0;
      requestedAtMs.length = 0;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
