import type { Migration } from 'kysely/migration';

/** Guests change their bookings, and find them by their email address. */
export const changedBookingsMigration: Migration = {
  async up(database) {
    await database.schema
      .alterTable('bookings')
      .addColumn('changes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await database.schema.alterTable('bookings').addColumn('changed_at', 'text').execute();
  },
};
