import type { Server } from 'node:http';

interface CloseInput {
  readonly server: Server;
  /** Ends connections that wait for nothing and that the server does not know of. */
  readonly closeIdle: () => void;
  /** Milliseconds in which the server still takes requests, for load balancers to hear that it stops. */
  readonly pauseMs: number;
  /** Milliseconds that requests under way have after that. */
  readonly drainMs: number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** Closes a server after those who send it requests had time to stop. Readiness must say 503 before. */
export async function closeServer({ server, closeIdle, pauseMs, drainMs, sleep }: CloseInput): Promise<void> {
  if (pauseMs > 0) await sleep(pauseMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  closeIdle();
  await Promise.race([closed, sleep(drainMs)]);
}
