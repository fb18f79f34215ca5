import type { Migration } from 'kysely/migration';

export const submissionsMigration: Migration = {
  async up(database) {
    await database.schema
      .createTable('submissions')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('filled_in', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('delete_after', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('submissions_by_delete_after').on('submissions').column('delete_after').execute();
  },
};
