'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/journey-state.ts';
import {
  parseBookingJourney,
  type SavedJourney,
  serializeBookingJourney,
} from '#schemas/domain/booking/journey/saved-journey.ts';
import {
  completeJourney,
  getCurrentJourneyEntry,
  listenToTraversal,
  pushJourneyEntry,
  saveJourneyEntry,
} from './journey-history.client.ts';

/** Returns the booking that was in progress or completed before a reload. */
export const readSavedJourney = (): SavedJourney | undefined => parseBookingJourney(getCurrentJourneyEntry()?.text);

/** Whether a saved booking will replace the first step: the one of another restaurant, or another step. */
export function willRestoreJourney(storeId: string, step: BookingJourneyState['step']): boolean {
  const saved = readSavedJourney();
  return saved !== undefined && stepKey(saved.storeId, saved) !== stepKey(storeId, { step });
}

/** The step of a booking that a history entry stores. */
export type SavedStep = Pick<SavedJourney, 'storeId' | 'step' | 'choice' | 'typed'>;

interface JourneyHistoryInput {
  readonly isSaved: boolean;
  readonly storeId: string;
  readonly journey: BookingJourneyState;
  /** The booking's element. Back closes an open dialog inside it before it changes the step. */
  readonly element: RefObject<HTMLElement | null>;
  /** Called with the booking that was in progress or completed before a reload. */
  readonly onRestored: (saved: SavedJourney) => void;
  /** Called with the step that Back or Forward has reached. */
  readonly onArrived: (saved: SavedStep) => void;
}

/** Gives each step of a booking its own history entry and saves the booking in it. */
export function useJourneyHistory(input: JourneyHistoryInput): void {
  const { isSaved, storeId, journey } = input;
  const savedState = useRef(journey);
  const id = useRef('');
  const entryStep = useRef(stepKey(storeId, journey));
  const latest = useRef(input);
  // With the change of the page, not after it: Back is ignored while a booking is being sent.
  useLayoutEffect(() => {
    latest.current = input;
  });

  useEffect(() => {
    if (!isSaved) return;
    const entry = getCurrentJourneyEntry();
    id.current = entry?.id ?? randomUuid();
    const saved = parseBookingJourney(entry?.text);
    if (saved) {
      entryStep.current = stepKey(saved.storeId, saved);
      latest.current.onRestored(saved);
    } else if (entry) saveJourneyEntry({ id: entry.id, text: serialize(latest.current) });
    return listenToTraversal({
      onBack: () => latest.current.journey.sending || closeInnerDialog(latest.current.element.current),
      onArrive: (arrival) => {
        const arrived = parseBookingJourney(arrival?.text);
        if (!arrived) return;
        entryStep.current = stepKey(arrived.storeId, arrived);
        if (arrived.done) latest.current.onRestored(arrived);
        else latest.current.onArrived(arrived);
      },
    });
  }, [isSaved]);

  useEffect(() => {
    // The initial state matches the address, so it is not saved.
    if (!isSaved || journey === savedState.current) return;
    const before = savedState.current;
    savedState.current = journey;
    const step = stepKey(storeId, journey);
    // The step that follows an answer of the booking system replaces the step that asked.
    const isNewStep = step !== entryStep.current && !before.sending;
    const [storeBefore = storeId] = entryStep.current.split(' ');
    entryStep.current = step;
    const text = serializeBookingJourney(storeId, journey);
    if (journey.done) return completeJourney({ id: id.current, text });
    if (isNewStep && !getCurrentJourneyEntry()?.text)
      saveJourneyEntry({ id: id.current, text: serializeBookingJourney(storeBefore, before) });
    if (isNewStep) pushJourneyEntry({ id: id.current, text });
    else saveJourneyEntry({ id: id.current, text });
  }, [isSaved, storeId, journey]);
}

const serialize = ({ storeId, journey }: Pick<JourneyHistoryInput, 'storeId' | 'journey'>): string =>
  serializeBookingJourney(storeId, journey);

const stepKey = (storeId: string, { step, done }: Pick<BookingJourneyState, 'step' | 'done'>): string =>
  `${storeId} ${done ? 'thanks' : step}`;

/** Closes a dialog inside an element, such as the calendar. Returns whether there was one. */
function closeInnerDialog(element: HTMLElement | null): boolean {
  const inner = element?.querySelector<HTMLDialogElement>('dialog[open]');
  inner?.close();
  return inner !== null && inner !== undefined;
}
