import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { bookingReply } from '#schemas/api/booking/booking-request.ts';
import type { Dice } from './random-visitor.ts';

/** What happens to a call on its way: before it comes to the site, or to the answer. */
const errors = ['none', 'slow', 'unreachable', 'crashed', 'answer lost', 'answer crashed', 'timed out'] as const;
type Fault = (typeof errors)[number];

interface NetworkInput {
  /** The site's address. */
  readonly base: string;
  readonly fetch: typeof fetch;
  readonly dice: Dice;
}

/** For tests: a network between browsers and the site that fails four times in ten, and knows what it has hidden. */
export function createFaultyNetwork({ base, fetch, dice }: NetworkInput) {
  const counts = new Map<Fault, number>(errors.map((fault) => [fault, 0]));
  /** The references that were given to each key, seen by the browser or not. */
  const booked = new Map<string, Set<string>>();

  async function note(request: RequestInit | undefined, answer: Response): Promise<void> {
    const key = new Headers(request?.headers).get('idempotency-key');
    const reply = bookingReply.safeParse(await answer.clone().json());
    if (key === null || !reply.success || !reply.data.bookingReference) return;
    booked.set(key, (booked.get(key) ?? new Set()).add(reply.data.bookingReference));
  }

  return {
    errors: counts,
    booked,
    async fetch(path: string, request?: RequestInit): Promise<Response> {
      const fault = dice.chance(0.6) ? 'none' : dice.pick(errors);
      counts.set(fault, (counts.get(fault) ?? 0) + 1);
      // Others overtake it.
      for (let turns = fault === 'slow' ? dice.below(100) : 0; turns > 0; turns -= 1) await turnOfLoop();
      if (fault === 'unreachable') throw new TypeError('fetch failed');
      if (fault === 'crashed') return new Response('<h1>Oops</h1>', { status: 500 });
      const answer = await fetch(base + path, request);
      await note(request, answer);
      if (fault === 'answer lost') throw new TypeError('fetch failed');
      if (fault === 'answer crashed') return new Response('', { status: 502 });
      if (fault === 'timed out') return Response.json({ success: false, errorCode: 0 }, { status: 502 });
      return answer;
    },
  };
}
