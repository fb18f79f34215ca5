import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createBookings(database: Kysely<unknown>): Promise<void> {
  const texts = ['store_id', 'status', 'booking_date', 'time', 'starts_at', 'occasion_id', 'occasion_name'];
  const guest = ['first_name', 'last_name', 'email', 'extras', 'request_hash', 'reply', 'created_at'];
  const optional = ['area_id', 'area_name', 'menu_id', 'menu_name', 'phone', 'special_request', 'customer_id'];
  const counts = ['minutes', 'adults', 'children', 'quarters', 'promotions', 'sms', 'first_quarter'];
  let table = database.schema
    .createTable('bookings')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique());
  for (const name of [...texts, ...guest]) table = table.addColumn(name, 'text', (column) => column.notNull());
  for (const name of [...optional, 'cancelled_at']) table = table.addColumn(name, 'text');
  for (const name of counts) table = table.addColumn(name, 'integer', (column) => column.notNull());
  await table.execute();
  await database.schema
    .createIndex('bookings_by_day')
    .on('bookings')
    .columns(['store_id', 'booking_date', 'time'])
    .execute();
}

/** The check constraint prevents releasing more than was reserved. */
const createReservationTable = async (
  database: Kysely<unknown>,
  table: string,
  columns: readonly (readonly [string, 'text' | 'integer'])[],
) => {
  let builder = database.schema.createTable(table);
  for (const [name, type] of columns) builder = builder.addColumn(name, type, (column) => column.notNull());
  await builder.addColumn('taken', 'integer', (column) => column.notNull().check(sql`taken >= 0`)).execute();
  await database.schema
    .createIndex(`${table}_key`)
    .unique()
    .on(table)
    .columns(columns.map(([name]) => name))
    .execute();
};

export const bookingMigration: Migration = {
  async up(database) {
    await database.schema
      .createTable('booking_rules')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
    await createBookings(database);
    await createReservationTable(database, 'seats', [
      ['store_id', 'text'],
      ['area_id', 'text'],
      ['quarter', 'integer'],
    ]);
    await createReservationTable(database, 'extras', [
      ['store_id', 'text'],
      ['extra_id', 'text'],
      ['day', 'text'],
    ]);
    await database.schema
      .createTable('cards')
      .addColumn('customer_id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('reference', 'text')
      .execute();
    await database.schema
      .createTable('booking_steps')
      .addColumn('store_id', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('booking_steps_key', ['store_id', 'day', 'name', 'step'])
      .execute();
    await database.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('calendar', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('sent_at', 'text')
      .addColumn('failed_at', 'text')
      .execute();
    await database.schema.createIndex('outbox_by_due').on('outbox').columns(['sent_at', 'due_at']).execute();
  },
};
