import { describe, expect, it } from 'vitest';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import { openTwoConnections } from '#adapters/service/testing/open-two-connections.ts';
import { listApplications, listEnquiries, listSignUps, listSubmissions } from './list-forms.ts';

const databases = await startTestDatabases();
const range = { since: '2026-11-21', limit: 10 };
const createdAt = '2026-11-21T12:00:00.000Z';
const deleteAfter = '2028-11-20T12:00:00.000Z';
const times = { created_at: createdAt, delete_after: deleteAfter };
const person = { first_name: 'Mai', email: 'mai@example.com' };

describe.each(databases)('the lists of what visitors sent on $name', ({ databaseUrl }) => {
  it('have all of an enquiry, with its own files [ops.restaurant]', async () => {
    const { database } = await openTwoConnections(await databaseUrl());
    const enquiry = {
      ...{ ...person, ...times, kind: 'group' as const, store_id: '1', last_name: 'Tran', phone: '01632 960001' },
      ...{ message: 'A birthday', guests: 24, type_name: 'A visit', reason_name: 'Food', sub_reason_name: 'A dish' },
      ...{ wished_date: '2026-12-24', wished_time: '19:30' },
    };
    const rows = ['B', 'A'].map((reference) => ({ ...enquiry, reference }));
    await database.insertInto('enquiries').values(rows).execute();
    const file = { id: 'f1', name: 'bill.pdf', size: 12 };
    await database
      .insertInto('kept_files')
      .values([
        { ...file, owner: 'B' },
        { ...file, id: 'f2', owner: 'other' },
      ])
      .execute();
    const listed = {
      ...{ kind: 'group', storeId: '1', firstName: 'Mai', lastName: 'Tran', email: 'mai@example.com' },
      ...{ phone: '01632 960001', message: 'A birthday', guests: 24, type: 'A visit', reason: 'Food' },
      ...{ subReason: 'A dish', date: '2026-12-24', time: '19:30', createdAt, deleteAfter },
    };
    expect(await listEnquiries(database, range)).toEqual({
      entries: [
        { ...listed, reference: 'A', files: [] },
        { ...listed, reference: 'B', files: [file] },
      ],
      next: undefined,
    });
    expect((await listEnquiries(database, { ...range, since: '2026-11-22' })).entries).toEqual([]);
  });

  it('have all of a customer but the guid [ops.restaurant] [preferences.privacy]', async () => {
    const { database } = await openTwoConnections(await databaseUrl());
    const customer = {
      ...{ ...person, guid: 'secret', email_key: 'mai@example.com', phone: '01632 960001', gender: 'Female' },
      ...{ favourite_restaurant: '1', birth_date: Date.UTC(1904, 1, 29) / 1000, sms: 1, interests: '["Offers"]' },
      ...{ created_at: createdAt, mailed_at: createdAt, apple_wallet_at: createdAt, google_wallet_at: null },
    };
    const second = { guid: '2', email: 'a@example.com', email_key: 'a@example.com', birth_date: null, sms: 0 };
    await database
      .insertInto('customers')
      .values([customer, { ...customer, ...second }])
      .execute();
    const listed = {
      ...{ email: 'mai@example.com', firstName: 'Mai', phone: '01632 960001', gender: 'Female', sms: true },
      ...{ favouriteRestaurant: '1', birthday: '1904-02-29', interests: ['Offers'] },
      ...{ appleWalletSince: createdAt, googleWalletSince: null, createdAt },
    };
    expect((await listSignUps(database, range)).entries).toEqual([
      { ...listed, email: 'a@example.com', birthday: null, sms: false },
      listed,
    ]);
  });

  it('have all of an application, with its own files [ops.restaurant]', async () => {
    const { database } = await openTwoConnections(await databaseUrl());
    const experience = [{ employer: 'Kopi', jobTitle: 'Chef', fromMonth: 2, fromYear: 2020, isCurrentRole: true }];
    const answers = [{ question: 'Which shifts?', answer: ['Days'] }];
    const application = {
      ...{ ...person, ...times, job_id: '900', job_name: 'Chef', second_name: 'Tran', telephone: '01632 960001' },
      ...{ experience: JSON.stringify(experience), questions: JSON.stringify(answers) },
    };
    const rows = ['B', 'A'].map((reference) => ({ ...application, reference, email_key: reference }));
    await database.insertInto('applications').values(rows).execute();
    const file = { id: 'f1', name: 'cv.pdf', size: 12 };
    await database
      .insertInto('kept_files')
      .values({ ...file, owner: 'A' })
      .execute();
    const listed = {
      ...{ jobId: '900', job: 'Chef', firstName: 'Mai', secondName: 'Tran', email: 'mai@example.com' },
      ...{ telephone: '01632 960001', experience, answers, createdAt, deleteAfter },
    };
    expect((await listApplications(database, range)).entries).toEqual([
      { ...listed, reference: 'A', files: [file] },
      { ...listed, reference: 'B', files: [] },
    ]);
  });

  it('have submissions by when they were sent, and then by reference [ops.restaurant]', async () => {
    const { database } = await openTwoConnections(await databaseUrl());
    const submission = { ...times, form: 'guest-book', email: null, filled_in: '{"news":true}' };
    const earlier = '2026-11-21T00:00:00.000Z';
    await database
      .insertInto('submissions')
      .values([
        { ...submission, reference: 'C' },
        { ...submission, reference: 'B' },
        { ...submission, reference: 'D', created_at: earlier },
      ])
      .execute();
    const listed = { form: 'guest-book', email: null, values: { news: true }, createdAt, deleteAfter };
    const all = [
      { ...listed, reference: 'D', createdAt: earlier },
      { ...listed, reference: 'B' },
      { ...listed, reference: 'C' },
    ];
    expect(await listSubmissions(database, range)).toEqual({ entries: all, next: undefined });
    const first = await listSubmissions(database, { ...range, limit: 1 });
    expect(first).toEqual({ entries: all.slice(0, 1), next: earlier });
    expect((await listSubmissions(database, { ...range, after: first.next })).entries).toEqual(all.slice(1));
    const before = '2020-01-01T00:00:00.000Z';
    expect((await listSubmissions(database, { ...range, after: before })).entries).toEqual(all);
  });
});
