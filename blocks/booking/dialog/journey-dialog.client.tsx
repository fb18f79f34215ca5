'use client';

import { useEffect, useRef, useState } from 'react';
import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';
import { ownEvent } from '#blocks/_shared/ui/dialog/own-event.ts';
import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import {
  endJourney,
  leaveJourney,
  listenToTraversal,
  saveJourneyEntry,
} from '#blocks/booking/journey/history/journey-history.client.ts';
import type { Journey } from '#blocks/booking/journey/journey.ts';
import type { JourneyRestaurant, NearbyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import type { TypedDetails } from '#schemas/domain/booking/booking-details.ts';
import styles from './journey-dialog.module.css';
import { OpenedJourney } from './opened-journey.client.tsx';

interface JourneyDialogProps {
  readonly restaurant: JourneyRestaurant;
  readonly nearby: readonly NearbyRestaurant[];
  readonly choice: BookingChoice;
  readonly onClosed: () => void;
}

/** Whether something would be lost by leaving: words that were typed and not sent. */
const holdsWords = ({ step, typed }: Pick<Journey, 'step' | 'typed'>): boolean =>
  step !== 'thanks' && Object.values(typed satisfies TypedDetails).some((each) => each !== '' && each !== false);

/** The journey over the page. Leaving it with words in it asks first; the focus goes back to where it came from. */
export function JourneyDialog({ restaurant, nearby, choice, onClosed }: JourneyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  const [journey, setJourney] = useState<Journey | undefined>();
  const [asking, setAsking] = useState(false);
  const [round, setRound] = useState(0);
  const close = (): void => dialog.current?.close();
  const leave = (): void => {
    if (journey && holdsWords(journey) && !asking) setAsking(true);
    else close();
  };
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    // The first thing to press starts again: the focus is on the dialog instead, whose name is read out.
    element.focus();
  }, []);
  const byBack = useRef(false);
  useEffect(
    () =>
      listenToTraversal({
        onArrive: (entry) => {
          if (entry) return;
          byBack.current = true;
          dialog.current?.close();
        },
      }),
    [],
  );
  useEffect(() => {
    if (asking) stay.current?.focus();
  }, [asking]);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.dialog}
      aria-label={`Book a table at ${restaurant.title}`}
      data-surface="paper"
      onClose={ownEvent(() => {
        // Back closes the dialog only: Forward opens it again.
        if (!byBack.current) {
          endJourney();
          leaveJourney();
        }
        onClosed();
      })}
      onCancel={ownEvent((event) => {
        event.preventDefault();
        leave();
      })}
    >
      <div className={styles.bar}>
        <p className={styles.title}>{restaurant.title}</p>
        <button
          type="button"
          className={styles.again}
          onClick={() => {
            endJourney();
            saveJourneyEntry({ id: randomUuid() });
            setAsking(false);
            setJourney(undefined);
            setRound(round + 1);
          }}
        >
          Start again
        </button>
        <button type="button" className={styles.close} onClick={leave}>
          <Icon name="close" label="Close" />
        </button>
      </div>
      {asking && (
        <div className={styles.question} role="alert" data-surface="highlight">
          <p>Leave without booking? What you typed will be gone.</p>
          <button ref={stay} type="button" onClick={() => setAsking(false)}>
            Stay
          </button>
          <button type="button" onClick={close}>
            Leave
          </button>
        </div>
      )}
      <div className={styles.body}>
        <OpenedJourney
          key={round}
          restaurant={{ ...restaurant, headingLevel: 2 }}
          nearby={nearby}
          choice={round === 0 ? choice : resetChoice(restaurant)}
          isSaved
          onChange={setJourney}
        />
      </div>
    </dialog>
  );
}

const resetChoice = ({ firstDay, options }: JourneyRestaurant): BookingChoice => ({
  date: firstDay,
  adults: options.defaultCovers,
  children: 0,
});
