import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';

/** The largest age in seconds at which a reply is shared, whatever a request allows. */
const longestAgeSeconds = 30;

/** Replies about the availability of restaurants, shared by the visitors whose requests allow it. */
export interface AvailabilityCache {
  /** The cached reply to the same request; undefined if there is none of the age that the request allows. */
  get(request: Pick<IncomingMessage, 'headers'>, body: string): Promise<unknown> | undefined;
  /** Caches a reply that is under way. It is dropped if it fails. */
  set(body: string, reply: Promise<unknown>): void;
}

/**
 * The age in seconds of a cached reply that a request allows in its Cache-Control; undefined if it asks for none.
 * Source: RFC 9111, section 5.2.1.1.
 */
export function readAllowedAge({ headers }: Pick<IncomingMessage, 'headers'>): number | undefined {
  const [, age] = /^max-age=(\d{1,6})$/.exec(headers['cache-control'] ?? '') ?? [];
  return age === undefined || age === '0' ? undefined : Number(age);
}

export function createAvailabilityCache(): AvailabilityCache {
  const replies = new LRUCache<string, { readonly reply: Promise<unknown>; readonly requestedAt: number }>({
    max: 200,
  });
  return {
    get(request, body) {
      const cached = replies.get(body);
      const allowedAge = Math.min(readAllowedAge(request) ?? 0, longestAgeSeconds);
      return cached && Date.now() - cached.requestedAt < allowedAge * 1000 ? cached.reply : undefined;
    },
    set(body, reply) {
      const entry = { reply, requestedAt: Date.now() };
      replies.set(body, entry);
      reply.catch(() => {
        if (replies.peek(body) === entry) replies.delete(body);
      });
    },
  };
}
