import type { FormDefinition, FormValues } from '#schemas/forms/_shared/define-form.ts';
import { listRestaurantFields } from '#schemas/forms/_shared/fields/list-fields.ts';
import { createBookingReference } from '../booking/availability/booking-reference.ts';
import { runTransaction } from '../database/run-transaction.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Service } from '../service.ts';
import { readAddressee } from './enquiry/addressee.ts';
import { createFormContext, listRestaurantChoices } from './form-choices.ts';
import { checkMinuteLimit, dayMs, type FormRejection, isAddressLimitReached } from './form-limits.ts';
import { submissionNotice, submissionReceipt } from './submission-mails.ts';
import { validateValues } from './validate-values.ts';

/** Submissions are stored for 24 months. */
const retentionMs = 730 * dayMs;

const findText = (values: FormValues, names: readonly string[]): string | undefined =>
  names.map((name) => values[name]).find((value) => typeof value === 'string');

/**
 * Saves the submission of a form without its own endpoint, confirms it to the email address if there is one
 * that is within its limit, and notifies the chosen restaurant or the chain. Throws an `HttpError` if it does not match the form. `now` in
 * milliseconds.
 */
export async function saveSubmission(
  dependencies: Pick<Service, 'database' | 'limits' | 'siteOrigin' | 'theme'>,
  form: FormDefinition,
  body: FormValues,
  now: number,
): Promise<FormRejection | undefined> {
  const { database, limits } = dependencies;
  const stores = await listRestaurantChoices(database);
  return runTransaction(database, async (connection) => {
    const fieldNames = listRestaurantFields(form);
    const choices = Object.fromEntries(fieldNames.map((field) => [field, stores]));
    const values = validateValues(form, body, createFormContext(now, choices));
    const email = findText(values, ['email', 'emailAddress']);
    const confirmedEmail =
      email !== undefined && (await isAddressLimitReached(connection, { email, now }, limits)) ? undefined : email;
    const row = {
      reference: createBookingReference(),
      form: form.name,
      email: email ?? null,
      filled_in: JSON.stringify(values),
      created_at: new Date(now).toISOString(),
      delete_after: new Date(now + retentionMs).toISOString(),
    };
    await connection.insertInto('submissions').values(row).execute();
    const to = await readAddressee(connection, dependencies, findText(values, fieldNames));
    const mails = [
      ...(confirmedEmail === undefined ? [] : [submissionReceipt(form, row.reference, confirmedEmail, to)]),
      ...(to.email === undefined
        ? []
        : [submissionNotice({ form, reference: row.reference, values, choices, to }, to.email)]),
    ];
    for (const mail of mails) await queueMail(connection, mail, row.created_at);
    const minuteRejection = await checkMinuteLimit(connection, { mails: mails.length, now }, limits);
    return { commit: minuteRejection === undefined, value: minuteRejection };
  });
}
