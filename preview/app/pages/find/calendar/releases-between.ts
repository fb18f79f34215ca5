import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { releaseEndpoints } from '#schemas/api/content/releases.ts';
import { callPreview } from '../../../api/call-preview.ts';

/** What goes live or ends between two days, both included, in the order of time. */
export const releasesBetween = (from: string, to: string) =>
  queryOptions({
    queryKey: ['pages', 'releases', from, to],
    queryFn: async ({ signal }) =>
      (
        await callPreview(`/editing/releases?${new URLSearchParams({ from, to })}`, releaseEndpoints.releases.reply, {
          signal,
        })
      ).releases,
    placeholderData: keepPreviousData,
  });
