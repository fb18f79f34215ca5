import { z } from 'zod';
import { number } from '#schemas/content/field/field.ts';
import { defineEndpoint } from '../endpoint.ts';

export const changeKinds = [
  'page',
  'settings',
  'restaurants',
  'menu',
  'offer',
  'job',
  'social',
  'booking-rules',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A change of published content. Sequences increase by one, in the order in which changes became visible. */
export const change = z.object({
  sequence: z.int().min(1),
  kind: z.enum(changeKinds),
  id: z
    .string()
    .max(200)
    .meta({ title: 'Id', description: 'The id of the page, menu, offer, job or restaurant; brand for the settings.' }),
  at: z.iso.datetime(),
});

const since = number('Since', 'The last known sequence; if absent, only the current sequence is returned.', {
  min: 0,
  whole: true,
}).optional();

export const changeEndpoints = {
  changes: defineEndpoint({
    name: 'changes',
    summary:
      'Lists the changes since a sequence, at most 500. With wait, the reply is delayed for up to that many seconds until there is a change.',
    method: 'GET',
    path: '/api/v1/content/changes',
    access: 'open',
    query: z.object({ since, wait: number('Wait', 'Seconds to wait for a change.', { min: 0, max: 25 }).optional() }),
    reply: z.object({
      sequence: z.int().min(0).meta({
        title: 'Sequence',
        description: 'The value of since for the next request; lower than since if the feed was reset.',
      }),
      changes: z.array(change).max(500),
    }),
  }),
};

export type Change = z.output<typeof change>;
