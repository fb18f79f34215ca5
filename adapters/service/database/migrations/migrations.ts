import type { Migration } from 'kysely/migration';
import { beginMigration } from './0001-begin.ts';
import { bookingMigration } from './0002-bookings.ts';
import { limitsMigration } from './0003-limits.ts';
import { formsMigration } from './0004-forms.ts';
import { submissionsMigration } from './0005-submissions.ts';
import { walletMigration } from './0006-wallet.ts';
import { pageLifeMigration } from './0007-page-life.ts';
import { mailErrorsMigration } from './0008-mail-errors.ts';
import { seatsByQuarterMigration } from './0009-seats-by-quarter.ts';
import { formsByDayMigration } from './0010-forms-by-day.ts';
import { changedBookingsMigration } from './0011-changed-bookings.ts';
import { waitingListMigration } from './0012-waiting-list.ts';
import { mediaLibraryMigration } from './0013-media-library.ts';
import { contentDraftsMigration } from './0014-content-drafts.ts';

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
  '0009-seats-by-quarter': seatsByQuarterMigration,
  '0010-forms-by-day': formsByDayMigration,
  '0011-changed-bookings': changedBookingsMigration,
  '0012-waiting-list': waitingListMigration,
  '0013-media-library': mediaLibraryMigration,
  '0014-content-drafts': contentDraftsMigration,
};
