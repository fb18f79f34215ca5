import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { readBrand } from '#adapters/service/booking/mail/brand.ts';
import { decide } from '#adapters/service/content/pages/decide.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { recipientKey } from '#adapters/service/mail/delivery/recipient-key.ts';
import { putMail } from '#adapters/service/mail/outbox.ts';
import type { Service } from '#adapters/service/service.ts';
import type { signUp } from '#schemas/api/forms/sign-up.ts';
import { secondsOfBirthday } from '#schemas/forms/_shared/fields/birthday-seconds.ts';
import { signUpForm } from '#schemas/forms/sign-up/sign-up.form.ts';
import { formContext, restaurantChoices } from '../form-choices.ts';
import { declineAddress, declineMoment, type FormLimitReached, isMailDue } from '../form-limits.ts';
import { validateValues } from '../validate-values.ts';
import { signUpMail } from './sign-up-mail.ts';

type Means = Pick<Service, 'database' | 'limits' | 'siteOrigin'>;
type Joining = z.output<typeof signUpForm.fields>;

/**
 * Puts somebody on the mailing list and sends the link to the preferences, to an address once in 24 hours at most. What
 * an address has told before stays as it is: anybody can type it, and only its owner has the link. `now` in milliseconds.
 */
export async function takeSignUp(
  { database, limits, siteOrigin }: Means,
  body: z.output<typeof signUp>,
  now: number,
): Promise<FormLimitReached | undefined> {
  return decide(database, async (connection) => {
    const context = formContext(now, { favouriteRestaurant: await restaurantChoices(connection) });
    const joining = validateValues(signUpForm, body, context);
    const refused = await declineAddress(connection, { email: joining.emailAddress, now }, limits);
    if (refused) return { keep: false, value: refused };
    const customer = await findDue(connection, joining, now);
    if (customer) {
      const brand = await readBrand(connection);
      const link = `${siteOrigin()}/preferences/${customer.guid}`;
      await putMail(connection, signUpMail({ ...customer, brand, link }), new Date(now).toISOString());
    }
    const declined = await declineMoment(connection, { mails: customer ? 1 : 0, now }, limits);
    return { keep: declined === undefined, value: declined };
  });
}

/** The customer of an address, made where there was none; undefined: there is no mail due. */
async function findDue(connection: Connection, joining: Joining, now: number) {
  const at = new Date(now).toISOString();
  const { emailAddress: email, firstName } = joining;
  const known = await connection
    .selectFrom('customers')
    .select(['guid', 'email', 'mailed_at'])
    .where('email_key', '=', recipientKey(email))
    .executeTakeFirst();
  if (known) {
    if (!isMailDue(known.mailed_at, now)) return undefined;
    await connection.updateTable('customers').set({ mailed_at: at }).where('guid', '=', known.guid).execute();
    return { guid: known.guid, email: known.email };
  }
  const guid = randomUUID();
  await connection
    .insertInto('customers')
    .values({
      guid,
      email,
      email_key: recipientKey(email),
      first_name: firstName,
      phone: joining.phoneNumber ?? null,
      gender: null,
      favourite_restaurant: joining.favouriteRestaurant ?? null,
      birth_date: secondsOfBirthday(joining.birthday) ?? null,
      sms: joining.acceptSMSTerms ? 1 : 0,
      interests: '[]',
      created_at: at,
      mailed_at: at,
      apple_wallet_at: null,
      google_wallet_at: null,
    })
    .execute();
  return { guid, email };
}
