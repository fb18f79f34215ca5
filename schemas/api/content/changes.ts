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

/** Something visitors see has changed. Sequences grow by one, in the order in which the changes became visible. */
export const change = z.object({
  sequence: z.int().min(1),
  kind: z.enum(changeKinds),
  id: z
    .string()
    .max(200)
    .meta({ title: 'Id', description: 'Which page, menu, offer, job or restaurant; brand for the settings.' }),
  at: z.iso.datetime(),
});

const since = number('Since', 'The last sequence that is known; absent: only where the feed stands now.', {
  min: 0,
  whole: true,
}).optional();

export const changeEndpoints = {
  changes: defineEndpoint({
    name: 'changes',
    summary:
      'What was published since a sequence, at most 500 changes. With wait, an empty answer is held back for so many seconds.',
    method: 'GET',
    path: '/api/v1/content/changes',
    access: 'open',
    query: z.object({ since, wait: number('Wait', 'Seconds to wait for a change.', { min: 0, max: 25 }).optional() }),
    reply: z.object({
      sequence: z
        .int()
        .min(0)
        .meta({ title: 'Sequence', description: 'What to ask for next; lower than asked: the feed was begun anew.' }),
      changes: z.array(change).max(500),
    }),
  }),
  changeStream: defineEndpoint({
    name: 'changeStream',
    summary: 'The same feed as server-sent events: each event’s id is its sequence, its data one change.',
    method: 'GET',
    path: '/api/v1/content/changes/stream',
    access: 'open',
    query: z.object({ since }),
    reply: z.string(),
  }),
};

export type Change = z.output<typeof change>;
