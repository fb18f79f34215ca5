import type { Migration } from 'kysely/migration';

/** Uploaded images and videos, and what editors say about any file. */
export const mediaLibraryMigration: Migration = {
  async up(database) {
    await database.schema
      .createTable('media_files')
      .addColumn('url', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('poster', 'text', (column) => column.notNull())
      .addColumn('variants', 'text', (column) => column.notNull())
      .addColumn('uploaded_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .execute();
    await database.schema
      .createTable('media_descriptions')
      .addColumn('url', 'text', (column) => column.primaryKey())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('focus', 'text')
      .execute();
  },
};
