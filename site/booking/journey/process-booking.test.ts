import { describe, expect, it } from 'vitest';
import { createFakeClient, type FakeAnswer } from '#adapters/api-client/fake-client.ts';
import type { Requirements, Slot } from '#schemas/api/booking/booking-times.ts';
import type { BookingAnswer } from '#schemas/domain/booking/availability/booking-facts.ts';
import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { restaurantOf } from '#site/layout/planned-example.ts';
import { emptySource } from '#site/pages/source/empty-source.ts';
import type { Route } from '#site/routing/match-route.ts';
import { unavailableBookingSystem } from '../testing/unavailable-booking-system.ts';
import { createBookingProcessor } from './process-booking.ts';

const plain: Requirements = {
  isEnquiry: false,
  creditCardRequired: false,
  guaranteeAmountPence: undefined,
  cancelHours: undefined,
  policyText: undefined,
  areaName: undefined,
  isPhoneRequired: false,
};
const slot: Slot = { time: '19:00', available: true, canEnquire: false, date: undefined, areaIds: undefined };
const choice = {
  date: ['2026-12-02'],
  occasion: ['dinner'],
  adults: ['2'],
  time: ['19:00'],
  extra: ['cake:2'],
};
const typed = {
  idempotencyKey: 'key-of-this-intent',
  firstName: ' Ada ',
  lastName: 'Byron',
  email: 'ada@example.com',
};

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

interface Post {
  readonly route?: Route;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly requirements?: BookingAnswer<Requirements>;
  readonly slots?: readonly Slot[];
  readonly answer?: FakeAnswer;
  readonly isLimited?: boolean;
  readonly onlineBooking?: boolean;
  /** Opening and closing time of every day. Absent: unknown. */
  readonly hours?: { readonly Open: string; readonly Close: string };
  /** Whether the content of the restaurant cannot be loaded. */
  readonly isDown?: boolean;
  /** The time at which offered times are checked, and whether the key was sent before. Absent: they are not checked. */
  readonly checkedAt?: string;
  readonly wasSent?: boolean;
}

/** Posts the details of a guest for a table at Soho. */
async function post({
  route = { kind: 'booking', id: 'soho' },
  query = choice,
  fields = typed,
  requirements = { ok: true, value: plain },
  slots = [slot],
  answer = { body: { success: true, bookingReference: 'PR-7KQ2' } },
  isLimited = false,
  onlineBooking = true,
  isDown = false,
  hours,
  checkedAt,
  wasSent = false,
}: Post = {}) {
  const { client, sent } = createFakeClient((path) => (path === '/api/token' ? undefined : answer));
  const counted: (string | undefined)[] = [];
  const processBooking = createBookingProcessor({
    call: client.call,
    questions: {
      ...unavailableBookingSystem,
      requirements: async () => requirements,
      slots: async () => ({ ok: true, value: slots }),
      areas: async () => ({ ok: true, value: [{ id: 'terrace', name: 'Terrace' }] }),
      menus: async () => ({ ok: true, value: [{ id: 'set', name: 'Set menu' }] }),
    },
    source: {
      ...emptySource,
      restaurants: async () => [
        restaurantOf({
          onlineBooking,
          phone: '020 7946 0001',
          ...(hours && { openingTimes: Object.fromEntries(weekdays.map((day) => [day, hours])) }),
        }),
      ],
      ...(isDown && { completeRestaurant: () => Promise.reject(new Error('The API is down.')) }),
    },
    times: { first: '09:00', stepMinutes: 15 },
    now: () => new Date(checkedAt ?? '2026-12-01T12:00:00Z'),
    offerCheck: checkedAt === undefined ? undefined : { now: () => new Date(checkedAt), wasSent: () => wasSent },
  });
  const answered = await processBooking(route, query, new URLSearchParams(fields), async (intent) => {
    counted.push(intent);
    return isLimited ? { seconds: 60, code: 2, message: 'Too many bookings.' } : undefined;
  });
  const result = answered?.submission;
  const [booking] = sent.filter(({ url }) => !url.endsWith('/api/token'));
  const { pathname } = new URL(booking?.url ?? 'http://nothing.sent/');
  return {
    result,
    answered,
    counted,
    path: pathname,
    headers: booking?.headers,
    body: JSON.parse(booking?.body ?? 'null'),
  };
}

const nothingSent = { path: '/', body: null, counted: [] };

describe('a booking posted without script', () => {
  it('is not sent while its restaurant cannot be loaded [upstream.once] [booking.error]', async () => {
    for (const route of [
      { kind: 'booking', id: 'soho' },
      { kind: 'restaurant', city: 'london', slug: 'soho', view: 'book-now' },
    ] as const)
      expect(await post({ route, isDown: true })).toMatchObject({
        ...nothingSent,
        answered: { submission: undefined, wasSent: false, phone: '020 7946 0001' },
      });
  });

  it('is made with its choice, its details and its key [booking.step3] [booking.once]', async () => {
    const { result, answered, path, headers, body } = await post();
    expect(answered).toMatchObject({ wasSent: true, phone: '020 7946 0001' });
    expect(result).toMatchObject({
      idempotencyKey: 'key-of-this-intent',
      outcome: { kind: 'done', reference: 'PR-7KQ2', isEnquiry: false },
    });
    expect(path).toBe('/api/booking/create/1');
    expect(headers).toMatchObject({ 'idempotency-key': 'key-of-this-intent' });
    expect(body).toMatchObject({
      occasionId: 'dinner',
      adults: 2,
      children: 0,
      bookingDate: '2026-12-02',
      time: '19:00',
      upsells: [{ id: 'cake', qty: 2 }],
      customer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', shouldReceivePromotions: false },
    });
  });

  it.each([
    ['its requirements say so', { requirements: { ok: true, value: { ...plain, isEnquiry: true } } }],
    ['its time can only be enquired for', { slots: [{ ...slot, canEnquire: true }] }],
    [
      'it needs a card as well',
      { requirements: { ok: true, value: { ...plain, isEnquiry: true, creditCardRequired: true } } },
    ],
  ] satisfies [string, Post][])('is sent as an enquiry where %s [booking.step2]', async (_, input) => {
    const { result, path } = await post({ ...input, answer: { body: { success: true } } });
    expect(result).toMatchObject({ outcome: { kind: 'done', isEnquiry: true } });
    expect(path).toBe('/api/booking/enquiry/1');
  });

  it('is not processed where no restaurant takes bookings [route.booking]', async () => {
    expect(await post({ route: { kind: 'booking', id: 'bath' } })).toMatchObject({ result: undefined, ...nothingSent });
    expect(await post({ onlineBooking: false })).toMatchObject({ result: undefined, ...nothingSent });
  });

  it('only chooses another time where it has one, and keeps the details and the key [booking.taken]', async () => {
    const { result, ...sent } = await post({ fields: { ...typed, time: '19:15' } });
    expect(result).toEqual({
      idempotencyKey: 'key-of-this-intent',
      typed: expect.objectContaining({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }),
    });
    expect(sent).toMatchObject(nothingSent);
  });

  it.each(['', 'short', 'x'.repeat(65), 'with spaces'])(
    'gets a key of its own instead of %j [booking.once]',
    async (idempotencyKey) => {
      const { result } = await post({ fields: { ...typed, idempotencyKey } });
      expect(result?.idempotencyKey).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    },
  );

  it.each(['x'.repeat(8), 'x'.repeat(64)])('keeps the key %j [booking.once]', async (idempotencyKey) => {
    expect((await post({ fields: { ...typed, idempotencyKey } })).result?.idempotencyKey).toBe(idempotencyKey);
  });
});

describe('a posted booking that cannot be made', () => {
  it.each(['date', 'occasion', 'adults', 'time'])(
    'is refused without %s, and nothing is sent [booking.error]',
    async (name) => {
      const { result, ...sent } = await post({
        query: Object.fromEntries(Object.entries(choice).filter(([each]) => each !== name)),
      });
      expect(result?.outcome).toEqual({
        kind: 'refused',
        code: undefined,
        message: bookingMessage(undefined),
        isFinal: false,
      });
      expect(sent).toMatchObject(nothingSent);
    },
  );

  it.each([
    ['adults', '-1'],
    ['adults', '1000'],
    ['children', '2.5'],
    ['time', '19:10'],
    ['time', '08:45'],
    ['date', '2026-11-03'],
    ['date', '2036-11-03'],
  ])(
    'is not sent with the %s “%s” of its address, which the page explains [booking.date] [booking.covers]',
    async (name, value) => {
      const { result, answered, ...sent } = await post({ query: { ...choice, [name]: [value] } });
      expect(answered?.wasSent).toBe(false);
      expect(result).toEqual({
        idempotencyKey: 'key-of-this-intent',
        typed: expect.objectContaining({ firstName: 'Ada' }),
      });
      expect(sent).toMatchObject(nothingSent);
    },
  );

  it.each(['2026-12-03T05:00:00Z', '2027-01-01T12:00:00Z'])(
    'is not sent at %s, when its day is over [upstream.requests]',
    async (checkedAt) => {
      const { result, ...sent } = await post({ checkedAt });
      expect(result).not.toHaveProperty('outcome');
      expect(sent).toMatchObject(nothingSent);
    },
  );

  it.each([
    ['22:00', '2026-12-03T00:10:00Z', undefined],
    ['02:00', '2026-12-03T02:00:00Z', undefined],
    ['02:00', '2026-12-03T01:59:00Z', 'done'],
  ])(
    'for a restaurant that closes at %s, from a form of the day before, ends at %s as %s [booking.date] [form.nojs]',
    async (Close, checkedAt, kind) => {
      const { result, answered } = await post({ checkedAt, hours: { Open: '12:00', Close } });
      expect(answered?.wasSent).toBe(kind !== undefined);
      expect(result?.outcome?.kind).toBe(kind);
    },
  );

  it('is refused where the booking system does not offer its time [upstream.requests]', async () => {
    for (const slots of [[], [{ ...slot, time: '19:15' }]]) {
      const { result, ...sent } = await post({ checkedAt: '2026-12-01T12:00:00Z', slots });
      expect(result?.outcome).toMatchObject({ kind: 'refused', code: 10, message: bookingMessage(10), isFinal: false });
      expect(sent).toMatchObject(nothingSent);
    }
  });

  it.each([
    [
      'cellar',
      '2026-12-01T12:00:00Z',
      { kind: 'refused', message: expect.stringContaining('cannot be booked'), isFinal: false },
    ],
    ['terrace', '2026-12-01T12:00:00Z', { kind: 'done' }],
    ['cellar', undefined, { kind: 'done' }],
  ])('for the area %s, checked at %s, ends as %j [upstream.requests]', async (area, checkedAt, outcome) => {
    const query = { ...choice, area: [area] };
    const { result, body } = await post({ query, ...(checkedAt && { checkedAt }) });
    expect(result?.outcome).toMatchObject(outcome);
    expect(body?.areaId).toBe(outcome.kind === 'done' ? area : undefined);
  });

  it('is refused where the booking system does not offer its menu [upstream.requests]', async () => {
    const checkedAt = '2026-12-01T12:00:00Z';
    expect((await post({ query: { ...choice, menu: ['set'] }, checkedAt })).result?.outcome).toMatchObject({
      kind: 'done',
    });
    const { result, ...sent } = await post({ query: { ...choice, menu: ['caviar'] }, checkedAt });
    expect(result?.outcome).toMatchObject({ kind: 'refused', code: 8, message: bookingMessage(8), isFinal: false });
    expect(sent).toMatchObject(nothingSent);
  });

  it.each([
    ['until the night is over', { checkedAt: '2026-12-03T04:59:59Z' }],
    ['when it was sent before', { checkedAt: '2027-01-01T12:00:00Z', slots: [], wasSent: true }],
    ['where the API checks it', { slots: [] }],
  ] satisfies [string, Post][])('is sent all the same %s [upstream.requests] [booking.once]', async (_, input) => {
    expect((await post(input)).result?.outcome).toMatchObject({ kind: 'done' });
  });

  it('has the message of the booking system where its requirements cannot be loaded [booking.codes]', async () => {
    const { result, ...sent } = await post({
      requirements: { ok: false, code: 8, message: 'This menu is not available.' },
    });
    expect(result?.outcome).toEqual({
      kind: 'refused',
      code: 8,
      message: 'This menu is not available.',
      isFinal: false,
    });
    expect(sent).toMatchObject(nothingSent);
  });

  it('has errors at its fields and keeps what was typed [form.server] [form.nojs]', async () => {
    const { result, ...sent } = await post({ fields: { ...typed, email: 'ada@', lastName: '' } });
    expect(result?.outcome).toBeUndefined();
    expect(Object.keys(result?.errors ?? {})).toEqual(['lastName', 'email']);
    expect(result?.typed).toMatchObject({ firstName: 'Ada', email: 'ada@' });
    expect(sent).toMatchObject(nothingSent);
  });

  it('has an error without a telephone number only where one is required [booking.step3]', async () => {
    const requirements = { ok: true, value: { ...plain, isPhoneRequired: true } } as const;
    expect(Object.keys((await post({ requirements })).result?.errors ?? {})).toEqual(['phoneNumber']);
    expect((await post()).result?.errors).toBeUndefined();
  });

  it('is refused with code 5 where a card is needed, because cards need script [booking.card]', async () => {
    const requirements = { ok: true, value: { ...plain, creditCardRequired: true } } as const;
    const { result, ...sent } = await post({ requirements });
    expect(result?.outcome).toMatchObject({ kind: 'refused', code: 5, message: bookingMessage(5) });
    expect(sent).toMatchObject(nothingSent);
  });

  it('is refused above the limit of its visitor, without being sent [form.abuse]', async () => {
    const { result, path } = await post({ isLimited: true });
    expect(result?.outcome).toMatchObject({ kind: 'refused', message: 'Too many bookings.', isFinal: false });
    expect(path).toBe('/');
  });

  it('counts a repeated request as the same intent, and any other as another [booking.once] [form.abuse]', async () => {
    const intentOf = async (input: Post = {}) => (await post(input)).counted[0];
    const first = await intentOf();
    expect(first).toEqual(expect.any(String));
    expect(await intentOf()).toBe(first);
    const requirements = { ok: true, value: { ...plain, isEnquiry: true } } as const;
    const others = [
      await intentOf({ fields: { ...typed, lastName: 'Lovelace' } }),
      await intentOf({ query: { ...choice, adults: ['3'] } }),
      await intentOf({ fields: { ...typed, idempotencyKey: 'another-key' } }),
      await intentOf({ requirements }),
    ];
    expect(new Set([first, ...others]).size).toBe(5);
  });
});
