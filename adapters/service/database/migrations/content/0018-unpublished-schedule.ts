import type { Migration } from 'kysely/migration';

/** The schedule that content had when it was unpublished, so that undo brings it back. */
export const unpublishedScheduleMigration: Migration = {
  async up(database) {
    for (const table of ['pages', 'content_drafts'])
      await database.schema.alterTable(table).addColumn('unpublished_schedule', 'text').execute();
  },
};
