import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startBookingService } from '#adapters/service/booking/testing/start-booking-service.ts';

const service = await startBookingService();
const createdAt = '2026-11-21T12:00:00.000Z';
const deleteAfter = '2028-11-20T12:00:00.000Z';
const submission = { form: 'guest-book', email: null, filled_in: '{"news":true}', created_at: createdAt };
await service.database
  .insertInto('submissions')
  .values({ ...submission, reference: 'K7MPR', delete_after: deleteAfter })
  .execute();
afterAll(() => service.close());

describe('the lists for operators', () => {
  it.each(['enquiries', 'sign-ups', 'applications', 'submissions'])(
    'are a file of %s that is named after the first day [ops.restaurant]',
    async (list) => {
      const key = readFileSync(join(service.dataDir, 'editor-key'), 'utf8').trim();
      const url = `${service.url}/api/v1/operator/${list}/csv?since=2026-11-20`;
      const { status, headers } = await fetch(url, { headers: { 'x-editor-key': key } });
      expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
        200,
        'text/csv; charset=utf-8; header=present',
        `attachment; filename="${list}-2026-11-20.csv"`,
      ]);
    },
  );

  it('have what was sent with forms without an endpoint of their own [ops.restaurant]', async () => {
    const listed = { reference: 'K7MPR', form: 'guest-book', email: null, values: { news: true } };
    const path = '/api/v1/operator/submissions';
    expect(await service.callAsEditor('GET', `${path}?since=2026-11-20`)).toEqual({
      status: 200,
      body: { submissions: [{ ...listed, createdAt, deleteAfter }] },
    });
    const { text } = (await service.callAsEditor('GET', `${path}/csv?since=2026-11-20`)).body;
    expect(String(text).split('\r\n')[1]).toBe(`"K7MPR","guest-book","","news: true","${createdAt}","${deleteAfter}"`);
    expect((await service.callApi('GET', `${path}?since=2026-11-20`)).status).toBe(401);
  });
});

describe('a form is refused', () => {
  it.each(['guest-book', 'contact', 'constructor'])(
    'under the name “%s”, which none has that shares this call [form.server]',
    async (form) => {
      expect(await service.callApi('POST', `/api/forms/${form}`, { message: 'Hello' })).toMatchObject({
        status: 404,
        body: { message: 'There is no such form, or it has its own endpoint.' },
      });
    },
  );
});
