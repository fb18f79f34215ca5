import type { Migration } from 'kysely/migration';

/** Drafts, schedules and deletions of all content but pages. The indexes are for the frequent check for due schedules. */
export const contentDraftsMigration: Migration = {
  async up(database) {
    await database.schema
      .createTable('content_drafts')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('draft', 'text')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('saved_at', 'text')
      .addColumn('scheduled', 'text')
      .addColumn('scheduled_at', 'text')
      .addColumn('schedule_error', 'text')
      .addColumn('deleted_at', 'text')
      .addColumn('deleted', 'text')
      .addColumn('deleted_position', 'integer')
      .addPrimaryKeyConstraint('content_drafts_key', ['kind', 'id'])
      .execute();
    for (const column of ['scheduled_at', 'deleted_at'])
      await database.schema.createIndex(`content_drafts_by_${column}`).on('content_drafts').column(column).execute();
  },
};
