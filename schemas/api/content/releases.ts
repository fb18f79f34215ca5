import { z } from 'zod';
import { isoDate } from '#schemas/content/field/field.ts';
import { defineEndpoint } from '../endpoint.ts';
import { changeKinds } from './changes.ts';

/** Something that goes live or ends at a time. */
const release = z.object({
  at: z.iso.datetime(),
  /** Whether it is a day without a time of its own. */
  isWholeDay: z.boolean(),
  /** `publish` and `unpublish` are scheduled by editors; `start` and `end` are dates in the content. */
  event: z.enum(['publish', 'unpublish', 'start', 'end']),
  kind: z.enum(changeKinds),
  id: z.string(),
  name: z.string().optional(),
  /** The time zone of the restaurant that it is about, if the restaurant states one. */
  timeZone: z.string().optional(),
  /** Why a scheduled version was not published when it was due. */
  error: z.string().optional(),
});

export const releaseEndpoints = {
  releases: defineEndpoint({
    name: 'releases',
    summary:
      'Lists what goes live or ends on the days from `from` to `to`, in the order of time. Days are those of London.',
    method: 'GET',
    path: '/api/v1/editing/releases',
    access: 'editor',
    query: z.object({ from: isoDate('From', 'The first day.'), to: isoDate('To', 'The last day.') }),
    reply: z.object({ releases: z.array(release) }),
  }),
};

export type Release = z.output<typeof release>;
