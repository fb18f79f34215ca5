import type { Migration } from 'kysely/migration';

/** The indexes keep the frequent check for due schedules from reading whole pages. */
export const pageLifeMigration: Migration = {
  async up(database) {
    for (const column of ['scheduled', 'scheduled_at', 'unpublish_at', 'deleted_at'])
      await database.schema.alterTable('pages').addColumn(column, 'text').execute();
    for (const column of ['scheduled_at', 'unpublish_at', 'deleted_at'])
      await database.schema.createIndex(`pages_by_${column}`).on('pages').column(column).execute();
  },
};
