import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import { bookingCode, bookingMessage, uncertainMessage } from '#schemas/domain/booking/booking-message.ts';
import { ApiProblem, type ApiProblemCode } from '../api-problem.ts';
import { createFakeClient, type FakeAnswer } from '../fake-client.ts';
import { createBookingQueries, explainFailure, toAnswer } from './booking-queries.ts';
import { MayHaveBooked } from './may-have-booked.ts';

/** Booking queries against an API with a fixed reply, and the request that reached it. */
function createQueries(answer: FakeAnswer) {
  const { client, sent } = createFakeClient((path) => (path === '/api/token' ? undefined : answer));
  const lastRequest = () => {
    const { url = '', body } = sent.findLast(({ url: each }) => !each.endsWith('/api/token')) ?? {};
    const { pathname, searchParams } = new URL(url);
    return { path: pathname, query: Object.fromEntries(searchParams), ...(body && { body: JSON.parse(body) }) };
  };
  return { queries: createBookingQueries(client.call), sent, lastRequest };
}
const party = { storeId: '1018', date: '2026-12-10', occasionId: 'dinner', adults: 2, children: 1 };
const fullRequest = { ...party, areaId: 'garden', menuId: 'feast' };
const partyQuery = { occasionId: 'dinner', adults: '2', children: '1', dates: '2026-12-10' };
const timeQuery = { occasionId: 'dinner', adults: '2', children: '1', bookingDate: '2026-12-10', time: '19:00' };
const empty = { body: { success: true, data: [] } };

describe('booking queries', () => {
  it('send the party with the parameter names of the specification [api.calls] [upstream.requests]', async () => {
    const { queries, lastRequest } = createQueries(empty);
    expect(await queries.occasions('1018', '2026-12-10')).toEqual({ ok: true, value: [] });
    expect(lastRequest()).toEqual({ path: '/api/booking/occasions/1018', query: { date: '2026-12-10' } });
    await queries.areas(party);
    expect(lastRequest()).toEqual({ path: '/api/booking/areas/1018', query: partyQuery });
    await queries.menus(party, '19:00');
    const menus = '/api/booking/bookingmenu/1018';
    expect(lastRequest()).toEqual({ path: menus, query: { ...partyQuery, time: '19:00' } });
    await queries.menus(party, undefined);
    expect(lastRequest()).toEqual({ path: menus, query: { ...partyQuery, time: '' } });
  });

  it('include the area and menu if they were chosen [upstream.requests]', async () => {
    const { queries, lastRequest } = createQueries(empty);
    await queries.slots(fullRequest);
    expect(lastRequest()).toEqual({
      path: '/api/booking/slots/1018',
      query: { ...partyQuery, menuIds: 'feast', areaId: 'garden' },
    });
    await queries.slots(party);
    expect(lastRequest().query).toEqual({ ...partyQuery, menuIds: '', areaId: '' });
    await queries.requirements(fullRequest, '19:00');
    expect(lastRequest()).toMatchObject({ query: { ...timeQuery, menuId: 'feast', areaId: 'garden' } });
    await queries.requirements(party, '19:00');
    expect(lastRequest().query).toEqual({ ...timeQuery, menuId: '' });
    await queries.extras(party, '19:00');
    expect(lastRequest()).toMatchObject({ query: { ...timeQuery, includeUnavailable: 'false' } });
  });

  it('send several restaurants with their distances, and return one message for every failure [booking.availability]', async () => {
    const { queries, lastRequest } = createQueries(empty);
    const stores = [{ storeId: '1018', miles: 0.4 }];
    const query = { stores, date: '2026-12-10', adultCovers: 2, childrenCovers: 0 };
    expect(await queries.availability(query)).toEqual({ ok: true, value: [] });
    expect(lastRequest()).toMatchObject({ body: query });
    for (const answer of [
      'unreachable',
      { status: 500 },
      { body: { success: false, errorCode: 6, message: 'Full.' } },
    ] as const)
      expect(await createQueries(answer).queries.availability(query)).toMatchObject({
        ok: false,
        message: 'Error checking availability',
      });
  });

  it.each([
    ['is refused with a code', { body: { success: false, errorCode: 8 } }, 8, 'This menu is not available.'],
    ['is refused in words', { body: { success: false, errorCode: 6, message: 'Full.' } }, 6, 'Full.'],
    [
      'has a message alone',
      { body: { message: 'Shut' } },
      undefined,
      "Sorry, something's not working, please contact the restaurant directly.",
    ],
    [
      'is refused in the words of problem details',
      {
        status: 422,
        body: { title: 'Unprocessable Entity', status: 422, detail: 'Closed for a party.', ErrorCode: '19' },
      },
      19,
      'Closed for a party.',
    ],
    ['fails with a code', { status: 409, body: { errorCode: 11 } }, 11, 'This restaurant cannot be booked online.'],
  ] satisfies [string, FakeAnswer, number | undefined, string][])(
    'return a message for the visitor when a call %s [booking.codes]',
    async (_, answer, code, message) => {
      expect(await createQueries(answer).queries.occasions('1018', '2026-12-10')).toEqual({ ok: false, code, message });
    },
  );

  it.each([
    [
      'fails without a code',
      { status: 500 },
      undefined,
      "Sorry, something's not working, please contact the restaurant directly.",
    ],
    ['takes too long', 'timed-out', 0, 'Sorry, something went wrong. Please try again.'],
  ] satisfies [string, FakeAnswer, number | undefined, string][])(
    'return a message for the visitor when a call %s, and that it can be repeated [booking.codes]',
    async (_, answer, code, message) => {
      const found = await createQueries(answer).queries.occasions('1018', '2026-12-10');
      expect(found).toEqual({ ok: false, code, message, isTemporary: true });
    },
  );

  it.each(['slots', 'areas', 'requirements'] as const)(
    'say nothing about a booking when %s are refused with status 422 [booking.codes]',
    async (name) => {
      const { queries } = createQueries({ status: 422, body: { errorCode: 4, message: 'no' } });
      const found = name === 'requirements' ? queries.requirements(party, '19:00') : queries[name](party);
      expect(await found).toEqual({ ok: false, code: 4, message: bookingMessage(4) });
    },
  );

  it.each<[ApiProblemCode, true | undefined]>([
    ['not-connected', true],
    ['unreachable', true],
    ['timed-out', true],
    ['unavailable', true],
    ['failed', true],
    ['bad-reply', true],
    ['bad-call', undefined],
    ['cancelled', undefined],
    ['unauthorised', undefined],
    ['missing', undefined],
    ['refused', undefined],
    ['too-large', undefined],
  ])('that failed as %s can be repeated: %s [booking.codes]', async (code, isTemporary) => {
    const problem = new ApiProblem({ code, route: '/api/booking/slots/{storeId}', message: 'no' });
    const answer = await toAnswer(Promise.reject(problem));
    expect(answer.ok ? undefined : answer.isTemporary).toBe(isTemporary);
  });

  it('are no longer waited for when the page is left [booking.availability]', async () => {
    const { queries, sent } = createQueries(empty);
    const left = AbortSignal.abort();
    const stores = [{ storeId: '1018', miles: 0.4 }];
    await queries.occasions('1018', '2026-12-10', left);
    await queries.areas(party, left);
    await queries.menus(party, '19:00', left);
    await queries.slots(party, left);
    await queries.requirements(party, '19:00', left);
    await queries.extras(party, '19:00', left);
    await queries.availability({ stores, date: '2026-12-10', adultCovers: 2, childrenCovers: 0 }, left);
    await queries.waitingTimes?.(party, left);
    const requests = sent.filter(({ url }) => url.includes('/api/booking/'));
    expect(requests.map(({ signal }) => signal.aborted)).toEqual(Array.from({ length: 8 }, () => true));
  });

  it('explain a booking that may have been made as unknown [booking.once]', () => {
    const error = new MayHaveBooked(endpoints.enquiry.path, 'sent before');
    expect(explainFailure(error)).toEqual({
      code: bookingCode.unknown,
      message: uncertainMessage({ isEnquiry: true }),
    });
  });

  it('do not report a refusal with a server error as one that can be repeated [booking.codes]', async () => {
    const { queries } = createQueries({ status: 500, body: { errorCode: 10 } });
    expect(await queries.occasions('1018', '2026-12-10')).not.toHaveProperty('isTemporary');
  });

  it('do not hide a programming error behind a message for visitors [api.failures]', () => {
    expect(() => explainFailure(new TypeError('x is undefined'))).toThrow('x is undefined');
  });
});
