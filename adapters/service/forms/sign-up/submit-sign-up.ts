import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { runTransaction } from '#adapters/service/database/run-transaction.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { normalizeEmail } from '#adapters/service/mail/delivery/normalize-email.ts';
import { readLetterhead } from '#adapters/service/mail/letter/letterhead.ts';
import { queueMail } from '#adapters/service/mail/outbox.ts';
import type { Service } from '#adapters/service/service.ts';
import type { signUpRequest } from '#schemas/api/forms/sign-up.ts';
import { birthdayToSeconds } from '#schemas/forms/_shared/fields/birthday-to-seconds.ts';
import { signUpForm } from '#schemas/forms/sign-up/sign-up.form.ts';
import { createFormContext, listRestaurantChoices } from '../form-choices.ts';
import { checkAddressLimit, checkMinuteLimit, type FormRejection, isMailDue } from '../form-limits.ts';
import { validateValues } from '../validate-values.ts';
import { signUpMail } from './sign-up-mail.ts';

type SignUpDependencies = Pick<Service, 'database' | 'limits' | 'siteOrigin' | 'theme'>;
type SignUpValues = z.output<typeof signUpForm.fields>;

/**
 * Adds a customer to the mailing list and sends the link to the preferences, at most once per address in 24 hours. The
 * data of a known address is not changed, because anybody can type it and only its owner has the link. `now` in
 * milliseconds.
 */
export async function submitSignUp(
  { database, limits, ...site }: SignUpDependencies,
  body: z.output<typeof signUpRequest>,
  now: number,
): Promise<FormRejection | undefined> {
  const context = createFormContext(now, { favouriteRestaurant: await listRestaurantChoices(database) });
  return runTransaction(database, async (connection) => {
    const values = validateValues(signUpForm, body, context);
    const addressRejection = await checkAddressLimit(connection, { email: values.emailAddress, now }, limits);
    if (addressRejection) return { commit: false, value: addressRejection };
    const customer = await findOrCreateCustomer(connection, values, now);
    if (customer) {
      const letterhead = await readLetterhead(connection, site);
      const link = `${letterhead.siteUrl}/preferences/${customer.guid}`;
      await queueMail(connection, signUpMail({ ...customer, letterhead, link }), new Date(now).toISOString());
    }
    const minuteRejection = await checkMinuteLimit(connection, { mails: customer ? 1 : 0, now }, limits);
    return { commit: minuteRejection === undefined, value: minuteRejection };
  });
}

/** The customer of an address, created if needed; undefined if no mail is due. */
async function findOrCreateCustomer(connection: Connection, values: SignUpValues, now: number) {
  const at = new Date(now).toISOString();
  const { emailAddress: email, firstName } = values;
  const existing = await connection
    .selectFrom('customers')
    .select(['guid', 'email', 'mailed_at'])
    .where('email_key', '=', normalizeEmail(email))
    .executeTakeFirst();
  if (existing) {
    if (!isMailDue(existing.mailed_at, now)) return undefined;
    await connection.updateTable('customers').set({ mailed_at: at }).where('guid', '=', existing.guid).execute();
    return { guid: existing.guid, email: existing.email };
  }
  const guid = randomUUID();
  await connection
    .insertInto('customers')
    .values({
      guid,
      email,
      email_key: normalizeEmail(email),
      first_name: firstName,
      phone: values.phoneNumber ?? null,
      gender: null,
      favourite_restaurant: values.favouriteRestaurant ?? null,
      birth_date: birthdayToSeconds(values.birthday) ?? null,
      sms: values.acceptSMSTerms ? 1 : 0,
      interests: '[]',
      created_at: at,
      mailed_at: at,
      apple_wallet_at: null,
      google_wallet_at: null,
    })
    .execute();
  return { guid, email };
}
