import type { Migration } from 'kysely/migration';

/** Operators list what was received since a day, page by page. */
export const formsByDayMigration: Migration = {
  async up(database) {
    for (const table of ['customers', 'enquiries', 'applications', 'submissions'])
      await database.schema.createIndex(`${table}_by_created_at`).on(table).column('created_at').execute();
  },
};
