import { afterEach, describe, expect, it } from 'vitest';
import { startTemporaryPostgres } from '#adapters/testing/temporary-postgres.ts';
import { startFormSite } from './gate/start-form-site.ts';

const isHere = await startTemporaryPostgres().then(async (postgres) => {
  await postgres?.stop();
  return postgres !== undefined;
});
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A site on a PostgreSQL that ends when it is told to. */
async function setUp() {
  const postgres = await startTemporaryPostgres();
  const site = await startFormSite({}, { databaseUrl: await postgres?.createDatabase() });
  closing.push(site.close);
  return { site, end: () => postgres?.stop() };
}

const typed = {
  form: 'job-apply',
  firstName: 'Ada',
  secondName: 'Byron',
  email: 'ada@example.com',
  telephone: '01632 960 001',
};
const table = { date: '2026-12-24', occasion: 'dinner', adults: '2', time: '19:00', step: 'details' };
const guest = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', specialRequest: 'By the window' };

describe.runIf(isHere)('when the service’s PostgreSQL has gone', { timeout: 60_000 }, () => {
  it('a form keeps all that was typed, with script and without', async () => {
    const { site, end } = await setUp();
    expect((await site.byScript('/careers/job/902', { ...typed, email: 'first@example.com' })).body.kind).toBe('taken');
    await end();
    const failed = 'Something went wrong submitting the job application. Please try again.';
    const scripted = await site.byScript('/careers/job/902', typed);
    expect([scripted.status, scripted.body]).toEqual([503, { kind: 'failed', message: failed }]);
    const { form: _, ...values } = typed;
    expect((await site.plainly('/careers/job/902', typed)).body).toMatchObject({ failed, values });
  });

  it('a booking keeps all that was typed', async () => {
    const { site, end } = await setUp();
    const path = `/booking/house-1?${new URLSearchParams(table)}`;
    expect((await site.plainly(path, { ...guest, email: 'ada@' })).body).toMatchObject({
      errors: { email: expect.any(String) },
    });
    await end();
    const { body } = await site.plainly(path, guest);
    expect(body).toMatchObject({ typed: guest, outcome: expect.any(Object) });
    expect(body.outcome.kind).not.toBe('done');
  });
});
