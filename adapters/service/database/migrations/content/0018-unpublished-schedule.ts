import type { Migration } from 'kysely/migration';

/** The schedule that an item had when it was unpublished, so that undo brings it back. */
export const unpublishedScheduleMigration: Migration = {
  async up(database) {
    await database.schema.alterTable('content_drafts').addColumn('unpublished_schedule', 'text').execute();
  },
};
