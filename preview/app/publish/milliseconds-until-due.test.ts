import { expect, it } from 'vitest';
import { millisecondsUntilDue } from './milliseconds-until-due.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const after = (ms: number): string => new Date(noon + ms).toISOString();

it.each([
  ['when nothing is planned', {}, false],
  ['when nothing is planned any more', { scheduledAt: null, unpublishAt: null }, false],
  ['in an hour', { scheduledAt: after(3_600_000) }, 3_600_000],
  ['when the page is taken off', { unpublishAt: after(3_600_000) }, 3_600_000],
  ['at the earlier of two', { scheduledAt: after(600_000), unpublishAt: after(60_000) }, 60_000],
  ['after two seconds, when it is due at once', { scheduledAt: after(1) }, 2000],
  ['every two seconds while it is late', { scheduledAt: after(-5000) }, 2000],
  ['once a day at least', { scheduledAt: after(40 * 86_400_000) }, 86_400_000],
])('the state of a scheduled page is requested again %s [preview.publish]', (_, state, expected) => {
  expect(millisecondsUntilDue(state, noon)).toBe(expected);
});
