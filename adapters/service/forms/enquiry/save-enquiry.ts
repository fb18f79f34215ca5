import { createBookingReference } from '#adapters/service/booking/availability/booking-reference.ts';
import type { EnquiryTable } from '#adapters/service/database/form-tables.ts';
import { queueMail } from '#adapters/service/mail/outbox.ts';
import type { Service } from '#adapters/service/service.ts';
import type { ReceivedFile } from '../application/receive-files.ts';
import { insertFiles, runTransactionWithFiles } from '../application/transaction-with-files.ts';
import { checkMinuteLimit, dayMs, type FormRejection, isAddressLimitReached } from '../form-limits.ts';
import { readAddressee } from './addressee.ts';
import { enquiryNotice, enquiryReceipt } from './enquiry-mails.ts';

/** Enquiries are stored for 24 months. */
const retentionMs = 730 * dayMs;

export type Enquiry = Omit<EnquiryTable, 'reference' | 'created_at' | 'delete_after'>;

/**
 * Saves an enquiry with its files, confirms it to the sender within the limit of their address, and notifies the
 * restaurant, or the chain if the restaurant has no address. `now` in milliseconds.
 */
export async function saveEnquiry(
  dependencies: Pick<Service, 'database' | 'files' | 'limits' | 'siteOrigin' | 'theme'>,
  { enquiry, files }: { readonly enquiry: Enquiry; readonly files: readonly ReceivedFile[] },
  now: number,
): Promise<FormRejection | undefined> {
  return runTransactionWithFiles(dependencies, files, async (connection) => {
    const isUnconfirmed = await isAddressLimitReached(connection, { email: enquiry.email, now }, dependencies.limits);
    const row = {
      ...enquiry,
      reference: createBookingReference(),
      created_at: new Date(now).toISOString(),
      delete_after: new Date(now + retentionMs).toISOString(),
    };
    await connection.insertInto('enquiries').values(row).execute();
    await insertFiles(connection, row.reference, files);
    const to = await readAddressee(connection, dependencies, row.store_id);
    const mails = [
      ...(isUnconfirmed ? [] : [enquiryReceipt(row, to)]),
      ...(to.email ? [enquiryNotice(row, to, to.email, files.length)] : []),
    ];
    for (const mail of mails) await queueMail(connection, mail, row.created_at);
    const minuteRejection = await checkMinuteLimit(connection, { mails: mails.length, now }, dependencies.limits);
    return { commit: minuteRejection === undefined, value: minuteRejection };
  });
}
