import { describe, expect, it } from 'vitest';
import { createFakeClient, type FakeAnswer } from '../fake-client.ts';
import { createBookingQuestions, explainFailure } from './booking-questions.ts';

/** Questions asked of an API that answers each alike, and the requests that reach it. */
function asking(answer: FakeAnswer) {
  const { client, sent } = createFakeClient((path) => (path === '/api/token' ? undefined : answer));
  const asked = () => {
    const { url = '', body } = sent.findLast(({ url: each }) => !each.endsWith('/api/token')) ?? {};
    const { pathname, searchParams } = new URL(url);
    return { path: pathname, query: Object.fromEntries(searchParams), ...(body && { body: JSON.parse(body) }) };
  };
  return { questions: createBookingQuestions(client.call), asked };
}
const party = { storeId: '1018', date: '2026-12-10', occasionId: 'dinner', adults: 2, children: 1 };
const whole = { ...party, areaId: 'garden', menuId: 'feast' };
const partyQuery = { occasionId: 'dinner', adults: '2', children: '1', dates: '2026-12-10' };
const timeQuery = { occasionId: 'dinner', adults: '2', children: '1', bookingDate: '2026-12-10', time: '19:00' };
const empty = { body: { success: true, data: [] } };

describe('the questions of the booking journey', () => {
  it('are asked with the party, in the words of the specification [api.calls] [upstream.requests]', async () => {
    const { questions, asked } = asking(empty);
    expect(await questions.occasions('1018', '2026-12-10')).toEqual({ ok: true, value: [] });
    expect(asked()).toEqual({ path: '/api/booking/occasions/1018', query: { date: '2026-12-10' } });
    await questions.areas(party);
    expect(asked()).toEqual({ path: '/api/booking/areas/1018', query: partyQuery });
    await questions.menus(party);
    expect(asked()).toEqual({ path: '/api/booking/bookingmenu/1018', query: partyQuery });
  });

  it('name area and menu where they were chosen [upstream.requests]', async () => {
    const { questions, asked } = asking(empty);
    await questions.slots(whole);
    expect(asked()).toEqual({
      path: '/api/booking/slots/1018',
      query: { ...partyQuery, menuIds: 'feast', areaId: 'garden' },
    });
    await questions.slots(party);
    expect(asked().query).toEqual(partyQuery);
    await questions.requirements(whole, '19:00');
    expect(asked()).toMatchObject({ query: { ...timeQuery, menuId: 'feast', areaId: 'garden' } });
    await questions.extras(party, '19:00');
    expect(asked()).toMatchObject({ query: { ...timeQuery, includeUnavailable: 'false' } });
  });

  it('ask several restaurants with their miles, and have one message for every failure [booking.availability]', async () => {
    const { questions, asked } = asking(empty);
    const stores = [{ storeId: '1018', miles: 0.4 }];
    const wanted = { stores, date: '2026-12-10', adultCovers: 2, childrenCovers: 0 };
    expect(await questions.availability(wanted)).toEqual({ ok: true, value: [] });
    expect(asked()).toMatchObject({ body: wanted });
    for (const answer of [
      'unreachable',
      { status: 500 },
      { body: { success: false, errorCode: 6, message: 'Full.' } },
    ] as const)
      expect(await asking(answer).questions.availability(wanted)).toMatchObject({
        ok: false,
        message: 'Error checking availability',
      });
  });

  it.each([
    ['is refused with a code', { body: { success: false, errorCode: 8 } }, 8, 'This menu is not available.'],
    ['is refused in words', { body: { success: false, errorCode: 6, message: 'Full.' } }, 6, 'Full.'],
    [
      'has no value though it worked',
      { body: { success: true, data: null } },
      undefined,
      "Sorry, something's not working, please contact the restaurant directly.",
    ],
    ['fails with a code', { status: 409, body: { errorCode: 11 } }, 11, 'This restaurant cannot be booked online.'],
    [
      'fails without one',
      { status: 500 },
      undefined,
      "Sorry, something's not working, please contact the restaurant directly.",
    ],
    ['takes too long', 'timed-out', 0, 'Sorry, something went wrong. Please try again.'],
  ] satisfies [string, FakeAnswer, number | undefined, string][])(
    'come to the words for the visitor where one %s [booking.codes]',
    async (_, answer, code, message) => {
      expect(await asking(answer).questions.occasions('1018', '2026-12-10')).toEqual({ ok: false, code, message });
    },
  );

  it('do not hide a fault of the program behind words for visitors', () => {
    expect(() => explainFailure(new TypeError('x is undefined'))).toThrow('x is undefined');
  });
});
