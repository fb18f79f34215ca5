import { rejectWhenAborted } from './reject-when-aborted.ts';

/** What the calls of one request of a visitor share. */
export interface Visit {
  /** The session of the visitor’s browser. */
  readonly sessionId?: string | undefined;
  /** The replies that one view has asked for, by call. Each is asked for once. */
  readonly replies?: Replies | undefined;
}

export type Replies = Map<string, SharedReply>;

interface SharedReply {
  readonly reply: Promise<unknown>;
  readonly abort: AbortController;
  /** Callers that still wait. */
  waiting: number;
}

/** Returns the reply that the view already asked for, or sends the call. The call is aborted when nobody waits for it. */
export async function shareReply(
  replies: Replies,
  key: string,
  signal: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<unknown>,
): Promise<unknown> {
  const shared = replies.get(key) ?? start(replies, key, send);
  shared.waiting += 1;
  if (!signal) return shared.reply;
  const leave = (): void => {
    shared.waiting -= 1;
    if (shared.waiting > 0) return;
    replies.delete(key);
    shared.abort.abort();
  };
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([shared.reply, rejectWhenAborted(signal, key)]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

function start(replies: Replies, key: string, send: (signal: AbortSignal) => Promise<unknown>): SharedReply {
  const abort = new AbortController();
  const reply = send(abort.signal);
  // Each caller handles the failure for itself.
  reply.catch(() => undefined);
  const shared = { reply, abort, waiting: 0 };
  replies.set(key, shared);
  return shared;
}
