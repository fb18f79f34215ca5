import type { Migration } from 'kysely/migration';

/** A booking that is changed too late to cancel it free of charge keeps the guarantee of its former table. */
export const retainedGuaranteesMigration: Migration = {
  async up(database) {
    await database.schema.alterTable('bookings').addColumn('retained_guarantee', 'text').execute();
  },
};
