import { readContent } from '#adapters/service/content/store/contents.ts';
import { runTransaction } from '#adapters/service/database/run-transaction.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { getEmailQuotaKey } from '#adapters/service/mail/delivery/email-quota-key.ts';
import { readLetterhead } from '#adapters/service/mail/letter/letterhead.ts';
import { queueMail } from '#adapters/service/mail/outbox.ts';
import type { Service } from '#adapters/service/service.ts';
import { type Offer, offerSchema } from '#schemas/domain/offer/offer.ts';
import { voucherForm } from '#schemas/forms/voucher/voucher.form.ts';
import { createFormContext } from '../form-choices.ts';
import { checkAddressLimit, checkMinuteLimit, type FormRejection, isMailDue } from '../form-limits.ts';
import { validateValues } from '../validate-values.ts';
import { createVoucherCode } from './voucher-code.ts';
import { voucherMail } from './voucher-mail.ts';

interface VoucherClaim {
  readonly offerSlug: string;
  readonly emailAddress: string;
  readonly acceptTerms: boolean;
}

/**
 * Sends the voucher code of an offer to an address: always the same code, at most once in 24 hours. `now` in
 * milliseconds.
 */
export async function submitVoucherClaim(
  { database, limits, ...site }: Pick<Service, 'database' | 'limits' | 'siteOrigin' | 'theme'>,
  { offerSlug, ...values }: VoucherClaim,
  now: number,
): Promise<FormRejection | undefined> {
  const { emailAddress: email } = validateValues(voucherForm, values, createFormContext(now));
  return runTransaction(database, async (connection) => {
    const found = await findOffer(connection, offerSlug, now);
    if ('message' in found) return { commit: false, value: found };
    const addressRejection = await checkAddressLimit(connection, { email, now }, limits);
    if (addressRejection) return { commit: false, value: addressRejection };
    const code = await findOrCreateCode(connection, { offerId: found.id, email }, now);
    if (code) {
      const letterhead = await readLetterhead(connection, site);
      await queueMail(connection, voucherMail({ offer: found, email, code, letterhead }), new Date(now).toISOString());
    }
    const minuteRejection = await checkMinuteLimit(connection, { mails: code ? 1 : 0, now }, limits);
    return { commit: minuteRejection === undefined, value: minuteRejection };
  });
}

/** The offer, if its code is available today. */
async function findOffer(connection: Connection, id: string, now: number): Promise<Offer | FormRejection> {
  const content = await readContent(connection, 'offer', id);
  if (content === undefined) return { message: 'There is no such offer. Please choose one of our offers.' };
  const found = offerSchema.parse(JSON.parse(content));
  const { today } = createFormContext(now);
  if (!found.voucher) return { message: 'This offer needs no code: just come and ask for it.' };
  if (found.endDate !== undefined && found.endDate < today)
    return { message: 'This offer has ended. Please look at our other offers.' };
  if (found.startDate !== undefined && found.startDate > today)
    return { message: 'This offer has not begun. Please come back when it has.' };
  return found;
}

/** The voucher code of an address, created if needed; undefined if no mail is due. */
async function findOrCreateCode(
  connection: Connection,
  { offerId, email }: { readonly offerId: string; readonly email: string },
  now: number,
): Promise<string | undefined> {
  const at = new Date(now).toISOString();
  const row = { offer_id: offerId, email, email_key: getEmailQuotaKey(email), created_at: at, mailed_at: at };
  const code = createVoucherCode();
  // Variants of one person's address have different locks, so concurrent requests can get here; the first one inserts
  // the row.
  const { numInsertedOrUpdatedRows: insertedRows } = await connection
    .insertInto('vouchers')
    .values({ code, ...row })
    .onConflict((conflict) => conflict.columns(['offer_id', 'email_key']).doNothing())
    .executeTakeFirst();
  if (insertedRows === 1n) return code;
  const existing = await connection
    .selectFrom('vouchers')
    .select(['code', 'mailed_at'])
    .where('offer_id', '=', offerId)
    .where('email_key', '=', row.email_key)
    .executeTakeFirstOrThrow();
  if (!isMailDue(existing.mailed_at, now)) return undefined;
  await connection.updateTable('vouchers').set({ mailed_at: at }).where('code', '=', existing.code).execute();
  return existing.code;
}
