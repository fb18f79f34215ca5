import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Existing rows get the lowercase address as their key, which is exact enough for the 24 hours in which it matters. */
export const limitsMigration: Migration = {
  async up(database) {
    for (const { table, key, address } of [
      { table: 'bookings', key: 'email_key', address: 'email' },
      { table: 'outbox', key: 'recipient_key', address: 'recipient' },
    ]) {
      await database.schema
        .alterTable(table)
        .addColumn(key, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await sql`update ${sql.table(table)} set ${sql.ref(key)} = lower(${sql.ref(address)})`.execute(database);
      await database.schema.createIndex(`${table}_by_${address}`).on(table).columns([key, 'created_at']).execute();
    }
    await database.schema
      .createTable('mail_minute')
      .addColumn('minute', 'integer', (column) => column.notNull())
      .addColumn('mails', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into mail_minute (minute, mails) values (0, 0)`.execute(database);
  },
};
