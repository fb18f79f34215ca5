import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createAttemptFile } from '#adapters/api-client/booking/attempt-file.ts';
import { createBookingAttempts } from '#adapters/api-client/booking/booking-attempts.ts';
import { createOnceOnly } from '#adapters/api-client/booking/once-only.ts';
import { systemClock } from '#adapters/clock.ts';
import { bookingLockLimits, createKeyLock } from '#adapters/shared-state/key-lock.ts';
import { openPostgresState } from '#adapters/shared-state/postgres-state.ts';
import type { SharedState } from '#adapters/shared-state/shared-state.ts';
import { startTemporaryPostgres } from '#adapters/testing/temporary-postgres.ts';
import { makePdf } from '#adapters/uploads/corpus/make-pdf.ts';
import { solveProofOfWork } from '#blocks/_shared/forms/captcha/solve-proof-of-work.ts';
import { bookingReply } from '#schemas/api/booking/booking-request.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { checkFields } from '#schemas/forms/_shared/form-check.ts';
import { bookingResultLimits, createBookingResults } from '#site/booking/journey/booking-results.ts';
import { type FormSite, signUpFields, startFormSite } from '#site/forms/gate/start-form-site.ts';

const postgres = await startTemporaryPostgres();
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => postgres?.stop());

const noon = Date.UTC(2026, 10, 18, 12);

async function openState(url: string, now: () => number = () => noon): Promise<SharedState> {
  const state = await openPostgresState({ url, log: () => undefined, now });
  closing.push(state.close);
  return state;
}

/** Two copies of the site, each with a copy of the service, on one database. */
async function startCopies(change: Partial<Configuration> = {}): Promise<readonly [FormSite, FormSite]> {
  const databaseUrl = (await postgres?.createDatabase()) ?? '';
  const start = async (): Promise<FormSite> => {
    const state = await openState(databaseUrl, Date.now);
    const site = await startFormSite({ challengeCost: 10, ...change }, { databaseUrl, state });
    closing.push(site.close);
    return site;
  };
  return [await start(), await start()];
}

const jobPath = '/careers/job/902';
const applicant = { firstName: 'Ada', secondName: 'Byron', email: 'ada@', telephone: '01632 960 001' };

describe.runIf(postgres)('copies of the site with one database', () => {
  it('share rate limits [ops.shared-state] [form.abuse]', async () => {
    const copies = await startCopies({ formsPerVisitor: 6 });
    const statuses: number[] = [];
    for (let guest = 0; guest < 10; guest += 1) {
      const copy = copies[guest % 2 === 0 ? 0 : 1];
      statuses.push((await copy.postWithoutScript('/signup', signUpFields(guest))).status);
    }
    const accepted = statuses.filter((status) => status === 303);
    const [alone] = await startCopies({ formsPerVisitor: 6 });
    const acceptedAlone: number[] = [];
    for (let guest = 0; guest < 10; guest += 1)
      acceptedAlone.push((await alone.postWithoutScript('/signup', signUpFields(guest))).status);
    expect(accepted).toHaveLength(acceptedAlone.filter((status) => status === 303).length);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it('accept a proof of work once, of each other’s challenges too [ops.shared-state] [form.abuse]', async () => {
    const [one, other] = await startCopies({ formsPerVisitor: 2 });
    await one.postWithScript('/signup', signUpFields(1));
    const { body } = await other.postWithScript('/signup', signUpFields(2));
    expect(body.kind).toBe('challenge');
    const proof = (await solveProofOfWork(body.challenge)) ?? '';
    const send = async (site: FormSite, guest: number): Promise<string> =>
      (await site.postWithScript('/signup', { ...signUpFields(guest), [checkFields.proof]: proof })).body.kind;
    expect(await send(one, 3)).toBe('accepted');
    expect(await send(other, 4)).toBe('challenge');
    expect(await send(one, 5)).toBe('challenge');
  });

  it('have each other’s files of unfinished forms [ops.shared-state] [form.nojs]', async () => {
    const [one, other] = await startCopies();
    const fields = new FormData();
    const typed = { form: 'job-apply', [checkFields.renderedFor]: '9000', ...applicant };
    for (const [name, value] of Object.entries(typed)) fields.append(name, value);
    fields.append('resume', new File([new Uint8Array(makePdf())], 'cv.pdf'));
    const reply = await fetch(one.url + jobPath, { method: 'POST', redirect: 'manual', body: fields });
    const { values } = await reply.json();
    const [file] = values.resume;
    const again = Object.fromEntries(Object.entries(file).map(([part, value]) => [`resume.0.${part}`, String(value)]));
    const corrected = { ...typed, ...again, email: 'ada@example.com' };
    expect((await other.postWithoutScript(jobPath, corrected)).status).toBe(303);
    expect(await other.service.database.selectFrom('kept_files').select('name').execute()).toEqual([
      { name: 'cv.pdf' },
    ]);
  });

  it('serve what was published at either copy of the service [ops.shared-state]', async () => {
    const [one, other] = await startCopies();
    const page = { id: 'news', title: 'News', tiles: [{ type: 'text', key: 'a', body: '<p>Published here</p>' }] };
    const saved = await one.service.callAsEditor('PUT', '/api/v1/editing/page/news/draft', page);
    expect(saved.status, JSON.stringify(saved.body)).toBeLessThan(300);
    const published = await one.service.callAsEditor('POST', '/api/v1/editing/page/news/publish', {});
    expect(published.status, JSON.stringify(published.body)).toBeLessThan(300);
    const { body } = await other.service.callApi('GET', '/api/v1/content/page/news');
    expect(JSON.stringify(body)).toContain('Published here');
  });

  it('count wrong secrets of editors together [ops.shared-state]', async () => {
    const [one, other] = await startCopies();
    const guess = async ({ service }: FormSite): Promise<number> =>
      (await service.callApi('GET', '/api/v1/editing/pages', undefined, { 'x-editor-key': 'a guess' })).status;
    for (let attempt = 0; attempt < 10; attempt += 1) expect(await guess(one)).toBe(401);
    expect([await guess(other), await guess(one)]).toEqual([429, 429]);
  });
});

describe.runIf(postgres)('the state that copies share', () => {
  it('is replaced by each copy’s own while the database is down, which is logged once a minute [ops.shared-state]', async () => {
    const failing = await startTemporaryPostgres();
    const log: string[] = [];
    let now = noon;
    const url = (await failing?.createDatabase()) ?? '';
    const state = await openPostgresState({ url, log: ({ event }) => log.push(event), now: () => now });
    closing.push(state.close);
    const limit = state.createKeyLimit({ name: 'calls', maxRequests: 2, seconds: 60 });
    const values = state.createValues({ name: 'v', ttlMs: 60_000, maxBytes: 1000 });
    expect(await limit.consume('visitor')).toBeUndefined();
    await failing?.stop();
    expect(await limit.consume('visitor')).toBeUndefined();
    expect(await limit.consume('visitor')).toBeUndefined();
    expect(await limit.consume('visitor')).toBe(60);
    await values.save('key', Buffer.from('value'));
    expect(String(await values.find('key'))).toBe('value');
    expect([await values.claim('once'), await values.claim('once')]).toEqual([true, false]);
    expect(await values.find('unknown')).toBeUndefined();
    expect(log).toEqual(['shared-state-unavailable']);
    now += 60_000;
    await limit.countUsed('visitor');
    expect(log).toEqual(['shared-state-unavailable', 'shared-state-unavailable']);
  });

  it('cannot be opened where no database answers, and the error says so [ops.shared-state]', async () => {
    const url = 'postgres://nobody@127.0.0.1:9/nothing';
    await expect(openPostgresState({ url, log: () => undefined, now: () => noon })).rejects.toThrow(
      'The shared state cannot be opened: connect ECONNREFUSED 127.0.0.1:9',
    );
  });

  const setUp = async () => {
    const url = (await postgres?.createDatabase()) ?? '';
    return { url, states: [await openState(url), await openState(url)] as const };
  };

  it('is opened by several copies at the same time, which have the same secrets [ops.shared-state]', async () => {
    const url = (await postgres?.createDatabase()) ?? '';
    const states = await Promise.all(Array.from({ length: 6 }, () => openState(url)));
    const secrets = await Promise.all(states.map((state) => state.loadSecret('joined-key')));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await states[0]?.loadSecret('other-key')).not.toBe(secrets[0]);
  });

  it('sends a booking once that two copies get within milliseconds, and both have its result [ops.shared-state] [booking.once]', async () => {
    const { states } = await setUp();
    const dir = mkdtempSync(join(tmpdir(), 'copies-'));
    closing.push(() => rmSync(dir, { recursive: true, force: true }));
    let sent = 0;
    const reply = Promise.withResolvers<object>();
    const copies = states.map((state) =>
      createOnceOnly(
        createBookingAttempts({
          file: createAttemptFile(join(dir, 'attempts.jsonl'), () => undefined),
          acquireLock: createKeyLock({ values: state.createValues(bookingLockLimits), clock: systemClock }),
          now: Date.now,
        }),
      ),
    );
    const customer = { email: 'ada@example.com' };
    const input = {
      values: { params: { storeId: '1' }, body: { bookingDate: '2026-12-10', time: '19:00', customer } },
      idempotencyKey: 'again-key-of-ada',
      sessionId: '0b54ad3c-93c5-4ffb-8a3f-0a6a5f6bb001',
    };
    const replies = copies.map((sendOnce) =>
      sendOnce(endpoints.createBooking, input, () => {
        sent += 1;
        return reply.promise;
      }),
    );
    await expect.poll(() => sent).toBe(1);
    reply.resolve(bookingReply.parse({ success: true, bookingReference: 'PR-7KQ2' }));
    for (const each of await Promise.all(replies)) expect(each).toMatchObject({ bookingReference: 'PR-7KQ2' });
    expect(sent).toBe(1);
  });

  it('has the result of a booking, for its session only [ops.shared-state] [booking.nojs]', async () => {
    const { states } = await setUp();
    const [one, other] = states.map((state) => createBookingResults(state.createValues(bookingResultLimits)));
    const processed = { submission: undefined, wasSent: true, phone: '01632 960 001' };
    const form = new URLSearchParams({ firstName: 'Ada', time: '19:00' });
    const id = (await one?.save('session', 'key-of-the-form', { processed, form, action: '/booking/bath' })) ?? '';
    const found = await other?.find('session', id);
    expect(found).toEqual({ processed: { wasSent: true, phone: '01632 960 001' }, form, action: '/booking/bath' });
    expect(await other?.find('another-session', id)).toBeUndefined();
  });

  it('removes the oldest values above a limit, and all when their time is over [ops.shared-state] [form.abuse]', async () => {
    let now = noon;
    const { url } = await setUp();
    const state = await openState(url, () => now);
    const values = state.createValues({ name: 'v', ttlMs: 1000, maxBytes: 100, maxBytesPerOwner: 40 });
    await values.save('theirs', Buffer.alloc(40), 'another');
    for (const key of ['first', 'second', 'third']) await values.save(key, Buffer.alloc(20), 'one');
    const keys = async (): Promise<string[]> => {
      const all = ['theirs', 'first', 'second', 'third', 'fourth'];
      const found = await Promise.all(all.map(async (key) => ((await values.find(key)) ? [key] : [])));
      return found.flat();
    };
    expect(await keys()).toEqual(['theirs', 'second', 'third']);
    await values.save('fourth', Buffer.alloc(30), 'a third');
    expect(await keys()).toEqual(['second', 'third', 'fourth']);
    now += 1000;
    expect(await keys()).toEqual([]);
    expect(await values.claim('second')).toBe(true);
    expect(await values.claim('second')).toBe(false);
  });
});
