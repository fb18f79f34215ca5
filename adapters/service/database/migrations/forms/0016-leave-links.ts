import type { Migration } from 'kysely/migration';

/** Mails to members of the mailing list have the address with which they leave it. */
export const leaveLinksMigration: Migration = {
  async up(database) {
    await database.schema.alterTable('outbox').addColumn('leave_url', 'text').execute();
  },
};
