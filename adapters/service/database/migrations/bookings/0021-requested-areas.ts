import type { Migration } from 'kysely/migration';

/** Whether a guest asked for the area of a booking, or the service chose it. Null for older bookings. */
export const requestedAreasMigration: Migration = {
  async up(database) {
    await database.schema.alterTable('bookings').addColumn('area_requested', 'integer').execute();
  },
};
