import type { FormDefinition, FormValues } from '#schemas/forms/_shared/define-form.ts';
import { restaurantFields } from '#schemas/forms/_shared/fields/field-facts.ts';
import { newReference } from '../booking/availability/reference.ts';
import { decide } from '../content/pages/decide.ts';
import { putMail } from '../mail/outbox.ts';
import type { Service } from '../service.ts';
import { readAddressee } from './enquiry/addressee.ts';
import { formContext, restaurantChoices } from './form-choices.ts';
import { dayMs, declineAddress, declineMoment, type FormLimitReached } from './form-limits.ts';
import { submissionNotice, submissionReceipt } from './submission-mails.ts';
import { validateValues } from './validate-values.ts';

/** How long what came by a form is kept: 24 months. */
const keptMs = 730 * dayMs;

const wordOf = (values: FormValues, names: readonly string[]): string | undefined =>
  names.map((name) => values[name]).find((value) => typeof value === 'string');

/**
 * Keeps what came by a form that has no call of its own, thanks whoever gave an e-mail address, and tells the restaurant
 * that was chosen, or the chain. Throws a `Refusal` for what does not fit the form. `now` in milliseconds.
 */
export async function takeSubmission(
  { database, limits }: Pick<Service, 'database' | 'limits'>,
  form: FormDefinition,
  body: FormValues,
  now: number,
): Promise<FormLimitReached | undefined> {
  return decide(database, async (connection) => {
    const stores = await restaurantChoices(connection);
    const asking = restaurantFields(form);
    const choices = Object.fromEntries(asking.map((field) => [field, stores]));
    const values = validateValues(form, body, formContext(now, choices));
    const email = wordOf(values, ['email', 'emailAddress']);
    const refused = email === undefined ? undefined : await declineAddress(connection, { email, now }, limits);
    if (refused) return { keep: false, value: refused };
    const row = {
      reference: newReference(),
      form: form.name,
      email: email ?? null,
      filled_in: JSON.stringify(values),
      created_at: new Date(now).toISOString(),
      delete_after: new Date(now + keptMs).toISOString(),
    };
    await connection.insertInto('submissions').values(row).execute();
    const to = await readAddressee(connection, wordOf(values, asking));
    const mails = [
      ...(email === undefined ? [] : [submissionReceipt(form, row.reference, email, to)]),
      ...(to.email === undefined
        ? []
        : [submissionNotice({ form, reference: row.reference, values, choices, to }, to.email)]),
    ];
    for (const mail of mails) await putMail(connection, mail, row.created_at);
    const declined = await declineMoment(connection, { mails: mails.length, now }, limits);
    return { keep: declined === undefined, value: declined };
  });
}
