import type { IncomingMessage } from 'node:http';
import { createMemoryKeyLimit } from '#adapters/access/key-limit.ts';
import { networkOfVisitor, visitorAddress } from '#adapters/access/visitor-address.ts';
import { createVisitorLimit } from '#adapters/access/visitor-limit.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { createFormQuota, type FormReservation } from './form-quota.ts';
import { createKnownIntents } from './known-intents.ts';
import { createRefusedCardLimit } from './refused-card-limit.ts';

/** A rate limit that was reached, for the envelope of the API. */
export interface RateLimitError {
  readonly seconds: number;
  readonly code: number;
  readonly message: string;
}

/**
 * The rate limits of one address. Each method counts one action and resolves to an error where its limit is reached.
 */
export interface VisitorLimits {
  /** A call that costs the API work. */
  countCall(request: IncomingMessage): Promise<RateLimitError | undefined>;
  /** A call that a page makes by itself. It leaves what the visitor's own calls may use. */
  countBackgroundCall(request: IncomingMessage): Promise<RateLimitError | undefined>;
  /** A call that books, requests a table or checks a card. `intent` (see `intentOf`) identifies a repeated request. */
  countBooking(request: IncomingMessage, intent?: string): Promise<RateLimitError | undefined>;
  /** Whether an address has used half of its bookings, and this is not a repeated one. */
  hasUsedHalfOfBookings(request: IncomingMessage, intent?: string): Promise<boolean>;
  /** A card is about to be checked by its bank. `endCard` must follow unless an error is returned. */
  beginCard(request: IncomingMessage): Promise<RateLimitError | undefined>;
  endCard(request: IncomingMessage, isRefused: boolean): Promise<void>;
  /** Whether half of an address’s allowed refused cards were refused. */
  hasHalfOfCardsRefused(request: IncomingMessage): Promise<boolean>;
  /**
   * A form that is sent on; most of them lead to an email. Forms with proof of work (`proved`) have a separate limit;
   * of forms that could not be verified (`unverified`) only half as many are accepted.
   */
  countForm(request: IncomingMessage, trust?: FormTrust): Promise<RateLimitError | undefined>;
  /** A page that is not cached and must be rendered. */
  countRender(request: IncomingMessage): Promise<RateLimitError | undefined>;
  /** A look-up of an address that is a customer’s secret. */
  countSecretLookup(request: IncomingMessage): Promise<RateLimitError | undefined>;
  /** Whether an address has used half of its forms without proof of work. */
  hasUsedHalfOfForms(request: IncomingMessage): Promise<boolean>;
  /** Opens the quota of a form that is about to be read: bytes in progress of one visitor, and of all together. */
  openFormQuota(request: IncomingMessage): FormReservation;
}

export type FormTrust = 'default' | 'proved' | 'unverified';

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

/**
 * Bytes of forms in progress: four of the largest in total, two of one address. Each byte takes about six in memory.
 */
const formQuota = { maxBytes: 64_000_000, maxBytesPerVisitor: 32_000_000, freeBytes: 20_000 } as const;

export function createVisitorLimits(
  configuration: LimitConfiguration,
  createKeyLimit = createMemoryKeyLimit,
): VisitorLimits {
  const { trustedProxies, visitorLimitSeconds: seconds } = configuration;
  const limit = (name: string, maxRequests: number) =>
    createVisitorLimit({ name, maxRequests, seconds }, createKeyLimit);
  const calls = limit('calls', configuration.callsPerVisitor);
  const backgroundCalls = limit('background-calls', configuration.callsPerVisitor);
  const pages = limit('pages', configuration.pagesPerVisitor);
  const bookings = limit('bookings', configuration.bookingsPerVisitor);
  const secrets = limit('secrets', configuration.secretsPerVisitor);
  const halfOfForms = Math.ceil(configuration.formsPerVisitor / 2);
  const forms = {
    defaults: limit('forms', configuration.formsPerVisitor),
    proved: limit('proved-forms', configuration.provedFormsPerVisitor),
    unverified: limit('unverified-forms', halfOfForms),
  } as const;
  const openFormReservation = createFormQuota(formQuota);
  const cards = createRefusedCardLimit(limit('refused-cards', configuration.refusedCardsPerVisitor));
  const known = createKnownIntents();

  /**
   * A request that arrives twice at the same moment is counted once, because refusing one would contradict accepting
   * the other.
   */
  const pendingCounts = new Map<string, Promise<number | undefined>>();
  function countOnce(visitor: string, intent: string | undefined): Promise<number | undefined> {
    const same = intent === undefined ? undefined : pendingCounts.get(intent);
    if (same || intent === undefined) return same ?? bookings.consume(visitor);
    const taken = bookings.consume(visitor).finally(() => pendingCounts.delete(intent));
    pendingCounts.set(intent, taken);
    return taken;
  }

  const isKnownIntent = (intent: string | undefined): boolean =>
    intent !== undefined && (known.has(intent) || pendingCounts.has(intent));

  async function countBooking(visitor: string, intent: string | undefined): Promise<RateLimitError | undefined> {
    // A visitor who does not know the result of a request must keep its key; the code for a time-out says so.
    const isKnown = isKnownIntent(intent);
    const isRepeat = known.has(intent);
    const waitSeconds = (await calls.consume(visitor)) ?? (isRepeat ? undefined : await countOnce(visitor, intent));
    if (waitSeconds !== undefined)
      return createRateLimitError(waitSeconds, isKnown ? bookingCode.timeOut : bookingCode.explained);
    known.remember(intent, isRepeat);
    return undefined;
  }

  return {
    countCall: async (request) => toRateLimitError(await calls.consume(visitorAddress(request, trustedProxies))),
    countBackgroundCall: async (request) =>
      toRateLimitError(await backgroundCalls.consume(visitorAddress(request, trustedProxies))),
    async countForm(request, trust = 'default') {
      const visitor = visitorAddress(request, trustedProxies);
      const unverifiedWaitSeconds = trust === 'unverified' ? await forms.unverified.consume(visitor) : undefined;
      return toRateLimitError(
        unverifiedWaitSeconds ?? (await (trust === 'proved' ? forms.proved : forms.defaults).consume(visitor)),
      );
    },
    countRender: async (request) => toRateLimitError(await pages.consume(visitorAddress(request, trustedProxies))),
    countSecretLookup: async (request) =>
      toRateLimitError(await secrets.consume(visitorAddress(request, trustedProxies))),
    // Memory is shared between addresses, so a network counts as one visitor: two neighbours in it could otherwise use
    // all of it.
    openFormQuota: (request) => openFormReservation(networkOfVisitor(visitorAddress(request, trustedProxies), 56)),
    hasUsedHalfOfForms: async (request) =>
      (await forms.defaults.countUsed(visitorAddress(request, trustedProxies))) >= halfOfForms,
    async hasUsedHalfOfBookings(request, intent) {
      const countUsed = await bookings.countUsed(visitorAddress(request, trustedProxies));
      return countUsed >= Math.ceil(configuration.bookingsPerVisitor / 2) && !isKnownIntent(intent);
    },
    countBooking: (request, intent) => countBooking(visitorAddress(request, trustedProxies), intent),
    beginCard: async (request) => toRateLimitError(await cards.begin(visitorAddress(request, trustedProxies))),
    endCard: (request, isRefused) => cards.end(visitorAddress(request, trustedProxies), isRefused),
    async hasHalfOfCardsRefused(request) {
      const countUsed = await cards.countUsed(visitorAddress(request, trustedProxies));
      return countUsed >= Math.ceil(configuration.refusedCardsPerVisitor / 2);
    },
  };
}

const toRateLimitError = (seconds: number | undefined): RateLimitError | undefined =>
  seconds === undefined ? undefined : createRateLimitError(seconds, bookingCode.explained);

function createRateLimitError(seconds: number, code: number): RateLimitError {
  const minutes = Math.ceil(seconds / 60);
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return {
    seconds,
    code,
    message: `Too much has come from your network in a short time. Please try again ${when}, or ring the restaurant.`,
  };
}
