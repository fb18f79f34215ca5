import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { AnswerBytes } from './quick-answers.ts';
import { type QuickRequest, readQuickRequest } from './read-quick-request.ts';

interface QuickDoorOptions {
  /** The bytes of a prepared response; undefined where the request needs the normal path. */
  readonly answer: (request: QuickRequest) => AnswerBytes | undefined;
  /** Called with errors of `answer`. */
  readonly onError?: (error: unknown) => void;
  /** Time limit for the first request, in milliseconds. */
  readonly firstRequestMs: number;
  /** How long a connection stays open between two requests, in milliseconds. */
  readonly keepAliveMs: number;
}

export interface QuickDoor {
  /** Ends idle connections. */
  closeIdle(): void;
}

/**
 * Answers simple requests for cached documents before Node’s HTTP parser sees them, with one read and one write, which
 * doubles the requests per second. The first request that is not simple hands its connection over to `server` for good,
 * with every byte in order. So Node alone handles everything complex: bodies, partial requests, pipelining, errors.
 */
export function openQuickDoor(server: Server, options: QuickDoorOptions): QuickDoor {
  const serve = server.listeners('connection');
  const waiting = new Set<Socket>();
  /** An error must not end the process: the request takes the normal path, where errors are answered. */
  const quickAnswer = (piece: Buffer): AnswerBytes | undefined => {
    try {
      const request = readQuickRequest(piece);
      return request && options.answer(request);
    } catch (error) {
      options.onError?.(error);
      return undefined;
    }
  };
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const listeners = {
      data(piece: Buffer): void {
        const bytes = quickAnswer(piece);
        if (bytes) answer(bytes);
        else passOn(piece);
      },
      drain: (): unknown => socket.resume(),
      end: (): unknown => socket.end(),
      timeout: (): unknown => socket.destroy(),
      error: (): unknown => socket.destroy(),
      close: (): unknown => waiting.delete(socket),
    };
    const answer = (bytes: AnswerBytes): void => {
      socket.setTimeout(options.keepAliveMs);
      if (!send(socket, bytes)) socket.pause();
    };
    const passOn = (piece: Buffer): void => {
      waiting.delete(socket);
      socket.setTimeout(0);
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener);
      for (const listener of serve) listener.call(server, socket);
      socket.unshift(piece);
    };
    waiting.add(socket);
    socket.setTimeout(options.firstRequestMs);
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
  });
  return {
    closeIdle() {
      for (const socket of waiting) socket.end();
    },
  };
}

/** False when the visitor reads too slowly: no more requests are read until the data is written. */
function send(socket: Socket, [first, ...rest]: AnswerBytes): boolean {
  if (!first) return true;
  if (rest.length === 0) return socket.write(first);
  socket.cork();
  let flowing = socket.write(first);
  for (const piece of rest) flowing = socket.write(piece);
  socket.uncork();
  return flowing;
}
