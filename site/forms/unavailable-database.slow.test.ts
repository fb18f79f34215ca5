import { afterEach, describe, expect, it } from 'vitest';
import { startTemporaryPostgres } from '#adapters/testing/temporary-postgres.ts';
import { startFormSite } from './gate/start-form-site.ts';

const isAvailable = await startTemporaryPostgres().then(async (postgres) => {
  await postgres?.stop();
  return postgres !== undefined;
});
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A site with a PostgreSQL that can be stopped. */
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

describe.runIf(isAvailable)('when the service’s PostgreSQL has stopped', { timeout: 60_000 }, () => {
  it('a form keeps its values, with and without script', async () => {
    const { site, end } = await setUp();
    expect((await site.postWithScript('/careers/job/902', { ...typed, email: 'first@example.com' })).body.kind).toBe(
      'accepted',
    );
    await end();
    const failed = 'Something went wrong submitting the job application. Please try again.';
    const isScripted = await site.postWithScript('/careers/job/902', typed);
    expect([isScripted.status, isScripted.body]).toEqual([503, { kind: 'failed', message: failed }]);
    const { form: _, ...values } = typed;
    expect((await site.postWithoutScript('/careers/job/902', typed)).body).toMatchObject({ failed, values });
  });

  it('a booking keeps its values', async () => {
    const { site, end } = await setUp();
    const path = `/booking/restaurant-1?${new URLSearchParams(table)}`;
    expect((await site.postWithoutScript(path, { ...guest, email: 'ada@' })).body).toMatchObject({
      errors: { email: expect.any(String) },
    });
    await end();
    const { body } = await site.postWithoutScript(path, guest);
    expect(body).toMatchObject({ typed: guest, outcome: expect.any(Object) });
    expect(body.outcome.kind).not.toBe('done');
  });
});
