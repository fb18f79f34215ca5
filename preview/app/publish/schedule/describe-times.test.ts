import { describe, expect, it } from 'vitest';
import { describeCancelled, describeEnd } from './describe-times.ts';

const at = '2026-07-01T09:00:00Z';
const note = ', if it is live by then.';

describe('the end of content', () => {
  it.each([
    [{ isLive: true }, false],
    [{ isLive: false, scheduledAt: at }, false],
    [{ isLive: false, scheduledAt: null }, true],
  ])('depends on whether it is live then, with %j: %s [editor.content]', (times, depends) => {
    expect(describeEnd(times, at)).toMatch(/^Unpublishes on .+ 10:00/);
    expect(describeEnd(times, at).endsWith(note)).toBe(depends);
  });

  it.each([
    [{ isLive: true, unpublishAt: at }, 'The scheduled publication is cancelled.'],
    [{ isLive: false }, 'The scheduled publication is cancelled.'],
    [{ isLive: false, unpublishAt: at }, 'The scheduled publication is cancelled. The time to unpublish it stays.'],
  ])('stays when the publication is cancelled, with %j: %s [editor.content]', (times, text) => {
    expect(describeCancelled(times)).toBe(text);
  });
});
