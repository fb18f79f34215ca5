import type { Server } from 'node:http';

interface CloseInput {
  readonly server: Server;
  /** Ends idle connections that the server does not know of. */
  readonly closeIdle: () => void;
  /** How long the server still accepts requests, so that load balancers notice that it stops. */
  readonly pauseMs: number;
  /** How long requests in progress may take after that. */
  readonly drainMs: number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** Stops a server after its load balancers had time to notice. Readiness must answer 503 before. */
export async function closeServer({ server, closeIdle, pauseMs, drainMs, sleep }: CloseInput): Promise<void> {
  if (pauseMs > 0) await sleep(pauseMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  closeIdle();
  await Promise.race([closed, sleep(drainMs)]);
}
