import { expect, it } from 'vitest';
import { createFakeClient } from '#adapters/api-client/fake-client.ts';
import { readContentState } from './content-state.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');

/** The state after a last change, some milliseconds ago, at an API that has this many changes. */
function stateAfter(sequence: number, agoMs: number) {
  const at = new Date(nowMs - agoMs).toISOString();
  const { client } = createFakeClient((path) => ({
    body: { sequence, changes: path.includes('since=') ? [{ sequence, kind: 'page', id: 'about', at }] : [] },
  }));
  return readContentState(client.call, nowMs);
}

it('is another one after each change [preview.publish]', async () => {
  expect([await stateAfter(7, 60_000), await stateAfter(8, 60_000), await stateAfter(0, 60_000)]).toEqual([
    '7',
    '8',
    '0',
  ]);
});

it('is unknown just after a change, which other processes may not have noticed [preview.publish]', async () => {
  expect([await stateAfter(7, 9_999), await stateAfter(7, 10_000)]).toEqual([null, '7']);
});

it('is unknown if the API lists no changes [preview.publish] [upstream.alone]', async () => {
  const { client } = createFakeClient(() => ({ status: 404 }));
  expect(await readContentState(client.call, nowMs)).toBeNull();
});
