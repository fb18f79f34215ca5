import { newReference } from '#adapters/service/booking/availability/reference.ts';
import type { EnquiryTable } from '#adapters/service/database/form-tables.ts';
import { putMail } from '#adapters/service/mail/outbox.ts';
import type { Service } from '#adapters/service/service.ts';
import type { ReceivedFile } from '../application/receive-files.ts';
import { decideWithFiles, noteFiles } from '../application/with-files.ts';
import { dayMs, declineAddress, declineMoment, type FormLimitReached } from '../form-limits.ts';
import { readAddressee } from './addressee.ts';
import { enquiryNotice, enquiryReceipt } from './enquiry-mails.ts';

/** How long an enquiry is kept: 24 months. */
const keptMs = 730 * dayMs;

export type Enquiry = Omit<EnquiryTable, 'reference' | 'created_at' | 'delete_after'>;

/**
 * Keeps an enquiry with its files, thanks whoever sent it and tells the restaurant, or the chain where the restaurant has
 * no address of its own. `now` in milliseconds.
 */
export async function keepEnquiry(
  means: Pick<Service, 'database' | 'files' | 'limits'>,
  { enquiry, files }: { readonly enquiry: Enquiry; readonly files: readonly ReceivedFile[] },
  now: number,
): Promise<FormLimitReached | undefined> {
  return decideWithFiles(means, files, async (connection) => {
    const refused = await declineAddress(connection, { email: enquiry.email, now }, means.limits);
    if (refused) return { keep: false, value: refused };
    const row = {
      ...enquiry,
      reference: newReference(),
      created_at: new Date(now).toISOString(),
      delete_after: new Date(now + keptMs).toISOString(),
    };
    await connection.insertInto('enquiries').values(row).execute();
    await noteFiles(connection, row.reference, files);
    const to = await readAddressee(connection, row.store_id);
    const mails = [enquiryReceipt(row, to), ...(to.email ? [enquiryNotice(row, to, to.email, files.length)] : [])];
    for (const mail of mails) await putMail(connection, mail, row.created_at);
    const declined = await declineMoment(connection, { mails: mails.length, now }, means.limits);
    return { keep: declined === undefined, value: declined };
  });
}
