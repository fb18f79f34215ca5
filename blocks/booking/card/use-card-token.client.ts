'use client';

import { useQuery } from '@tanstack/react-query';
import { fetchCardToken } from './card-requests.ts';

/** The token for the provider's card fields, fetched once. A failure stays until it is fetched again. */
export const useCardToken = (isNeeded = true) =>
  useQuery({
    queryKey: ['card-token'],
    queryFn: ({ signal }) => fetchCardToken(signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isNeeded,
  });
