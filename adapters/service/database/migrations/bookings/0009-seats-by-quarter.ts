import type { Migration } from 'kysely/migration';

/** Availability reads the seats of all areas between two times. Without the index it reads those of all bookings so far. */
export const seatsByQuarterMigration: Migration = {
  async up(database) {
    await database.schema.createIndex('seats_by_quarter').on('seats').columns(['store_id', 'quarter']).execute();
  },
};
