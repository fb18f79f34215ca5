import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { bookingCode } from '#schemas/table-booking/booking-message.ts';
import { createFormRoom, type FormSeat } from './form-room.ts';
import { visitorAddress } from './visitor-address.ts';
import { createVisitorLimit } from './visitor-limit.ts';

/** Why a visitor has to wait, for the envelope of the API: seconds, code and words. */
export interface Wait {
  readonly seconds: number;
  readonly code: number;
  readonly message: string;
}

/** What one address may do at the site. Each gives why it has to wait; undefined: it may go on. */
export interface VisitorLimits {
  /** A call that costs the API work. */
  ask(request: IncomingMessage): Promise<Wait | undefined>;
  /** A call that books, asks for a table or leaves a card. `key` names the intent of a visitor. */
  book(request: IncomingMessage, key?: string): Promise<Wait | undefined>;
  /** Whether an address has sent half of its bookings, and this is none that was sent before. */
  hasBookedHalf(request: IncomingMessage, key?: string): Promise<boolean>;
  /**
   * A form that is sent on: most of them lead to a mail. Those are counted apart whose browser has worked for it (`proved`),
   * and of those of which less is known (`unknown`) only half as many are taken.
   */
  send(request: IncomingMessage, standing?: FormStanding): Promise<Wait | undefined>;
  /** An address that is somebody’s secret. */
  look(request: IncomingMessage): Promise<Wait | undefined>;
  /** Whether an address has sent half of the forms that it may send without working for them. */
  hasSentHalf(request: IncomingMessage): Promise<boolean>;
  /** A seat for a form that is about to be read: how much one may have on its way, and all together. */
  enter(request: IncomingMessage): FormSeat;
}

export type FormStanding = 'usual' | 'proved' | 'unknown';

type LimitConfiguration = Pick<
  Configuration,
  | 'trustedProxies'
  | 'visitorLimitSeconds'
  | 'bookingsPerVisitor'
  | 'callsPerVisitor'
  | 'formsPerVisitor'
  | 'provedFormsPerVisitor'
  | 'secretsPerVisitor'
>;

/** Bytes of forms on their way: four of the largest, two of them from one address. Each takes some six times of it in memory. */
const formRoom = { most: 64_000_000, mostOfOne: 32_000_000, free: 20_000 } as const;

/** Intents that are remembered. */
const mostIntents = 20_000;

export function createVisitorLimits(configuration: LimitConfiguration): VisitorLimits {
  const { trustedProxies, visitorLimitSeconds: seconds } = configuration;
  const calls = createVisitorLimit({ most: configuration.callsPerVisitor, seconds });
  const bookings = createVisitorLimit({ most: configuration.bookingsPerVisitor, seconds });
  const secrets = createVisitorLimit({ most: configuration.secretsPerVisitor, seconds });
  const half = Math.ceil(configuration.formsPerVisitor / 2);
  const forms = {
    usual: createVisitorLimit({ most: configuration.formsPerVisitor, seconds }),
    proved: createVisitorLimit({ most: configuration.provedFormsPerVisitor, seconds }),
    unknown: createVisitorLimit({ most: half, seconds }),
  } as const;
  const takeSeat = createFormRoom(formRoom);
  const sent = new LRUCache<string, true>({ max: mostIntents });

  /** One intent that comes twice at the same moment is counted once: a no to one would be a lie about the other. */
  const counting = new Map<string, Promise<number | undefined>>();
  function count(visitor: string, key: string | undefined): Promise<number | undefined> {
    const known = key === undefined ? undefined : counting.get(key);
    if (known || key === undefined) return known ?? bookings.take(visitor);
    const taken = bookings.take(visitor).finally(() => counting.delete(key));
    counting.set(key, taken);
    return taken;
  }

  const isKnownIntent = (key: string | undefined): boolean => key !== undefined && (sent.has(key) || counting.has(key));

  async function book(visitor: string, key: string | undefined): Promise<Wait | undefined> {
    // What was sent before has had its one effect, and may be asked for again. A visitor who does not know what became of
    // it must keep the key: that is what the code for a time-out says, and the code for words does not.
    const isKnown = isKnownIntent(key);
    const wait =
      (await calls.take(visitor)) ?? (key !== undefined && sent.has(key) ? undefined : await count(visitor, key));
    if (wait !== undefined) return waitOf(wait, isKnown ? bookingCode.timeOut : bookingCode.explained);
    if (key !== undefined) sent.set(key, true);
    return undefined;
  }

  return {
    ask: async (request) => explained(await calls.take(visitorAddress(request, trustedProxies))),
    async send(request, standing = 'usual') {
      const visitor = visitorAddress(request, trustedProxies);
      const apart = standing === 'unknown' ? await forms.unknown.take(visitor) : undefined;
      return explained(apart ?? (await (standing === 'proved' ? forms.proved : forms.usual).take(visitor)));
    },
    look: async (request) => explained(await secrets.take(visitorAddress(request, trustedProxies))),
    enter: (request) => takeSeat(visitorAddress(request, trustedProxies)),
    hasSentHalf: async (request) => (await forms.usual.used(visitorAddress(request, trustedProxies))) >= half,
    async hasBookedHalf(request, key) {
      const used = await bookings.used(visitorAddress(request, trustedProxies));
      return used >= Math.ceil(configuration.bookingsPerVisitor / 2) && !isKnownIntent(key);
    },
    book: (request, key) => book(visitorAddress(request, trustedProxies), key),
  };
}

const explained = (seconds: number | undefined): Wait | undefined =>
  seconds === undefined ? undefined : waitOf(seconds, bookingCode.explained);

function waitOf(seconds: number, code: number): Wait {
  const minutes = Math.ceil(seconds / 60);
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return {
    seconds,
    code,
    message: `Too much has come from your network in a short time. Please try again ${when}, or ring the restaurant.`,
  };
}
