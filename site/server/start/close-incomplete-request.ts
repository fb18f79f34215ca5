import type { IncomingMessage, ServerResponse } from 'node:http';

/** Long enough for the client to read the response, which it may lose when the connection closes at once. */
const closeDelayMs = 2000;

/**
 * Closes the connection of a request that was answered before its whole body had arrived, instead of waiting for the
 * rest.
 */
export function closeIncompleteRequest(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.socket.destroy(), closeDelayMs);
    request.once('end', () => clearTimeout(timer));
    request.once('close', () => clearTimeout(timer));
  });
}
