import type { Migration } from 'kysely/migration';
import { beginMigration } from './0001-begin.ts';
import { bookingMigration } from './booking-migration.ts';
import { formsMigration } from './forms-migration.ts';
import { limitsMigration } from './limits-migration.ts';
import { mailErrorsMigration } from './mail-errors-migration.ts';
import { pageLifeMigration } from './page-life-migration.ts';
import { submissionsMigration } from './submissions-migration.ts';
import { walletMigration } from './wallet-migration.ts';

/** All migrations in order, by the ids stored in databases. Never change a released migration; add a new one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-begin': beginMigration,
  '0002-bookings': bookingMigration,
  '0003-limits': limitsMigration,
  '0004-forms': formsMigration,
  '0005-submissions': submissionsMigration,
  '0006-wallet': walletMigration,
  '0007-page-life': pageLifeMigration,
  '0008-mail-errors': mailErrorsMigration,
};
