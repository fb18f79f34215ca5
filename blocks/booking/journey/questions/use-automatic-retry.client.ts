'use client';

import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isRecord } from '#schemas/content/is-record.ts';

/** The pauses before the next attempts, in seconds. After the last attempt the guest has to ask. */
const pausesSeconds = [3, 10, 30];

const retryingMessage = 'Trying again.';
const pauseMessage = (seconds: number): string => `We will try again in ${seconds} seconds.`;

/**
 * Repeats queries that had no answer, with growing pauses, while the page is visible. Returns what it does, for a live
 * region; empty if nothing.
 */
export function useAutomaticRetry(): string {
  const client = useQueryClient();
  const [message, setMessage] = useState('');
  useEffect(() => {
    const cache = client.getQueryCache();
    let attempts = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDue = false;
    const stop = (): void => {
      clearTimeout(timer);
      timer = undefined;
      isDue = false;
    };
    const retry = (): void => {
      stop();
      isDue = document.hidden || !navigator.onLine;
      if (isDue || cache.findAll(unanswered).length === 0) {
        setMessage('');
        return;
      }
      attempts += 1;
      setMessage(retryingMessage);
      void client.refetchQueries(unanswered, { cancelRefetch: false });
    };
    const plan = (): void => {
      const queries = cache.findAll(unanswered);
      const isFetching = queries.some(({ state }) => state.fetchStatus === 'fetching');
      if (isFetching || queries.length === 0) stop();
      if (queries.length === 0) {
        attempts = 0;
        setMessage('');
      }
      if (isFetching || queries.length === 0 || timer !== undefined || isDue) return;
      const seconds = pausesSeconds[attempts];
      setMessage(seconds === undefined ? '' : pauseMessage(seconds));
      if (seconds !== undefined) timer = setTimeout(retry, seconds * 1000);
    };
    const handleVisible = (): void => {
      if (isDue && !document.hidden) retry();
    };
    plan();
    // Other events come while components render, when no state may be set.
    const unsubscribe = cache.subscribe(({ type }) => type === 'updated' && plan());
    document.addEventListener('visibilitychange', handleVisible);
    return () => {
      stop();
      unsubscribe();
      document.removeEventListener('visibilitychange', handleVisible);
    };
  }, [client]);
  return message;
}

/** The queries that are shown and had no answer. What the booking system refuses is not asked for again. */
const unanswered = {
  type: 'active',
  predicate: ({ state: { data } }: Query) => isRecord(data) && data.ok === false && data.isTemporary === true,
} as const;
