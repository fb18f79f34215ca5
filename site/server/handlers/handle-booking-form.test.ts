import { expect, it } from 'vitest';
import type { BookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { uncertainOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { startPlainSite } from '../start/start-plain-site.ts';

const fields = { firstName: 'Ada', specialRequest: 'A high chair', idempotencyKey: 'key-of-ada' };

/** Posts a booking with this outcome, on a site that cannot render its page. */
async function post(outcome: BookingOutcome | undefined, wasSent = true) {
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
        return { status: 500, isComplete: true, headers: [], body, etag: '"1"', createdAtMs: 0, version: '1' };
      },
    },
  });
  try {
    const answer = await fetch(`${site.url}/booking/soho?step=details`, {
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
  const { status, html } = await post(uncertainOutcome({ isEnquiry: false }));
  expect(status).toBe(503);
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
