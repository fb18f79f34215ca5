import { expect, it } from 'vitest';
import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { createFakeClient, type FakeAnswer } from '../fake-client.ts';
import { createWaitingLists } from './waiting-lists.ts';

const message = 'The table is taken.';

it.each(['accept', 'leave'] as const)('says whether the API could %s [diner.waiting-list]', async (action) => {
  const resultOf = (answer: FakeAnswer) =>
    createWaitingLists(createFakeClient((path) => (path === '/api/token' ? undefined : answer)).client.call)[action](
      'key-of-ada',
    );
  expect(await resultOf({ body: { success: true } })).toEqual({ ok: true });
  expect(await resultOf({ body: { success: false, message } })).toEqual({ ok: false, message });
  expect(await resultOf({ status: 409, body: { errorCode: 6, message } })).toEqual({ ok: false, message });
});

it('shows no identifier as a message [diner.waiting-list]', async () => {
  const { client } = createFakeClient((path) =>
    path === '/api/token' ? undefined : { body: { success: false, message: 'ALREADY_TAKEN' } },
  );
  expect(await createWaitingLists(client.call).accept('key-of-ada')).toEqual({
    ok: false,
    message: bookingMessage(undefined),
  });
});
