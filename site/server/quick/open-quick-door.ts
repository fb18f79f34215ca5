import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { AnswerBytes } from './quick-answers.ts';
import { type QuickRequest, readQuickRequest } from './read-quick-request.ts';

interface QuickDoorOptions {
  /** The bytes of an answer that lies ready; undefined for what must be thought about. */
  readonly answer: (request: QuickRequest) => AnswerBytes | undefined;
  /** Hears of an error of `answer`. */
  readonly onError?: (error: unknown) => void;
  /** How long a visitor may take to send a first request, in milliseconds. */
  readonly firstRequestMs: number;
  /** How long a connection stays open between two requests, in milliseconds. */
  readonly keepAliveMs: number;
}

export interface QuickDoor {
  /** Ends the connections that wait for nothing. */
  closeIdle(): void;
}

/**
 * Answers simple requests for finished documents before node's HTTP parser sees them: one read, one write, twice as many
 * requests a second. The first request that is anything else passes its connection to `server` for good, with
 * every byte in place, so that all that needs care (bodies, pieces, pipelines, errors) is handled by node alone.
 */
export function openQuickDoor(server: Server, options: QuickDoorOptions): QuickDoor {
  const serve = server.listeners('connection');
  const waiting = new Set<Socket>();
  /** An error here must not end the process: the request goes the long way, where errors are answered. */
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

/** False when the visitor reads more slowly than he asks: then he is not listened to until he has caught up. */
function send(socket: Socket, [first, ...rest]: AnswerBytes): boolean {
  if (!first) return true;
  if (rest.length === 0) return socket.write(first);
  socket.cork();
  let flowing = socket.write(first);
  for (const piece of rest) flowing = socket.write(piece);
  socket.uncork();
  return flowing;
}
