import { expect, it } from 'vitest';
import type { BookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { uncertainOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { startPlainSite } from '../start/start-plain-site.ts';

const fields = { firstName: 'Ada', specialRequest: 'A high chair', idempotencyKey: 'key-of-ada' };

/** Posts a booking with this outcome, on a site that cannot render its page. */
async function post(outcome: BookingOutcome | undefined, wasSent = true, choice = '') {
  const site = await startPlainSite({
    processBooking: async () => ({
      submission: { idempotencyKey: 'key-of-ada', outcome },
      wasSent,
      phone: '020 7946 0001',
    }),
    documents: {
      errorPage: () => Promise.reject(new Error('No error page.')),
      answer: async () => {
        const body = { identity: Buffer.from('Something went wrong') };
        return { status: 500, isComplete: true, headers: [], body, etag: '"1"', createdAtMs: 0 };
      },
    },
  });
  try {
    const answer = await fetch(`${site.url}/booking/soho?step=details${choice}`, {
      method: 'POST',
      headers: { origin: site.url },
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, html: await answer.text() };
  } finally {
    site.close();
  }
}

it.each([
  [{ kind: 'done', reference: 'PR-7KQ2', isEnquiry: false }, 'Your table is booked. Your reference is PR-7KQ2.'],
  [{ kind: 'done', reference: undefined, isEnquiry: true }, 'Your request was sent.'],
] as const)('the outcome %j is shown where its page cannot be rendered [booking.error]', async (outcome, message) => {
  const { status, html } = await post(outcome);
  expect(status).toBe(200);
  expect(html).toContain(`<h1>${message}</h1>`);
  expect(html).not.toContain('<form');
});

it('an uncertain booking cannot be sent again where its page cannot be rendered [upstream.once]', async () => {
  const choice = '&date=2026-12-03&adults=2&time=19:00';
  const { status, html } = await post(uncertainOutcome({ isEnquiry: false }), true, choice);
  expect(status).toBe(503);
  expect(html).toContain('<p>What was sent: 2 people on Thursday 3 December 2026 at 19:00.</p>');
  expect(html).toContain('We do not know whether your table was booked.');
  expect(html).not.toContain('<form');
});

it('a refused booking keeps what was typed where its page cannot be rendered [booking.error]', async () => {
  const { status, html } = await post({ kind: 'refused', message: 'No prams & no dogs.', isFinal: false });
  expect(status).toBe(503);
  expect(html).toContain('<h1>No prams &#38; no dogs.</h1>');
  expect(html).toContain('<form method="post" action="/booking/soho?step=details">');
  expect(html).toContain('Ring the restaurant: 020 7946 0001');
  expect(html).toContain('value="Ada"');
  expect(html).toContain('A high chair</textarea>');
  expect(html).toContain('name="idempotencyKey" value="key-of-ada"');
});

it('a form that chose a time was not sent, and can be tried again [booking.error]', async () => {
  const { html } = await post(undefined, false);
  expect(html).toContain('Nothing was sent.');
  expect(html).toContain('<form');
});

it('a booking that the site itself refused was not sent [booking.error]', async () => {
  const { html } = await post({ kind: 'refused', message: 'No tables.', isFinal: false }, false);
  expect(html).toContain('<h1>No tables. Nothing was sent. What you typed is still here: please try again.</h1>');
});

const session = '0b54ad3c-93c5-4ffb-8a3f-0a6a5f6bb001';
const otherSession = '0b54ad3c-93c5-4ffb-8a3f-0a6a5f6bb002';
const done = { kind: 'done', reference: 'PR-7KQ2', isEnquiry: false } as const;

/** A site that books every table, and renders the booking of a page as JSON. */
async function startBookingSite(outcomes: readonly (BookingOutcome | undefined)[] = [done]) {
  const remaining = [...outcomes];
  let sent = 0;
  const site = await startPlainSite({
    processBooking: async (_, _query, form) => {
      sent += 1;
      const idempotencyKey = form.get('idempotencyKey') ?? '';
      const outcome = remaining.length > 0 ? remaining.shift() : done;
      return { submission: { idempotencyKey, outcome }, wasSent: true, phone: undefined };
    },
    documents: {
      errorPage: () => Promise.reject(new Error('No error page.')),
      answer: async ({ submission, query }) => {
        const body = { identity: Buffer.from(JSON.stringify({ outcome: submission?.outcome, time: query.time })) };
        return { status: 200, isComplete: true, headers: [], body, etag: '"1"', createdAtMs: 0 };
      },
    },
  });
  const cookieOf = (sessionId: string | undefined) => (sessionId ? { cookie: `session-id=${sessionId}` } : undefined);
  return {
    close: site.close,
    countSent: () => sent,
    postAs: (sessionId: string | undefined, key = 'key-of-ada', day = '') =>
      fetch(`${site.url}/booking/soho?step=details&time=19:00&extra=cake:1${day}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: site.url, ...cookieOf(sessionId) },
        body: new URLSearchParams({ ...fields, idempotencyKey: key, extra: 'crackers:2' }),
      }),
    openAs: async (sessionId: string | undefined, path: string | null) =>
      (await fetch(`${site.url}${path}`, { headers: { ...cookieOf(sessionId) } })).json(),
  };
}

it('a booking redirects to an address with its result, so that Back and Reload send nothing again [booking.once] [form.nojs]', async () => {
  const { postAs, openAs, countSent, close } = await startBookingSite();
  try {
    const answer = await postAs(session);
    const location = answer.headers.get('location');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
    expect(location).toMatch(/^\/booking\/soho\?extra=crackers%3A2&step=details&time=19%3A00&result=[\w-]{43}$/);
    for (const _ of [1, 2]) expect(await openAs(session, location)).toEqual({ outcome: done, time: ['19:00'] });
    expect(countSent()).toBe(1);
  } finally {
    close();
  }
});

it('a booking that needs a card leads to the card fields, which have the message [booking.card] [form.nojs]', async () => {
  const refused = { kind: 'refused', message: 'No.', isFinal: false } as const;
  const { postAs, close } = await startBookingSite([{ ...refused, code: 5 }, refused]);
  try {
    expect((await postAs(session)).headers.get('location')).toMatch(/&result=[\w.-]+#booking-card$/);
    expect((await postAs(session)).headers.get('location')).toMatch(/&result=[\w.-]+$/);
  } finally {
    close();
  }
});

it('a form that was shown again has an address that says that nothing was sent [booking.once] [form.nojs]', async () => {
  const { postAs, openAs, close } = await startBookingSite([undefined, done]);
  try {
    const shownAgain = (await postAs(session)).headers.get('location');
    expect(shownAgain).toMatch(/&result=unsent\.[\w-]{43}$/);
    expect(await openAs(session, shownAgain)).toEqual({ time: ['19:00'] });
    expect((await postAs(session)).headers.get('location')).toBe(shownAgain?.replace('unsent.', ''));
    expect(await openAs(session, shownAgain)).toEqual({ outcome: done, time: ['19:00'] });
  } finally {
    close();
  }
});

it('a table that was just booked is named where Back leads to its empty form, unless another one is wanted [booking.once] [form.nojs]', async () => {
  const { postAs, openAs, close } = await startBookingSite([{ ...done, manageKey: 'key-of-booking' }]);
  const form = '/booking/soho?step=details&time=19:00&date=2026-12-03';
  try {
    expect((await openAs(session, form)).outcome).toBeUndefined();
    await postAs(session, 'key-of-ada', '&date=2026-12-03');
    expect((await openAs(session, form)).outcome).toEqual({
      kind: 'uncertain',
      message: 'You have just booked this table: the reference is PR-7KQ2.',
      isEnquiry: false,
      isMade: true,
      reference: 'PR-7KQ2',
      manageKey: 'key-of-booking',
    });
    for (const other of [`${form}&again=1`, form.replace('19:00', '19:15'), form.replace('12-03', '12-04')])
      expect((await openAs(session, other)).outcome, other).toBeUndefined();
    expect((await openAs(otherSession, form)).outcome).toBeUndefined();
  } finally {
    close();
  }
});

it('a booking that is sent again with other details keeps its confirmation, each time [booking.once] [form.nojs]', async () => {
  const lost = uncertainOutcome({ isEnquiry: false });
  const { postAs, openAs, close } = await startBookingSite([done, lost, lost]);
  try {
    await postAs(session);
    for (const _ of [1, 2]) {
      const answer = await postAs(session);
      expect(answer.headers.getSetCookie().join()).not.toContain('uncertain-bookings');
      expect((await openAs(session, answer.headers.get('location'))).outcome).toMatchObject({
        message:
          'You have just booked this table: the reference is PR-7KQ2. What you have changed since then was not sent.',
        isMade: true,
      });
    }
  } finally {
    close();
  }
});

it('the result of a booking is shown to nobody else [booking.once]', async () => {
  const { postAs, openAs, close } = await startBookingSite();
  try {
    const location = (await postAs(session)).headers.get('location');
    for (const other of [otherSession, undefined]) expect(await openAs(other, location)).toEqual({ time: ['19:00'] });
  } finally {
    close();
  }
});

it('after another attempt with the same key the newest result counts [booking.once]', async () => {
  const refused = { kind: 'refused', message: 'No tables.', isFinal: false } as const;
  const { postAs, openAs, close } = await startBookingSite([refused, done]);
  try {
    const first = (await postAs(session)).headers.get('location');
    expect(await openAs(session, first)).toMatchObject({ outcome: refused });
    expect((await postAs(session)).headers.get('location')).toBe(first);
    expect(await openAs(session, first)).toMatchObject({ outcome: done });
    expect((await postAs(session, 'key-of-another')).headers.get('location')).not.toBe(first);
  } finally {
    close();
  }
});

it('without cookies the response itself is the page of the result [form.nojs]', async () => {
  const { postAs, close } = await startBookingSite();
  try {
    const answer = await postAs(undefined);
    expect([answer.status, await answer.json()]).toMatchObject([200, { outcome: done }]);
  } finally {
    close();
  }
});

it('a browser without script gets a cookie with its uncertain booking, and with what was booked all the same [upstream.once] [form.nojs]', async () => {
  const slot = { storeId: '1018', date: '2026-12-03', time: '19:00', adults: 2, children: 0, isEnquiry: false };
  const outcomes = [
    uncertainOutcome({ isEnquiry: false }),
    { kind: 'refused', message: 'Try again.', isFinal: false },
    done,
    { kind: 'refused', message: 'Full.', isFinal: true },
  ] as const;
  let outcome: BookingOutcome = done;
  const shown: unknown[] = [];
  const site = await startPlainSite({
    processBooking: async (_, _query, form) => ({
      submission: { idempotencyKey: form.get('idempotencyKey') ?? '', outcome },
      wasSent: true,
      storeId: '1018',
      phone: undefined,
    }),
    documents: {
      errorPage: () => Promise.reject(new Error('No error page.')),
      answer: async ({ earlierBookings }) => {
        shown.push(earlierBookings);
        const body = { identity: Buffer.from('{}') };
        return { status: 200, isComplete: true, headers: [], body, etag: '"1"', createdAtMs: 0 };
      },
    },
  });
  let cookie = `session-id=${session}`;
  const post = async (key: string) => {
    const answer = await fetch(`${site.url}/booking/soho?step=details&date=2026-12-03&time=19:00&adults=2`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site.url, cookie },
      body: new URLSearchParams({ ...fields, idempotencyKey: key }),
    });
    const set = answer.headers.getSetCookie().find((each) => each.startsWith('uncertain-bookings='));
    if (set) cookie = `session-id=${session}; ${set.split(';')[0]}`;
    await fetch(`${site.url}/booking/soho`, { headers: { cookie } });
    return { set, shown: shown.at(-1) };
  };
  try {
    expect(await post('key-of-eve')).toEqual({ set: undefined, shown: [] });
    outcome = outcomes[0];
    expect((await post('key-of-ada')).shown).toEqual([slot]);
    outcome = outcomes[1];
    expect(await post('key-of-ada')).toEqual({ set: undefined, shown: [slot] });
    outcome = outcomes[3];
    expect((await post('again-key-of-ada')).shown).toEqual([slot]);
    outcome = outcomes[2];
    const { date, time, adults, children, isEnquiry } = slot;
    const made = { date, time, adults, children, isEnquiry, reference: 'PR-7KQ2' };
    expect((await post('again-key-of-ada')).shown).toEqual([{ ...slot, made }]);
    const ended = await post('key-of-ada');
    expect(ended.set).toContain('Max-Age=0');
    expect(ended.shown).toEqual([]);
  } finally {
    site.close();
  }
});
