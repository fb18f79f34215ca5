import { describe, expect, it } from 'vitest';
import { createFakeClient, type FakeAnswer } from '../fake-client.ts';
import { type Changes, watchChanges } from './watch-changes.ts';

const change = (sequence: number) => ({ sequence, kind: 'page', id: `page-${sequence}`, at: '2026-11-21T12:00:00Z' });

/** Watches an upstream that gives these answers one after the other, until they are used up. */
async function watch(answers: readonly FakeAnswer[], since?: number) {
  const stop = new AbortController();
  const left = [...answers];
  const heard: [Changes, number][] = [];
  const fake = createFakeClient(() => {
    const next = left.shift();
    if (left.length === 0) stop.abort();
    return next;
  });
  const options = { clock: fake.clock, ...(since === undefined ? {} : { since }) };
  await watchChanges(fake.client, (changes, sequence) => heard.push([changes, sequence]), stop.signal, options);
  return {
    heard,
    urls: fake.sent.map(({ url }) => url.replace('http://api.test/api/v1/content/changes', '')),
    slept: fake.clock.slept,
  };
}

describe('the watch over changes', () => {
  it('begins with everything, and then tells of each change, going on from the last sequence [api.cache]', async () => {
    const { heard, urls } = await watch([
      { body: { sequence: 7, changes: [] } },
      { body: { sequence: 7, changes: [] } },
      { body: { sequence: 9, changes: [change(8), change(9)] } },
      { body: { sequence: 9, changes: [] } },
    ]);
    expect(heard).toEqual([
      ['everything', 7],
      [[change(8), change(9)], 9],
    ]);
    expect(urls).toEqual(['', '?since=7&wait=20', '?since=7&wait=20', '?since=9&wait=20']);
  });

  it('begins quietly where it is told what is known [api.cache]', async () => {
    const { heard, urls } = await watch([{ body: { sequence: 5, changes: [change(5)] } }], 4);
    expect([heard, urls]).toEqual([[[[change(5)], 5]], ['?since=4&wait=20']]);
  });

  it('waits longer and longer while the feed cannot be had, then goes on where it was [api.cache]', async () => {
    const { heard, urls, slept } = await watch(
      [
        { status: 500 },
        { status: 500 },
        { status: 500 },
        { body: { sequence: 5, changes: [change(5)] } },
        { status: 500 },
        { body: { sequence: 6, changes: [change(6)] } },
      ],
      4,
    );
    expect(slept).toEqual([100, 200, 400, 100]);
    expect(new Set(urls)).toEqual(new Set(['?since=4&wait=20', '?since=5&wait=20']));
    expect(heard.map(([, sequence]) => sequence)).toEqual([5, 6]);
  });

  it('trusts nothing when the feed was begun anew [api.cache]', async () => {
    const { heard } = await watch([{ body: { sequence: 2, changes: [] } }], 40);
    expect(heard).toEqual([['everything', 2]]);
  });

  it('ends when it is told to, without waiting for an answer', async () => {
    const stop = new AbortController();
    const { client } = createFakeClient(
      (_, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('cancelled'))),
    );
    const watching = watchChanges(client, () => undefined, stop.signal);
    stop.abort();
    await watching;
    expect(stop.signal.aborted).toBe(true);
  });
});
