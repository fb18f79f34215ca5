import { vi } from 'vitest';

interface SentRequest {
  /** The name of the call, such as `slots`. */
  readonly name: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

const occasion = { id: 'dinner', name: 'Dinner', minimumCovers: 1, maximumCovers: 8 };
const slot = (time: string, change: object = {}) => ({ time, available: true, canEnquire: false, ...change });
const requirements = { isEnquiry: false, creditCardRequired: false, isPhoneRequired: false };

const defaults = {
  occasions: [occasion, { id: 'feast', name: 'Feast', minimumCovers: 4, maximumCovers: 12 }],
  areas: [
    { id: 'bar', name: 'Bar' },
    { id: 'garden', name: 'Garden' },
  ],
  bookingmenu: [{ id: 'set', name: 'Set menu', pricePence: 3500 }],
  slots: [slot('18:00'), slot('19:00'), slot('20:00', { available: false })],
  requirements,
  upsells: [],
  availability: [],
};

/** An answer, or a function that answers each request. A `Response` is returned as it is. */
type FakeAnswer = object | ((request: SentRequest) => unknown);

/**
 * For tests: replaces the network with a booking system. Returns the requests by the name of their call. Answers are the
 * data of a call, or a whole reply that contains `success`.
 */
export function fakeBookingSystem(answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const requests: SentRequest[] = [];
  const all: Readonly<Record<string, FakeAnswer>> = {
    create: { success: true, bookingReference: 'PR-1234' },
    enquiry: { success: true, bookingReference: 'RQ-1234' },
    events: {},
    ...defaults,
    ...answers,
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const url = new URL(path, 'https://example.test');
    const name = url.pathname.replace(/^\/api\/(v1\/)?/, '').split('/')[1] ?? '';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = { name, url, headers: new Headers(init.headers), body };
    requests.push(request);
    init.signal?.throwIfAborted();
    const given = all[name];
    const answer: unknown = await (typeof given === 'function' ? given(request) : given);
    if (answer instanceof Response) return answer;
    const isReply = typeof answer === 'object' && answer !== null && ('success' in answer || name === 'token');
    return Response.json(isReply ? answer : { success: true, data: answer });
  });
  return (name: string): readonly SentRequest[] => requests.filter((request) => request.name === name);
}
