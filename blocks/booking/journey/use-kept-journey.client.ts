'use client';

import { type Dispatch, useEffect, useRef } from 'react';
import type { Journey, JourneyEvent } from './journey.ts';
import { readJourney, writeJourney } from './kept-journey.ts';

/**
 * Keeps a journey with this entry of the browser's history: there after a reload, gone with the tab or with the thanks,
 * and never part of an address that is sent.
 */
export function useKeptJourney(
  keeps: boolean,
  storeId: string,
  journey: Journey,
  dispatch: Dispatch<JourneyEvent>,
): void {
  const looked = useRef(false);
  useEffect(() => {
    if (!keeps || looked.current) return;
    looked.current = true;
    const kept = readJourney(storeId, history.state?.booking);
    if (kept) dispatch({ type: 'restored', kept });
  }, [keeps, storeId, dispatch]);
  const begun = useRef(journey);
  useEffect(() => {
    // The state that the page began with is the address's own.
    if (!keeps || journey === begun.current) return;
    history.replaceState({ ...history.state, booking: writeJourney(storeId, journey) }, '');
  }, [keeps, storeId, journey]);
}
