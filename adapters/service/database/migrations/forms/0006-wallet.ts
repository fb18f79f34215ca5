import type { Migration } from 'kysely/migration';

export const walletMigration: Migration = {
  async up(database) {
    for (const column of ['apple_wallet_at', 'google_wallet_at'])
      await database.schema.alterTable('customers').addColumn(column, 'text').execute();
  },
};
