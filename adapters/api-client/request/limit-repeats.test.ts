import { expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { LogEntry } from '../../log.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createFakeClient } from '../fake-client.ts';
import { limitRepeats } from './limit-repeats.ts';

const failure = { event: 'api-call-failed', level: 'error', route: '/api/jobs', status: 500, message: 'No.' } as const;

it('a problem of a call is logged once a minute, with the count of the others [api.failures]', () => {
  const clock = createFakeClock();
  const entries: LogEntry[] = [];
  const log = limitRepeats((entry) => entries.push(entry), clock);
  log(failure);
  clock.advance(59_999);
  log(failure);
  log({ ...failure, status: 503 });
  log({ ...failure, message: 'Invalid.' });
  log({ ...failure, route: '/api/jobs/{id}' });
  log({ ...failure, code: 'failed' });
  log({ ...failure, event: 'token-unavailable' });
  clock.advance(1);
  log(failure);
  log(failure);
  expect(entries).toEqual([
    failure,
    { ...failure, status: 503 },
    { ...failure, message: 'Invalid.' },
    { ...failure, route: '/api/jobs/{id}' },
    { ...failure, code: 'failed' },
    { ...failure, event: 'token-unavailable' },
    { ...failure, message: 'No. (and 1 more since the last entry)' },
  ]);
});

it('calls and tokens that fail again and again are logged once a minute [api.failures]', async () => {
  const { client, log } = createFakeClient(() => 'not-connected');
  const body = { stores: [{ storeId: '17' }], date: '2026-12-10', adultCovers: 2, childrenCovers: 0 };
  const failed = () => client.call(endpoints.availability, { body }).catch((error: unknown) => error);
  for (let count = 0; count < 3; count += 1) await failed();
  const events = log.map(({ event, route, code }) => [event, route, code].join(' ').trim());
  expect(events).toEqual([...new Set(events)]);
  expect(events).toContain('api-call-failed /api/booking/availability not-connected');
});
