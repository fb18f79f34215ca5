import type { Migration } from 'kysely/migration';

/** What is due is looked for several times a second: the indexes keep that from reading the pages themselves. */
export const pageLifeMigration: Migration = {
  async up(database) {
    for (const column of ['scheduled', 'scheduled_at', 'unpublish_at', 'deleted_at'])
      await database.schema.alterTable('pages').addColumn(column, 'text').execute();
    for (const column of ['scheduled_at', 'unpublish_at', 'deleted_at'])
      await database.schema.createIndex(`pages_by_${column}`).on('pages').column(column).execute();
  },
};
