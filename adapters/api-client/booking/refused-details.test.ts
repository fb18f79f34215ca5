import { expect, it } from 'vitest';
import { createFakeClient } from '../fake-client.ts';
import { findRefusedDetails } from './refused-details.ts';
import { sendBooking } from './send-booking.ts';

const customer = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
const noOffers = { shouldReceivePromotions: false, shouldReceiveSms: false };
const body = {
  ...{ occasionId: 'dinner', adults: 2, children: 0, bookingDate: '2026-12-10', time: '19:00' },
  customer: { ...customer, ...noOffers },
};

async function send(problem: object) {
  const { client } = createFakeClient((path) =>
    path === '/api/token'
      ? undefined
      : { status: 400, body: { title: 'One or more errors.', status: 400, ...problem } },
  );
  return sendBooking(client.call, { storeId: '1018', body, isEnquiry: false, idempotencyKey: 'key-of-ada' });
}

const email = 'That address cannot receive mail.';

it.each<[object, object]>([
  [{ errors: { Email: [email] } }, { message: email, fieldErrors: { email } }],
  [{ errors: { 'Customer.EmailAddress': [email] } }, { message: email, fieldErrors: { email } }],
  [
    { errors: { '$.customer.surname': ['Enter a surname.'], Covers: ['No table is that large.'] } },
    { message: 'No table is that large.', fieldErrors: { lastName: 'Enter a surname.' } },
  ],
  [
    { detail: 'The booking is not valid.', errors: { phone: [email, 'Another.'] } },
    { message: 'The booking is not valid.', fieldErrors: { phoneNumber: email } },
  ],
])('a refusal with %j shows each error at its field, and the rest as the message [booking.error]', async (...row) => {
  const [problem, outcome] = row;
  expect(await send(problem)).toEqual({ kind: 'refused', isFinal: false, code: undefined, ...outcome });
});

it('a refusal of other fields, or without a sentence, has no error at a field [booking.error]', async () => {
  const outcome = await send({ errors: { Covers: ['No table is that large.'], Email: ['must be valid'] } });
  expect(outcome).toMatchObject({ kind: 'refused', message: 'No table is that large. must be valid' });
  expect(outcome).not.toHaveProperty('fieldErrors');
  expect(findRefusedDetails(undefined)).toEqual({ fieldErrors: {}, others: [] });
});
