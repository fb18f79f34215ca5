import type { IncomingMessage } from 'node:http';
import { networkOfVisitor, visitorAddress } from '#adapters/access/visitor-address.ts';
import { createVisitorLimit } from '#adapters/access/visitor-limit.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { createFormRoom, type FormSeat } from './form-room.ts';
import { createKnownIntents } from './known-intents.ts';
import { createRefusedCardLimit } from './refused-card-limit.ts';

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
  /** A call that books, asks for a table or leaves a card. `intent` (see `intentOf`) tells a repeated request. */
  book(request: IncomingMessage, intent?: string): Promise<Wait | undefined>;
  /** Whether an address has sent half of its bookings, and this is none that was sent before. */
  hasBookedHalf(request: IncomingMessage, intent?: string): Promise<boolean>;
  /** A card is about to be checked by its bank; `endCard` must follow unless a wait is given. */
  beginCard(request: IncomingMessage): Promise<Wait | undefined>;
  endCard(request: IncomingMessage, isRefused: boolean): Promise<void>;
  /** Whether half of the cards of an address that may be refused were refused. */
  hasHalfOfCardsRefused(request: IncomingMessage): Promise<boolean>;
  /**
   * A form that is sent on: most of them lead to a mail. Those are counted apart whose browser has worked for it (`proved`),
   * and of those of which less is known (`unknown`) only half as many are taken.
   */
  send(request: IncomingMessage, standing?: FormStanding): Promise<Wait | undefined>;
  /** A page that does not lie ready and must be rendered. */
  render(request: IncomingMessage): Promise<Wait | undefined>;
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
  | 'refusedCardsPerVisitor'
  | 'callsPerVisitor'
  | 'pagesPerVisitor'
  | 'formsPerVisitor'
  | 'provedFormsPerVisitor'
  | 'secretsPerVisitor'
>;

/** Bytes of forms on their way: four of the largest, two of them from one address. Each takes some six times of it in memory. */
const formRoom = { most: 64_000_000, mostOfOne: 32_000_000, free: 20_000 } as const;

export function createVisitorLimits(configuration: LimitConfiguration): VisitorLimits {
  const { trustedProxies, visitorLimitSeconds: seconds } = configuration;
  const calls = createVisitorLimit({ most: configuration.callsPerVisitor, seconds });
  const pages = createVisitorLimit({ most: configuration.pagesPerVisitor, seconds });
  const bookings = createVisitorLimit({ most: configuration.bookingsPerVisitor, seconds });
  const secrets = createVisitorLimit({ most: configuration.secretsPerVisitor, seconds });
  const half = Math.ceil(configuration.formsPerVisitor / 2);
  const forms = {
    defaults: createVisitorLimit({ most: configuration.formsPerVisitor, seconds }),
    proved: createVisitorLimit({ most: configuration.provedFormsPerVisitor, seconds }),
    unknown: createVisitorLimit({ most: half, seconds }),
  } as const;
  const takeSeat = createFormRoom(formRoom);
  const cards = createRefusedCardLimit(createVisitorLimit({ most: configuration.refusedCardsPerVisitor, seconds }));
  const known = createKnownIntents();

  /** A request that arrives twice at the same moment is counted once: refusing one would contradict accepting the other. */
  const counting = new Map<string, Promise<number | undefined>>();
  function count(visitor: string, intent: string | undefined): Promise<number | undefined> {
    const same = intent === undefined ? undefined : counting.get(intent);
    if (same || intent === undefined) return same ?? bookings.take(visitor);
    const taken = bookings.take(visitor).finally(() => counting.delete(intent));
    counting.set(intent, taken);
    return taken;
  }

  const isKnownIntent = (intent: string | undefined): boolean =>
    intent !== undefined && (known.has(intent) || counting.has(intent));

  async function book(visitor: string, intent: string | undefined): Promise<Wait | undefined> {
    // A visitor who does not know what became of a request must keep its key: the code for a time-out says so.
    const isKnown = isKnownIntent(intent);
    const isRepeat = known.has(intent);
    const wait = (await calls.take(visitor)) ?? (isRepeat ? undefined : await count(visitor, intent));
    if (wait !== undefined) return waitOf(wait, isKnown ? bookingCode.timeOut : bookingCode.explained);
    known.remember(intent, isRepeat);
    return undefined;
  }

  return {
    ask: async (request) => explained(await calls.take(visitorAddress(request, trustedProxies))),
    async send(request, standing = 'usual') {
      const visitor = visitorAddress(request, trustedProxies);
      const apart = standing === 'unknown' ? await forms.unknown.take(visitor) : undefined;
      return explained(apart ?? (await (standing === 'proved' ? forms.proved : forms.defaults).take(visitor)));
    },
    render: async (request) => explained(await pages.take(visitorAddress(request, trustedProxies))),
    look: async (request) => explained(await secrets.take(visitorAddress(request, trustedProxies))),
    // Memory is shared by network: two neighbours in it could otherwise take all there is.
    enter: (request) => takeSeat(networkOfVisitor(visitorAddress(request, trustedProxies), 56)),
    hasSentHalf: async (request) => (await forms.defaults.used(visitorAddress(request, trustedProxies))) >= half,
    async hasBookedHalf(request, intent) {
      const used = await bookings.used(visitorAddress(request, trustedProxies));
      return used >= Math.ceil(configuration.bookingsPerVisitor / 2) && !isKnownIntent(intent);
    },
    book: (request, intent) => book(visitorAddress(request, trustedProxies), intent),
    beginCard: async (request) => explained(await cards.begin(visitorAddress(request, trustedProxies))),
    endCard: (request, isRefused) => cards.end(visitorAddress(request, trustedProxies), isRefused),
    async hasHalfOfCardsRefused(request) {
      const used = await cards.used(visitorAddress(request, trustedProxies));
      return used >= Math.ceil(configuration.refusedCardsPerVisitor / 2);
    },
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
