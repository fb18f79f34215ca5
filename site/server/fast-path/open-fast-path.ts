import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { parseSimpleRequest, type SimpleRequest } from './parse-simple-request.ts';
import type { ResponseBytes } from './response-cache.ts';

interface FastPathOptions {
  /** The bytes of a prepared response; undefined where the request needs the normal path. */
  readonly answer: (request: SimpleRequest) => ResponseBytes | undefined;
  /** Called with errors of `answer`. */
  readonly onError?: (error: unknown) => void;
  /** Time limit for the first request, in milliseconds. */
  readonly firstRequestMs: number;
  /** How long a connection stays open between two requests, in milliseconds. */
  readonly keepAliveMs: number;
}

export interface FastPath {
  /** Ends idle connections. */
  closeIdle(): void;
}

/**
 * Answers simple requests for cached documents before Node’s HTTP parser sees them, with one read and one write, which
 * doubles the requests per second. The first request that is not simple hands its connection over to `server` for good,
 * with every byte in order. So Node alone handles everything complex: bodies, partial requests, pipelining, errors.
 */
export function openFastPath(server: Server, options: FastPathOptions): FastPath {
  const nodeListeners = server.listeners('connection');
  const idleSockets = new Set<Socket>();
  /** An error must not end the process: the request takes the normal path, where errors are answered. */
  const tryFastPath = (chunk: Buffer): ResponseBytes | undefined => {
    try {
      const request = parseSimpleRequest(chunk);
      return request && options.answer(request);
    } catch (error) {
      options.onError?.(error);
      return undefined;
    }
  };
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const listeners = {
      data(chunk: Buffer): void {
        const bytes = tryFastPath(chunk);
        if (bytes) answer(bytes);
        else handOver(chunk);
      },
      drain: (): unknown => socket.resume(),
      end: (): unknown => socket.end(),
      timeout: (): unknown => socket.destroy(),
      error: (): unknown => socket.destroy(),
      close: (): unknown => idleSockets.delete(socket),
    };
    const answer = (bytes: ResponseBytes): void => {
      socket.setTimeout(options.keepAliveMs);
      if (!send(socket, bytes)) socket.pause();
    };
    const handOver = (chunk: Buffer): void => {
      idleSockets.delete(socket);
      socket.setTimeout(0);
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener);
      for (const listener of nodeListeners) listener.call(server, socket);
      socket.unshift(chunk);
    };
    idleSockets.add(socket);
    socket.setTimeout(options.firstRequestMs);
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
  });
  return {
    closeIdle() {
      for (const socket of idleSockets) socket.end();
    },
  };
}

/** False when the visitor reads too slowly: no more requests are read until the data is written. */
function send(socket: Socket, [first, ...rest]: ResponseBytes): boolean {
  if (!first) return true;
  if (rest.length === 0) return socket.write(first);
  socket.cork();
  let hasCapacity = socket.write(first);
  for (const chunk of rest) hasCapacity = socket.write(chunk);
  socket.uncork();
  return hasCapacity;
}
