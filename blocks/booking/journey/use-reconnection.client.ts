'use client';

import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isRecord } from '#schemas/content/is-record.ts';

/**
 * Repeats failed queries when the connection is back, even when it was lost before the page was ready: the query client
 * repeats them only if it has seen the connection end.
 */
export function useReconnection(onReconnected: () => void): void {
  const client = useQueryClient();
  const latest = useRef(onReconnected);
  useEffect(() => {
    latest.current = onReconnected;
  });
  useEffect(() => {
    const handleOnline = (): void => {
      latest.current();
      void client.refetchQueries({ type: 'active', predicate: hasFailed }, { cancelRefetch: false });
    };
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, [client]);
}

const hasFailed = ({ state: { data } }: Query): boolean => isRecord(data) && data.ok === false;
