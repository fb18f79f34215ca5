import type { Migration } from 'kysely/migration';

/** Content beside the pages can be unpublished, at once or at a scheduled time. It returns to its position when it is published again. */
export const itemEndsMigration: Migration = {
  async up(database) {
    for (const column of ['unpublish_at', 'unpublish_error'])
      await database.schema.alterTable('content_drafts').addColumn(column, 'text').execute();
    await database.schema.alterTable('content_drafts').addColumn('unpublished_position', 'integer').execute();
    await database.schema
      .createIndex('content_drafts_by_unpublish_at')
      .on('content_drafts')
      .column('unpublish_at')
      .execute();
  },
};
