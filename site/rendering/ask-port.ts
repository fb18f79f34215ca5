import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { Reply } from './worker-messages.ts';

/** Sends a request with a port for its reply, and resolves to the reply. Rejects when it failed or the port closes. */
export function askPort<Result>(send: (port: MessagePort) => void): Promise<Result> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<Result>((resolve, reject) => {
    port1.once('message', (reply: Reply<Result>) => {
      if (reply.ok) resolve(reply.result);
      else reject(new Error(reply.message));
      port1.close();
    });
    port1.once('close', () => reject(new Error('The worker ended before it replied.')));
    send(port2);
  });
}

/** Replies to a request with the result of `run`, or with the message of its error. */
export async function replyTo<Result>(port: MessagePort, run: () => Promise<Result>): Promise<void> {
  const send = (reply: Reply<Result>): void => port.postMessage(reply);
  try {
    send({ ok: true, result: await run() });
  } catch (error) {
    send({ ok: false, message: errorMessageOf(error) });
  }
  port.close();
}
