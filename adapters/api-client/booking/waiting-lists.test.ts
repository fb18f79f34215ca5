import { expect, it } from 'vitest';
import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { createFakeClient, type FakeAnswer } from '../fake-client.ts';
import { createWaitingLists } from './waiting-lists.ts';

const message = 'The table is taken.';

it.each(['accept', 'decline', 'leave'] as const)(
  'says whether the API could %s [diner.waiting-list]',
  async (action) => {
    const resultOf = (answer: FakeAnswer) =>
      createWaitingLists(createFakeClient((path) => (path === '/api/token' ? undefined : answer)).client.call)[action](
        'key-of-ada',
        '19:15',
      );
    expect(await resultOf({ body: { success: true } })).toEqual({ ok: true });
    expect(await resultOf({ body: { success: false, message } })).toEqual({ ok: false, message });
    expect(await resultOf({ status: 409, body: { errorCode: 6, message } })).toEqual({ ok: false, message });
  },
);

it('shows no identifier as a message [diner.waiting-list]', async () => {
  const { client } = createFakeClient((path) =>
    path === '/api/token' ? undefined : { body: { success: false, message: 'ALREADY_TAKEN' } },
  );
  expect(await createWaitingLists(client.call).accept('key-of-ada', '19:15')).toEqual({
    ok: false,
    message: bookingMessage(undefined),
  });
});

/** Waiting lists of an API with a fixed reply, and the requests that reached it. */
function listsOf(answer: FakeAnswer) {
  const { client, sent } = createFakeClient((path) => (path === '/api/token' ? undefined : answer));
  const reads = () => sent.filter(({ method }) => method === 'GET');
  return { lists: createWaitingLists(client.call), reads };
}

const table = { storeId: '9', date: '2031-05-01', occasionId: 'dinner', adults: 2, children: 1 };
const entry = {
  storeId: '9',
  status: 'waiting',
  date: '2031-05-01',
  from: '19:00',
  to: '19:30',
  adults: 2,
  children: 1,
  occasionId: 'dinner',
  occasion: 'Dinner',
  refusedTimes: [],
};

it('asks for the times for which a party can wait [diner.waiting-list]', async () => {
  const data = { times: ['19:00', '19:15'], isPhoneRequired: true };
  const { lists, reads } = listsOf({ body: { success: true, data } });
  expect(await lists.times({ ...table, menuId: 'five' })).toEqual({ ok: true, value: data });
  expect(reads().map(({ url }) => url)).toEqual([
    'http://api.test/api/booking/waiting/times/9?occasionId=dinner&adults=2&children=1&date=2031-05-01&menuId=five',
  ]);
});

it.each([404, 501])(
  'has no times where the API has no waiting lists: status %d [diner.waiting-list] [upstream.alone]',
  async (status) => {
    expect(await listsOf({ status }).lists.times(table)).toBeUndefined();
  },
);

it('has a message if the times cannot be loaded [diner.waiting-list]', async () => {
  expect(await listsOf({ status: 500 }).lists.times(table)).toMatchObject({
    ok: false,
    message: bookingMessage(undefined),
  });
});

it('reads an entry by its key, and none by an unknown one or one that cannot be a key [diner.waiting-list]', async () => {
  const { lists, reads } = listsOf({ body: { success: true, data: entry } });
  expect(await lists.read('key-of-ada')).toEqual(entry);
  expect(await lists.read('')).toBeUndefined();
  expect(reads().map(({ url }) => url)).toEqual(['http://api.test/api/booking/waiting/entry/key-of-ada']);
  for (const answer of [{ status: 404 }, { body: { success: true, data: null } }])
    expect(await listsOf(answer).lists.read('key-of-ada')).toBeUndefined();
  await expect(listsOf({ status: 500 }).lists.read('key-of-ada')).rejects.toMatchObject({ code: 'failed' });
});

it('is no longer waited for when the page is left [diner.waiting-list]', async () => {
  const { lists, reads } = listsOf({ body: { success: true, data: entry } });
  const left = AbortSignal.abort();
  await lists.read('key-of-ada', left);
  await lists.times(table, left);
  expect(reads().map(({ signal }) => signal.aborted)).toEqual([true, true]);
});
