import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import {
  bookingMessage,
  bookingNotSentMessage,
  slotTakenMessage,
  uncertainMessage,
} from '#schemas/domain/booking/booking-message.ts';
import { ApiProblem } from '../api-problem.ts';
import { createFakeClient, defaultConfiguration, type FakeAnswer } from '../fake-client.ts';
import { createBookingAttempts } from './booking-attempts.ts';
import { toKeyProblem } from './may-have-booked.ts';
import { sendBooking } from './send-booking.ts';
import { readTakenSlot } from './taken-slot.ts';

const body = {
  occasionId: 'dinner',
  adults: 2,
  children: 0,
  bookingDate: '2026-12-10',
  time: '19:00',
  customer: {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    shouldReceivePromotions: false,
    shouldReceiveSms: false,
  },
};

/** Sends a booking to an API that replies to its attempts in order. */
async function send(answers: readonly FakeAnswer[], isEnquiry = false, apiIdempotent = true) {
  const remaining = [...answers];
  const { client, sent } = createFakeClient((path) => (path === '/api/token' ? undefined : remaining.shift()), {
    configuration: { ...defaultConfiguration, apiIdempotent },
  });
  const outcome = await sendBooking(client.call, { storeId: '1018', body, isEnquiry, idempotencyKey: 'key-of-ada' });
  const attempts = sent.filter(({ url }) => !url.endsWith('/api/token'));
  return {
    outcome,
    paths: attempts.map(({ url }) => new URL(url).pathname),
    keys: attempts.map(({ headers }) => headers['idempotency-key']),
  };
}
const success = { body: { success: true, bookingReference: 'PR-7KQ2' } };

describe('sendBooking to an API with idempotency keys', () => {
  it('creates a booking or sends an enquiry [api.calls]', async () => {
    expect(await send([success])).toEqual({
      outcome: { kind: 'done', reference: 'PR-7KQ2', isEnquiry: false },
      paths: ['/api/booking/create/1018'],
      keys: ['key-of-ada'],
    });
    expect(await send([success], true)).toMatchObject({
      outcome: { kind: 'done', isEnquiry: true },
      paths: ['/api/booking/enquiry/1018'],
    });
  });

  it('accepts a reply with a reference and without a success field [upstream.success]', async () => {
    const { outcome } = await send([{ body: { bookingReference: 'PR-7KQ2' } }]);
    expect(outcome).toEqual({ kind: 'done', reference: 'PR-7KQ2', isEnquiry: false });
  });

  it.each(['timed-out', 'unreachable', 'not-connected', { status: 500 }, { body: 'no JSON' }] satisfies FakeAnswer[])(
    'retries once with the same key when %j leaves open whether the booking exists [booking.once]',
    async (first) => {
      expect(await send([first, success])).toMatchObject({
        outcome: { kind: 'done' },
        keys: ['key-of-ada', 'key-of-ada'],
      });
    },
  );

  it('does not retry after a refusal, or a third time [booking.once]', async () => {
    const refused = await send([{ status: 400, body: { errorCode: 19, message: 'No cake.' } }, success]);
    expect([refused.outcome, refused.keys.length]).toEqual([
      { kind: 'refused', code: 19, message: 'No cake.', isFinal: true },
      1,
    ]);
    const lost = await send(['timed-out', 'timed-out', success]);
    expect([lost.outcome, lost.keys.length]).toEqual([
      { kind: 'uncertain', message: uncertainMessage({ isEnquiry: false }), isEnquiry: false },
      2,
    ]);
  });

  it.each<readonly [FakeAnswer, FakeAnswer]>([
    ['unreachable', 'not-connected'],
    ['not-connected', 'unreachable'],
    ['unreachable', { status: 401 }],
    ['timed-out', { status: 429 }],
    [{ status: 500 }, { status: 500 }],
    [{ body: 'no JSON' }, 'not-connected'],
    [{ status: 500 }, { status: 503, body: { errorCode: 4 } }],
  ])('is uncertain after %j and %j: one of the two may have booked [booking.once]', async (...answers) => {
    for (const isEnquiry of [false, true])
      expect((await send(answers, isEnquiry)).outcome).toEqual({
        kind: 'uncertain',
        message: uncertainMessage({ isEnquiry }),
        isEnquiry,
      });
  });

  it('says that nothing was booked where no connection was made, or the system says so itself [booking.error]', async () => {
    expect((await send(['not-connected', 'not-connected'])).outcome).toEqual({
      kind: 'refused',
      code: undefined,
      message: bookingNotSentMessage,
      isFinal: false,
    });
    const busy = { status: 503, body: { errorCode: 6, message: 'No table is booked.' } };
    expect((await send([busy, busy])).outcome).toMatchObject({
      kind: 'refused',
      message: 'No table is booked.',
      isFinal: false,
    });
    expect((await send(['unreachable', { status: 400, body: { errorCode: 4 } }])).outcome).toMatchObject({
      kind: 'refused',
      isFinal: true,
    });
  });

  it.each([
    [{ errorCode: '4' }, 4, /^Sorry, this restaurant is unable to accept/],
    [{ success: false, code: 4, message: 'Only 6 per table' }, 4, /^Only 6 per table$/],
    [{ err: 8 }, 8, /^This menu is not available\.$/],
    [{ data: { code: '20' } }, 20, /holiday-park/],
    [{ error: { code: 6, message: 'Not on Sundays.' } }, 6, /^Not on Sundays\.$/],
    [{ message: 'Guest is banned' }, undefined, /^Guest is banned$/],
    [{ code: 'VOUCHER-4' }, undefined, /^Sorry, something's not working/],
  ])(
    'reads the code and the message of a refusal: %j [booking.codes] [upstream.success]',
    async (body, code, message) => {
      const { outcome } = await send([{ status: 400, body }]);
      expect(outcome).toEqual({
        kind: 'refused',
        code,
        message: expect.stringMatching(message),
        isFinal: code !== undefined,
      });
    },
  );

  it.each([false, true])(
    'reads a refusal with status 409 and no code as a slot that was just taken [booking.taken] %j',
    async (isEnquiry) => {
      const body = { success: false, message: 'That slot was just taken' };
      const { outcome, keys } = await send([{ status: 409, body }], isEnquiry);
      expect(outcome).toEqual({ kind: 'taken', message: slotTakenMessage });
      expect(keys).toHaveLength(1);
      expect((await send([{ status: 409, body: { errorCode: 4 } }], isEnquiry)).outcome).toMatchObject({
        kind: 'refused',
        code: 4,
      });
    },
  );

  it('reports that the time has just been taken for status 9 [booking.taken]', async () => {
    const { outcome } = await send([{ body: { success: false, bookingStatus: 9, message: 'Taken' } }]);
    expect(outcome).toEqual({
      kind: 'taken',
      message: 'Sorry, that time has just been taken. Please choose another.',
    });
  });

  it('shows the message of the reply, else the message of its code [booking.error] [booking.codes]', async () => {
    const outcomeOf = async (reply: object) => (await send([{ body: { success: false, ...reply } }])).outcome;
    expect(await outcomeOf({ errorCode: 4, message: ' Too many. ' })).toEqual({
      kind: 'refused',
      code: 4,
      message: 'Too many.',
      isFinal: true,
    });
    expect(await outcomeOf({ errorCode: 2 })).toMatchObject({
      message: 'Sorry, we are unable to take bookings online right now, please contact the restaurant directly.',
    });
    expect(await outcomeOf({ errorCode: 0 })).toMatchObject({ isFinal: false });
    expect(await outcomeOf({ bookingReference: 'PR-7KQ2' })).toEqual({
      kind: 'uncertain',
      message:
        'We do not know whether your table was booked. Please ask the restaurant before you try again and give the reference PR-7KQ2.',
      isEnquiry: false,
      reference: 'PR-7KQ2',
    });
  });

  it('is uncertain when the key was used for another request [booking.once]', async () => {
    for (const isEnquiry of [false, true])
      expect((await send([{ status: 422, body: { message: 'reused' } }], isEnquiry)).outcome).toEqual({
        kind: 'uncertain',
        message: uncertainMessage({ isEnquiry }),
        isEnquiry,
      });
  });

  it('is refused with status 422 and a code of the catalogue [upstream.success]', async () => {
    expect((await send([{ status: 422, body: { errorCode: 4 } }])).outcome).toMatchObject({ kind: 'refused', code: 4 });
  });
});

describe('sendBooking to an API without idempotency keys', () => {
  const sendOnce = (answers: readonly FakeAnswer[], isEnquiry = false) => send(answers, isEnquiry, false);

  it.each([
    [
      422,
      { title: 'Unprocessable Entity', detail: 'We close early that night.', ErrorCode: 6 },
      'We close early that night.',
      6,
    ],
    [422, { title: 'Unprocessable Entity', detail: null, ErrorCode: 4 }, bookingMessage(4), 4],
    [
      422,
      { title: 'Unprocessable Entity', detail: 'Create failed for 3F2504E0-4F89-11D3-9A0C-0305E82C3301', ErrorCode: 4 },
      bookingMessage(4),
      4,
    ],
    [
      400,
      {
        title: 'One or more validation errors occurred.',
        errors: { 'Customer.PhoneNumber': ['That is not a telephone number in the UK.'] },
      },
      'That is not a telephone number in the UK.',
      undefined,
    ],
    [400, { title: 'One or more validation errors occurred.' }, bookingMessage(undefined), undefined],
  ])(
    'has the detail of problem details with status %i: %j [booking.error] [upstream.success]',
    async (status, problem, message, code) => {
      const { outcome } = await sendOnce([{ status, body: { status, traceId: '00-1', ...problem } }]);
      expect(outcome).toMatchObject({ kind: 'refused', code, message, isFinal: code !== undefined });
    },
  );

  it.each(['timed-out', 'unreachable', { status: 500 }, { body: 'no JSON' }] satisfies FakeAnswer[])(
    'does not send a booking or enquiry again after %j, and is uncertain [upstream.once]',
    async (first) => {
      for (const isEnquiry of [false, true]) {
        const { outcome, keys } = await sendOnce([first, success], isEnquiry);
        expect(keys).toHaveLength(1);
        expect(outcome).toEqual({ kind: 'uncertain', message: uncertainMessage({ isEnquiry }), isEnquiry });
      }
    },
  );

  it.each([
    ['a status that is a text', { bookingReference: 'BG-1', bookingStatus: 'Confirmed' }],
    ['an envelope', { success: true, data: { bookingReference: 'BG-1' } }],
    ['another name of the reference', { result: { confirmationNumber: 'BG-1' } }],
  ])('reads a reply with %s as a booking [upstream.once]', async (_, body) => {
    const { outcome, keys } = await sendOnce([{ body }]);
    expect([outcome, keys.length]).toEqual([{ kind: 'done', reference: 'BG-1', isEnquiry: false }, 1]);
  });

  it('is uncertain when the reply names no reference, except for an enquiry [upstream.once] [upstream.success]', async () => {
    for (const answer of [{ body: '' }, { status: 204, body: '' }, { body: { success: true } }]) {
      expect((await sendOnce([answer])).outcome.kind).toBe('uncertain');
      expect((await sendOnce([answer], true)).outcome).toMatchObject({ kind: 'done' });
    }
  });

  it('can be sent again after a refusal or when nothing was sent, but not after a time-out of the booking system [upstream.once]', async () => {
    const statuses = async (first: FakeAnswer) => {
      const remaining = [first, success];
      const { client, sentTo } = createFakeClient((path) => (path === '/api/token' ? undefined : remaining.shift()));
      const booking = { storeId: '1018', body, isEnquiry: false, idempotencyKey: 'key-of-ada' };
      await sendBooking(client.call, booking);
      await sendBooking(client.call, booking);
      return sentTo('/api/booking/create/1018').length;
    };
    expect(await statuses({ body: { success: false, errorCode: 4 } })).toBe(2);
    expect(await statuses({ status: 400, body: { errorCode: 8 } })).toBe(2);
    expect(await statuses({ status: 404 })).toBe(2);
    expect(await statuses({ status: 422 })).toBe(2);
    expect(await statuses('not-connected')).toBe(2);
    expect(await statuses({ body: { success: false, errorCode: 0 } })).toBe(1);
    expect(await statuses('timed-out')).toBe(1);
    expect(await statuses({ status: 408 })).toBe(1);
    for (const status of [300, 302, 399]) expect(await statuses({ status }), `${status}`).toBe(1);
  });

  it.each([400, 409, 422, 499])('is refused with status %i and a code [upstream.success]', async (status) => {
    for (const isEnquiry of [false, true]) {
      const { outcome } = await sendOnce([{ status, body: { errorCode: 4 } }], isEnquiry);
      expect(outcome).toEqual({ kind: 'refused', code: 4, message: bookingMessage(4), isFinal: true });
    }
  });

  it('shows the same message whether it is refused with status 200 or 400 [booking.error]', async () => {
    const body = { success: false, errorCode: 4, message: 'Only 6 per table.' };
    for (const status of [200, 400])
      expect((await sendOnce([{ status, body }])).outcome).toMatchObject({ message: 'Only 6 per table.' });
  });

  it('gives every further attempt with a key the result of the first, even at the same moment [upstream.once]', async () => {
    const { client, sentTo } = createFakeClient((path) => (path === '/api/token' ? undefined : success));
    const booking = { params: { storeId: '1018' }, body };
    const replies = await Promise.all(
      [1, 2, 3].map(() => client.call(endpoints.createBooking, booking, { idempotencyKey: 'key-of-ada' })),
    );
    expect(replies.map(({ bookingReference }) => bookingReference)).toEqual(['PR-7KQ2', 'PR-7KQ2', 'PR-7KQ2']);
    expect(sentTo('/api/booking/create/1018')).toHaveLength(1);
    await client.call(endpoints.createBooking, booking, { idempotencyKey: 'key-of-eve' });
    expect(sentTo('/api/booking/create/1018')).toHaveLength(2);
  });

  it('sends a call without a key as often as it is made [upstream.once]', async () => {
    const { client, sentTo } = createFakeClient((path) => (path === '/api/token' ? undefined : success));
    for (const _ of [1, 2]) await client.call(endpoints.createBooking, { params: { storeId: '1018' }, body });
    expect(sentTo('/api/booking/create/1018')).toHaveLength(2);
  });

  it('says why it sends nothing, with the duration of the call [upstream.once] [upstream.diagnosis]', async () => {
    const answers: FakeAnswer[] = ['timed-out', success];
    const fake = createFakeClient((path) => {
      if (path === '/api/token') return undefined;
      fake.clock.advance(70);
      return answers.shift();
    });
    const route = '/api/booking/create/{storeId}';
    const problemOf = (idempotencyKey: string, adults = 2) =>
      fake.client
        .call(endpoints.createBooking, { params: { storeId: '1018' }, body: { ...body, adults } }, { idempotencyKey })
        .then(
          () => undefined,
          (error: unknown) => error instanceof ApiProblem && { message: error.message, ms: error.ms },
        );
    const uncertain = 'may have booked (timed-out), and is not sent again';
    expect(await problemOf('key-of-ada')).toEqual({ message: `${route}: ${uncertain}`, ms: 70 });
    expect(await problemOf('key-of-ada', 3)).toMatchObject({
      message: `${route}: may have booked (sent before), and is not sent again`,
    });
    expect(await problemOf('key-of-eve')).toBeUndefined();
    expect(await problemOf('key-of-eve', 3)).toMatchObject({
      message: `${route}: has booked already, and is not sent again`,
    });
  });

  it('says that another process is sending the booking [upstream.once] [upstream.diagnosis]', async () => {
    const bookingAttempts = createBookingAttempts({ acquireLock: async () => undefined, now: () => 0 });
    const { client } = createFakeClient(() => undefined, { bookingAttempts });
    const booking = { params: { storeId: '1018' }, body };
    await expect(client.call(endpoints.createBooking, booking, { idempotencyKey: 'key-of-ada' })).rejects.toThrow(
      'may have booked (is being sent), and is not sent again',
    );
  });
});

describe('an API with idempotency keys', () => {
  const problem = (status: number, errorCode?: number) =>
    new ApiProblem({ code: 'refused', status, route: '/', message: 'no', ms: 70, answer: { errorCode } });

  it('may have booked where it answers 422 without a code to a booking or an enquiry [booking.once]', () => {
    for (const endpoint of [endpoints.createBooking, endpoints.enquiry])
      expect(toKeyProblem(endpoint, problem(422))).toMatchObject({
        message: `${endpoint.path}: the idempotency key was used for another request`,
        ms: 70,
      });
    const others = [problem(409), problem(422, 4), new TypeError('x')];
    for (const other of others) expect(toKeyProblem(endpoints.createBooking, other)).toBe(other);
    const form = problem(422);
    expect(toKeyProblem(endpoints.signUp, form)).toBe(form);
  });

  it('says that a slot is taken with status 409 to a booking or an enquiry only [booking.taken]', () => {
    expect(readTakenSlot(endpoints.enquiry, 409, {})).toMatchObject({ success: false, bookingStatus: 9 });
    expect(readTakenSlot(endpoints.signUp, 409, {})).toBeUndefined();
    expect(readTakenSlot(endpoints.enquiry, 410, {})).toBeUndefined();
  });
});
