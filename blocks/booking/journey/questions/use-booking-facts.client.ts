'use client';

import { useQuery } from '@tanstack/react-query';
import { chooseOccasion } from '#blocks/booking/steps/party/choose-occasion.ts';
import type { Upsell } from '#schemas/api/booking/booking-choices.ts';
import type { BookingAnswer, BookingFacts, BookingParty } from '#schemas/domain/booking/availability/booking-facts.ts';
import { partyOf } from '#schemas/domain/booking/availability/party-of.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { browserQuestions } from './browser-questions.ts';

/** How long an answer is considered fresh, in milliseconds. Tables go quickly. */
const freshMs = 30_000;

/** A query: its answer, once there is one, and a function to repeat it. */
interface Asked<Key extends keyof BookingFacts> {
  readonly data: BookingFacts[Key];
  readonly refetch: () => unknown;
  /** Whether `data` is the answer for the previous day, shown while the new one is loading. */
  readonly isPlaceholderData?: boolean;
}

export interface JourneyFacts {
  readonly occasions: Asked<'occasions'>;
  readonly areas: Asked<'areas'>;
  readonly menus: Asked<'menus'>;
  readonly slots: Asked<'slots'>;
  readonly requirements: Asked<'requirements'>;
  readonly extras: Asked<'extras'>;
}

interface FactsInput {
  readonly storeId: string;
  readonly choice: BookingChoice;
  /** The answers that were rendered with the page, and the choices that they belong to. */
  readonly first: {
    readonly storeId: string;
    readonly choice: BookingChoice;
    readonly facts: BookingFacts;
    readonly round: number;
  };
  /** Increases when all answers may be outdated, that is after a slot was lost. */
  readonly round: number;
  /** Whether the booking is in progress. Nothing is fetched after its end. */
  readonly goesOn: boolean;
}

/** Fetches the facts that the current choices allow to fetch. Queries of outdated choices are aborted. */
export function useBookingFacts({ storeId, choice, first, round, goesOn }: FactsInput): JourneyFacts {
  const occasions = useQuery({
    queryKey: ['occasions', storeId, choice.date],
    queryFn: ({ signal }) => browserQuestions.occasions(storeId, choice.date ?? '', signal),
    enabled: goesOn && choice.date !== undefined,
    initialData: storeId === first.storeId && choice.date === first.choice.date ? first.facts.occasions : undefined,
    staleTime: freshMs,
    placeholderData: (last, query) => (query?.queryKey[1] === storeId && last?.ok ? last : undefined),
  });
  const known = occasions.isPlaceholderData ? undefined : occasions.data;
  const found = known?.ok ? known.value : [];
  const occasion = found.find(({ id }) => id === choice.occasionId) ?? chooseOccasion(found, choice);
  const party = occasion && partyOf(storeId, choice);
  const atFirst =
    party !== undefined && round === first.round && sameParty(party, partyOf(first.storeId, first.choice));
  const timed = goesOn && party !== undefined && choice.time !== undefined;
  const about = <Key extends 'areas' | 'menus' | 'slots'>(key: Key, asked: boolean, withPlace: boolean) => ({
    queryKey: [key, withPlace ? party : withoutPlace(party), round],
    enabled: goesOn && party !== undefined && asked,
    initialData: atFirst ? first.facts[key] : undefined,
    staleTime: freshMs,
  });
  // Without an occasion nothing else can be fetched: the reason for that replaces each answer.
  const blocked = party === undefined ? refusalOf(known) : undefined;
  const unlessBlocked = <Key extends 'slots' | 'requirements' | 'extras'>(asked: Asked<Key>) =>
    blocked && asked.data === undefined ? { data: blocked, refetch: occasions.refetch } : asked;
  return {
    occasions,
    areas: useQuery({
      ...about('areas', occasion?.areaLinkGroup !== undefined, false),
      queryFn: ({ signal }) => withParty(party, (known) => browserQuestions.areas(known, signal)),
    }),
    menus: useQuery({
      ...about('menus', occasion?.menuLinkGroup !== undefined, false),
      queryFn: ({ signal }) => withParty(party, (known) => browserQuestions.menus(known, signal)),
    }),
    slots: unlessBlocked<'slots'>(
      useQuery({
        ...about('slots', true, true),
        queryFn: ({ signal }) => withParty(party, (known) => browserQuestions.slots(known, signal)),
      }),
    ),
    requirements: unlessBlocked<'requirements'>(
      useQuery({
        queryKey: requirementsKey(party, choice.time, round),
        queryFn: ({ signal }) =>
          withParty(party, (known) => browserQuestions.requirements(known, choice.time ?? '', signal)),
        enabled: timed,
        initialData: atFirst && choice.time === first.choice.time ? first.facts.requirements : undefined,
        staleTime: freshMs,
      }),
    ),
    extras: unlessBlocked<'extras'>(
      useQuery({
        queryKey: extrasKey(party, choice.time, round),
        queryFn: ({ signal }) =>
          withParty<readonly Upsell[]>(party, (known) => browserQuestions.extras(known, choice.time ?? '', signal)),
        enabled: timed,
        initialData: atFirst && choice.time === first.choice.time ? first.facts.extras : undefined,
        staleTime: freshMs,
      }),
    ),
  };
}

/** Returns why a day has no occasion; undefined while that is unknown. */
function refusalOf(occasions: BookingFacts['occasions']): { readonly ok: false; readonly message: string } | undefined {
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
  ['extras', withoutPlace(party), time, round] as const;

const withParty = <Value>(
  party: BookingParty | undefined,
  ask: (party: BookingParty) => Promise<BookingAnswer<Value>>,
): Promise<BookingAnswer<Value>> => (party ? ask(party) : Promise.resolve({ ok: false, message: '' }));

const withoutPlace = (party: BookingParty | undefined) => party && { ...party, areaId: undefined, menuId: undefined };

const sameParty = (one: BookingParty, other: BookingParty | undefined): boolean =>
  other !== undefined && JSON.stringify(one) === JSON.stringify(other);
