import { expect, it } from 'vitest';
import { createFakeClient } from '#adapters/api-client/fake-client.ts';
import { senderOf } from './form-senders.ts';

const person = { firstName: 'Mai', lastName: 'Tran', emailAddress: 'mai@example.com', phoneNumber: '07700 900123' };

/** Sends a request to wait for the table of an address. */
async function wait(waitingTable: string | undefined) {
  const { client, sent } = createFakeClient((path) =>
    path === '/api/token' ? undefined : { body: { success: true, statusCode: 200 } },
  );
  const sender = senderOf('waiting-list');
  const reply = await sender.send({
    call: client.call,
    files: { read: () => Promise.reject(new Error('There are no files.')) },
    values: { ...person, from: '18:00', to: '20:00' },
    unchanged: new Set(),
    subject: { waitingTable },
    setting: { context: { today: '2026-11-21', choices: {} }, values: {} },
  });
  const [request] = sent.filter(({ url }) => !url.endsWith('/api/token'));
  return {
    isAccepted: sender.isAccepted(reply),
    path: request && new URL(request.url).pathname,
    body: JSON.parse(request?.body ?? 'null'),
  };
}

it('sends the day and the party of a waiting list with what was typed [diner.waiting-list]', async () => {
  expect(await wait('1001~2026-12-24~dinner~2~1~festive')).toEqual({
    isAccepted: true,
    path: '/api/booking/waiting/join/1001',
    body: {
      ...person,
      from: '18:00',
      to: '20:00',
      bookingDate: '2026-12-24',
      occasionId: 'dinner',
      adults: 2,
      children: 1,
      menuId: 'festive',
    },
  });
});

it.each([undefined, '', '1001~2026-12-24'])(
  'puts nobody on a waiting list without a day and a party: %j [diner.waiting-list]',
  async (table) => {
    expect(await wait(table)).toEqual({ isAccepted: false, path: undefined, body: null });
  },
);

it.each([
  ['7.30pm', '19:30'],
  [undefined, undefined],
])('sends the time %s of a group as %s [contact.group]', async (time, expected) => {
  const { client, sent } = createFakeClient((path) =>
    path === '/api/token' ? undefined : { body: { success: true, statusCode: 200 } },
  );
  const { firstName, lastName, emailAddress: email } = person;
  await senderOf('group-booking').send({
    call: client.call,
    files: { read: () => Promise.reject(new Error('There are no files.')) },
    values: { firstName, lastName, email, enquiryRestaurant: '1', date: '2026-12-24', guests: 24, time },
    unchanged: new Set(),
    subject: {},
    setting: { context: { today: '2026-11-21', choices: {} }, values: {} },
  });
  const request = sent.find(({ url }) => url.endsWith('/api/contact/group-booking'));
  expect(JSON.parse(request?.body ?? '{}').time).toBe(expected);
});

it.each([
  [{ key: 'its-key' }, '/manage-booking/its-key'],
  [{}, undefined],
  [null, undefined],
  [undefined, undefined],
])('after a booking was found with %j, continues at %s [diner.manage]', (data, expected) => {
  expect(senderOf('find-booking').locationOf?.({ success: true, data })).toBe(expected);
});
