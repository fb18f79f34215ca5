'use client';

import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';
import {
  getCurrentJourneyEntry,
  listenToTraversal,
  nameJourneyEntries,
  pushJourneyEntry,
} from '#blocks/booking/journey/history/journey-history.client.ts';
import {
  BookingEverywhereDialog,
  type UnfinishedBooking,
} from '#blocks/booking/location/booking-everywhere-dialog.client.tsx';
import type { LocationAnswers } from '#blocks/booking/location/location-step.client.tsx';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { readAddresses } from './read-addresses.ts';

export interface BookingDialogRequest {
  /** The store id or slug of the restaurant; undefined to ask for it. */
  readonly restaurant?: string | undefined;
  /** What a link to a table names: its day, time and party. */
  readonly choice?: BookingChoice | undefined;
  readonly answers: Partial<LocationAnswers>;
  readonly hasLocationStep: boolean;
  /** The address of the page that works without the dialog. */
  readonly href: string;
  /** The name under which history entries store the booking. */
  readonly entryName: string;
  /** Called when the dialog is closed. */
  readonly onClose: () => void;
}

/** What was followed or sent. Addresses say the rest: see `readAddresses`. */
export type OpenedBooking = Omit<BookingDialogRequest, 'choice' | 'answers'> &
  Partial<Pick<BookingDialogRequest, 'answers'>>;

let root: Root | undefined;
let reopening: BookingDialogRequest | undefined;
/** The booking that was left on this page. The same link or form continues it. */
let left: (UnfinishedBooking & { readonly source: string }) | undefined;

const sourceOf = ({ restaurant, choice, answers }: BookingDialogRequest): string =>
  JSON.stringify([restaurant, choice, answers]);

function render(request: BookingDialogRequest, source = sourceOf(request)): void {
  const container = document.body.appendChild(document.createElement('div'));
  const opened = createRoot(container);
  root = opened;
  const close = (unfinished: UnfinishedBooking): void => {
    root = undefined;
    left = { ...unfinished, source };
    // React is still handling the event.
    queueMicrotask(() => {
      opened.unmount();
      container.remove();
      request.onClose();
    });
  };
  flushSync(() => opened.render(<BookingEverywhereDialog {...request} onClose={close} />));
}

function start(request: BookingDialogRequest): void {
  if (!reopening) {
    nameJourneyEntries(request.entryName);
    listenToTraversal({
      onArrive: (entry) => {
        if (entry && !root && reopening) render(reopening);
      },
    });
  }
  const restaurant = request.hasLocationStep ? undefined : request.restaurant;
  reopening = { ...request, restaurant, choice: undefined, answers: {} };
}

/** Opens the booking dialog over the page, where it was left. */
export function openBookingDialog(opened: OpenedBooking): void {
  const request = { ...readAddresses(new URL(opened.href), new URL(location.href)), ...opened };
  start(request);
  if (root) return;
  const source = sourceOf(request);
  const continued = left?.source === source ? left : undefined;
  pushJourneyEntry({ id: randomUuid(), text: continued?.text });
  render(continued ? { ...request, answers: continued.answers } : request, source);
}

/** Opens the dialog again after a reload, if the history entry holds a booking that has not ended. */
export function restoreBookingDialog(opened: OpenedBooking): void {
  const request = { answers: {}, ...opened };
  start(request);
  if (getCurrentJourneyEntry() && !root) render(request);
}
