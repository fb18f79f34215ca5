import { smallAreaMessage, unknownAreaMessage } from '#schemas/domain/booking/booking-message.ts';
import { validBookingRequest } from '../testing/booking-test-data.ts';
import { invalidDetails } from './invalid-details.ts';

export const customer = (change: object) => ({ customer: { ...validBookingRequest.customer, ...change } });
const without = (name: string): object => ({ [name]: undefined });

/** Requests with the error code that they get; codes 6 and 19 with their message. */
type RejectedRequest = readonly (readonly [
  change: object,
  code: number,
  message?: string | undefined,
  storeId?: string,
])[];

const saturday = { bookingDate: '2026-12-05', time: '13:00' };

export const rejectedRequests: RejectedRequest = [
  // Restaurants without online booking.
  [{}, 1, undefined, '3'],
  [{}, 11, undefined, '4'],
  [{}, 20, undefined, '5'],
  [{}, 11, undefined, '6'],
  [{}, 11, undefined, '7'],
  [{}, 17, undefined, '8'],
  // Dates: past, too far ahead, closed.
  ...[
    '2026-11-20',
    '2020-01-01',
    '1970-01-01',
    '2027-01-21',
    '2027-12-02',
    '9999-12-31',
    '2026-12-10',
    '2026-12-25',
    '2026-12-26',
  ].map((bookingDate) => [{ bookingDate }, 17] as const),
  // Occasions: unknown, of another restaurant, not on that weekday.
  ...['nothing', 'DINNER', '0', 'constructor', 'toString', "' or 1=1"].map(
    (occasionId) => [{ occasionId }, 17] as const,
  ),
  [{ occasionId: 7 }, 17],
  [{ occasionId: 'brunch' }, 17],
  [{ occasionId: 'brunch', bookingDate: '2026-12-04', time: '13:00' }, 17],
  // Times: off the grid, before opening, after the last table, after midnight, past, outside the occasion.
  ...['19:05', '19:01', '18:59', '12:07', '20:20'].map((time) => [{ time }, 10] as const),
  ...['11:45', '09:00', '00:00', '20:45', '21:00', '22:00', '23:45', '03:00'].map((time) => [{ time }, 10] as const),
  ...['12:00', '11:45', '10:00'].map((time) => [{ bookingDate: '2026-11-21', time }, 10] as const),
  [{ occasionId: 'brunch', bookingDate: '2026-12-05', time: '15:15' }, 10],
  [{ occasionId: 'tasting', time: '17:45', menuId: 'five' }, 10],
  // Covers: none, too few, too many, children only, beyond the chain's limit.
  [{ adults: 0 }, 18],
  [{ adults: 0, children: 2 }, 18],
  [{ adults: 9 }, 18],
  [{ adults: 8, children: 1 }, 18],
  [{ adults: 1, children: 8 }, 18],
  [{ occasionId: 'feast', adults: 1 }, 18],
  [{ occasionId: 'brunch', ...saturday, adults: 1 }, 18],
  [{ occasionId: 'brunch', ...saturday, adults: 8 }, 18],
  [{ occasionId: 'group', adults: 8 }, 18],
  [{ occasionId: 'tasting', menuId: 'five', adults: 7 }, 18],
  ...[21, 22, 50, 100, 500].map((adults) => [{ adults }, 4] as const),
  [{ adults: 20, children: 1 }, 4],
  [{ occasionId: 'feast', adults: 21 }, 4],
  // More than any area seats, although the occasion accepts them.
  [{ occasionId: 'feast', adults: 13 }, 4],
  [{ occasionId: 'feast', adults: 14 }, 4],
  [{ occasionId: 'dinner', adults: 7, areaId: 'window' }, 6, smallAreaMessage('Window', 7)],
  // Menus: missing, unknown, of another occasion, not at that time.
  [{ occasionId: 'tasting' }, 8],
  [{ occasionId: 'tasting', menuId: '' }, 8],
  [{ occasionId: 'tasting', menuId: 7 }, 8],
  [{ occasionId: 'tasting', menuId: null }, 8],
  ...['lunch', 'nine', 'Five', 'constructor'].map((menuId) => [{ occasionId: 'tasting', menuId }, 8] as const),
  [{ occasionId: 'tasting', menuId: 'seven', time: '19:15' }, 8],
  [{ menuId: 'five' }, 8],
  [{ menuId: 'lunch' }, 8],
  // Areas: unknown, not linked.
  ...['roof', 'Main-Room', '0', '__proto__'].map((areaId) => [{ areaId }, 6, unknownAreaMessage] as const),
  [{ occasionId: 'brunch', ...saturday, areaId: 'main-room' }, 6, unknownAreaMessage],
  // Tables that need an enquiry.
  [{ occasionId: 'group', adults: 12 }, 2],
  [{ occasionId: 'feast', adults: 15 }, 2],
  ...['19:00', '19:15', '20:30'].map((time) => [{ bookingDate: '2026-12-04', time }, 2] as const),
  // Cards: missing, invented.
  [{ occasionId: 'brunch', ...saturday }, 5],
  ...['', 'x', 'test-00000000-0000-0000-0000-000000000000', 'test-nonce-ok'].map(
    (braintreeCustomerId) => [{ occasionId: 'brunch', ...saturday, braintreeCustomerId }, 5] as const,
  ),
  // Extras: unknown, too many, duplicate, sold out.
  [{ upsells: [{ id: 'nothing', qty: 1 }] }, 19, 'One of the extras is no longer offered.'],
  [{ upsells: [{ id: 'cake', qty: 3 }] }, 19, 'Cake: you can order at most 2.'],
  [{ upsells: [{ id: 'fizz', qty: 500 }] }, 19, 'Fizz: you can order at most 6.'],
  [
    {
      upsells: [
        { id: 'cake', qty: 1 },
        { id: 'cake', qty: 1 },
      ],
    },
    19,
    'Cake: you can order at most 2.',
  ],
  [{ upsells: [{ id: 'gone', qty: 1 }] }, 19, 'Orchids is sold out for that day.'],
  // Guest details.
  ...invalidDetails.map(([change, message]) => [customer(change), 6, message] as const),
  [{}, 6, 'Enter a telephone number', '9'],
  [customer({ phoneNumber: '   ' }), 6, 'Enter a telephone number', '9'],
];

/** Requests that do not match the schema: status 400. */
export const malformedRequests: readonly unknown[] = [
  ...['occasionId', 'adults', 'children', 'bookingDate', 'time', 'customer'].map((name) => ({
    ...validBookingRequest,
    ...without(name),
  })),
  ...['firstName', 'lastName', 'email'].map((name) => ({ ...validBookingRequest, ...customer(without(name)) })),
  ...['', ' ', null, 7, {}, [], true].map((firstName) => ({ ...validBookingRequest, ...customer({ firstName }) })),
  ...['', null, 7, 'a', 'x'.repeat(255)].map((bad) => ({ ...validBookingRequest, ...customer({ email: bad }) })),
  ...[-1, 1.5, 501, 1e9, Number.MAX_SAFE_INTEGER, '1e3', 'two', null, [], {}, true].map((adults) => ({
    ...validBookingRequest,
    adults,
  })),
  ...[-1, 0.5, 1e9, 'none', null].map((children) => ({ ...validBookingRequest, children })),
  ...[
    '2026-02-30',
    '2026-13-01',
    '02/12/2026',
    '2026-12-2',
    'tomorrow',
    '',
    null,
    20261202,
    '2026-12-02T19:00',
    '2026-12-02, 2026-12-03',
  ].map((bookingDate) => ({ ...validBookingRequest, bookingDate })),
  ...['24:00', '19:60', '7:00', '19.00', '19:00:00', '7pm', '', null, 1900, '19:00Z'].map((time) => ({
    ...validBookingRequest,
    time,
  })),
  ...['', null, true, 'a/b', '..', 'x'.repeat(101), 'a\nb'].map((occasionId) => ({
    ...validBookingRequest,
    occasionId,
  })),
  ...[true, {}, 'x'.repeat(61)].flatMap((bad) => [
    { ...validBookingRequest, menuId: bad },
    { ...validBookingRequest, areaId: bad },
  ]),
  ...[
    [{ id: 'cake', qty: 0 }],
    [{ id: 'cake', qty: -1 }],
    [{ id: 'cake', qty: 1.5 }],
    [{ id: 'cake' }],
    [{ qty: 1 }],
    'cake',
    Array.from({ length: 51 }, () => ({ id: 'cake', qty: 1 })),
  ].map((upsells) => ({ ...validBookingRequest, upsells })),
  { ...validBookingRequest, ...customer({ specialRequest: 'x'.repeat(1001) }) },
  { ...validBookingRequest, ...customer({ phoneNumber: '0'.repeat(31) }) },
  { ...validBookingRequest, ...customer({ shouldReceiveSms: 'yes' }) },
  { ...validBookingRequest, braintreeCustomerId: 'x'.repeat(121) },
  {},
  [],
  null,
  7,
  'book',
];
