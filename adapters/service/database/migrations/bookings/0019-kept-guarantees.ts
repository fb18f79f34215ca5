import type { Migration } from 'kysely/migration';

/** A booking that is changed too late to cancel it free of charge keeps the guarantee of its former table. */
export const keptGuaranteesMigration: Migration = {
  async up(database) {
    await database.schema.alterTable('bookings').addColumn('kept_guarantee', 'text').execute();
  },
};
