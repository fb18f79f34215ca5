import { afterEach, expect, it, vi } from 'vitest';
import { sendBooking } from './browser-questions.ts';

vi.mock('#blocks/_shared/forms/captcha/solve-proof-of-work.ts', () => {
  throw new Error('The script could not be loaded.');
});
afterEach(() => vi.unstubAllGlobals());

const booking = { storeId: 'bath', body: Object({}), isEnquiry: false, idempotencyKey: 'key-1' };

it.each([
  ['a challenge that cannot be solved', { success: false, errorCode: 6, message: 'Nothing was sent.', challenge: {} }],
  ['a refusal of the site', { success: false, message: 'Nothing was sent.' }],
])(
  'a booking that is answered with %s was not sent, and is not uncertain [form.abuse] [upstream.once]',
  async (_, body) => {
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 403 }));
    expect(await sendBooking(booking)).toMatchObject({ kind: 'refused', message: 'Nothing was sent.', isFinal: false });
  },
);
