'use client';

import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Upsell } from '#schemas/api/booking/booking-choices.ts';
import { applySlotEnquiry } from '#schemas/domain/booking/availability/apply-slot-enquiry.ts';
import type { BookingAnswer, BookingFacts, BookingParty } from '#schemas/domain/booking/availability/booking-facts.ts';
import { timeOfMenus, toBookingParty } from '#schemas/domain/booking/availability/booking-party.ts';
import { needsWaitingTimes } from '#schemas/domain/booking/availability/load-booking-facts.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { chooseOccasion } from '#schemas/domain/booking/journey/choose-occasion.ts';
import { browserQuestions } from './browser-questions.ts';

/** How long an answer is considered fresh, in milliseconds. Tables go quickly. */
const freshMs = 30_000;

/** A query: its answer, once there is one, and a function to repeat it. */
interface FactQuery<Key extends keyof BookingFacts> {
  readonly data: BookingFacts[Key];
  readonly refetch: () => unknown;
  /** Whether `data` is the answer for the previous day, shown until there is one for another day. */
  readonly isPlaceholderData?: boolean;
}

export interface JourneyAnswers {
  readonly occasions: FactQuery<'occasions'>;
  readonly areas: FactQuery<'areas'>;
  readonly menus: FactQuery<'menus'>;
  readonly slots: FactQuery<'slots'>;
  readonly requirements: FactQuery<'requirements'>;
  readonly extras: FactQuery<'extras'>;
  readonly waiting: FactQuery<'waiting'>;
}

export interface JourneyFacts extends JourneyAnswers {
  /** Asks again for all answers that have not come yet. */
  readonly askAgain: () => Promise<void>;
}

interface FactsInput {
  readonly storeId: string;
  readonly choice: BookingChoice;
  /** The answers that were rendered with the page, and the choices that they belong to. */
  readonly initial: {
    readonly storeId: string;
    readonly choice: BookingChoice;
    readonly facts: BookingFacts;
    readonly round: number;
  };
  /** Increases when all answers may be outdated, that is after a slot was lost. */
  readonly round: number;
  /** Whether the booking is in progress. Nothing is fetched after its end. */
  readonly isInProgress: boolean;
}

/** Fetches the facts that the current choices allow to fetch. Queries of outdated choices are aborted. */
export function useBookingFacts({ storeId, choice, initial, round, isInProgress }: FactsInput): JourneyFacts {
  const client = useQueryClient();
  const occasions = useQuery({
    queryKey: ['occasions', storeId, choice.date],
    queryFn: ({ signal }) => browserQuestions.occasions(storeId, choice.date ?? '', signal),
    enabled: isInProgress && choice.date !== undefined,
    initialData:
      storeId === initial.storeId && choice.date === initial.choice.date ? initial.facts.occasions : undefined,
    staleTime: freshMs,
    placeholderData: (previous, query) => (query?.queryKey[1] === storeId && previous?.ok ? previous : undefined),
  });
  const currentOccasions = occasions.isPlaceholderData ? undefined : occasions.data;
  const availableOccasions = currentOccasions?.ok ? currentOccasions.value : [];
  const occasion =
    availableOccasions.find(({ id }) => id === choice.occasionId) ?? chooseOccasion(availableOccasions, choice);
  const party = occasion && toBookingParty(storeId, choice);
  const isInitial =
    party !== undefined && round === initial.round && sameParty(party, toBookingParty(initial.storeId, initial.choice));
  const isTimeChosen = isInProgress && party !== undefined && choice.time !== undefined;
  const partyQueryOptions = <Key extends 'areas' | 'menus' | 'slots' | 'waiting'>(
    key: Key,
    isNeeded: boolean,
    includesPlace: boolean,
  ) => ({
    queryKey: [key, includesPlace ? party : withoutAreaAndMenu(party), round],
    enabled: isInProgress && party !== undefined && isNeeded,
    initialData: isInitial ? initial.facts[key] : undefined,
    staleTime: freshMs,
  });
  // Without an occasion nothing else can be fetched: the reason for that replaces each answer.
  const blockingAnswer = party === undefined ? findBlockingAnswer(currentOccasions) : undefined;
  const withBlockingAnswer = <Key extends 'slots' | 'requirements' | 'extras'>(isNeeded: FactQuery<Key>) =>
    blockingAnswer && isNeeded.data === undefined ? { data: blockingAnswer, refetch: occasions.refetch } : isNeeded;
  const slots = withBlockingAnswer<'slots'>(
    useQuery({
      ...partyQueryOptions('slots', true, true),
      queryFn: ({ signal }) => withParty(party, (currentOccasions) => browserQuestions.slots(currentOccasions, signal)),
    }),
  );
  const requirements = withBlockingAnswer<'requirements'>(
    useQuery({
      queryKey: requirementsKey(party, choice.time, round),
      queryFn: ({ signal }) =>
        withParty(party, (currentOccasions) =>
          browserQuestions.requirements(currentOccasions, choice.time ?? '', signal),
        ),
      enabled: isTimeChosen,
      initialData: isInitial && choice.time === initial.choice.time ? initial.facts.requirements : undefined,
      staleTime: freshMs,
    }),
  );
  return {
    // A refetch alone would wait for the pending request.
    askAgain: async () => {
      await client.cancelQueries(unanswered);
      await client.refetchQueries(unanswered);
    },
    occasions,
    areas: useQuery({
      ...partyQueryOptions('areas', occasion?.areaLinkGroup !== undefined, false),
      queryFn: ({ signal }) => withParty(party, (currentOccasions) => browserQuestions.areas(currentOccasions, signal)),
    }),
    menus: useQuery({
      ...partyQueryOptions('menus', occasion?.menuLinkGroup !== undefined, false),
      queryFn: ({ signal }) =>
        withParty(party, (current) => browserQuestions.menus(current, timeOfMenus(choice), signal)),
    }),
    slots,
    waiting: useQuery({
      ...partyQueryOptions('waiting', needsWaitingTimes(slots.data, choice.time), true),
      queryFn: ({ signal }) =>
        withParty(party, (current) => browserQuestions.waitingTimes?.(current, signal) ?? noWaitingList),
    }),
    requirements: {
      refetch: requirements.refetch,
      data: requirements.data && applySlotEnquiry(requirements.data, slots.data, choice),
    },
    extras: withBlockingAnswer<'extras'>(
      useQuery({
        queryKey: extrasKey(party, choice.time, round),
        queryFn: ({ signal }) =>
          withParty<readonly Upsell[]>(party, (currentOccasions) =>
            browserQuestions.extras(currentOccasions, choice.time ?? '', signal),
          ),
        enabled: isTimeChosen,
        initialData: isInitial && choice.time === initial.choice.time ? initial.facts.extras : undefined,
        staleTime: freshMs,
      }),
    ),
  };
}

const noWaitingList = Promise.resolve({ ok: false, message: '' } as const);

/** The queries that are shown and have no answer yet. */
const unanswered = { type: 'active', predicate: ({ state }: Query) => state.data === undefined } as const;

/** Returns why a day has no occasion; undefined while that is unknown. */
function findBlockingAnswer(
  occasions: BookingFacts['occasions'],
): { readonly ok: false; readonly message: string } | undefined {
  if (occasions === undefined) return undefined;
  return occasions.ok ? { ok: false, message: bookingMessage(bookingCode.notOnThisDate) } : occasions;
}

/**
 * The query keys of answers about a time. They are fetched when the guest chooses the time, so that the next step need
 * not wait.
 */
export const requirementsKey = (party: BookingParty | undefined, time: string | undefined, round: number) =>
  ['requirements', party, time, round] as const;
export const extrasKey = (party: BookingParty | undefined, time: string | undefined, round: number) =>
  ['extras', withoutAreaAndMenu(party), time, round] as const;

const withParty = <Value>(
  party: BookingParty | undefined,
  ask: (party: BookingParty) => Promise<BookingAnswer<Value>>,
): Promise<BookingAnswer<Value>> => (party ? ask(party) : Promise.resolve({ ok: false, message: '' }));

const withoutAreaAndMenu = (party: BookingParty | undefined) =>
  party && { ...party, areaId: undefined, menuId: undefined };

const sameParty = (one: BookingParty, other: BookingParty | undefined): boolean =>
  other !== undefined && JSON.stringify(one) === JSON.stringify(other);
