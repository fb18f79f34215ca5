'use client';

import { useEffect, useRef } from 'react';
import type { BookingJourneyStep } from '#schemas/domain/booking/journey/journey-state.ts';

/**
 * Focuses the heading of each new step. The initial one is focused in a dialog alone, where it replaces the control that
 * had the focus.
 */
export function useHeadingFocus(step: BookingJourneyStep, timesKey: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousKey = useRef(`${step} ${timesKey}`);
  useEffect(() => {
    if (heading.current?.closest('dialog') && document.activeElement === document.body) heading.current.focus();
  }, []);
  useEffect(() => {
    const key = `${step} ${timesKey}`;
    if (previousKey.current !== key && heading.current) focusStep(heading.current);
    previousKey.current = key;
  }, [step, timesKey]);
  return heading;
}

/** A dialog shows a new step from its start, with the list of steps above the heading. */
function focusStep(heading: HTMLElement): void {
  const dialog = heading.closest('dialog');
  heading.focus({ preventScroll: dialog !== null });
  if (dialog) dialog.scrollTop = 0;
}
