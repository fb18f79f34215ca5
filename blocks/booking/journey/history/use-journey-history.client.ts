'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';
import type { Journey } from '../journey.ts';
import {
  currentJourneyEntry,
  endJourney,
  listenToTraversal,
  pushJourneyEntry,
  saveJourneyEntry,
} from './journey-history.client.ts';
import { readJourney, type SavedJourney, writeJourney } from './saved-journey.ts';

/** The journey that was here before the page was loaded again. */
export const savedJourney = (): SavedJourney | undefined => readJourney(currentJourneyEntry()?.text);

/** A step of a journey, as an entry of the history holds it. */
export type SavedStep = Pick<SavedJourney, 'storeId' | 'step' | 'choice'>;

interface JourneyHistoryInput {
  readonly isSaved: boolean;
  readonly storeId: string;
  readonly journey: Journey;
  /** The journey's element: a dialog that is open in it is closed by Back before the journey moves. */
  readonly element: RefObject<HTMLElement | null>;
  /** Told once of a journey that was here before a reload. */
  readonly onRestored: (saved: SavedJourney) => void;
  /** Told of the step that Back or Forward has come to. */
  readonly onArrived: (saved: SavedStep) => void;
}

/** Gives each step of a journey its entry in the browser's history, and saves the journey with it. */
export function useJourneyHistory(input: JourneyHistoryInput): void {
  const { isSaved, storeId, journey } = input;
  const written = useRef(journey);
  const id = useRef('');
  const entryStep = useRef(stepKey(storeId, journey));
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });

  useEffect(() => {
    if (!isSaved) return;
    const entry = currentJourneyEntry();
    id.current = entry?.id ?? randomUuid();
    const saved = readJourney(entry?.text);
    if (saved) {
      entryStep.current = stepKey(saved.storeId, saved);
      latest.current.onRestored(saved);
    } else if (entry) saveJourneyEntry({ id: entry.id, text: textOf(latest.current) });
    return listenToTraversal({
      onBack: () => latest.current.journey.sending || closeInnerDialog(latest.current.element.current),
      onArrive: (arrival) => {
        const arrived = readJourney(arrival?.text);
        if (!arrived) return;
        entryStep.current = stepKey(arrived.storeId, arrived);
        latest.current.onArrived(arrived);
      },
    });
  }, [isSaved]);

  useEffect(() => {
    // The state that a page begins with is that of its address.
    if (!isSaved || journey === written.current) return;
    const before = written.current;
    written.current = journey;
    const step = stepKey(storeId, journey);
    // What the booking system answers takes the place of the step it was asked in.
    const isNewStep = step !== entryStep.current && !before.sending;
    const [storeBefore = storeId] = entryStep.current.split(' ');
    entryStep.current = step;
    const text = writeJourney(storeId, journey);
    if (text === undefined) return endJourney();
    if (isNewStep && !currentJourneyEntry()?.text)
      saveJourneyEntry({ id: id.current, text: writeJourney(storeBefore, before) });
    if (isNewStep) pushJourneyEntry({ id: id.current, text });
    else saveJourneyEntry({ id: id.current, text });
  }, [isSaved, storeId, journey]);
}

const textOf = ({ storeId, journey }: Pick<JourneyHistoryInput, 'storeId' | 'journey'>): string | undefined =>
  writeJourney(storeId, journey);

const stepKey = (storeId: string, { step }: Pick<Journey, 'step'>): string => `${storeId} ${step}`;

/** Closes a dialog inside an element, such as the calendar; whether there was one. */
function closeInnerDialog(element: HTMLElement | null): boolean {
  const inner = element?.querySelector<HTMLDialogElement>('dialog[open]');
  inner?.close();
  return inner !== null && inner !== undefined;
}
