import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { createMemoryValues } from '#adapters/shared-state/memory-state.ts';
import { preflightField } from '#schemas/forms/_shared/form-check.ts';
import { bookingResultLimits, createBookingResults } from '#site/booking/journey/booking-results.ts';
import { createManagedResults, managedResultLimits } from '#site/booking/manage/managed-results.ts';
import type { FormGate } from '#site/forms/gate/form-gate.ts';
import type { FormProcessor } from '#site/forms/process-form.ts';
import type { Address } from '#site/pages/document-renderer.ts';
import { createVisitorLimits } from '../limits/visitor-limits.ts';
import { listen } from '../start/listen.ts';
import { handleForm } from './handle-form.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

type Answer = Awaited<ReturnType<FormProcessor>>;
type Check = Awaited<ReturnType<FormGate>>;

const invalid: Answer = Object({
  kind: 'refused',
  visit: { name: 'contact', values: {}, errors: { email: 'Enter your email address' } },
});
const failed = (isUnavailable: boolean): Answer =>
  Object({ kind: 'refused', isUnavailable, visit: { name: 'contact', values: {}, errors: {}, failed: 'It failed.' } });

/** The forms of the site, of which each gets this answer. */
async function setUp({
  answer,
  check,
  canLeave = true,
  pageStatus = 200,
  callsPerVisitor = defaultConfiguration.callsPerVisitor,
}: {
  readonly answer?: Answer;
  readonly check?: Check;
  readonly canLeave?: boolean;
  readonly pageStatus?: number;
  readonly callsPerVisitor?: number;
} = {}) {
  const left: string[] = [];
  const addresses: Address[] = [];
  const subjects: unknown[] = [];
  const gated: unknown[] = [];
  let released = 0;
  const limits = createVisitorLimits({ ...defaultConfiguration, callsPerVisitor });
  const server = createServer(async (request, response) => {
    const { pathname: path, search } = new URL(request.url ?? '', 'http://site');
    const isKnown = await handleForm(
      {
        isSecure: false,
        processBooking: async () => undefined,
        bookingResults: createBookingResults(createMemoryValues(bookingResultLimits)),
        managedResults: createManagedResults(createMemoryValues(managedResultLimits)),
        bookingActions: {
          read: async () => undefined,
          change: async () => ({ ok: true }),
          changeGuest: async () => ({ ok: true }),
          cancel: async () => ({ ok: true }),
        },
        waitingActions: {
          accept: async () => ({ ok: true }),
          decline: async () => ({ ok: true }),
          leave: async () => ({ ok: true }),
        },
        leaveMailingList: async (guid) => {
          left.push(guid);
          return canLeave;
        },
        wallets: { listWallets: async () => [], addCard: async () => undefined },
        formReceipts: { create: (path, { name }) => `sent=receipt-of-${name}-at-${path}`, read: () => undefined },
        signUpCookies: { cookieFor: (email) => `joined=${email}`, read: () => undefined },
        limits: {
          ...limits,
          openFormQuota: (own) => {
            const reservation = limits.openFormQuota(own);
            return {
              ...reservation,
              release: () => {
                released += 1;
                reservation.release();
              },
            };
          },
        },
        formGate: async ({ isScripted, isPreflight, form }) => {
          gated.push({ form, isScripted, isPreflight });
          return check;
        },
        processForm: async (_, subject, { checkGate, saveFilesFor }) => {
          subjects.push({ ...subject, savesFiles: saveFilesFor !== undefined });
          await checkGate('contact');
          return answer;
        },
        documents: {
          errorPage: () => Promise.reject(new Error('No error page.')),
          async answer(address) {
            addresses.push(address);
            const body = { identity: Buffer.from('the page') };
            return { status: pageStatus, isComplete: true, headers: [], body, etag: '', createdAtMs: 0, version: '' };
          },
        },
      },
      request,
      response,
      { path, search },
    );
    if (!isKnown) response.writeHead(404).end('unknown form');
  });
  const url = await listen(server, '127.0.0.1', 0);
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const post = async (
    fields: Readonly<Record<string, string>>,
    { isScripted = false, path = '/contact-us?from=menu', headers = {} } = {},
  ) => {
    const reply = await fetch(`${url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { ...(isScripted && { accept: 'application/json' }), ...headers },
      redirect: 'manual',
    });
    const text = await reply.text();
    return {
      status: reply.status,
      location: reply.headers.get('location'),
      retryAfter: reply.headers.get('retry-after'),
      cookie: reply.headers.get('set-cookie'),
      body: text.startsWith('{') ? JSON.parse(text) : text,
    };
  };
  return { post, addresses, subjects, gated, left, released: () => released };
}

const accepted = (more: object = {}): Answer => Object({ kind: 'accepted', name: 'contact', ...more });
const form = { form: 'contact' };
const scripted = { isScripted: true };

describe('a form of the site', () => {
  it('is only for its own pages [form.abuse]', async () => {
    const { post, subjects, released } = await setUp({ answer: accepted() });
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect(await post(form, { headers })).toMatchObject({
        status: 403,
        body: expect.stringContaining('This form is for the site’s own pages.'),
      });
    expect([subjects, released()]).toEqual([[], 0]);
  });

  it('is about the offer, job or customer of its page [form.server]', async () => {
    const { post, subjects } = await setUp({ answer: accepted() });
    const guid = '5f4dcc3b-5aa7-4a5d-8c55-0123456789ab';
    for (const path of ['/offer/treat', '/careers/job/101', `/preferences/${guid}`, '/contact-us'])
      await post(form, { path });
    const none = { offerSlug: undefined, jobId: undefined, customer: undefined, savesFiles: true };
    expect(subjects).toEqual([
      { ...none, offerSlug: 'treat' },
      { ...none, jobId: '101' },
      { ...none, customer: guid },
      none,
    ]);
  });

  it('releases its quota, whatever becomes of it [form.abuse]', async () => {
    const { post, released } = await setUp();
    expect(await post({ form: 'unknown' })).toMatchObject({ status: 404, body: 'unknown form' });
    expect(await post({ other: 'field' })).toMatchObject({ status: 404 });
    expect(released()).toBe(2);
  });

  it('that is no longer open says to its script that nothing was sent [form.server] [apply.submit]', async () => {
    const { post } = await setUp();
    expect(await post(form, scripted)).toMatchObject({
      status: 404,
      body: { kind: 'failed', message: expect.stringContaining('nothing was sent') },
    });
  });

  it('that is no longer open leads to its page, which says why [diner.waiting-list] [form.nojs]', async () => {
    const path = '/waiting-list/join/1001~2027-01-06~dinner~8~0';
    const { post, addresses } = await setUp();
    expect(await post({ form: 'waiting-list', from: '19:00' }, { path })).toMatchObject({
      status: 409,
      body: 'the page',
    });
    expect(addresses).toMatchObject([{ path, isCacheable: false }]);
    expect(addresses[0]).not.toHaveProperty('form');
  });

  it('that is no longer open, on a page that does not exist, leads to the page that says so [form.nojs]', async () => {
    const { post } = await setUp({ pageStatus: 404 });
    expect(await post(form)).toMatchObject({ status: 404, body: 'the page' });
  });

  it('that asks for a page again and again is limited [form.abuse]', async () => {
    const { post, addresses } = await setUp({ callsPerVisitor: 1 });
    expect(await post(form)).toMatchObject({ status: 409 });
    expect(await post(form)).toMatchObject({ status: 429, retryAfter: expect.any(String) });
    expect(addresses).toHaveLength(1);
  });

  it.each([
    ['/manage-booking/B7MPRWXT-key', {}],
    ['/manage-booking/B7MPRWXT-key', { manage: 'dance' }],
    ['/waiting-list/W7MPRWXT-key', {}],
    ['/waiting-list/W7MPRWXT-key', { waiting: 'dance' }],
  ])('at %s with the fields %j leads to the page as it is [form.nojs]', async (path, fields) => {
    const { post, addresses } = await setUp();
    expect(await post({ ...fields, other: 'field' }, { path })).toMatchObject({ status: 422, body: 'the page' });
    expect(addresses).toMatchObject([{ path, isCacheable: false }]);
    for (const state of ['managed', 'waiting']) expect(addresses[0]).not.toHaveProperty(state);
  });

  it('does not make the page of a booking say that the booking was changed [form.nojs]', async () => {
    const { post, addresses } = await setUp();
    await post({ manage: 'dance' }, { path: '/manage-booking/B7MPRWXT-key?step=changed' });
    expect(addresses).toMatchObject([{ query: { step: [] } }]);
  });

  it('that names no form is none of them, at the address of a booking either [form.server]', async () => {
    const { post, subjects } = await setUp({ answer: accepted() });
    for (const path of ['/contact-us', '/booking/bath'])
      expect(await post({ other: 'field' }, { path })).toMatchObject({ status: 404 });
    expect(subjects).toEqual([]);
  });
});

describe('leaving the mailing list [preferences.privacy]', () => {
  const guid = '5f4dcc3b-5aa7-4a5d-8c55-0123456789ab';
  const path = `/preferences/${guid}`;

  it('leads to a page without the secret of the customer', async () => {
    const { post, left } = await setUp();
    const reply = await post({ 'leave-list': 'now' }, { path });
    expect(reply).toMatchObject({ status: 303, location: '/preferences?sent=receipt-of-preferences-at-/preferences' });
    expect(left).toEqual([guid]);
  });

  it('by the button of a mail program needs no redirect', async () => {
    const { post, left } = await setUp();
    expect(await post({ 'List-Unsubscribe': 'One-Click' }, { path })).toMatchObject({ status: 200, location: null });
    expect(left).toEqual([guid]);
  });

  it('that failed says so', async () => {
    const { post } = await setUp({ canLeave: false });
    const reply = await post({ 'leave-list': 'now' }, { path });
    expect(reply).toMatchObject({ status: 503, body: expect.stringContaining('could not take you off the list') });
  });

  it('is possible at the address of a customer alone', async () => {
    const { post, left } = await setUp();
    for (const other of ['/preferences', '/contact-us'])
      expect(await post({ 'leave-list': 'now' }, { path: other })).toMatchObject({ status: 404 });
    expect(left).toEqual([]);
  });
});

describe('a form that was posted without script', () => {
  it.each([
    [{}, '/contact-us?sent=receipt-of-contact-at-/contact-us#contact'],
    [{ location: '/thanks' }, '/thanks'],
  ])('and accepted (%j) leads to %s [form.nojs]', async (more, location) => {
    const { post, addresses } = await setUp({ answer: accepted(more) });
    const reply = await post(form);
    expect([reply.status, reply.cookie, addresses]).toEqual([303, null, []]);
    expect(reply.location?.split('#')[0]).toBe(location.split('#')[0]);
  });

  it('and accepted leads to a confirmation with the reference of what was sent [form.nojs] [apply.submit]', async () => {
    const { post } = await setUp({ answer: accepted({ reference: 'K7MPRWXT' }) });
    const { location } = await post(form);
    expect(location).toBe('/contact-us?sent=receipt-of-contact-at-/contact-us&sentReference=K7MPRWXT#form.contact');
  });

  it('and accepted leads to a confirmation that repeats the chosen times [form.nojs] [diner.waiting-list]', async () => {
    const { post } = await setUp({ answer: accepted({ name: 'waiting-list' }) });
    const path = '/waiting-list/join/1~2026-12-03~dinner~2~0';
    const reply = await post({ form: 'waiting-list', from: '19:00', to: '20:00', firstName: 'Ada' }, { path });
    expect(reply.location).toBe(
      `${path}?sent=receipt-of-waiting-list-at-${path}&from=19%3A00&to=20%3A00#form.waiting-list`,
    );
  });

  it('leads back to the tile that it was posted from, if the page has that tile [form.nojs]', async () => {
    const { post, addresses } = await setUp({ answer: accepted() });
    const locationFrom = async (formTile: string) => (await post({ ...form, formTile })).location;
    const receipt = '/contact-us?sent=receipt-of-contact-at-/contact-us';
    expect(await locationFrom('two')).toBe(`${receipt}&sentFrom=two#two.form.contact`);
    expect(await locationFrom('two#x')).toBe(`${receipt}#form.contact`);
    expect(addresses).toEqual([]);
    const refused = await setUp({ answer: invalid });
    for (const formTile of ['two', '2']) await refused.post({ ...form, formTile });
    expect(refused.addresses.map(({ form: shown }) => [shown?.name, shown?.tileKey])).toEqual([
      ['contact', 'two'],
      ['contact', undefined],
    ]);
  });

  it('identifies a new subscriber [signup.wallet]', async () => {
    const { post } = await setUp({ answer: accepted({ subscriberEmail: 'mai@example.com' }) });
    expect((await post(form)).cookie).toBe('joined=mai@example.com');
  });

  it('and is invalid is shown on its page with its errors, which is not cached [form.nojs] [scale.cache]', async () => {
    const { post, addresses } = await setUp({ answer: invalid });
    expect(await post(form)).toMatchObject({ status: 200, body: 'the page', retryAfter: null });
    expect(addresses).toMatchObject([
      {
        path: '/contact-us',
        isCacheable: false,
        isSeen: true,
        form: { errors: { email: 'Enter your email address' } },
      },
    ]);
  });

  it.each([
    [false, 200],
    [true, 503],
  ])('and could not be sent (unavailable: %s) has status %d [form.server]', async (isUnavailable, status) => {
    const { post } = await setUp({ answer: failed(isUnavailable) });
    expect(await post(form)).toMatchObject({ status, body: 'the page' });
  });

  it('and is limited says when to try again [form.abuse]', async () => {
    const { post } = await setUp({ answer: failed(false), check: Object({ seconds: 60 }) });
    expect(await post(form)).toMatchObject({ status: 429, retryAfter: '60' });
  });
});

describe('a form that its script has posted', () => {
  it('gets the address of its thanks, and saves no files for later [form.server]', async () => {
    const { post, subjects } = await setUp({ answer: accepted({ location: '/thanks' }) });
    expect(await post(form, scripted)).toMatchObject({ status: 200, body: { kind: 'accepted', location: '/thanks' } });
    expect(subjects).toMatchObject([{ savesFiles: false }]);
  });

  it('gets the reference of what was sent [apply.submit]', async () => {
    const { post } = await setUp({ answer: accepted({ reference: 'K7MPRWXT' }) });
    expect((await post(form, scripted)).body).toEqual({ kind: 'accepted', reference: 'K7MPRWXT' });
  });

  it('gets its errors [form.server]', async () => {
    const { post } = await setUp({ answer: invalid });
    expect(await post(form, scripted)).toMatchObject({
      status: 422,
      body: { kind: 'invalid', errors: { email: 'Enter your email address' } },
    });
  });

  it.each<[Check, boolean, number]>([
    [undefined, false, 422],
    [undefined, true, 503],
    [Object({}), false, 403],
    [Object({ seconds: 60 }), false, 429],
  ])(
    'and is refused (%j, unavailable: %s) has status %d and the reason [form.abuse] [form.server]',
    async (check, isUnavailable, status) => {
      const { post } = await setUp({ answer: failed(isUnavailable), ...(check && { check }) });
      const reply = await post(form, scripted);
      expect([reply.status, reply.body]).toEqual([status, { kind: 'failed', message: 'It failed.' }]);
      expect(reply.retryAfter).toBe(check?.seconds === undefined ? null : '60');
    },
  );

  it('is checked before its files are sent [form.abuse]', async () => {
    const proof: Check = Object({ check: { kind: 'check', challenge: 'x' } });
    const { post, subjects, gated } = await setUp({ answer: accepted(), ...(proof && { check: proof }) });
    const preflight = { ...form, [preflightField]: '1' };
    expect(await post(preflight, scripted)).toMatchObject({ status: 200, body: { kind: 'check', challenge: 'x' } });
    expect([subjects, gated]).toEqual([[], [{ form: 'contact', isScripted: true, isPreflight: true }]]);
    expect(await post(form, scripted)).toMatchObject({ status: 200, body: { kind: 'check' } });
    const open = await setUp({ answer: accepted() });
    expect(await open.post(preflight, scripted)).toMatchObject({ status: 200, body: { kind: 'ready' } });
    expect(await open.post({ ...preflight, form: 'unknown' }, scripted)).toMatchObject({ status: 404 });
    expect(open.subjects).toEqual([]);
  });
});

describe('a form that cannot be read', () => {
  const broken = { headers: { 'content-type': 'multipart/form-data; boundary=x' } };

  it('is refused with what to do, on a page or for its script [form.nojs] [form.server]', async () => {
    const { post, released } = await setUp({ answer: accepted() });
    const page = await post(form, broken);
    expect([page.status, page.body]).toEqual([400, expect.stringContaining('Please go back and try again.')]);
    expect(page.body).toMatch(/<a href="\/[^"]*">Back to the form<\/a>/);
    const answer = await post(form, { ...broken, isScripted: true });
    expect(answer).toMatchObject({
      status: 400,
      retryAfter: null,
      body: { kind: 'failed', message: 'The form broke off on its way.' },
    });
    expect(released()).toBe(2);
  });

  it('is too large with more than the largest form [form.abuse]', async () => {
    const { post } = await setUp({ answer: accepted() });
    expect(await post({ ...form, message: 'x'.repeat(20_000_000) }, scripted)).toMatchObject({
      status: 413,
      body: { kind: 'failed', message: expect.stringMatching(/^What you sent is too large\./) },
    });
  });
});
