import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import { createFakeClient } from '../fake-client.ts';
import type { Visit } from './visit.ts';

const sessionId = 'c0a8012e-9e8b-4c1f-8f5e-0b6c7d8e9f10';
const menu = { id: 'mains', name: 'Mains', sections: [] };
const path = '/api/v1/content/menu/mains';
const params = { id: 'mains' };

function createVisitor(visit: Visit | undefined, answer: () => Promise<void> = async () => undefined) {
  return createFakeClient(
    async (requested) => {
      if (requested !== path) return undefined;
      await answer();
      return { body: menu };
    },
    { visit: () => visit },
  );
}

describe('the calls of a visit', () => {
  it('have the session of the visitor, and others that of the site [upstream.requests]', async () => {
    const { client, sentTo } = createVisitor({ sessionId });
    await client.getMenu('mains');
    expect(sentTo(path)[0]?.headers['x-session-id']).toBe(sessionId);
    const other = createVisitor(undefined);
    await other.client.getMenu('mains');
    expect(other.sentTo(path)[0]?.headers['x-session-id']).not.toBe(sessionId);
  });

  it('are made once in a view, and again in the next one [upstream.requests]', async () => {
    const { client, sentTo } = createVisitor({ replies: new Map() });
    const answers = await Promise.all([client.getMenu('mains'), client.getMenu('mains')]);
    expect(answers[1]).toEqual(answers[0]);
    await client.getMenu('mains');
    expect(sentTo(path)).toHaveLength(1);
    const outside = createVisitor({});
    await outside.client.getMenu('mains');
    await outside.client.getMenu('mains');
    expect(outside.sentTo(path)).toHaveLength(2);
  });

  it('go on while anyone waits, and are aborted after that [upstream.requests]', async () => {
    const held = Promise.withResolvers<void>();
    const replies: NonNullable<Visit['replies']> = new Map();
    const { client, sentTo } = createVisitor({ replies }, () => held.promise);
    const [first, second] = [new AbortController(), new AbortController()];
    const ask = (signal?: AbortSignal) => client.call(endpoints.menu, { params }, signal && { signal });
    const [one, other] = [ask(first.signal), ask(second.signal)];
    await expect.poll(() => sentTo(path).length).toBe(1);
    first.abort();
    await expect(one).rejects.toMatchObject({ code: 'cancelled' });
    expect(sentTo(path)[0]?.signal.aborted).toBe(false);
    second.abort();
    await expect(other).rejects.toMatchObject({ code: 'cancelled' });
    expect(sentTo(path)[0]?.signal.aborted).toBe(true);
    held.resolve();
    expect(await ask()).toMatchObject({ id: 'mains' });
    expect(sentTo(path)).toHaveLength(2);
  });
});
