import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const contentTables = ['settings', 'menus', 'offers', 'jobs', 'social_posts'] as const;

/** Migrations get a database without table types, because the types change and migrations do not. */
const createContentTable = (database: Kysely<unknown>, table: string) =>
  database.schema
    .createTable(table)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull());

export const beginMigration: Migration = {
  async up(database) {
    for (const table of contentTables) await createContentTable(database, table).execute();
    await createContentTable(database, 'restaurants')
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('city', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('pages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text')
      .addColumn('draft', 'text')
      .addColumn('draft_version', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('draft_saved_at', 'text')
      .addColumn('published', 'text')
      .addColumn('published_revision', 'integer')
      .addColumn('published_at', 'text')
      .execute();
    await database.schema
      .createTable('revisions')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('revisions_key', ['kind', 'subject', 'number'])
      .execute();
    await database.schema
      .createTable('tokens')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('tokens_by_expiry').on('tokens').column('expires_at').execute();
    await database.schema
      .createTable('changes')
      .addColumn('sequence', 'integer', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('counters')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'integer', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('facts')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await sql`insert into counters (name, value) values ('changes', 0)`.execute(database);
  },
};
