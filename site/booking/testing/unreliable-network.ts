import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { bookingReply } from '#schemas/api/booking/booking-request.ts';
import type { Dice } from './random-visitor.ts';

/** What happens to a call: on the way to the site, or on the way back. */
const networkErrors = ['none', 'slow', 'unreachable', 'crashed', 'answer lost', 'answer crashed', 'timed out'] as const;
type NetworkError = (typeof networkErrors)[number];

interface NetworkInput {
  /** The site’s address. */
  readonly base: string;
  readonly fetch: typeof fetch;
  readonly dice: Dice;
}

/**
 * For tests: a network between browsers and the site on which four calls in ten fail. It records the bookings that were
 * made.
 */
export function createUnreliableNetwork({ base, fetch, dice }: NetworkInput) {
  const counts = new Map<NetworkError, number>(networkErrors.map((networkError) => [networkError, 0]));
  /** The references returned for each key, whether or not the browser received them. */
  const booked = new Map<string, Set<string>>();

  async function recordBooking(request: RequestInit | undefined, answer: Response): Promise<void> {
    const key = new Headers(request?.headers).get('idempotency-key');
    const reply = bookingReply.safeParse(await answer.clone().json());
    if (key === null || !reply.success || !reply.data.bookingReference) return;
    booked.set(key, (booked.get(key) ?? new Set()).add(reply.data.bookingReference));
  }

  return {
    networkErrors: counts,
    booked,
    async fetch(path: string, request?: RequestInit): Promise<Response> {
      const networkError = dice.chance(0.6) ? 'none' : dice.pick(networkErrors);
      counts.set(networkError, (counts.get(networkError) ?? 0) + 1);
      // Other calls overtake this one.
      for (let turns = networkError === 'slow' ? dice.below(100) : 0; turns > 0; turns -= 1) await nextEventLoopTurn();
      if (networkError === 'unreachable') throw new TypeError('fetch failed');
      if (networkError === 'crashed') return new Response('<h1>Oops</h1>', { status: 500 });
      const answer = await fetch(base + path, request);
      await recordBooking(request, answer);
      if (networkError === 'answer lost') throw new TypeError('fetch failed');
      if (networkError === 'answer crashed') return new Response('', { status: 502 });
      if (networkError === 'timed out') return Response.json({ success: false, errorCode: 0 }, { status: 502 });
      return answer;
    },
  };
}
