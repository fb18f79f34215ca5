import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { callPreview } from './call-preview.ts';

/** How the responses of the API are read, request by request, and the mapping that is used. */
const diagnosis = z.object({
  baseUrl: z.string(),
  calls: z.array(
    z.object({
      name: z.string(),
      route: z.string(),
      outcome: z.enum(['read', 'repaired', 'incomplete', 'absent', 'refused', 'failed', 'unchecked']),
      summary: z.string(),
      notes: z.array(z.string()),
    }),
  ),
  guesses: z.array(
    z.object({ name: z.string(), description: z.string(), value: z.string(), isOverridden: z.boolean() }),
  ),
  /** What has no effect in API_MAPPING. */
  warnings: z.array(z.string()),
});

export type CheckedCall = z.output<typeof diagnosis>['calls'][number];
export type Guess = z.output<typeof diagnosis>['guesses'][number];

export const upstreamQuery = queryOptions({
  queryKey: ['upstream'],
  queryFn: ({ signal }) => callPreview('/upstream', diagnosis, { signal }),
  // A check makes up to 40 calls, so only the button repeats it.
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
