import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { countRecentMails } from '#adapters/service/mail/delivery/mail-quota.ts';
import { openNodeSqlite } from '../../node-sqlite.ts';
import { openDatabase } from '../../open-database.ts';
import type { Tables } from '../../tables.ts';
import { migrations } from '../migrations.ts';

/** Values for the required columns. */
const texts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));
const numbers = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1]));

it('a database from before the limits keeps its bookings and mails, and counts them from then on [ops.migrate]', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'limits-'));
  const at = '2026-11-21T12:00:00.000Z';
  const old = new Kysely<Record<string, Record<string, unknown>>>({
    dialect: new SqliteDialect({ database: openNodeSqlite(join(dataDir, 'service.sqlite')) }),
  });
  const migrator = new Migrator({ db: old, provider: { getMigrations: async () => ({ ...migrations }) } });
  expect((await migrator.migrateTo('0002-bookings')).error).toBeUndefined();
  await old
    .insertInto('bookings')
    .values({
      ...texts(['store_id', 'booking_date', 'time', 'starts_at', 'occasion_id', 'occasion_name', 'first_name']),
      ...texts(['last_name', 'extras', 'request_hash', 'reply']),
      ...numbers(['minutes', 'adults', 'children', 'quarters', 'promotions', 'sms', 'first_quarter']),
      reference: 'K7MPRWXT',
      idempotency_key: 'key-of-before',
      status: 'booked',
      email: 'Ada@Example.com',
      created_at: at,
    })
    .execute();
  const mail = { ...texts(['subject', 'text', 'html']), id: 'confirmation/K7MPRWXT', recipient: 'Ada@Example.com' };
  await old
    .insertInto('outbox')
    .values({ ...mail, created_at: at, due_at: at })
    .execute();
  await old.destroy();
  const database: Kysely<Tables> = await openDatabase({ dataDir });
  const rows = await database.selectFrom('bookings').select(['email', 'email_key']).execute();
  expect(rows).toEqual([{ email: 'Ada@Example.com', email_key: 'ada@example.com' }]);
  expect(await countRecentMails(database, 'ada@example.com', Date.parse(at) - 1)).toBe(1);
  await database.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});
