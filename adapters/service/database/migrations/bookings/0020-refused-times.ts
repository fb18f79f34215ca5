import type { Migration } from 'kysely/migration';

/** A diner on a waiting list declines an offered table and keeps the place. */
export const refusedTimesMigration: Migration = {
  async up(database) {
    await database.schema.alterTable('waiting_entries').addColumn('refused_times', 'text').execute();
  },
};
