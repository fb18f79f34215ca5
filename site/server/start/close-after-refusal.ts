import type { IncomingMessage, ServerResponse } from 'node:http';

/** Long enough for the sender to read the answer, which it may lose when the connection is closed at once. */
const lingerMs = 2000;

/** Closes the connection of a request that was answered before all of its body had come, instead of waiting for the rest. */
export function closeAfterRefusal(request: IncomingMessage, response: ServerResponse, waitMs = lingerMs): void {
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.socket.destroy(), waitMs);
    request.once('end', () => clearTimeout(timer));
    request.once('close', () => clearTimeout(timer));
  });
}
