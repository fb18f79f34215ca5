import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream';
import { setTimeout as defaultSleep } from 'node:timers/promises';
import { listenLocally } from '#adapters/testing/listen-locally.ts';

export interface DelayingProxy {
  readonly url: string;
  /** Milliseconds by which each following request is delayed; 0 at the start. */
  setDelay(milliseconds: number): void;
  close(): void;
}

/** An HTTP proxy in front of one server, which can delay requests. A server that does not answer gives status 502. */
export async function startDelayingProxy(
  target: string,
  sleep: (milliseconds: number) => Promise<unknown> = (milliseconds) => defaultSleep(milliseconds),
): Promise<DelayingProxy> {
  let delayMs = 0;
  const server = createServer((incoming, response) => {
    const forward = (): void => {
      const { method, headers, url } = incoming;
      const forwarded = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        pipeline(answer, response, () => undefined);
      });
      forwarded.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
      response.once('close', () => forwarded.destroy());
      pipeline(incoming, forwarded, () => undefined);
    };
    if (delayMs === 0) forward();
    else void sleep(delayMs).then(forward);
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    setDelay(milliseconds) {
      delayMs = milliseconds;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
