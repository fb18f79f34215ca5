import type { Migration } from 'kysely/migration';

export const mailErrorsMigration: Migration = {
  async up(database) {
    await database.schema.alterTable('outbox').addColumn('last_error', 'text').execute();
  },
};
