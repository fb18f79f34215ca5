'use client';

import { useEffect, useRef } from 'react';
import type { Journey } from './journey.ts';
import { type KeptJourney, readJourney, writeJourney } from './kept-journey.ts';

/** The journey that stood here before the page was loaded again. */
export const keptJourney = (): KeptJourney | undefined => readJourney(history.state?.booking);

const keep = (text: string | undefined): void => history.replaceState({ ...history.state, booking: text }, '');

export const forgetJourney = (): void => keep(undefined);

interface KeptInput {
  readonly keeps: boolean;
  readonly storeId: string;
  readonly journey: Journey;
  /** Told once of a journey that stood here before. */
  readonly onKept: (kept: KeptJourney) => void;
}

/**
 * Keeps a journey with this entry of the browser's history: there after a reload, gone with the tab or with the thanks,
 * and never part of an address that is sent.
 */
export function useKeptJourney({ keeps, storeId, journey, onKept }: KeptInput): void {
  const looked = useRef(false);
  useEffect(() => {
    if (!keeps || looked.current) return;
    looked.current = true;
    const kept = keptJourney();
    if (kept) onKept(kept);
  }, [keeps, onKept]);
  const begun = useRef(journey);
  useEffect(() => {
    // The state that the page began with is the address's own.
    if (keeps && journey !== begun.current) keep(writeJourney(storeId, journey));
  }, [keeps, storeId, journey]);
}
