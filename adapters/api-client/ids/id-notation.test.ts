import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import { createFakeClient, type FakeAnswer } from '../fake-client.ts';

const occasion = { name: 'Dinner', minimumCovers: 1, maximumCovers: 8 };
const customer = { firstName: 'Ada', lastName: 'Wong', email: 'ada@example.com' };
const booking = {
  occasionId: '1',
  adults: 2,
  children: 0,
  bookingDate: '2026-12-03',
  time: '19:00',
  menuId: '71',
  areaId: '51',
  customer,
  upsells: [{ id: '91', qty: 1 }],
};

/** An API with these replies, by path. All other calls succeed. */
function createApi(replies: Readonly<Record<string, unknown>>) {
  const { client, sent, sentTo } = createFakeClient((path): FakeAnswer | undefined => {
    const [name = ''] = path.split('?');
    if (name === '/api/token') return undefined;
    return { body: replies[name] ?? { success: true, data: [] } };
  });
  const paths = () => sent.map(({ url }) => new URL(url).pathname).filter((path) => path !== '/api/token');
  const bodyOf = (path: string): unknown => JSON.parse(sentTo(path).at(-1)?.body ?? 'null');
  return { call: client.call, sentTo, paths, bodyOf };
}

const lists = {
  '/api/booking/occasions/17': { success: true, data: [{ ...occasion, id: 1 }] },
  '/api/booking/areas/17': [{ id: 51, name: 'Terrace' }],
  '/api/booking/bookingmenu/17': { success: true, data: [{ id: 71, name: 'Set menu' }] },
  '/api/booking/upsells/17': { success: true, data: [{ id: 91, name: 'Cake', pricePence: 900, maxQty: 2 }] },
};
const create = '/api/booking/create/17';
const params = { storeId: '17' };
const ids = { occasionId: 1, menuId: 71, areaId: 51, upsells: [{ id: 91, qty: 1 }] };

describe('ids in request bodies', () => {
  it('are numbers where replies have numbers, and text where they have text [upstream.requests]', async () => {
    const { call, bodyOf } = createApi({
      '/api/contact/contactTypes': [
        { id: 1, name: 'Feedback' },
        { id: '2', name: 'A question' },
      ],
    });
    await call(endpoints.contactTypes);
    const enquiry = { firstName: 'Ada', lastName: 'Wong', email: 'ada@example.com', message: 'Thank you.' };
    await call(endpoints.contactEmail, { body: { ...enquiry, enquiryType: '1' } });
    expect(bodyOf('/api/contact/sendemail')).toMatchObject({ enquiryType: 1 });
    await call(endpoints.contactEmail, { body: { ...enquiry, enquiryType: '2' } });
    expect(bodyOf('/api/contact/sendemail')).toMatchObject({ enquiryType: '2' });
  });

  it('of a kind that this process has not read are asked for once [upstream.requests]', async () => {
    const { call, paths, bodyOf } = createApi(lists);
    await call(endpoints.createBooking, { params, body: booking });
    expect(bodyOf(create)).toMatchObject(ids);
    expect(paths().toSorted()).toEqual([...Object.keys(lists), create].toSorted());
    await call(endpoints.createBooking, { params, body: { ...booking, occasionId: '2' } });
    expect(bodyOf(create)).toMatchObject({ ...ids, occasionId: 2 });
    expect(paths().filter((path) => path !== create)).toHaveLength(Object.keys(lists).length);
  });

  it('are asked for in the session of the visitor, for the party and the time, until the page is left [upstream.requests] [api.headers]', async () => {
    const sessionId = '7d5a2a52-3c7e-4a0c-9f2b-7f1f4e0b0a11';
    const { call, sentTo } = createApi(lists);
    await call(endpoints.createBooking, { params, body: booking }, { sessionId, signal: AbortSignal.abort() });
    const party = 'occasionId=1&adults=2&children=0';
    const queries = [
      'date=2026-12-03',
      `${party}&dates=2026-12-03`,
      `${party}&dates=2026-12-03&time=19%3A00`,
      `${party}&bookingDate=2026-12-03&time=19%3A00&includeUnavailable=false`,
    ];
    const requests = Object.keys(lists).flatMap((path) => sentTo(path));
    expect(requests.map(({ url }) => new URL(url).search.slice(1))).toEqual(queries);
    expect(requests.map(({ headers, signal }) => [headers['x-session-id'], signal.aborted])).toEqual(
      queries.map(() => [sessionId, true]),
    );
  });

  it('stay text where they cannot be asked for, and where they are not numbers [upstream.requests]', async () => {
    const { call, paths, bodyOf } = createApi({});
    await call(endpoints.createBooking, { params, body: booking });
    expect(bodyOf(create)).toMatchObject({ occasionId: '1', menuId: '71', areaId: '51' });
    const words = { occasionId: 'dinner', menuId: '017', areaId: 'garden', upsells: [] };
    const before = paths().length;
    await call(endpoints.createBooking, { params, body: { ...booking, ...words } });
    expect(bodyOf(create)).toMatchObject(words);
    expect(paths()).toHaveLength(before + 1);
  });
});
