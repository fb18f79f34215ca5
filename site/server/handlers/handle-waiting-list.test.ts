import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import type { WaitingState } from '#schemas/domain/booking/waiting/waiting-list.ts';
import { createVisitorLimits } from '../limits/visitor-limits.ts';
import { handleWaitingList } from './handle-waiting-list.ts';

const path = '/waiting-list/W7MPRWXT-key';

/** Posts an answer to an offer, and returns the reply with the call and the page that it led to. */
async function post(fields: Readonly<Record<string, string>>, result: { ok: true } | { ok: false; message: string }) {
  const calls: unknown[] = [];
  const shown: (WaitingState | undefined)[] = [];
  const call = (name: string) => async (key: string, time?: string) => {
    calls.push([name, key, time]);
    return result;
  };
  const search = '';
  const dependencies = {
    waitingActions: { accept: call('accept'), decline: call('decline'), leave: call('leave') },
    limits: createVisitorLimits(defaultConfiguration),
    documents: {
      errorPage: () => Promise.reject(new Error('No error page.')),
      async answer({ waiting }: { readonly waiting?: WaitingState | undefined }) {
        shown.push(waiting);
        const body = { identity: Buffer.from('the page') };
        return { status: 200, isComplete: true, headers: [], body, etag: '', createdAtMs: 0, version: '' };
      },
    },
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const server = createServer(async (request, response) => {
    if (!(await handleWaitingList(dependencies, request, response, { path, search, fields: form })))
      response.writeHead(404).end();
  });
  const port = await listenLocally(server);
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', redirect: 'manual' });
  server.closeAllConnections();
  server.close();
  return { status, location: headers.get('location'), calls, shown };
}

it.each(['accept', 'decline'])('sends “%s” with the time that the diner saw [diner.waiting-list]', async (waiting) => {
  const reply = await post({ waiting, time: '19:15' }, { ok: true });
  expect(reply).toMatchObject({ status: 303, calls: [[waiting, 'W7MPRWXT-key', '19:15']], shown: [] });
  expect(reply.location).toMatch(/^\/waiting-list\/W7MPRWXT-key#/);
});

it('shows the page again with the reason for a table that could not be taken [diner.waiting-list]', async () => {
  const message = 'Sorry, the restaurant can no longer offer the table at 19:15.';
  const reply = await post({ waiting: 'accept', time: '19:15' }, { ok: false, message });
  expect(reply).toMatchObject({ status: 200, shown: [{ action: 'accept', message }] });
});

it.each([{ waiting: 'dance' }, {}])(
  'shows the page again, without a problem, for the fields %j [diner.waiting-list] [form.nojs]',
  async (fields) => {
    const reply = await post(fields, { ok: true });
    expect(reply).toMatchObject({ status: 422, calls: [], shown: [undefined] });
  },
);
