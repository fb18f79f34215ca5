/**
 * Calls `stop` on SIGTERM, on SIGINT, and when the process that started this one is gone: it disconnects, and an output
 * cannot be written to any more. `stop` can be called several times.
 */
export function onStopRequest(stop: () => void): void {
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, stop);
  for (const output of [process.stdout, process.stderr]) output.on('error', stop);
  // It was gone before this call: there is no event any more. Undefined in a process that never had a connection.
  if (process.connected === false) stop();
}
