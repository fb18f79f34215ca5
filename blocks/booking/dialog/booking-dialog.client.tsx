'use client';

import { useEffect, useRef, useState } from 'react';
import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { CloseButton, DialogAction, DialogBar } from '#blocks/_shared/ui/dialog/dialog-bar.tsx';
import { ignoreDescendantEvents } from '#blocks/_shared/ui/dialog/ignore-descendant-events.ts';
import {
  endJourney,
  leaveJourney,
  listenToTraversal,
  saveJourneyEntry,
} from '#blocks/booking/journey/history/journey-history.client.ts';
import type { JourneyRestaurant, NearbyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import type { BookingDetails } from '#schemas/domain/booking/booking-details.ts';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/booking-journey.ts';
import styles from './booking-dialog.module.css';
import { BookingJourneyLoader } from './booking-journey-loader.client.tsx';

interface BookingDialogProps {
  readonly restaurant: JourneyRestaurant;
  readonly nearby: readonly NearbyRestaurant[];
  readonly choice: BookingChoice;
  readonly onClose: () => void;
}

/** Returns whether leaving would lose typed details that were not sent. */
const hasTypedDetails = ({ step, typed }: Pick<BookingJourneyState, 'step' | 'typed'>): boolean =>
  step !== 'thanks' && Object.values(typed satisfies BookingDetails).some((each) => each !== '' && each !== false);

/**
 * The booking journey in a modal dialog. Leaving asks for confirmation if details were typed; the browser returns the
 * focus to where it was.
 */
export function BookingDialog({ restaurant, nearby, choice, onClose }: BookingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stayButton = useRef<HTMLButtonElement>(null);
  // Escape can follow a letter at once, before a state that an effect sets is rendered.
  const journey = useRef<BookingJourneyState>(undefined);
  const [isConfirming, setConfirming] = useState(false);
  const [restartCount, setRestartCount] = useState(0);
  const close = (): void => dialog.current?.close();
  const handleLeave = (): void => {
    if (journey.current && hasTypedDetails(journey.current) && !isConfirming) setConfirming(true);
    else close();
  };
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    // The first focusable element is “Start again”. The dialog gets the focus instead, and screen readers announce its
    // name.
    element.focus();
  }, []);
  const isClosedByBack = useRef(false);
  useEffect(
    () =>
      listenToTraversal({
        onArrive: (entry) => {
          if (entry) return;
          isClosedByBack.current = true;
          dialog.current?.close();
        },
      }),
    [],
  );
  useEffect(() => {
    if (isConfirming) stayButton.current?.focus();
  }, [isConfirming]);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={`ui-dialog ${styles.dialog}`}
      aria-label={`Book a table at ${restaurant.title}`}
      data-surface="paper"
      onClose={ignoreDescendantEvents(({ currentTarget }) => {
        if (currentTarget.open) return;
        // Back only closes the dialog, so that Forward can open it again.
        if (!isClosedByBack.current) {
          endJourney();
          leaveJourney();
        }
        onClose();
      })}
      onCancel={ignoreDescendantEvents((event) => {
        event.preventDefault();
        handleLeave();
      })}
    >
      <DialogBar title={restaurant.title} className={styles.bar}>
        <DialogAction
          onClick={() => {
            endJourney();
            saveJourneyEntry({ id: randomUuid() });
            setConfirming(false);
            journey.current = undefined;
            setRestartCount(restartCount + 1);
          }}
        >
          Start again
        </DialogAction>
        <CloseButton onClick={handleLeave} />
      </DialogBar>
      {isConfirming && (
        <div className={styles.confirmation} role="alert" data-surface="highlight">
          <p>Leave without booking? What you typed will be gone.</p>
          <Button ref={stayButton} variant="secondary" size="small" onClick={() => setConfirming(false)}>
            Stay
          </Button>
          <Button variant="secondary" size="small" onClick={close}>
            Leave
          </Button>
        </div>
      )}
      <div className={styles.body}>
        <BookingJourneyLoader
          key={restartCount}
          restaurant={{ ...restaurant, headingLevel: 2 }}
          nearby={nearby}
          choice={restartCount === 0 ? choice : initialChoice(restaurant)}
          isSaved
          onChange={(latest) => {
            journey.current = latest;
          }}
        />
      </div>
    </dialog>
  );
}

const initialChoice = ({ firstDay, options }: JourneyRestaurant): BookingChoice => ({
  date: firstDay,
  adults: options.defaultCovers,
  children: 0,
});
