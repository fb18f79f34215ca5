import { readBrand } from '#adapters/service/booking/mail/brand.ts';
import { decide } from '#adapters/service/content/pages/decide.ts';
import { readContent } from '#adapters/service/content/store/contents.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { personKey } from '#adapters/service/mail/delivery/person-key.ts';
import { putMail } from '#adapters/service/mail/outbox.ts';
import type { Service } from '#adapters/service/service.ts';
import { type Offer, offer } from '#schemas/domain/offer/offer.ts';
import { voucherForm } from '#schemas/forms/voucher/voucher.form.ts';
import { formContext } from '../form-choices.ts';
import { declineAddress, declineMoment, type FormLimitReached, isMailDue } from '../form-limits.ts';
import { validateValues } from '../validate-values.ts';
import { newVoucherCode } from './voucher-code.ts';
import { voucherMail } from './voucher-mail.ts';

interface Asked {
  readonly offerSlug: string;
  readonly emailAddress: string;
  readonly acceptTerms: boolean;
}

/**
 * Sends an address its code of an offer: always the same one, and once in 24 hours at most, however often it is asked for.
 * `now` in milliseconds.
 */
export async function takeVoucher(
  { database, limits }: Pick<Service, 'database' | 'limits'>,
  { offerSlug, ...values }: Asked,
  now: number,
): Promise<FormLimitReached | undefined> {
  const { emailAddress: email } = validateValues(voucherForm, values, formContext(now));
  return decide(database, async (connection) => {
    const found = await findOffer(connection, offerSlug, now);
    if ('declined' in found) return { keep: false, value: found };
    const refused = await declineAddress(connection, { email, now }, limits);
    if (refused) return { keep: false, value: refused };
    const code = await findDue(connection, { offerId: found.id, email }, now);
    if (code) {
      const brand = await readBrand(connection);
      await putMail(connection, voucherMail({ offer: found, email, code, brand }), new Date(now).toISOString());
    }
    const declined = await declineMoment(connection, { mails: code ? 1 : 0, now }, limits);
    return { keep: declined === undefined, value: declined };
  });
}

/** The offer whose code may be had on this day. */
async function findOffer(connection: Connection, id: string, now: number): Promise<Offer | FormLimitReached> {
  const content = await readContent(connection, 'offer', id);
  if (content === undefined) return { declined: 'There is no such offer. Please choose one of our offers.' };
  const found = offer.parse(JSON.parse(content));
  const { today } = formContext(now);
  if (!found.voucher) return { declined: 'This offer needs no code: just come and ask for it.' };
  if (found.endDate !== undefined && found.endDate < today)
    return { declined: 'This offer has ended. Please look at our other offers.' };
  if (found.startDate !== undefined && found.startDate > today)
    return { declined: 'This offer has not begun. Please come back when it has.' };
  return found;
}

/** The code of an address, made where there was none; undefined: there is no mail due. */
async function findDue(
  connection: Connection,
  { offerId, email }: { readonly offerId: string; readonly email: string },
  now: number,
): Promise<string | undefined> {
  const at = new Date(now).toISOString();
  const row = { offer_id: offerId, email, email_key: personKey(email), created_at: at, mailed_at: at };
  const code = newVoucherCode();
  // Two ways of writing one person’s address do not wait for each other's turn: the first to come has the row.
  const { numInsertedOrUpdatedRows: made } = await connection
    .insertInto('vouchers')
    .values({ code, ...row })
    .onConflict((conflict) => conflict.columns(['offer_id', 'email_key']).doNothing())
    .executeTakeFirst();
  if (made === 1n) return code;
  const known = await connection
    .selectFrom('vouchers')
    .select(['code', 'mailed_at'])
    .where('offer_id', '=', offerId)
    .where('email_key', '=', row.email_key)
    .executeTakeFirstOrThrow();
  if (!isMailDue(known.mailed_at, now)) return undefined;
  await connection.updateTable('vouchers').set({ mailed_at: at }).where('code', '=', known.code).execute();
  return known.code;
}
