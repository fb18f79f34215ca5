'use client';

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { CloseButton, DialogAction, DialogBar } from '#blocks/_shared/ui/dialog/dialog-bar.tsx';
import { ignoreDescendantEvents } from '#blocks/_shared/ui/dialog/ignore-descendant-events.ts';
import {
  endJourney,
  getCurrentJourneyEntry,
  leaveJourney,
  listenToTraversal,
  saveJourneyEntry,
} from '#blocks/booking/journey/history/journey-history.client.ts';
import { isTyped } from '#schemas/domain/booking/booking-details.ts';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/journey-state.ts';
import styles from './booking-dialog.module.css';
import { keepHeight } from './keep-height.ts';

interface BookingDialogFrameProps {
  /** The title in the bar. */
  readonly title: string;
  readonly label: string;
  /** The latest state of the booking inside. Escape can follow a letter at once, before a rendered state would. */
  readonly journey: RefObject<BookingJourneyState | undefined>;
  /** Shows the first step again, with nothing chosen. Absent where there is nothing to discard. */
  readonly onRestart?: (() => void) | undefined;
  /** Called with the serialized booking if it was left before anything was typed or sent. */
  readonly onClose: (unfinished: string | undefined) => void;
  readonly children: ReactNode;
}

/** Returns whether leaving would lose typed details that were not sent. */
const hasTypedDetails = ({ step, typed }: Pick<BookingJourneyState, 'step' | 'typed'>): boolean =>
  step !== 'thanks' && isTyped(typed);

/**
 * The modal dialog around a booking. Leaving asks for confirmation if details were typed; the browser returns the focus
 * to where it was.
 */
export function BookingDialogFrame({ title, label, journey, onRestart, onClose, children }: BookingDialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const stayButton = useRef<HTMLButtonElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  const close = (): void => dialog.current?.close();
  const focusBefore = useRef<Element>(null);
  const hasToConfirm = (): boolean => journey.current !== undefined && hasTypedDetails(journey.current);
  const serializeUnfinished = (): string | undefined => {
    const isSent = journey.current?.step === 'thanks' || journey.current?.notice?.kind === 'uncertain';
    return isSent || hasToConfirm() ? undefined : getCurrentJourneyEntry()?.text;
  };
  const handleLeave = (): void => {
    if (hasToConfirm() && !isConfirming) {
      focusBefore.current = document.activeElement;
      setConfirming(true);
    } else close();
  };
  const stay = (): void => {
    setConfirming(false);
    if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus();
  };
  /** Escape takes back the last thing that happened: a second one stays in the booking. */
  const handleEscape = (): void => (isConfirming ? stay() : handleLeave());
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    // The first focusable element is “Start again”. The dialog gets the focus instead, and screen readers announce its
    // name.
    element.focus();
  }, []);
  useEffect(() => (body.current ? keepHeight(body.current) : undefined), []);
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
      aria-label={label}
      data-surface="paper"
      onClose={ignoreDescendantEvents(({ currentTarget }) => {
        if (currentTarget.open) return;
        const unfinished = serializeUnfinished();
        // Back only closes the dialog, so that Forward can open it again.
        if (!isClosedByBack.current) {
          endJourney();
          leaveJourney();
        }
        onClose(unfinished);
      })}
      onCancel={ignoreDescendantEvents((event) => {
        event.preventDefault();
        handleEscape();
      })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || (!isConfirming && !hasToConfirm())) return;
        if (!(event.target instanceof Element) || event.target.closest('dialog') !== event.currentTarget) return;
        // Chrome closes a dialog at the second Escape without asking in a cancel event.
        event.preventDefault();
        handleEscape();
      }}
    >
      <DialogBar title={title} className={styles.bar}>
        {onRestart && (
          <DialogAction
            onClick={() => {
              endJourney();
              saveJourneyEntry({ id: randomUuid() });
              setConfirming(false);
              journey.current = undefined;
              onRestart();
            }}
          >
            Start again
          </DialogAction>
        )}
        <CloseButton onClick={handleLeave} />
      </DialogBar>
      {isConfirming && (
        <div className={styles.confirmation} role="alert" data-surface="highlight">
          <p>Leave without booking? What you typed will be gone.</p>
          <Button ref={stayButton} variant="secondary" size="small" onClick={stay}>
            Stay
          </Button>
          <Button variant="secondary" size="small" onClick={close}>
            Leave
          </Button>
        </div>
      )}
      <div ref={body} className={styles.body}>
        {children}
      </div>
    </dialog>
  );
}
