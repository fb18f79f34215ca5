import type { Migration } from 'kysely/migration';
import { bookingMigration } from './bookings/0002-bookings.ts';
import { limitsMigration } from './bookings/0003-limits.ts';
import { seatsByQuarterMigration } from './bookings/0009-seats-by-quarter.ts';
import { changedBookingsMigration } from './bookings/0011-changed-bookings.ts';
import { waitingListMigration } from './bookings/0012-waiting-list.ts';
import { retainedGuaranteesMigration } from './bookings/0019-retained-guarantees.ts';
import { refusedTimesMigration } from './bookings/0020-refused-times.ts';
import { requestedAreasMigration } from './bookings/0021-requested-areas.ts';
import { beginMigration } from './content/0001-begin.ts';
import { pageLifeMigration } from './content/0007-page-life.ts';
import { mediaLibraryMigration } from './content/0013-media-library.ts';
import { contentDraftsMigration } from './content/0014-content-drafts.ts';
import { mediaKindsMigration } from './content/0015-media-kinds.ts';
import { itemEndsMigration } from './content/0017-item-ends.ts';
import { unpublishedScheduleMigration } from './content/0018-unpublished-schedule.ts';
import { formsMigration } from './forms/0004-forms.ts';
import { submissionsMigration } from './forms/0005-submissions.ts';
import { walletMigration } from './forms/0006-wallet.ts';
import { mailErrorsMigration } from './forms/0008-mail-errors.ts';
import { formsByDayMigration } from './forms/0010-forms-by-day.ts';
import { leaveLinksMigration } from './forms/0016-leave-links.ts';

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
  '0015-media-kinds': mediaKindsMigration,
  '0016-leave-links': leaveLinksMigration,
  '0017-item-ends': itemEndsMigration,
  '0018-unpublished-schedule': unpublishedScheduleMigration,
  '0019-retained-guarantees': retainedGuaranteesMigration,
  '0020-refused-times': refusedTimesMigration,
  '0021-requested-areas': requestedAreasMigration,
};
